import { isErrorCode, type ErrorCode, type ErrorDetails } from './error-code.ts'

/** A refusal that a schema asks for. */
export interface SchemaRefusal {
  readonly code: ErrorCode
  readonly details: ErrorDetails
}

/** What a schema says of a value that does not fit: a code of the error catalogue, with values for its sentence. */
export const refusal = (code: ErrorCode, details: ErrorDetails = {}): string =>
  `${code} ${JSON.stringify(details)}`

/** The refusal that a schema's message asks for; a bare code has no details, any other text asks for none. */
export function readRefusal(message: string): SchemaRefusal | undefined {
  const space = message.indexOf(' ')
  const code = space === -1 ? message : message.slice(0, space)
  if (!isErrorCode(code)) return undefined
  return { code, details: space === -1 ? {} : (JSON.parse(message.slice(space)) as ErrorDetails) }
}

/** Choices as people list them: "a", "a or b", "a, b or c". */
export const oneOf = (choices: readonly string[]): string =>
  choices.length < 2
    ? choices.join('')
    : `${choices.slice(0, -1).join(', ')} or ${choices[choices.length - 1] ?? ''}`

/** Most characters of what somebody sent that a sentence quotes. */
const MAX_QUOTED = 40

/** What somebody sent, as a sentence quotes it. */
export function quoted(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > MAX_QUOTED ? `${text.slice(0, MAX_QUOTED)}…` : text
}
