import { seedFromText } from '#shared/domain/random.ts'
import { barsFor } from '#shared/domain/verse/bars-for.ts'
import type { VerseBrief } from '#shared/domain/verse/verse-brief.ts'
import type { BattleRecord } from '../../models/battle-record.ts'
import type { RoundRecord } from '../../models/round-record.ts'

/** How a battle stands when a verse comes in. */
export interface Standing {
  readonly battle: BattleRecord
  /** The rounds before this one, in order. */
  readonly rounds: readonly RoundRecord[]
  /** What this opponent said to this player in battles before. */
  readonly saidBefore: readonly string[]
}

/** What a verse is heard against: the opponent's last one, and all that was said in the battle. */
export const wordsBefore = ({ rounds }: Standing) => ({
  answering: rounds.at(-1)?.aiResponse ?? '',
  earlier: rounds.flatMap(({ userText, aiResponse }) => [userText, aiResponse]),
})

/** What is asked of the opponent; follows from the battle, the round's number and the verses alone. */
export function briefFor(standing: Standing, verse: string): VerseBrief {
  const { battle, rounds, saidBefore } = standing
  return {
    character: battle.aiCharacterId,
    difficulty: battle.difficulty,
    lyricComplexity: battle.lyricComplexity,
    styleIntensity: battle.styleIntensity,
    profanityFilter: battle.profanityFilter,
    userVerse: verse,
    usedLines: wordsBefore(standing).earlier.flatMap((said) => said.split('\n')),
    saidBefore,
    bars: barsFor(battle.difficulty),
    seed: seedFromText(`${battle.id}:${rounds.length + 1}`),
    standing: standingOf(battle),
  }
}

/** How the opponent stands before the round. */
function standingOf({ userScore, aiScore }: BattleRecord): VerseBrief['standing'] {
  if (aiScore === userScore) return 'level'
  return aiScore > userScore ? 'ahead' : 'behind'
}
