import { expect, test } from 'vitest'
import { withHouseLists } from './house-entries.ts'
import { LIKELIEST_WAYS, NEVER_MEANT } from './likeliest-ways.ts'
import { parsePhones, type Phone } from './phones.ts'
import { RESPELLED } from './rap-spellings.ts'

/** CMUdict as far as the lists refer to it. */
const cmudict = new Map<string, Phone[][]>(
  [...RESPELLED.values()].map((word) => [word, [parsePhones('AH0')]]),
)
cmudict.set('mic', [parsePhones('M IH1 K')])
cmudict.set('won', [parsePhones('W AA1 N'), parsePhones('W AH1 N'), parsePhones('HH W AH1 N')])
cmudict.set('rap', [parsePhones('R AE1 P')])
const entries = withHouseLists(cmudict)

test('SCORE-91 the likeliest way comes first, others follow, and what no verse means is left out', () => {
  expect(entries.get('won')).toEqual([parsePhones('W AH1 N'), parsePhones('HH W AH1 N')])
  for (const [word, ways] of NEVER_MEANT)
    for (const way of ways) expect(entries.get(word), word).not.toContainEqual(parsePhones(way))
})

test('SCORE-92 a spelling of rap replaces what CMUdict has for it; other words stay as they are', () => {
  expect(entries.get('mic')).toEqual([parsePhones('M AY1 K')])
  expect(entries.get('rap')).toEqual([parsePhones('R AE1 P')])
  expect(entries.get('aint')).toEqual(entries.get("ain't"))
  expect(entries.get('og')).toEqual([parsePhones('OW1 JH IY1')])
})

test('every word with a likeliest way is listed', () => {
  for (const [word, ways] of LIKELIEST_WAYS)
    expect(entries.get(word)?.[0], word).toEqual(parsePhones(ways[0] ?? ''))
})

test('a spelling for a word that has no entry is a mistake in the lists', () => {
  expect(() => withHouseLists(new Map())).toThrow(RangeError)
})
