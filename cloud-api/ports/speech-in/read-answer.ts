import { z } from 'zod'
import type { Seconds } from '#shared/std/units.ts'
import { SpeechInProblem } from './speech-in.ts'

const time = z.number().min(0)
const span = z.object({ start: time, end: time }).refine(({ start, end }) => start <= end)

/** What is read of an answer; services put more into it. What only helps may be missing or odd. */
const answer = z.object({
  text: z.string(),
  duration: z.coerce.number().positive().optional().catch(undefined),
  words: z
    .array(span.and(z.object({ word: z.string() })))
    .optional()
    .catch(undefined),
  segments: z
    .array(span.and(z.object({ text: z.string(), no_speech_prob: z.number(), avg_logprob: z.number() })))
    .optional()
    .catch(undefined),
  logprobs: z
    .array(z.object({ logprob: z.number() }))
    .optional()
    .catch(undefined),
})

/** A stretch of a recording as a service wrote it down. */
export interface WrittenPart {
  readonly text: string
  readonly start: Seconds
  readonly end: Seconds
  /** How likely nobody speaks in it, 0 to 1. */
  readonly noSpeech: number
  /** Mean natural logarithm of how likely its words are. */
  readonly logProbability: number
}

export interface WrittenWord {
  readonly text: string
  readonly start: Seconds
  readonly end: Seconds
}

/** What a service wrote down, before anybody doubts it. */
export interface Written {
  readonly text: string
  /** How long the recording is. */
  readonly duration: Seconds | undefined
  readonly words: readonly WrittenWord[] | undefined
  readonly parts: readonly WrittenPart[] | undefined
  /** Mean natural logarithm of how likely all its words are. */
  readonly logProbability: number | undefined
}

const meanOf = (values: readonly number[]): number | undefined =>
  values.length === 0 ? undefined : values.reduce((sum, value) => sum + value, 0) / values.length

/** Reads the JSON of an answer. @throws SpeechInProblem `malformed` */
export function readAnswer(json: string): Written {
  const parsed = answer.safeParse(parseJson(json))
  if (!parsed.success) throw new SpeechInProblem('malformed')
  const { text, duration, words, segments, logprobs } = parsed.data
  return {
    text,
    duration,
    words: words?.map(({ word, start, end }) => ({ text: word, start, end })),
    parts: segments?.map(({ no_speech_prob: noSpeech, avg_logprob: logProbability, ...part }) => ({
      text: part.text,
      start: part.start,
      end: part.end,
      noSpeech,
      logProbability,
    })),
    logProbability: meanOf((logprobs ?? []).map(({ logprob }) => logprob)),
  }
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json) as unknown
  } catch {
    throw new SpeechInProblem('malformed')
  }
}
