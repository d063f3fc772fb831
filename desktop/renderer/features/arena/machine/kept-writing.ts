import { assertNever } from '#shared/std/assert-never.ts'
import type { Round } from '#shared/contract/http/battles.ts'
import type { ArenaState, Submission } from './arena-state.ts'

/** What a player has written in a battle and not seen answered yet: what outlives the page. */
export interface KeptWriting {
  readonly draft: string
  /** A verse that was sent and may have become a round, and how many rounds there were before it. */
  readonly unsettled?: Submission & { readonly after: number }
}

/** A writing as a state of the arena has it. */
interface TakenUp {
  readonly draft: string
  readonly unsettled?: Submission
}

/** What is worth keeping of a state, if anything. */
export function keptOf(state: ArenaState): KeptWriting | undefined {
  switch (state.phase) {
    case 'writing':
      return kept(state.draft, state.rounds, state.unsettled)
    case 'sending':
    case 'arriving':
      return kept(backInTheBox(state.submission.verse, state.draft), state.rounds, state.submission)
    case 'answering':
      return kept(state.draft, state.rounds)
    case 'time-up':
      return kept(state.unsent ?? '', state.rounds)
    case 'over':
      return undefined
    default:
      return assertNever(state)
  }
}

function kept(draft: string, rounds: readonly Round[], sent?: Submission): KeptWriting | undefined {
  if (draft.trim() === '') return undefined
  return sent === undefined ? { draft } : { draft, unsettled: { ...sent, after: rounds.length } }
}

/** What a kept writing is worth once the server has said which rounds there are: a verse that became one is done with. */
export function takeOut({ draft, unsettled }: KeptWriting, rounds: readonly Round[]): TakenUp {
  if (unsettled === undefined) return { draft }
  const { after, ...submission } = unsettled
  const { verse } = submission
  const became = rounds.some(({ roundNumber, userText }) => roundNumber > after && sameWords(userText, verse))
  if (!became) return { draft, unsettled: submission }
  return { draft: draft.startsWith(verse) ? draft.slice(verse.length).trimStart() : draft }
}

/** A verse that came back, and below it what was typed on meanwhile. */
export const backInTheBox = (verse: string, draft: string): string =>
  [verse, draft.trim()].filter(Boolean).join('\n')

/** Whether two texts say the same, however their spaces and letters are coded. */
export const sameWords = (one: string, other: string): boolean =>
  one.normalize().replace(/\s+/g, ' ').trim() === other.normalize().replace(/\s+/g, ' ').trim()
