import { describe, expect, test } from 'vitest'
import { mapTime } from '../../dsp/time-stretch/time-map.ts'
import type { PlacedLine } from './place-line.ts'
import type { SaidLine } from './said-line.ts'
import { stressTimes } from './stress-times.ts'
import { placeAll } from './testing/place-all.ts'
import { BAR, saidLine, SILENT } from './testing/said-lines.ts'

const AT_90 = { bpm: 90, speed: 1 }
const BEAT = 60 / 90
const place = (lines: readonly SaidLine[], tempo = AT_90) => placeAll(lines, tempo)
/** When the first and the last stress of a line sound, in beats from its downbeat. */
const endsOf = (line: SaidLine, { map, downbeat }: PlacedLine) => {
  const stresses = stressTimes(line)
  return [stresses[0], stresses.at(-1)].map((time = NaN) => (mapTime(map, time) - downbeat) / BEAT)
}
/** A bar's worth of sounds from the first stress to the last, with more to pick up, or more behind. */
const CORE = `${'aa t '.repeat(9)}aw`
const STRESSES = `x${'.'.repeat(8)}x`
const pickingUp = (syllables: number) =>
  saidLine('ah n '.repeat(syllables) + CORE, '.'.repeat(syllables) + STRESSES)
const withPickUp = pickingUp(3)
const withTail = saidLine(`${CORE} s ah n ah`, `${STRESSES}..`)

describe('placing lines', () => {
  test('VOICE-16 first stress on the downbeat, last one on beat four, a bar a line', () => {
    const placed = place([BAR, BAR, BAR, BAR])
    expect(placed.map(({ downbeat }) => downbeat / BEAT)).toEqual(
      [0, 4, 8, 12].map((beats) => expect.closeTo(beats, 9)),
    )
    for (const line of placed) {
      const [first, last] = endsOf(BAR, line)
      expect(first).toBeCloseTo(0, 9)
      expect(last).toBeCloseTo(3, 9)
      expect(line.start).toBeLessThan(line.downbeat)
    }
  })

  test('VOICE-18 no sound of a usual bar is stretched beyond its bounds', () => {
    for (const { map } of place([BAR, BAR])) {
      map.slice(1).forEach(({ from, to }, index) => {
        const before = map[index] ?? { from: 0, to: 0 }
        expect(from).toBeGreaterThanOrEqual(before.from)
        expect(to).toBeGreaterThanOrEqual(before.to)
        if (from - before.from < 1e-9) return
        expect((to - before.to) / (from - before.from)).toBeGreaterThan(0.749)
        expect((to - before.to) / (from - before.from)).toBeLessThan(1.351)
      })
    }
  })

  test.each([
    ['usual', [BAR, BAR, BAR]],
    ['long pick-ups', [withPickUp, withPickUp]],
    ['long tails', [withTail, withTail]],
    ['both', [withTail, withPickUp, withTail, withPickUp]],
    ['with silence between', [BAR, SILENT, withPickUp, SILENT]],
    ['of one word', [saidLine('g ow', 'x'), saidLine('n aw', 'x')]],
  ])('VOICE-19 lines neither overlap nor come closer than 60 ms: %s', (_name, lines) => {
    for (const speed of [0.5, 0.75, 0.85, 0.9, 1, 1.4, 2]) {
      const placed = place(lines, { bpm: 90, speed })
      placed.slice(1).forEach(({ start, downbeat }, index) => {
        const before = placed[index]
        if ((lines[index]?.phones.length ?? 0) > 0) expect(start - (before?.end ?? 0)).toBeGreaterThan(0.0599)
        const bars = (downbeat - (before?.downbeat ?? 0)) / (4 * BEAT)
        expect(bars).toBeCloseTo(Math.round(bars), 9)
        expect(Math.round(bars)).toBeGreaterThanOrEqual(1)
      })
    }
  })

  test('VOICE-19 a line ends a sixteenth or two sooner for a long pick-up, before the next one waits for a bar', () => {
    const [first, second] = place([withTail, withPickUp])
    expect(endsOf(withTail, first ?? expect.fail())[1]).toBeLessThan(3)
    expect((second?.downbeat ?? 0) / BEAT).toBeCloseTo(4, 9)
    expect((place([withTail, pickingUp(6)])[1]?.downbeat ?? 0) / BEAT).toBeCloseTo(8, 9)
  })

  test.each([
    ['usual', [BAR, BAR, BAR]],
    ['long pick-ups', [withPickUp, withPickUp, withPickUp]],
    ['long tails', [withTail, withTail, withTail]],
    ['with silence between', [BAR, SILENT, withPickUp, SILENT, BAR]],
  ])('VOICE-23 a line that is not written yet takes what room is left, or waits: %s', (_name, lines) => {
    for (const speed of [0.5, 0.85, 1, 2]) {
      const placed = placeAll(lines, { bpm: 90, speed }, () => false)
      placed.slice(1).forEach(({ start, end, downbeat }, index) => {
        const before = placed[index]
        if ((lines[index]?.phones.length ?? 0) > 0) expect(start - (before?.end ?? 0)).toBeGreaterThan(0.0599)
        expect(end).toBeGreaterThanOrEqual(start)
        const bars = (downbeat - (before?.downbeat ?? 0)) / (4 * BEAT)
        expect(bars).toBeCloseTo(Math.round(bars), 9)
        expect(Math.round(bars)).toBeGreaterThanOrEqual(1)
      })
    }
  })

  test('VOICE-23 usual lines lie as they would if all were known, one with much to pick up waits for a bar', () => {
    const known = place([BAR, BAR, BAR])
    const unknown = placeAll([BAR, BAR, BAR], AT_90, () => false)
    unknown.forEach(({ downbeat, start }, index) => {
      expect(downbeat).toBeCloseTo(known[index]?.downbeat ?? NaN, 9)
      expect(start).toBeCloseTo(known[index]?.start ?? NaN, 2)
    })
    const [, second] = placeAll([withTail, withPickUp], AT_90, () => false)
    expect((second?.downbeat ?? 0) / BEAT).toBeCloseTo(8, 9)
  })

  test('VOICE-20 slow lines have two bars each', () => {
    const placed = place([BAR, BAR], { bpm: 90, speed: 0.5 })
    expect((placed[1]?.downbeat ?? 0) / BEAT).toBeCloseTo(8, 9)
  })

  test('VOICE-4 a silent line has its bar and no length', () => {
    const [, silent, after] = place([BAR, SILENT, BAR])
    expect(silent).toEqual({ downbeat: 4 * BEAT, map: [], start: 4 * BEAT, end: 4 * BEAT })
    expect((after?.downbeat ?? 0) / BEAT).toBeCloseTo(8, 9)
  })
})
