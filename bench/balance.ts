import { loadPronouncer } from '../cloud-api/ear/load-pronouncer.ts'
import {
  CHARACTER_IDS,
  DIFFICULTIES,
  type CharacterId,
  type Difficulty,
} from '#shared/domain/character/character.ts'
import type { Pronouncer } from '#shared/domain/phonetics/phonetics.ts'
import { scoreVerse } from '#shared/domain/scoring/score-verse.ts'
import type { Level } from '#shared/domain/scoring/testing/graded/graded-verse.ts'
import { GRADED } from '#shared/domain/scoring/testing/graded/graded-verses.ts'
import { barsFor } from '#shared/domain/verse/bars-for.ts'
import { composeVerse } from '#shared/domain/verse/compose-verse.ts'
import { briefOf } from '#shared/domain/verse/testing/sample-briefs.ts'
import { type Bench } from './support/bench.ts'
import { median } from './support/statistics.ts'

const ROUNDS = 3
/** Levels of player that battle: those below write no verses to win with. */
const PLAYERS: readonly Level[] = [2, 3, 4, 5]

const versesOf = (level: Level): readonly string[] =>
  Object.values(GRADED).flatMap((verses) =>
    verses.filter((verse) => verse.level === level).map(({ text }) => text),
  )

interface Fight {
  readonly won: boolean
  readonly user: readonly number[]
  readonly ai: readonly number[]
}

/** One battle as the server fights it: the verses follow one another through the player's level. */
function fight(
  ear: Pronouncer,
  character: CharacterId,
  difficulty: Difficulty,
  level: Level,
  number: number,
): Fight {
  const verses = versesOf(level)
  const earlier: string[] = []
  const user: number[] = []
  const ai: number[] = []
  let answering = ''
  for (let round = 0; round < ROUNDS; round += 1) {
    const text = verses[(number * ROUNDS + round) % verses.length] ?? ''
    user.push(scoreVerse(ear, { text, answering, earlier }).total)
    const brief = briefOf({
      character,
      difficulty,
      userVerse: text,
      usedLines: earlier.flatMap((said) => said.split('\n')),
      bars: barsFor(difficulty),
      seed: number * 7919 + round,
    })
    const { lines, score } = composeVerse(ear, brief)
    ai.push(score.total)
    answering = lines.join('\n')
    earlier.push(text, answering)
  }
  const sum = (scores: readonly number[]) => scores.reduce((total, score) => total + score, 0)
  return { won: sum(user) > sum(ai), user, ai }
}

/**
 * Who beats whom: players of four levels, saying graded verses, against every opponent at every difficulty, in battles of
 * three rounds. Runs are battles for each of the four opponents. Figures do not change from run to run.
 */
export const bench: Bench = {
  defaultRuns: 3,
  needs: ['dictionary'],
  async measure(runs) {
    const ear = await loadPronouncer()
    const battles = (difficulty: Difficulty, level: Level) =>
      CHARACTER_IDS.flatMap((character) =>
        Array.from({ length: runs }, (_, number) => fight(ear, character, difficulty, level, number)),
      )
    const rows = DIFFICULTIES.map((difficulty) => {
      const byLevel = PLAYERS.map((level) => ({ level, fights: battles(difficulty, level) }))
      const won = byLevel.map(({ level, fights }): [string, number] => [
        `level ${level}`,
        Math.round((100 * fights.filter((one) => one.won).length) / fights.length),
      ])
      const ai = median(byLevel.flatMap(({ fights }) => fights.flatMap((one) => one.ai)))
      return [difficulty, { opponentMedian: ai, percentWon: Object.fromEntries(won) }] as const
    })
    const totals = PLAYERS.map((level): [string, number] => [
      `level ${level}`,
      median(versesOf(level).map((text) => scoreVerse(ear, { text }).total)),
    ])
    return {
      battlesEach: runs * CHARACTER_IDS.length,
      playerMedian: Object.fromEntries(totals),
      ...Object.fromEntries(rows),
    }
  },
}
