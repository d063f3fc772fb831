import { describe, expect, it } from 'vitest'
import { openTestPronouncer } from '#shared/domain/phonetics/testing/test-pronouncer.ts'
import { isVowel } from '#shared/domain/performance/phone-kinds.ts'
import { readStresses } from '#shared/domain/performance/read-stresses.ts'
import { stressTimes } from '#shared/domain/performance/stress-times.ts'
import { VOICE_IDS } from '#shared/domain/character/character.ts'
import { spokenLine } from '../testing/spoken-line.ts'
import { findSaidSyllables } from './said-syllables.ts'
import { layPhones } from './lay-phones.ts'
import { timeSpeech } from './time-speech.ts'

const ear = await openTestPronouncer()
const LINES = [
  'I cut the fat from a phrase till the phrase is lethal',
  'You hiss on the track but the fangs are plastic',
  'Your vocabulary compresses to a single cut and paste',
  'I arrive when the quarrel is already over',
]

describe('when sounds sound, from the sound and the text alone (VOICE-32)', () => {
  it.each(VOICE_IDS)('finds the stresses of %s where the engine put them', async (voiceId) => {
    for (const line of LINES) {
      const speech = await spokenLine(line, voiceId)
      const stresses = readStresses(ear, line)
      const found = stressTimes({ phones: timeSpeech(ear, line, speech)?.phones ?? [], stresses })
      const truth = stressTimes({ phones: speech.phones, stresses })
      expect(Math.abs((found[0] ?? Infinity) - (truth[0] ?? 0))).toBeLessThan(0.06)
      expect(Math.abs((found.at(-1) ?? Infinity) - (truth.at(-1) ?? 0))).toBeLessThan(0.06)
    }
  })

  it.each(LINES)('lays sounds in order, none overlapping, a vowel for each syllable: %s', async (line) => {
    const speech = await spokenLine(line)
    const { phones, words } = timeSpeech(ear, line, speech) ?? { phones: [], words: [] }
    expect(phones.filter(({ phone }) => isVowel(phone))).toHaveLength(readStresses(ear, line).length)
    const times = phones.flatMap(({ start, end }) => [start, end])
    expect(times).toEqual(times.toSorted((a, b) => a - b))
    expect(times[0]).toBeGreaterThanOrEqual(0)
    expect(times.at(-1)).toBeLessThanOrEqual(speech.samples.length / speech.rate + 0.02)
    expect(words).toHaveLength(line.split(' ').length)
    const ends = words.flatMap(({ start, end }) => [start, end])
    expect(ends).toEqual(ends.toSorted((a, b) => a - b))
  })

  it('puts each vowel where it was heard, through whatever glide', async () => {
    for (const line of LINES) {
      const said = findSaidSyllables(ear, line, await spokenLine(line, 'silk-velvet'))
      if (said === undefined) throw new Error('Nothing was found')
      const everyStress = said.syllables.map(() => true)
      const times = stressTimes({ phones: layPhones(said), stresses: everyStress })
      said.syllables.forEach(({ onset }, index) => {
        expect(Math.abs((times[index] ?? Infinity) - onset)).toBeLessThan(0.012)
      })
    }
  })

  it('gives what is not said no length, and knows words by the runs as written', async () => {
    const line = '\u{1f525} Go  home, - my friend (yes) \u{1f525}'
    const timed = timeSpeech(ear, line, await spokenLine('Go home, my friend'))
    expect(timed?.words).toHaveLength(line.trim().split(/\s+/).length)
    const lengths = timed?.words.map(({ start, end }) => end - start > 0)
    expect(lengths?.[0]).toBe(false)
    expect(lengths?.slice(1, 3)).toEqual([true, true])
    expect(lengths?.at(-1)).toBe(false)
  })

  it('spreads a line over its sound where too little is heard in it', async () => {
    const speech = await spokenLine('Go home')
    const timed = timeSpeech(ear, 'Go home', speech)
    expect(timed?.phones.filter(({ phone }) => isVowel(phone))).toHaveLength(2)
    expect(timed?.phones.at(-1)?.end).toBeLessThanOrEqual(speech.samples.length / speech.rate + 0.02)
  })

  it('finds nothing in silence, nor for a text without a word', async () => {
    const silence = { samples: new Float32Array(24_000), rate: 24_000 }
    expect(timeSpeech(ear, 'Go home', silence)).toBeUndefined()
    expect(timeSpeech(ear, 'Go home', { ...silence, samples: new Float32Array() })).toBeUndefined()
    expect(timeSpeech(ear, '!!!', await spokenLine('Go home'))).toBeUndefined()
  })

  it('takes any sound without failing, whatever its text', async () => {
    const speech = await spokenLine('Go home')
    const noise = {
      rate: 24_000,
      samples: Float32Array.from({ length: 48_000 }, (_, index) => ((index * 7919) % 997) / 997 - 0.5),
    }
    for (const line of [
      'a',
      'word '.repeat(60),
      'supercalifragilistic',
      '9 9 9',
      'strengths sixths twelfths',
    ]) {
      for (const sound of [speech, noise]) {
        const times = timeSpeech(ear, line, sound)?.phones.flatMap(({ start, end }) => [start, end]) ?? []
        expect(times).toEqual(times.toSorted((a, b) => a - b))
        expect(times.every(Number.isFinite)).toBe(true)
      }
    }
  })
})
