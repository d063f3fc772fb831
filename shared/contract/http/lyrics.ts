import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'

const percent = z.int().min(0).max(100)

/** The ear's report on a text, for reading: examples are written out as words ("fire / liar"). */
export const lyricAnalysis = z.object({
  overallScore: percent,
  rhymeDensity: z.object({
    score: percent,
    endRhymes: z.array(z.string()),
    internalRhymes: z.array(z.string()),
  }),
  flowAnalysis: z.object({
    score: percent,
    rhythmConsistency: percent,
    /** Syllables in each line. */
    syllablePattern: z.array(z.int().min(0)),
  }),
  creativityAnalysis: z.object({
    score: percent,
    detectedWordplay: z.array(z.string()),
    detectedMetaphors: z.array(z.string()),
  }),
})
export type LyricAnalysis = z.infer<typeof lyricAnalysis>

export const analyzeLyrics = defineEndpoint({
  method: 'POST',
  path: '/api/analyze-lyrics',
  body: z.object({ text: z.string() }),
  response: lyricAnalysis,
  errors: [
    'verse_empty',
    'verse_too_long',
    'verse_without_words',
    'verse_not_english',
    'verse_has_code',
    'verse_has_control_characters',
  ],
})
