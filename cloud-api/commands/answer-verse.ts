import { characterById } from '#shared/domain/character/characters.ts'
import { readStresses } from '#shared/domain/performance/read-stresses.ts'
import type { Pronouncer } from '#shared/domain/phonetics/phonetics.ts'
import { seedFromText } from '#shared/domain/random.ts'
import { scoreVerse } from '#shared/domain/scoring/score-verse.ts'
import type { VerseScore } from '#shared/domain/scoring/verse-score.ts'
import { composeVerse } from '#shared/domain/verse/compose-verse.ts'
import type { BattleRecord } from '../models/battle-record.ts'
import type { RoundRecord } from '../models/round-record.ts'
import type { AudioStore } from '../ports/audio-store/audio-store.ts'
import type { SpeechOut, SpokenVerse } from '../ports/speech-out/speech-out.ts'

/** Lines in an answer. */
const ANSWER_BARS = 4
/** Longest that the voice may take before the round is given up. */
const VOICE_MS = 30_000

/** What the opponent's side of a round is made with. */
export interface Rapper {
  readonly ear: Pronouncer
  readonly voice: SpeechOut
  readonly recordings: AudioStore
}

/** Milliseconds that each step took. */
export interface Timings {
  readonly ear: number
  readonly rapper: number
  readonly voice: number
}

/** Both verses of a round with what the ear says of them, and the answer as sound. */
export interface AnsweredVerse {
  readonly userScore: VerseScore
  readonly aiResponse: string
  readonly aiScore: VerseScore
  readonly audioKey: string
  readonly spoken: SpokenVerse
  readonly timings: Timings
}

/**
 * Scores a verse, composes the answer, which comes scored by the same ear (ROUND-4, OPP-51), says it and keeps the recording. The answer follows
 * from the battle, the round's number and the verses alone: the same submission would be answered the same way.
 * @param rounds the rounds before this one, in order
 * @throws SpeechProblem
 */
export async function answerVerse(
  { ear, voice, recordings }: Rapper,
  battle: BattleRecord,
  rounds: readonly RoundRecord[],
  verse: string,
): Promise<AnsweredVerse> {
  const watch = stopwatch()
  const earlier = rounds.flatMap(({ userText, aiResponse }) => [userText, aiResponse])
  const userScore = scoreVerse(ear, { text: verse, answering: rounds.at(-1)?.aiResponse ?? '', earlier })
  const heardUser = watch()

  const { lines, score: aiScore } = composeVerse(ear, {
    character: battle.aiCharacterId,
    difficulty: battle.difficulty,
    lyricComplexity: battle.lyricComplexity,
    styleIntensity: battle.styleIntensity,
    profanityFilter: battle.profanityFilter,
    userVerse: verse,
    usedLines: earlier.flatMap((said) => said.split('\n')),
    bars: ANSWER_BARS,
    seed: seedFromText(`${battle.id}:${rounds.length + 1}`),
    standing: standingOf(battle),
  })
  const aiResponse = lines.join('\n')
  const composed = watch()

  const { voiceId, bpm } = characterById(battle.aiCharacterId)
  const spoken = await voice.speak({
    lines: lines.map((text) => ({ text, stresses: readStresses(ear, text) })),
    voiceId,
    bpm,
    speed: battle.voiceSpeed,
    signal: AbortSignal.timeout(VOICE_MS),
  })
  const audioKey = await recordings.save(spoken)
  const timings = { ear: heardUser, rapper: composed, voice: watch() }
  return { userScore, aiResponse, aiScore, audioKey, spoken, timings }
}

/** How the opponent stands before the round. */
function standingOf({ userScore, aiScore }: BattleRecord): 'ahead' | 'level' | 'behind' {
  if (aiScore === userScore) return 'level'
  return aiScore > userScore ? 'ahead' : 'behind'
}

/** Each call tells the milliseconds since the one before. */
function stopwatch(): () => number {
  let since = performance.now()
  return () => {
    const now = performance.now()
    const passed = now - since
    since = now
    return passed
  }
}
