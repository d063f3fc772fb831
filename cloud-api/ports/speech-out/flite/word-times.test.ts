import { beforeAll, describe, expect, it } from 'vitest'
import { createFliteEngine, type FliteEngine } from './flite-engine.ts'
import { loadFliteProgram } from './flite-program.ts'
import { readPhoneTimes } from './phone-times.ts'
import { speakableText, speakableWords } from './speakable-text.ts'
import { countPhones, wordTimes } from './word-times.ts'

describe('wordTimes (VOICE-15)', () => {
  const phones = readPhoneTimes('pau:0.1 a:0.2 b:0.3 pau:0.5 c:0.6 d:0.7 e:0.8 pau:0.9')

  it('gives each word its sounds; pauses belong to none', () => {
    expect(wordTimes(phones, [2, 1, 2])).toEqual([
      { start: 0.1, end: 0.3 },
      { start: 0.5, end: 0.6 },
      { start: 0.6, end: 0.8 },
    ])
  })

  it('places what is not said between its neighbours, without length', () => {
    expect(wordTimes(phones, [0, 2, 0, 3, 0])).toEqual([
      { start: 0.1, end: 0.1 },
      { start: 0.1, end: 0.3 },
      { start: 0.3, end: 0.3 },
      { start: 0.5, end: 0.8 },
      { start: 0.8, end: 0.8 },
    ])
  })

  it('spreads a difference over all and still ends with the line', () => {
    const times = wordTimes(phones, [3, 1, 2])
    expect(times.at(-1)?.end).toBe(0.8)
    expect(times.map(({ start }) => start)).toEqual(times.map(({ start }) => start).toSorted())
  })

  it('has nothing to say of silence', () => {
    expect(wordTimes([], [0])).toEqual([{ start: 0, end: 0 }])
  })
})

describe('countPhones', () => {
  let engine: FliteEngine
  beforeAll(async () => {
    engine = createFliteEngine(await loadFliteProgram())
  })

  it('counts the sounds of each word, of several in one, and none of what is not said', () => {
    const words = speakableWords("I'm rock'n'roll, hip-hop \u{1f525} at 1,000 mics!")
    expect(words).toEqual(['ime', "rock'n'roll,", 'hip-hop', '', 'at', '1,000', 'mikes!'])
    // ay m; r aa k n r ow l; hh ih p hh aa p; -; ae t; w ah n th aw z ax n d; m ay k s
    expect(countPhones(engine, words)).toEqual([2, 7, 6, 0, 2, 9, 4])
    expect(countPhones(engine, ['', ''])).toEqual([0, 0])
  })

  it.each([
    'I step up to the microphone, my rhythm is electric',
    'Your verses need a doctor, mine are clinically poetic',
    'The crowd is on its feet because they heard the way I spoke',
    "You're under the carpet, you don't make a sound, and I'll be around",
  ])('agrees with the line it belongs to: %s', (line) => {
    const counts = countPhones(engine, speakableWords(line)) ?? []
    const { output } = engine(['-voice', 'rms', '-psdur', '-t', speakableText(line)])
    const sounds = readPhoneTimes(output).filter(({ phone }) => phone !== 'pau')
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(sounds.length)
  })
})
