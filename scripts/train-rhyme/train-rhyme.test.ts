import { beforeAll, describe, expect, it } from 'vitest'
import { loadPronouncer } from '../../cloud-api/ear/load-pronouncer.ts'
import type { Pronouncer } from '#shared/domain/phonetics/phonetics.ts'
import { VOWELS } from '#shared/domain/phonetics/phonetics.ts'
import { buildStale } from '../build/build.ts'
import { stepsNamed } from '../build/steps.ts'
import { measureSchemes } from '../rhyme-scheme/measure.ts'
import { fitLine, fitLogistic } from './regression.ts'
import { shrunkOdds } from './shrunk-odds.ts'
import { trainRhyme } from './train.ts'
import { schemeModule, soundModule } from './write-weights.ts'

/** Made up for the test. */
const STANZAS = [
  { words: ['night', 'day', 'light', 'way'], scheme: [0, 1, 0, 1] },
  { words: ['stone', 'fire', 'alone', 'liar'], scheme: [0, 1, 0, 1] },
  { words: ['hand', 'sea', 'land', 'tree'], scheme: [0, 1, 0, 1] },
  { words: ['ring', 'fall', 'king', 'wall'], scheme: [0, 1, 0, 1] },
]
let ear: Pronouncer

beforeAll(async () => {
  await buildStale(process.cwd(), stepsNamed('dictionary'))
  ear = await loadPronouncer()
})

describe('regression', () => {
  it('finds the line through points on a line', () => {
    const [level, slope] = fitLine(
      [1, 2, 3].map((x) => [1, x]),
      [5, 7, 9],
      [1, 2, 1],
    )
    expect(level).toBeCloseTo(3, 9)
    expect(slope).toBeCloseTo(2, 9)
  })

  it('finds the log-odds of labels', () => {
    const rows = [...Array.from({ length: 8 }, () => [1, 1]), ...Array.from({ length: 8 }, () => [1, 0])]
    const labels = [1, 1, 1, 1, 1, 1, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0]
    const [level, step] = fitLogistic(rows, labels, 0)
    expect(level).toBeCloseTo(Math.log(1 / 3), 6)
    expect(step).toBeCloseTo(2 * Math.log(3), 6)
  })

  it('gives zeros where nothing can be told', () => {
    expect(fitLine([[1, 1]], [3], [1])).toEqual([0, 0])
  })
})

describe('log-odds of pairs', () => {
  it('draws rare pairs to what their distance foretells', () => {
    const chance = [0.25, 0.25, 0.25, 0.25]
    const [same = 0, other = 0] = shrunkOdds([40, 5, 5, 40], chance, [0, 1, 1, 0], 4)
    expect(same).toBeGreaterThan(0)
    expect(other).toBeLessThan(0)
    const [, never = 0] = shrunkOdds([40, 0, 0, 40], chance, [0, 1, 1, 0], 4)
    expect(never).toBeGreaterThan(-10)
  })
})

describe('learning rhyme', () => {
  it('learns from a few stanzas what finds the schemes of others', () => {
    const knowledge = trainRhyme(ear, STANZAS)
    const others = [
      { words: ['bone', 'bright', 'moan', 'kite'], scheme: ['a', 'b', 'a', 'b'] },
      { words: ['band', 'call', 'sand', 'hall'], scheme: ['a', 'b', 'a', 'b'] },
    ]
    expect(measureSchemes(ear, knowledge, others).withPrior.accuracy).toBe(1)
    const [both = []] = knowledge.sounds.vowels
    const at = VOWELS.indexOf('AY') * VOWELS.length
    expect(both[at + VOWELS.indexOf('AY')]).toBeGreaterThan(both[at + VOWELS.indexOf('IY')] ?? 0)
    expect(knowledge.schemes).toEqual([[[0, 1, 0, 1], 4]])
  })

  it('learns the same again from the same', () => {
    expect(trainRhyme(ear, STANZAS)).toEqual(trainRhyme(ear, STANZAS))
  })

  it('writes tables, never the words', () => {
    const { sounds, schemes } = trainRhyme(ear, STANZAS)
    expect(schemeModule(schemes)).toContain('0101 4')
    for (const { words } of STANZAS) for (const word of words) expect(soundModule(sounds)).not.toContain(word)
  })
})
