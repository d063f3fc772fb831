import { z } from 'zod'
import { CHARACTER_IDS } from '#shared/domain/character/character.ts'

/** One file of a beat. */
const beatFile = z.object({
  /** Lies beside the manifest; its middle part is drawn from its content. */
  name: z.string().regex(/^[a-z0-9-]+\.[0-9a-f]{16}\.(webm|mp4)$/),
  contentType: z.string(),
  bytes: z.int().positive(),
})

/** A beat as it is played: what it is, and how to go round with it to the sample. */
const beatEntry = z.object({
  id: z.string(),
  title: z.string(),
  style: z.enum(['boom-bap', 'trap', 'drill']),
  mood: z.string(),
  /** Beats are for rapping over; the theme is for the signed-in pages. */
  use: z.enum(['battle', 'theme']),
  /** Whose beat it is; null where it is anybody's. */
  character: z.enum(CHARACTER_IDS).nullable(),
  bpm: z.number().positive(),
  /** Beats a minute at which a rapper counts. */
  feltBpm: z.number().positive(),
  bars: z.int().positive(),
  beatsPerBar: z.literal(4),
  /** Decoded samples before the loop's first downbeat: the end of the loop once more, for the decoder to settle. */
  leadSamples: z.int().nonnegative(),
  /** The loop, from downbeat to downbeat. What follows it in the file is its beginning once more. */
  loopSamples: z.int().positive(),
  /** Decoded samples in all, once the decoder has dropped `preSkipSamples`. */
  totalSamples: z.int().positive(),
  /** What a decoder drops by itself. One that gives so many more samples than `totalSamples` has not done it. */
  preSkipSamples: z.int().nonnegative(),
  /** LUFS. */
  loudness: z.number(),
  /** dBTP. */
  truePeak: z.number(),
  files: z.array(beatFile).min(1),
})
export type BeatEntry = z.infer<typeof beatEntry>

/** What /api/beats/beats.json says: the beats that are rendered by now. Samples are counted at `rate`. */
export const beatManifest = z.object({
  rate: z.literal(48_000),
  beats: z.array(beatEntry),
})
export type BeatManifest = z.infer<typeof beatManifest>
