import type { CharacterId, Difficulty } from '#shared/domain/character/character.ts'
import type { Pronouncer } from '#shared/domain/phonetics/phonetics.ts'
import { GRADED } from '#shared/domain/scoring/testing/graded/graded-verses.ts'
import { barsFor } from '#shared/domain/verse/bars-for.ts'
import { composeVerse } from '#shared/domain/verse/compose-verse.ts'
import { lineKey } from '#shared/domain/verse/line-key.ts'
import { briefOf } from '#shared/domain/verse/testing/sample-briefs.ts'
import type { ComposedVerse } from '#shared/domain/verse/verse-brief.ts'

const BATTLES = 50
/** A grade below this is no verse. */
const LEAST_LEVEL = 2

/** What players say: all graded verses that are verses. */
export const PLAYERS_VERSES: readonly string[] = Object.values(GRADED).flatMap((verses) =>
  verses.filter(({ level }) => level >= LEAST_LEVEL).map(({ text }) => text),
)

/** How the opponent stands in a round, over rounds and battles. */
const standingAt = (battle: number, round: number) =>
  round === 0 ? 'level' : battle % 2 === 0 ? 'ahead' : 'behind'

/** What one player hears of one opponent in fifty battles. */
export interface HouseBattles {
  readonly lines: number
  /** Lines that had come before, in whichever battle. */
  readonly repeated: number
  /** In order. */
  readonly verses: readonly ComposedVerse[]
}

/** Fights fifty battles of one player with one opponent, who remembers what it said in them. */
export function fightFifty(
  ear: Pronouncer,
  character: CharacterId,
  difficulty: Difficulty,
  rounds: number,
): HouseBattles {
  const saidBefore: string[] = []
  const heard = new Set<string>()
  const verses: ComposedVerse[] = []
  let repeated = 0
  for (let battle = 0; battle < BATTLES; battle += 1) {
    const usedLines: string[] = []
    for (let round = 0; round < rounds; round += 1) {
      const number = battle * rounds + round
      const verse = composeVerse(
        ear,
        briefOf({
          character,
          difficulty,
          userVerse: PLAYERS_VERSES[(number * 7) % PLAYERS_VERSES.length] ?? '',
          usedLines,
          saidBefore: [...saidBefore],
          bars: barsFor(difficulty),
          seed: number * 7919 + 1,
          standing: standingAt(battle, round),
        }),
      )
      for (const key of verse.lines.map(lineKey)) {
        if (heard.has(key)) repeated += 1
        heard.add(key)
      }
      usedLines.push(...verse.lines)
      verses.push(verse)
    }
    saidBefore.push(...usedLines)
  }
  return { lines: saidBefore.length, repeated, verses }
}
