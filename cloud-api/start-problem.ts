/**
 * Something outside the program that keeps it from starting or from running on: shown to people as one line,
 * the cause and the way out, without a stack.
 */
export class StartProblem extends Error {
  override readonly name = 'StartProblem'

  /**
   * @param cause what is wrong, a sentence
   * @param wayOut what to do about it, a sentence
   * @param detail what a maintainer wants to see on top (`--verbose`)
   */
  constructor(cause: string, wayOut: string, detail?: unknown) {
    super(`${cause} ${wayOut}`, { cause: detail })
  }
}

/** The `code` of a Node or PostgreSQL error (`ENOSPC`, `3D000`), or an empty string. */
export function errorCode(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''
}
