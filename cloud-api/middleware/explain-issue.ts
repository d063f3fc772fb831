import type { z } from 'zod'
import { oneOf, readRefusal } from '#shared/contract/refusal-message.ts'
import { Refusal } from './refusal.ts'

/**
 * What is wrong with a part of a request, as the end of a sentence that begins with its name. For the schemas that say
 * nothing themselves: zod's own words are for programmers.
 */
export function describeIssue(issue: z.core.$ZodRawIssue): string {
  if (issue.input === undefined) return 'is missing'
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${KINDS[issue.expected] ?? 'of another kind'}`
    case 'invalid_value':
      return `must be ${oneOf(issue.values.map(String))}`
    case 'too_big':
      // Numbers beyond this are no longer counted one by one.
      if (issue.maximum === Number.MAX_SAFE_INTEGER) return `must be ${WHOLE_NUMBER}`
      return `must ${has(issue.origin)} at most ${String(issue.maximum)}${unitOf(issue.origin)}`
    case 'too_small':
      if (issue.minimum === Number.MIN_SAFE_INTEGER) return `must be ${WHOLE_NUMBER}`
      return `must ${has(issue.origin)} at least ${String(issue.minimum)}${unitOf(issue.origin)}`
    case 'not_multiple_of':
      return `must go in steps of ${issue.divisor}`
    case 'invalid_format':
      return issue.format === 'uuid'
        ? 'must be an id as this server gives them'
        : 'is not written as it should be'
    default:
      return 'does not fit'
  }
}

const WHOLE_NUMBER = 'a whole number'

const KINDS: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: WHOLE_NUMBER,
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
}

const COUNTED: Readonly<Record<string, string>> = { string: ' characters', array: ' entries' }
const unitOf = (origin: string): string => COUNTED[origin] ?? ''
const has = (origin: string): string => (origin in COUNTED ? 'have' : 'be')

/** The refusal for the first thing that is wrong with a request, in the words of its schema (see BodyEncoding). */
export function refusalOf(error: z.ZodError): Refusal {
  const [issue] = error.issues
  if (issue === undefined) return new Refusal('invalid_request', { problem: 'it cannot be read' })
  const asked = readRefusal(issue.message)
  if (asked !== undefined) return new Refusal(asked.code, { ...limitOf(issue), ...asked.details })
  const what = issue.path.length > 0 ? issue.path.join('.') : 'it'
  return new Refusal('invalid_request', { problem: `${what} ${decapitalize(issue.message)}` })
}

function limitOf(issue: z.core.$ZodIssue): { readonly limit?: number } {
  if (issue.code === 'too_small') return { limit: Number(issue.minimum) }
  return issue.code === 'too_big' ? { limit: Number(issue.maximum) } : {}
}

const decapitalize = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)
