import type { BeatEntry } from '#shared/contract/beat-manifest.ts'

/** A beat as the manifest has it: a second of loop, in two files. */
export function aBeat(own: Partial<BeatEntry> = {}): BeatEntry {
  const id = own.id ?? 'a-beat'
  return {
    ...{ id, title: id, style: 'boom-bap', mood: 'plain', use: 'battle', character: 'razor' },
    ...{ bpm: 90, feltBpm: 90, bars: 8, beatsPerBar: 4 },
    ...{ leadSamples: 3_840, loopSamples: 48_000, totalSamples: 54_000, preSkipSamples: 336 },
    ...{ loudness: -18, truePeak: -8 },
    files: (['webm', 'mp4'] as const).map((format) => ({
      name: `${id}.0123456789abcdef.${format}`,
      contentType: `audio/${format}; codecs=opus`,
      bytes: 9,
    })),
    ...own,
  }
}
