import { assertNever } from '#shared/std/assert-never.ts'
import type { Round } from '#shared/contract/http/battles.ts'
import type { ArenaState, Submission } from './arena-state.ts'

/** What a player has written in a battle and not seen answered yet: what outlives the page. */
export interface KeptWriting {
  readonly draft: string
  /** A verse that was sent and may have become a round. */
  readonly unsettled?: Submission
}

/** What is worth keeping of a state, if anything. */
export function keptOf(state: ArenaState): KeptWriting | undefined {
  switch (state.phase) {
    case 'writing':
      return kept(state.draft, state.unsettled)
    case 'sending':
      return kept(backInTheBox(state.submission.verse, state.draft), state.submission)
    case 'answering':
      return kept(state.draft)
    case 'time-up':
      return kept(state.unsent ?? '')
    case 'over':
      return undefined
    default:
      return assertNever(state)
  }
}

function kept(draft: string, unsettled?: Submission): KeptWriting | undefined {
  if (draft.trim() === '') return undefined
  return unsettled === undefined ? { draft } : { draft, unsettled }
}

/** What a kept writing is worth once the server has said which rounds there are: a verse that became one is done with. */
export function takeOut(writing: KeptWriting, rounds: readonly Round[]): KeptWriting {
  const { draft, unsettled } = writing
  if (unsettled === undefined || !rounds.some(({ userText }) => sameWords(userText, unsettled.verse)))
    return writing
  const { verse } = unsettled
  return { draft: draft.startsWith(verse) ? draft.slice(verse.length).trimStart() : draft }
}

/** A verse that came back, and below it what was typed on meanwhile. */
export const backInTheBox = (verse: string, draft: string): string =>
  [verse, draft.trim()].filter(Boolean).join('\n')

/** Whether two texts say the same, however their spaces and letters are coded. */
export const sameWords = (one: string, other: string): boolean =>
  one.normalize().replace(/\s+/g, ' ').trim() === other.normalize().replace(/\s+/g, ' ').trim()
