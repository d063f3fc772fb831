import { describe, expect, test } from 'vitest'
import { scoreVerse } from '../score-verse.ts'
import { ear } from '../testing/hear.ts'
import { MEDIAN, STRONG } from '../testing/sample-verses.ts'
import type { Finding, VerseScore } from '../verse-score.ts'
import { pointsOf, type PointsOfScore } from './points.ts'
import { remainderReason } from './remainders.ts'

const scoreOf = (text: string): VerseScore => scoreVerse(ear, { text })

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

const allOf = ({ spans, findings, remainders }: PointsOfScore): number =>
  sum([...spans.flat(), ...findings, ...remainders.map(({ tenths }) => tenths)])

const remainder = (points: PointsOfScore, name: string): number =>
  points.remainders.find((one) => one.name === name)?.tenths ?? 0

const finding = (kind: Finding['kind'], weight: number): Finding => ({
  kind,
  weight,
  start: 0,
  end: 4,
  reason: 'For the test.',
})

describe('SCORE-71', () => {
  const score = scoreOf(STRONG[0] ?? '')

  test('findings share by weight what findings brought', () => {
    const findings = [finding('wordplay', 3), finding('metaphor', 1)]
    const [first = 0, second = 0] = pointsOf({ ...score, findings }).findings
    expect(Math.abs(first - 3 * second)).toBeLessThan(4)
  })

  test('what is stale is charged at the same price, and told apart from freshness', () => {
    const stale = { ...score, creativitySources: { ...score.creativitySources, staleness: 20 } }
    const good = finding('wordplay', 2)
    const without = pointsOf({ ...stale, findings: [good] })
    const points = pointsOf({ ...stale, findings: [good, finding('cliche', -0.2)] })
    expect(points.findings[0]).toBe(without.findings[0])
    expect(points.findings[1]).toBeLessThan(0)
    expect(Math.abs((points.findings[0] ?? 0) + 10 * (points.findings[1] ?? 0))).toBeLessThan(10)
    expect(remainder(points, 'freshness')).toBe(remainder(without, 'freshness') - (points.findings[1] ?? 0))
    expect(allOf(points)).toBe(score.total * 10)
  })

  test('what is stale costs no more than freshness lost, and nothing where there is nothing to lose', () => {
    const findings = Array.from({ length: 9 }, () => finding('cliche', -1))
    const staleness = 5
    const { words, freshness, pictures, findings: finds } = score.creativitySources
    const lost = (score.parts.creativity * staleness) / (words + freshness + pictures + finds)
    const points = pointsOf({
      ...score,
      findings,
      creativitySources: { ...score.creativitySources, staleness },
    })
    expect(sum(points.findings)).toBe(-Math.round(lost * 10))
    const fresh = { ...score.creativitySources, staleness: 0 }
    expect(sum(pointsOf({ ...score, findings, creativitySources: fresh }).findings)).toBe(0)
  })
})

describe('SCORE-70 what a total is made of besides spans', () => {
  const told = (text: string) => {
    const score = scoreOf(text)
    return new Map(
      pointsOf(score).remainders.map(({ name, tenths }) => [
        name,
        { tenths, reason: remainderReason(name, score) },
      ]),
    )
  }

  test('a full verse that says nothing twice loses nothing', () => {
    const names = [...told(STRONG[4] ?? '').keys()]
    expect(names).not.toContain('length')
    expect(names).not.toContain('repetition')
  })

  test('a short one loses by its length, one that repeats by its echoes, and each says why', () => {
    const couplet = (STRONG[0] ?? '').split('\n').slice(0, 2).join('\n')
    expect(told(couplet).get('length')).toMatchObject({
      reason: '2 bars of its own: four full ones are enough for everything.',
    })
    expect(told(couplet).get('length')?.tenths).toBeLessThan(0)
    const again = `${MEDIAN[0] ?? ''}\n${(MEDIAN[0] ?? '').split('\n')[0] ?? ''}`
    expect(told(again).get('repetition')?.reason).toBe('1 bar said before.')
    expect(told(again).get('repetition')?.tenths).toBeLessThan(0)
  })

  test('flow says how long its bars are and how alike', () => {
    expect(told('my pen is on fire\nand I call you a liar').get('flow')?.reason).toMatch(
      /^\d+(?: to \d+)? syllables? a bar; rhythm \d+% consistent\.$/,
    )
  })
})
