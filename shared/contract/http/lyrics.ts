import { z } from 'zod'
import { finding, rhymeSpan } from './battles.ts'
import { defineEndpoint } from './endpoint.ts'

const percent = z.int().min(0).max(100)
const offset = z.int().min(0)
/** Points of the total, to the tenth; below 0 for what counts against the verse. */
const points = z.number().min(-100).max(100)

const rhymeFamily = z.object({
  /** What it is called beside the text: "A", "B" and on. */
  letter: z.string(),
  /** Of its strongest rhyme. */
  kind: rhymeSpan.shape.kind,
  /** Log-odds of all its rhymes together. */
  strength: z.number(),
  words: z.array(z.string()).readonly(),
  reason: z.string(),
  points,
  spans: z
    .array(
      rhymeSpan.extend({
        line: offset,
        /** The first of its syllables that rhymes, counted from 0 in its line. */
        firstSyllable: offset,
        syllables: z.int().min(1),
        strength: z.number(),
        points,
      }),
    )
    .readonly(),
})

const gridSyllable = z.object({
  /** The letters that stand for it. */
  text: z.string(),
  /** 0 none, 1 a beat, 2 a lighter one. */
  stress: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  /** Index of the rhyme family that it is in. */
  family: offset.nullable(),
  /** Where it would fall in the bar's four beats: 0, 4, 8 and 12 are the beats, below 0 is before the first. */
  sixteenth: z.number(),
})

const gridBar = z.object({
  start: offset,
  end: offset,
  /** Letter of its end rhyme; "-" when it rhymes with no other bar. */
  scheme: z.string(),
  /** Said before: it earns nothing. */
  isEcho: z.boolean(),
  words: z
    .array(
      z.object({ start: offset, end: offset, text: z.string(), syllables: z.array(gridSyllable).readonly() }),
    )
    .readonly(),
})

/**
 * The ear's report on a text: examples written out as words ("fire / liar"), and why it scores so. The points of all
 * spans, findings and remainders sum to `overallScore`.
 */
export const lyricAnalysis = z.object({
  overallScore: percent,
  /** How many percent of the reference writers it is better than. */
  percentile: percent,
  rhymeDensity: z.object({
    score: percent,
    endRhymes: z.array(z.string()),
    internalRhymes: z.array(z.string()),
    /** Hirjee and Brown 2010, 0 to 1. */
    shareOfSyllablesInRhyme: z.number().min(0).max(1),
    /** Malmi et al. 2016, in vowels. */
    meanLongestVowelMatch: z.number().min(0),
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
  /** The text that all offsets count in, in UTF-16 units: trimmed, with plain line ends. */
  text: z.string(),
  /** Says that only the beginning of the text was heard. */
  note: z.string().nullable(),
  /** A span's `family` is an index here; the strongest first. */
  families: z.array(rhymeFamily).readonly(),
  findings: z.array(finding.extend({ weight: z.number(), points })).readonly(),
  remainders: z.array(z.object({ name: z.string(), reason: z.string(), points })).readonly(),
  bars: z.array(gridBar).readonly(),
})
export type LyricAnalysis = z.infer<typeof lyricAnalysis>

/** Verses that may be named as said before, at most. */
const MOST_EARLIER = 12

const lyricQuestion = z.object({
  text: z.string(),
  /** The verse it answers, for a score as in the battle; without one the text is heard as an opening verse. */
  answering: z.string().optional(),
  /** All verses before it, of both sides, oldest first. */
  earlier: z.array(z.string()).max(MOST_EARLIER).optional(),
})
export type LyricQuestion = z.infer<typeof lyricQuestion>

export const analyzeLyrics = defineEndpoint({
  method: 'POST',
  path: '/api/analyze-lyrics',
  body: lyricQuestion,
  response: lyricAnalysis,
  errors: [
    'verse_empty',
    'verse_without_words',
    'verse_not_english',
    'verse_has_code',
    'verse_has_control_characters',
  ],
})
