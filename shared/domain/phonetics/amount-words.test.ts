import { expect, test } from 'vitest'
import { amountWords } from './amount-words.ts'

test.each([
  ['99', 'ninety nine'],
  ['$20', 'twenty dollars'],
  ['$1', 'one dollar'],
  ['$1,000,000', 'one million dollars'],
  ['$2.50', 'two fifty'],
  ['$3.05', 'three oh five'],
  ['$5.00', 'five dollars'],
  ['$1.5m', 'one point five million dollars'],
  ['$100k', 'one hundred k.'],
  ['£5', 'five pounds'],
  ['50¢', 'fifty cents'],
  ['3:30', 'three thirty'],
  ['12:05', 'twelve oh five'],
  ['12:00', "twelve o'clock"],
  ['7:45pm', 'seven forty five p. m.'],
  ['6am', 'six a. m.'],
  ['6a.m.', 'six a. m.'],
  ['9mm', 'nine millimeter'],
  ['10lbs', 'ten pounds'],
  ['1/2', 'half'],
  ['4x4', 'four by four'],
  ['#1', 'number one'],
])('SCORE-94 %s is said "%s"', (text, said) => {
  expect(amountWords(text)[0]?.join(' ')).toBe(said)
})

test('SCORE-94 an amount that is said in two ways has both', () => {
  const ways = (text: string) => amountWords(text).map((words) => words.join(' '))
  expect(ways('$2.50')).toEqual(['two fifty', 'two dollars and fifty cents'])
  expect(ways('$100k')[1]).toBe('one hundred thousand dollars')
  expect(ways('12:00')).toEqual(["twelve o'clock", 'twelve'])
})

test('SCORE-94 a sum too long for a name is said digit by digit', () => {
  expect(amountWords(`$${'9'.repeat(20)}`)[0]).toHaveLength(21)
})

test.each(['', '$', '$x', '25:70', '3:3', '99:30', '$1,00', '9zz', 'am', ':30', '1/7', '#', '¢', '3a', '3m'])(
  'SCORE-94 "%s" is no amount',
  (text) => {
    expect(amountWords(text)).toEqual([])
  },
)
