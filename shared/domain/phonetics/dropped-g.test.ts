import { expect, test } from 'vitest'
import { droppedG } from './dropped-g.ts'
import { parsePhones, type Phone } from './phones.ts'
import { openTestPronouncer } from './testing/test-pronouncer.ts'

const ear = await openTestPronouncer()
const said = (word: string): readonly string[] =>
  ear
    .pronounce(word)
    .map((way) => way.map(({ onset, nucleus, coda }) => [...onset, nucleus, ...coda].join(' ')).join(' . '))

test.each([
  ['makin', 'M EY . K IH N'],
  ['goin', 'G OW . IH N'],
  ['talkin', 'T AO . K IH N'],
  ['rollin', 'R OW . L IH N'],
  ['fallin', 'F AO . L IH N'],
  ['ragin', 'R EY . JH IH N'],
  ['chasin', 'CH EY . S IH N'],
  ['bikin', 'B AY . K IH N'],
  ['lappin', 'L AE . P IH N'],
  ['hearin', 'HH IY . R IH N'],
  ['bein', 'B IY . IH N'],
  ['lovin', 'L AH . V IH N'],
  ['ballin', 'B AO . L IH N'],
])(
  'SCORE-92 a dropped g takes the place of a name: "%s" is a verb, with an apostrophe or without',
  (word, phones) => {
    expect(said(word)[0]).toBe(phones)
    expect(said(`${word}'`)[0]).toBe(phones)
  },
)

test.each([
  ['cabin', 'K AE . B AH N'],
  ['robin', 'R AA . B AH N'],
  ['margin', 'M AA R . JH AH N'],
  ['origin', 'AO . R AH . JH AH N'],
  ['basin', 'B EY . S AH N'],
  ['satin', 'S AE . T AH N'],
  ['raisin', 'R EY . Z IH N'],
  ['coffin', 'K AO . F IH N'],
  ['begin', 'B IH . G IH N'],
  ['again', 'AH . G EH N'],
  ['cousin', 'K AH . Z AH N'],
  ['virgin', 'V ER . JH IH N'],
  ['penguin', 'P EH NG . G W AH N'],
  ['napkin', 'N AE P . K IH N'],
  ['pumpkin', 'P AH M P . K IH N'],
  ['dolphin', 'D AA L . F AH N'],
  ['aspirin', 'AE . S P R IH N'],
  ['puffin', 'P AH . F IH N'],
  ['bobbin', 'B AA . B AH N'],
  ['berlin', 'B ER . L IH N'],
  ['martin', 'M AA R . T AH N'],
  ['joplin', 'JH AA . P L IH N'],
  ['pin', 'P IH N'],
  ['kin', 'K IH N'],
  ['skin', 'S K IH N'],
])('SCORE-91 "%s" is no verb and stays as it is', (word, phones) => {
  expect(said(word)[0]).toBe(phones)
})

test('SCORE-92 "makin" rhymes with "shakin", and "goin" with "flowin": what follows the stressed vowel is the same', () => {
  const tail = (word: string): string | undefined => said(word)[0]?.replace(/^[A-Z ]*?(?=(?:EY|OW)\b)/, '')
  expect(tail('makin')).toBe(tail('shakin'))
  expect(tail('goin')).toBe(tail('flowin'))
})

test('SCORE-92 only what is said as a verb with a past, and listed with its g, is read so', () => {
  const entries = (...pairs: readonly (readonly [string, string])[]): Map<string, Phone[][]> =>
    new Map(pairs.map(([word, phones]) => [word, [parsePhones(phones)]]))
  const bike = ['bike', 'B AY1 K'] as const
  const biking = ['biking', 'B AY1 K IH0 NG'] as const
  const biked = ['biked', 'B AY1 K T'] as const
  expect(droppedG('bikin', entries(bike, biking, biked))).toEqual([parsePhones('B AY1 K IH0 N')])
  expect(droppedG('bikin', entries(bike, biked))).toEqual([])
  expect(droppedG('bikin', entries(bike, biking))).toEqual([])
  expect(droppedG('bikin', entries(biking, biked))).toEqual([])
  expect(droppedG('bikin', entries(bike, ['biking', 'B IH1 K IH0 NG'], biked))).toEqual([])
  expect(droppedG('in', entries(['ing', 'IH0 NG']))).toEqual([])
})
