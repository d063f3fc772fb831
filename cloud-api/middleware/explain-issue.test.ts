import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { refusal } from '#shared/contract/refusal-message.ts'
import { describeIssue, refusalOf } from './explain-issue.ts'

const schema = z.object({
  word: z.string().min(2).max(4).optional(),
  count: z.int().max(9).multipleOf(3).optional(),
  loud: z.boolean().optional(),
  kind: z.enum(['a', 'b', 'c']).optional(),
  list: z.array(z.string()).max(1).optional(),
  id: z.uuid().optional(),
  own: z.number('Must be yours').optional(),
  coded: z.number().max(5, 'password_too_long').optional(),
  told: z.number(refusal('verse_too_long', { limit: 7 })).optional(),
  needed: z.literal('yes').or(z.undefined()),
})

describe('what is wrong with a request', () => {
  it.each([
    [{ word: 5 }, 'word must be text'],
    [{ word: 'x' }, 'word must have at least 2 characters'],
    [{ word: 'xxxxx' }, 'word must have at most 4 characters'],
    [{ count: 1.5 }, 'count must be a whole number'],
    [{ count: 12 }, 'count must be at most 9'],
    [{ count: 1e300 }, 'count must be a whole number'],
    [{ count: 4 }, 'count must go in steps of 3'],
    [{ loud: 'yes' }, 'loud must be true or false'],
    [{ kind: 'd' }, 'kind must be a, b or c'],
    [{ list: 'x' }, 'list must be a list'],
    [{ list: ['x', 'y'] }, 'list must have at most 1 entries'],
    [{ list: [5] }, 'list.0 must be text'],
    [{ id: 'x' }, 'id must be an id as this server gives them'],
    [{ own: 'x' }, 'own must be yours'],
    [{ needed: 'no' }, 'needed does not fit'],
    [[], 'it must be an object'],
    [undefined, 'it is missing'],
  ])('%j: %s', (value, problem) => {
    expect(refusalOfValue(value)).toMatchObject({
      code: 'invalid_request',
      message: `Something in that request is not right: ${problem}.`,
    })
  })

  it('is the code that its schema names, with the schema’s bound or its own details', () => {
    expect(refusalOfValue({ coded: 6 })).toMatchObject({ code: 'password_too_long', details: { limit: 5 } })
    expect(refusalOfValue({ told: 'x' })).toMatchObject({ code: 'verse_too_long', details: { limit: 7 } })
  })
})

function refusalOfValue(value: unknown) {
  const { error } = schema.safeParse(value, { error: describeIssue })
  if (error === undefined) throw new Error('It was taken')
  return refusalOf(error)
}
