import { dictionary } from 'cmu-pronouncing-dictionary'
import { expect, test } from 'vitest'
import { guessFromLetters } from './letter-to-sound.ts'
import { parsePhones, withStress, type Phone } from './phones.ts'

function edits(a: readonly Phone[], b: readonly Phone[]): number {
  let row = b.map((_, index) => index + 1)
  a.forEach((phone, i) => {
    let corner = i
    let left = i + 1
    row = row.map((above, j) => {
      left = Math.min(above + 1, left + 1, corner + (phone === b[j] ? 0 : 1))
      corner = above
      return left
    })
  })
  return row.at(-1) ?? a.length
}

const unstressed = (phones: readonly Phone[]): Phone[] => phones.map((phone) => withStress(phone, 0))

test('of the words of CMUdict, at most a fifth of the phones are guessed wrong', () => {
  const sample = Object.entries(dictionary).filter(
    ([word], index) => index % 50 === 0 && /^[a-z]{3,}$/.test(word),
  )
  let wrong = 0
  let all = 0
  for (const [word, text] of sample) {
    const right = unstressed(parsePhones(text.replace(/#.*$/, '')))
    wrong += edits(unstressed(guessFromLetters(word)), right)
    all += right.length
  }
  expect(sample.length).toBeGreaterThan(2000)
  expect(wrong / all).toBeLessThan(0.2)
})

test.each([
  ['blorf', 'B L AO1 R F'],
  ['nizzle', 'N IH1 Z AH0 L'],
  ['zation', 'Z EY1 SH AH0 N'],
  ['thring', 'TH R IH1 NG'],
])('%s is guessed as a reader would say it', (word, phones) => {
  expect(guessFromLetters(word)).toEqual(parsePhones(phones))
})
