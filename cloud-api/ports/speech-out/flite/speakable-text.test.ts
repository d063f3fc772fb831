import { describe, expect, it } from 'vitest'
import { speakableText } from './speakable-text.ts'

describe('speakableText (VOICE-7)', () => {
  it.each([
    ['I step up, you step down.', 'I step up, you step down.'],
    ['  spaced   out\tline ', 'spaced out line'],
    ['\u201cIt\u2019s on\u201d \u2014 said who?', "It's on, said who?"],
    ['D\u00e9j\u00e0 vu, na\u00efve caf\u00e9, \u00c6on, stra\u00dfe', 'Deja vu, naive cafe, aeon, strasse'],
    ['rock & roll + 50% @ home', 'rock and roll plus 50 percent at home'],
    ["rollin' 'til the end, dogs' day", "rollin' 'til the end, dogs' day"],
    ["he said 'stop' ' '' and left", "he said 'stop' and left"],
    ['hip-hop - not - pop--music', 'hip-hop, not, pop, music'],
    ['wait... what?!', 'wait. what!'],
    ['-voice kal -o /tmp/x', 'voice kal, o tmp x'],
    ['--setf x=1', 'setf x equals 1'],
    ['<speak rate="x">go</speak>', 'speak rate equals x go speak'],
    ['fire \u{1f525}\u{1f525} flame', 'fire flame'],
    ['a\u0000b\u202ec', 'a b c'],
    ["I'm sick on the mic", 'ime sick on the mike'],
  ])('reads %j as %j', (line, text) => {
    expect(speakableText(line)).toBe(text)
  })

  it.each(['', '   ', '!!! ... ---', '\u{1f525}', '\u041f\u0440\u0438\u0432\u0435\u0442', "'", '\u0000'])(
    'finds no word in %j',
    (line) => {
      expect(speakableText(line)).toBe('')
    },
  )

  it('ends a long line at a whole word', () => {
    const text = speakableText('seven '.repeat(200))
    expect(text.length).toBeLessThanOrEqual(320)
    expect(text).toMatch(/^(seven )*seven$/)
  })

  it('cuts a word that goes on and on', () => {
    expect(speakableText(`${'a'.repeat(3000)} b`)).toBe(`${'a'.repeat(40)} b`)
  })

  it('only ever gives the engine plain letters, digits and pauses', () => {
    const everything = Array.from({ length: 0x3000 }, (_, code) => String.fromCharCode(code)).join('x ')
    for (let start = 0; start < everything.length; start += 300) {
      expect(speakableText(everything.slice(start, start + 300))).toMatch(
        /^[A-Za-z0-9'][A-Za-z0-9'.,!?;:\- ]*$/,
      )
    }
  })
})
