import type { LiveHearing } from '#shared/domain/scoring/explanation/live-hearing.ts'

/** What the page asks of the ear's worker: to hear a text. */
export interface EarQuestion {
  readonly text: string
}

/** What the worker says: what it heard, in the order in which it was asked; or that it will never hear anything. */
export type EarAnswer = { readonly type: 'heard'; readonly hearing: LiveHearing } | { readonly type: 'deaf' }
