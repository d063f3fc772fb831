import { expect, test } from 'vitest'
import { openTestPronouncer } from '../../phonetics/testing/test-pronouncer.ts'
import { TAILS } from '../material/tails.ts'
import { readUserVerse } from '../read/read-user-verse.ts'
import { indexPhrases } from './rhyming-phrases.ts'

const ear = await openTestPronouncer()
const rhyming = indexPhrases(ear, TAILS)

function phrasesFor(verse: string): readonly string[] {
  const { end } = readUserVerse(ear, verse)
  return end === undefined ? [] : rhyming(end)
}

test.each([
  ['I shine in the night', 'stage fright'],
  ['watch the crowd freeze', 'weak knees'],
  ['I carry the fire', 'a flat tire'],
  ['I will win this battle', "a baby's rattle"],
])('OPP-12 "%s" is answered by "%s"', (verse, phrase) => {
  expect(phrasesFor(verse)).toContain(phrase)
})

test('OPP-12 the same word is no answer', () => {
  expect(phrasesFor('you are nothing but mud')).not.toContain('mud')
  expect(phrasesFor('you are nothing but mud')).toContain('a thud')
})

test('OPP-12 a phrase put in for its rhyme rhymes perfectly', () => {
  expect(phrasesFor('my heart is gold').every((phrase) => phrase.endsWith('old'))).toBe(true)
})

test('most ends of verses have phrases', () => {
  const ends =
    'gold ease night day flow mine time name pain back all tell sound beat scene fire head best mess end win king hit trick top clock hot star heart floor crew moon crown out fear air face late fake brave ride sky rise kill dust luck turn hurt word work verse cash hand plan rap bank chance last speak feel need life mic style ice soul throat alone smoke hope noise room cool school truth cut book good power loud story better matter battle trouble'
  const without = ends.split(' ').filter((word) => phrasesFor(`listen to the ${word}`).length < 2)
  expect(without).toEqual([])
})
