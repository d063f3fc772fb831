import { assertNever } from '#shared/std/assert-never.ts'
import type { Over } from '../machine/arena-state.ts'

export interface Verdict {
  readonly word: 'VICTORY' | 'DEFEAT' | 'DRAW' | 'NO CONTEST'
  /** Class names of its ink, on paper. */
  readonly ink: string
  readonly remark: string
  readonly effect: 'victory' | 'defeat' | 'draw' | undefined
}

/** The stamp for the end of a battle, seen from the player. */
export function verdictOf({ standing, battle }: Over): Verdict {
  const name = battle.aiCharacterName
  if (standing.status === 'abandoned') {
    return {
      word: 'NO CONTEST',
      ink: 'text-smoke',
      remark: 'Time ran out before the first verse. This one does not count.',
      effect: undefined,
    }
  }
  switch (standing.outcome) {
    case 'victory':
      return {
        word: 'VICTORY',
        ink: 'text-you-deep',
        remark: `${name} has nothing left to say.`,
        effect: 'victory',
      }
    case 'defeat':
      return {
        word: 'DEFEAT',
        ink: 'text-foe',
        remark: `${name} got the last word. Take it back.`,
        effect: 'defeat',
      }
    case 'draw':
      return { word: 'DRAW', ink: 'text-ink', remark: 'Not a point between you. Settle it.', effect: 'draw' }
    default:
      return assertNever(standing.outcome)
  }
}
