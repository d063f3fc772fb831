/**
 * Closes a switch over a union: the compiler refuses the call while a case is missing.
 * @throws Error when a value outside the union got past the border.
 */
export function assertNever(value: never): never {
  throw new Error(`Unexpected value: ${JSON.stringify(value)}`)
}
