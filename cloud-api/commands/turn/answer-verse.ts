import { setImmediate } from 'node:timers/promises'
import type { Pronouncer } from '#shared/domain/phonetics/phonetics.ts'
import type { Delivery } from '#shared/domain/scoring/flow/spoken-flow.ts'
import { scoreVerse } from '#shared/domain/scoring/score-verse.ts'
import type { VerseScore } from '#shared/domain/scoring/verse-score.ts'
import type { Ms } from '#shared/std/units.ts'
import type { MadeRecord, PartMadeRecord } from '../../models/round-record.ts'
import type { AudioStore } from '../../ports/audio-store/audio-store.ts'
import type { SpeechOut, SpokenVerse } from '../../ports/speech-out/speech-out.ts'
import type { AnswerWriter } from '../answer-writer.ts'
import { briefFor, wordsBefore, type Standing } from './brief-for.ts'
import { followWriting, type PartMade } from './follow-writing.ts'
import { marksOf } from './marks-of.ts'
import { sayAnswer } from './say-answer.ts'
import { startWatch } from './stopwatch.ts'
import type { TellStep } from './turn-step.ts'

/** Longest that writing and saying an answer may take before the round is given up. */
const ANSWER_MS = 45_000

/** The player's verse, and how it was rapped; undefined where it was typed. */
export interface SaidVerse {
  readonly verse: string
  readonly delivery: Delivery | undefined
}

/** What the opponent's side of a round is made with. */
export interface Rapper {
  readonly ear: Pronouncer
  readonly writer: AnswerWriter
  readonly voice: SpeechOut
  readonly recordings: AudioStore
}

/** Milliseconds that each step took, and until the first line was sound. */
export interface Timings {
  readonly ear: number
  readonly rapper: number
  readonly voice: number
  readonly firstLine: number
}

/** Both verses of a round with what the ear says of them, and the answer as sound. */
export interface AnsweredVerse {
  readonly userScore: VerseScore
  readonly aiResponse: string
  readonly aiScore: VerseScore
  readonly audioKey: string
  readonly spoken: SpokenVerse
  readonly made: Omit<MadeRecord, 'steps'>
  readonly timings: Timings
}

/**
 * Scores a verse, has the answer written and said, line by line and both at once, scores it by the same ear (ROUND-4,
 * OPP-51) and keeps the recording; tells each step as it happens.
 * @throws SpeechProblem, or the signal's reason
 */
export async function answerVerse(
  { ear, writer, voice, recordings }: Rapper,
  standing: Standing,
  { verse, delivery }: SaidVerse,
  tell: TellStep,
  signal: AbortSignal,
): Promise<AnsweredVerse> {
  const watch = startWatch()
  tell({ type: 'transcript', userText: verse })
  const userScore = scoreVerse(ear, { text: verse, delivery, ...wordsBefore(standing) })
  tell({ type: 'userScore', marks: marksOf(userScore) })
  const heardMs = watch()
  // Composing keeps everybody waiting: what was told goes out before.
  await setImmediate()

  const brief = briefFor(standing, verse)
  const work = new AbortController()
  const limits = [signal, work.signal, AbortSignal.timeout(ANSWER_MS)]
  const order = { tell, watch, signal: AbortSignal.any(limits) }
  try {
    const writing = followWriting(writer, ear, brief, order)
    const said = await sayAnswer(voice, writing.lines, standing.battle, order)
    const answer = writing.result()
    const aiResponse = answer.lines.join('\n')
    const aiScore =
      answer.score ??
      scoreVerse(ear, { text: aiResponse, answering: brief.userVerse, earlier: brief.usedLines })
    tell({ type: 'scores', marks: marksOf(aiScore) })
    const audioKey = await recordings.save(said.spoken)
    return {
      userScore,
      aiResponse,
      aiScore,
      audioKey,
      spoken: said.spoken,
      made: {
        writer: madeBy(answer, heardMs),
        voice: madeBy(said, answer.firstMs),
      },
      timings: {
        ear: heardMs,
        rapper: answer.endMs - heardMs,
        voice: watch() - answer.endMs,
        firstLine: said.firstMs,
      },
    }
  } finally {
    work.abort()
  }
}

/** As it is kept: times from when there was something to work on. */
const madeBy = ({ maker, firstMs, endMs, fallbacks }: PartMade, since: Ms): PartMadeRecord => ({
  ...maker,
  firstLineMs: Math.round(firstMs - since),
  ms: Math.round(endMs - since),
  fallbacks: [...fallbacks],
})
