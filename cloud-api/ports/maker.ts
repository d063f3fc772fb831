/** Who made a part of an answer, as it is kept with the round. */
export interface Maker {
  /** `house`, `system`, or a service's name in small letters. */
  readonly vendor: string
  /** Which of the service's models. */
  readonly model?: string
}

/** A maker that was given up within the round, and why. */
export interface Fallback extends Maker {
  /** A short name for the log and the database, such as `timeout` or `http_429`: no text of a service, no key. */
  readonly reason: string
}
