import { describe, expect, it } from 'vitest'
import { cutLyric, type LyricLine } from './cut-lyric.ts'

const written = (lines: readonly LyricLine[]): string =>
  lines.map(({ segments }) => segments.map(({ text }) => text).join('')).join('\n')

/** Lines as text with their looks: `pen is full of {0:fire}`. */
const drawn = (lines: readonly LyricLine[]): readonly string[] =>
  lines.map(({ segments }) =>
    segments.map(({ text, looks }) => (looks.length === 0 ? text : `{${looks.join('+')}:${text}}`)).join(''),
  )

/** Marks every occurrence of words, one family a list. */
function marksFor(text: string, families: readonly (readonly string[])[]) {
  return families.flatMap((words, family) =>
    words.map((word) => {
      const start = text.indexOf(word)
      return { start, end: start + word.length, family: family + 7 }
    }),
  )
}

describe('cutting a lyric', () => {
  it('marks the words of each family, numbered as they are heard', () => {
    const text = 'your pen is fire\nseen that ten times, liar'
    const marks = marksFor(text, [
      ['fire', 'liar'],
      ['pen', 'ten'],
    ])
    expect(drawn(cutLyric(text, marks))).toEqual([
      'your {0:pen} is {1:fire}',
      'seen that {0:ten} times, {1:liar}',
    ])
  })

  it('loses no character, marks or none', () => {
    const text = 'a b\n\nc'
    expect(written(cutLyric(text, []))).toBe(text)
    expect(written(cutLyric(text, [{ start: 0, end: 6, family: 1 }]))).toBe(text)
  })

  it('gives an overlap to both families, and draws it as the shorter one', () => {
    const text = 'spin down'
    const marks = [
      { start: 0, end: 9, family: 3 },
      { start: 5, end: 9, family: 1 },
    ]
    expect(drawn(cutLyric(text, marks))).toEqual(['{0:spin }{1+0:down}'])
  })

  it('cuts marks that cross without nesting at every edge', () => {
    const marks = [
      { start: 0, end: 4, family: 0 },
      { start: 2, end: 6, family: 1 },
    ]
    expect(drawn(cutLyric('abcdefgh', marks))).toEqual(['{0:ab}{0+1:cd}{1:ef}gh'])
  })

  it('names a family once where two of its marks overlap', () => {
    const marks = [
      { start: 0, end: 4, family: 2 },
      { start: 2, end: 4, family: 2 },
    ]
    expect(drawn(cutLyric('abcd', marks))).toEqual(['{0:ab}{0:cd}'])
  })

  it('cuts a mark across lines at the line end', () => {
    const marks = [{ start: 2, end: 5, family: 0 }]
    expect(drawn(cutLyric('abc\ndef', marks))).toEqual(['ab{0:c}', '{0:d}ef'])
  })

  it('counts offsets in UTF-16 units and never halves a character', () => {
    const text = '🎤 mic 🎤 sick'
    const mic = { start: 3, end: 6, family: 0 }
    const sick = { start: 10, end: 14, family: 0 }
    expect(drawn(cutLyric(text, [mic, sick]))).toEqual(['🎤 {0:mic} 🎤 {0:sick}'])
    expect(written(cutLyric(text, [], [1, 8]))).toBe(text)
    expect(cutLyric(text, [], [1])[0]?.segments).toHaveLength(1)
  })

  it('ignores marks that are empty, reversed or outside', () => {
    const marks = [
      { start: 2, end: 2, family: 0 },
      { start: 3, end: 1, family: 1 },
      { start: 50, end: 60, family: 2 },
      { start: -4, end: -1, family: 3 },
    ]
    expect(drawn(cutLyric('abcd', marks)).join('')).toBe('abcd')
  })

  it('cuts where asked and knows where each segment starts', () => {
    const [line] = cutLyric('one two', [], [4])
    expect(line?.segments.map(({ start, text }) => [start, text])).toEqual([
      [0, 'one '],
      [4, 'two'],
    ])
  })
})
