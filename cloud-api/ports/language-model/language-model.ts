import type { Ms } from '#shared/std/units.ts'
import type { Maker } from '../maker.ts'

/** Something said in a conversation with a model. */
export interface Message {
  readonly role: 'user' | 'assistant'
  readonly content: string
}

export interface CompletionRequest {
  /** Who the model is and what it does; above everything in the messages. */
  readonly system: string
  readonly messages: readonly Message[]
  /** Longest answer, in tokens; what it thinks first is not counted. */
  readonly mostTokens: number
  /** Ends the call and its connection. */
  readonly signal: AbortSignal
}

/** Writes text as it goes along. */
export interface LanguageModel {
  readonly maker: Required<Maker>
  /** How many answers to one question are worth asking for at the same time. */
  readonly candidates: number
  /**
   * Asks once, and yields the answer piece by piece as it comes; ends after its last piece.
   * @throws ModelProblem where the answer does not come, or does not come whole; the signal's reason once that is aborted
   */
  complete(request: CompletionRequest): AsyncIterable<string>
}

/**
 * Why an answer did not come whole: `http_429` and its like; `error_event` (the service failed while it wrote);
 * `unreachable`; `cut` (the connection ended before the answer did); `malformed`, `wrong_type` (it is no stream of events);
 * `too_much`, `length` (it would not end); `refused`; `empty`.
 */
export type ModelProblemReason =
  | `http_${number}`
  | 'error_event'
  | 'unreachable'
  | 'cut'
  | 'malformed'
  | 'wrong_type'
  | 'too_much'
  | 'length'
  | 'refused'
  | 'empty'

/** A model did not answer. Holds nothing of what was sent or received: either may quote a key or a player. */
export class ModelProblem extends Error {
  override readonly name = 'ModelProblem'
  readonly reason: ModelProblemReason
  /** How long the service wants to be left alone. */
  readonly retryAfter: Ms | undefined

  constructor(reason: ModelProblemReason, retryAfter?: Ms) {
    super(`The language model is no help (${reason}).`)
    this.reason = reason
    this.retryAfter = retryAfter
  }
}
