import { describe, expect, it } from 'vitest'
import { spokenText } from '../spoken-text.ts'
import { characterWords } from './character-words.ts'

const charactersOf = (text: string) =>
  [...text].map((character, index) => ({ character, start: index, end: index + 1 }))
const wordsOf = (line: string, text = spokenText(line)) => characterWords(line, charactersOf(text))

describe('words from the times of characters (VOICE-32)', () => {
  it('is from the first character of a word to its last', () => {
    expect(wordsOf("I'm  here, now")).toEqual([
      { start: 0, end: 3 },
      { start: 4, end: 9 },
      { start: 10, end: 13 },
    ])
  })

  it('counts a run of several words as one, and what is not said as none', () => {
    expect(wordsOf('\u{1f525} rock/roll - hip-hop \u{1f525}')).toEqual([
      { start: 0, end: 0 },
      { start: 0, end: 9 },
      { start: 9, end: 9 },
      { start: 12, end: 19 },
      { start: 19, end: 19 },
    ])
  })

  it('knows nothing where the characters are not those of the line', () => {
    expect(wordsOf('one two', 'one')).toBeUndefined()
    expect(wordsOf('one', 'uno dos')).toBeUndefined()
  })
})
