import { createHash } from 'node:crypto'
import { AUDIO_CONTENT_TYPES } from '../../cloud-api/ports/audio-store/audio-store.ts'
import { mp4File } from '../../cloud-api/ports/audio-store/formats/mp4-file.ts'
import { webmFile } from '../../cloud-api/ports/audio-store/formats/webm-file.ts'
import { createOpusEncoder } from '../../cloud-api/ports/speech-out/opus-encoder.ts'
import { OPUS_RATE, PRE_SKIP_SAMPLES } from '../../cloud-api/ports/speech-out/opus-format.ts'
import type { BeatEntry } from '#shared/contract/beat-manifest.ts'
import { CHARACTER_IDS } from '#shared/domain/character/character.ts'
import { renderBeat, type Beat } from '#shared/dsp/beats/beat.ts'
import { BEAT_BY_CHARACTER } from '#shared/dsp/beats/beats.ts'
import { BEAT_LOUDNESS } from '#shared/dsp/beats/mix/master.ts'
import { THEME } from '#shared/dsp/beats/songs/theme.ts'
import { toDecibels } from '#shared/dsp/decibels.ts'
import { integratedLoudness } from '#shared/dsp/loudness.ts'
import { truePeakOf } from '#shared/dsp/true-peak.ts'
import { loopPackets } from './loop-packets.ts'
import { writeWhole } from '../write-whole.ts'

/** Most bytes of a file (BEAT-10). */
export const MOST_BYTES = 400_000
/** Bits a second; long loops get fewer, to stay below MOST_BYTES. */
const BITRATE = 96_000
/** Variable rates stray from their mean. */
const HEADROOM = 0.93

/**
 * Plays a beat and writes it as WebM and as MP4 of the same packets.
 * @returns what the manifest says of it
 * @throws Error when it came out too loud, too quiet or too large
 */
export async function writeBeat(beat: Beat, folder: string): Promise<BeatEntry> {
  const { left, right } = renderBeat(beat, OPUS_RATE)
  const loudness = integratedLoudness([left, right], OPUS_RATE)
  const truePeak = toDecibels(Math.max(truePeakOf(left), truePeakOf(right)))
  if (!(Math.abs(loudness - BEAT_LOUDNESS) <= 0.5 && truePeak <= -1)) {
    throw new Error(`${beat.id} has ${loudness.toFixed(1)} LUFS and ${truePeak.toFixed(1)} dBTP.`)
  }
  const seconds = left.length / OPUS_RATE
  const bitrate = Math.min(BITRATE, Math.floor((MOST_BYTES * 8 * HEADROOM) / seconds))
  const { packets, ...samples } = loopPackets(
    { left, right },
    createOpusEncoder({ channels: 2, bitrate, complexity: 10 }),
  )
  const durationMs = (samples.totalSamples * 1000) / OPUS_RATE
  const contents = [
    { format: 'webm', content: webmFile({ packets, durationMs, channels: 2 }) },
    { format: 'mp4', content: await mp4File(packets, 2) },
  ] as const
  const files: BeatEntry['files'] = []
  for (const { format, content } of contents) {
    if (content.length > MOST_BYTES) throw new Error(`${beat.id}.${format} has ${content.length} bytes.`)
    const name = `${beat.id}.${createHash('sha256').update(content).digest('hex').slice(0, 16)}.${format}`
    await writeWhole(folder, name, content)
    files.push({ name, contentType: AUDIO_CONTENT_TYPES[format], bytes: content.length })
  }
  const { id, title, style, mood, bpm, feltBpm, bars } = beat
  return {
    ...{ id, title, style, mood, bpm, feltBpm, bars, beatsPerBar: 4 },
    use: beat === THEME ? 'theme' : 'battle',
    character: CHARACTER_IDS.find((character) => BEAT_BY_CHARACTER[character] === beat) ?? null,
    ...samples,
    preSkipSamples: PRE_SKIP_SAMPLES,
    loudness: Number(loudness.toFixed(2)),
    truePeak: Number(truePeak.toFixed(2)),
    files,
  }
}
