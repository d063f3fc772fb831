import { expect, test } from 'vitest'
import { hear } from './testing/hear.ts'
import { totalOf, type Marks } from './total.ts'

const FULL: Marks = { rhymeDensity: 100, flowQuality: 100, creativity: 100, sense: 1 }
const BAR = [
  'the water in the river runs so deep',
  'a shadow on the wall will never sleep',
  'the lantern in the window burns all night',
  'another morning opens up the light',
]
const bars = (count: number): string => BAR.slice(0, count).join('\n')
const full = (text: string): number => totalOf(hear(text), FULL).total

test('SCORE-50 the total weighs rhyme, flow and creativity', () => {
  const only = (parts: Partial<Marks>): number =>
    totalOf(hear(bars(4)), { rhymeDensity: 0, flowQuality: 0, creativity: 0, sense: 1, ...parts }).total
  expect(full(bars(4))).toBe(100)
  expect(only({ creativity: 100 })).toBeGreaterThan(only({ rhymeDensity: 100 }))
  expect(only({ rhymeDensity: 100 })).toBeGreaterThan(only({ flowQuality: 100 }))
  expect(only({})).toBe(0)
})

test('SCORE-51 what makes no sense counts for little', () => {
  expect(totalOf(hear(bars(4)), { ...FULL, sense: 0.2 }).total).toBeLessThan(25)
})

test('SCORE-52 short verses have a ceiling that rises with every bar up to four', () => {
  const ceilings = [1, 2, 3, 4].map((count) => full(bars(count)))
  expect(ceilings).toEqual(ceilings.toSorted((a, b) => a - b))
  expect(ceilings[0]).toBeLessThan(30)
  expect(ceilings[1]).toBeLessThan(60)
  expect(ceilings[3]).toBe(100)
  expect(full('word')).toBeLessThan(5)
})

test('SCORE-53 beyond four bars length brings nothing', () => {
  expect(full(`${bars(4)}\nand one more bar to see what it can do`)).toBe(full(bars(4)))
})

test('SCORE-54 bars said again take away', () => {
  expect(full(`${bars(4)}\n${bars(1)}`)).toBeLessThan(full(bars(4)))
  expect(full('')).toBe(0)
})

test('SCORE-59 the parts sum to the total, and a part that took nothing is 0', () => {
  const marks: Marks = { rhymeDensity: 61, flowQuality: 83, creativity: 37, sense: 0.83 }
  for (const text of [bars(4), bars(2), `${bars(4)}\n${bars(3)}`, 'word', '']) {
    const { total, parts } = totalOf(hear(text), marks)
    const tenths = Object.values(parts).map((part) => part * 10)
    for (const part of tenths) expect(Math.abs(part - Math.round(part))).toBeLessThan(1e-9)
    expect(Math.round(tenths.reduce((sum, part) => sum + part, 0))).toBe(total * 10)
  }
  const { parts } = totalOf(hear(bars(4)), { ...FULL, flowQuality: 80 })
  expect(parts).toMatchObject({ sense: 0, length: 0, repetition: 0 })
  expect(totalOf(hear(bars(2)), FULL).parts.length).toBeLessThan(0)
  expect(totalOf(hear(`${bars(4)}\n${bars(3)}`), FULL).parts.repetition).toBeLessThan(0)
  expect(totalOf(hear(bars(4)), { ...FULL, sense: 0.5 }).parts.sense).toBeLessThan(0)
})
