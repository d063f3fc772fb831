import { describe, expect, test } from 'vitest'
import { cleanLine } from './clean-line.ts'
import { createLineCutter } from './cut-lines.ts'

const LINE = 'Your pen leaks, mine is a scalpel with a steady feel'

describe('OPP-62 a line as it is performed', () => {
  test.each([
    LINE,
    `1. ${LINE}`,
    `12) ${LINE}`,
    `- ${LINE}`,
    `• ${LINE}`,
    `Line 3: ${LINE}`,
    `**${LINE}**`,
    `*Razor:* "${LINE}"`,
    `“${LINE},”`,
    `_${LINE}_`,
    `> ${LINE}`,
    `${LINE} (drops the mic)`,
    `[Verse 1] ${LINE}`,
    `   ${LINE};  `,
    `🔥 ${LINE} 🔥`,
    LINE.replace('Y', 'y'),
    LINE.replace(' leaks', '\u200b leaks'),
  ])('%s', (raw) => {
    expect(cleanLine(raw)).toBe(LINE)
  })

  test.each([
    ['You came – I saw', 'You came, I saw'],
    ['You wait… and you fold', 'You wait, and you fold'],
    ['Don’t say it', "Don't say it"],
    ['You call it "fire", I call it a draft', 'You call it "fire", I call it a draft'],
    ['Query: your verse. Result: null and void', 'Query: your verse. Result: null and void'],
  ])('%s: typed plainly', (raw, clean) => {
    expect(cleanLine(raw)).toBe(clean)
  })

  test.each([
    '',
    '   ',
    '---',
    '```',
    '[Verse 1]',
    'Verse 2:',
    '**Verse**',
    '(Beat drops)',
    'Sure, here is my verse',
    'Sure! Here’s a response for you:',
    'Here are eight bars from Razor:',
    "Here's the verse you asked for",
    'Certainly, I can do that',
    'Let me know if you want another one',
    '12.',
    '🔥🔥🔥',
  ])('"%s" is no line of a verse', (raw) => {
    expect(cleanLine(raw)).toBeUndefined()
  })
})

describe('OPP-62 lines are cut out of the stream as they complete', () => {
  const cut = (pieces: readonly string[]) => {
    const cutter = createLineCutter()
    return { early: pieces.flatMap((piece) => cutter.push(piece)), late: cutter.end() }
  }

  test('at their ends, wherever the pieces end', () => {
    const text = 'Line of one\r\nLine of two\n\nLine of three'
    for (let at = 0; at <= text.length; at += 1) {
      expect(cut([text.slice(0, at), text.slice(at)])).toEqual({
        early: ['Line of one', 'Line of two'],
        late: ['Line of three'],
      })
    }
  })

  test('at slashes too', () => {
    expect(cut(['One here / two here\n'])).toEqual({ early: ['One here', 'Two here'], late: [] })
  })

  test('without what a model thinks aloud, wherever the pieces end', () => {
    const text = '<think>\nrhyme with gold\nhold\n</think>\nLine of one\nLine of two\n'
    for (let at = 0; at <= text.length; at += 1) {
      const { early, late } = cut([text.slice(0, at), text.slice(at)])
      expect([...early, ...late]).toEqual(['Line of one', 'Line of two'])
    }
  })

  test('a thought that never ends is no line', () => {
    expect(cut(['<think>\nmaybe gold\n', 'maybe old'])).toEqual({ early: [], late: [] })
  })
})
