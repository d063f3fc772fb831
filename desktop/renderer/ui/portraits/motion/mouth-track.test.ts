import { describe, expect, it } from 'vitest'
import { mouthShape } from '../../../audio/mouth.ts'
import { MOST_JAW, frameOfLevel } from './face-frame.ts'
import { frameAt, mouthTrack, type SaidLine } from './mouth-track.ts'

const FRAME_MS = 1000 / 60

/** A line of sounds: what the mouth does, how far, and for how many milliseconds. */
function line(
  ...sounds: readonly (readonly [
    mouth: NonNullable<SaidLine['visemes']>[number]['mouth'],
    openness: number,
    ms: number,
  ])[]
): SaidLine {
  let startMs = 1000
  const visemes = sounds.map(([mouth, openness, ms]) => {
    const here = { mouth, openness, startMs }
    startMs += ms
    return here
  })
  return { endMs: startMs, visemes: [...visemes, { mouth: 'rest', openness: 0, startMs }] }
}

function track(...lines: readonly SaidLine[]) {
  const found = mouthTrack(lines)
  if (found === undefined) throw new Error('no track')
  return found
}

/** "mama baba pop", fast. */
const BUSY = track(
  line(
    ['closed', 0, 60],
    ['open', 0.9, 110],
    ['closed', 0, 50],
    ['open', 0.9, 120],
    ['closed', 0, 20],
    ['round', 0.75, 140],
    ['closed', 0, 70],
    ['spread', 0.55, 90],
    ['hiss', 0.12, 60],
    ['tongue', 0.15, 40],
    ['open', 0.85, 180],
    ['closed', 0, 80],
  ),
)
const times = Array.from({ length: 200 }, (_, frame) => 800 + frame * FRAME_MS)

describe('a mouth that knows its sounds', () => {
  it('FACE-4 stays within the bounds of a frame at every moment', () => {
    for (const time of times) {
      const frame = frameAt(BUSY, time)
      expect(frame.time).toBe(time)
      for (const share of [frame.mouthOpenness, frame.tongueTip, frame.intensity]) {
        expect(share).toBeGreaterThanOrEqual(0)
        expect(share).toBeLessThanOrEqual(1)
      }
      expect(Math.abs(frame.lipCornerPull)).toBeLessThanOrEqual(1)
      expect(frame.jawRotation).toBeGreaterThanOrEqual(0)
      expect(frame.jawRotation).toBeLessThanOrEqual(MOST_JAW)
    }
  })

  it('FACE-6 opens wide for a long vowel, before it is heard', () => {
    const vowel = track(line(['open', 0.9, 200]))
    expect(mouthShape(frameAt(vowel, 1100).mouthOpenness)).toBe('large')
    expect(frameAt(vowel, 990).mouthOpenness).toBeGreaterThan(0.1)
    expect(frameAt(vowel, 800).mouthOpenness).toBe(0)
    expect(frameAt(vowel, 1400)).toMatchObject({ mouthOpenness: 0, lipCornerPull: 0, tongueTip: 0 })
  })

  it('FACE-6 purses for a round vowel, spreads for another, lifts the tongue for a t', () => {
    const said = track(line(['round', 0.3, 160], ['spread', 0.4, 160], ['tongue', 0.2, 160]))
    expect(frameAt(said, 1030).lipCornerPull).toBeLessThan(-0.7)
    expect(frameAt(said, 1190).lipCornerPull).toBeGreaterThan(0.7)
    expect(frameAt(said, 1350).tongueTip).toBeGreaterThan(0.7)
  })

  it('FACE-6 a sound pulls at its neighbours: a t opens wider between wide vowels than between narrow ones', () => {
    const between = (openness: number) =>
      frameAt(track(line(['open', openness, 120], ['tongue', 0.15, 60], ['open', openness, 120])), 1100)
    expect(between(0.9).mouthOpenness).toBeGreaterThan(between(0.3).mouthOpenness + 0.1)
  })

  it('FACE-6 never pops: from frame to frame the openness moves by less than 0.4', () => {
    for (const time of times) {
      const step = frameAt(BUSY, time + FRAME_MS).mouthOpenness - frameAt(BUSY, time).mouthOpenness
      expect(Math.abs(step)).toBeLessThan(0.4)
    }
  })

  it('FACE-6 has a jaw that is heavier than the lips', () => {
    const travel = (figure: (time: number) => number) =>
      times.reduce((sum, time) => sum + Math.abs(figure(time + FRAME_MS) - figure(time)), 0)
    const lips = travel((time) => frameAt(BUSY, time).mouthOpenness)
    const jaw = travel((time) => frameAt(BUSY, time).jawRotation / MOST_JAW)
    expect(jaw).toBeLessThan(0.75 * lips)
  })

  it('FACE-7 is shut while m, b and p sound, from the first moment to the last', () => {
    for (const { mouth, startMs, endMs } of BUSY.filter((gesture) => gesture.mouth === 'closed')) {
      const end = Math.max(endMs, startMs + 34)
      expect(mouth).toBe('closed')
      for (let time = startMs; time <= end; time += 2) expect(frameAt(BUSY, time).mouthOpenness).toBe(0)
      expect(
        frameAt(BUSY, startMs - 60).mouthOpenness + frameAt(BUSY, end + 60).mouthOpenness,
      ).toBeGreaterThan(0)
    }
  })

  it('FACE-7 shows a closed sound in two frames of 60 a second, however short it is', () => {
    const pop = track(line(['open', 0.9, 150], ['closed', 0, 8], ['open', 0.9, 150]))
    for (let offset = 0; offset < FRAME_MS; offset += 1) {
      const shut = times.filter(
        (time) =>
          frameAt(pop, time + offset).mouthOpenness === 0 && time + offset > 1100 && time + offset < 1250,
      )
      expect(shut.length).toBeGreaterThanOrEqual(2)
    }
  })

  it('FACE-6 rests between lines', () => {
    const first = line(['open', 0.8, 200])
    const later = { endMs: 3200, visemes: [{ mouth: 'open', openness: 0.8, startMs: 3000 }] as const }
    expect(frameAt(track(first, later), 2100)).toMatchObject({ mouthOpenness: 0, intensity: 0 })
    expect(frameAt(track(first, later), 3100).mouthOpenness).toBeGreaterThan(0.7)
  })

  it('FACE-8 has no track where a line does not tell, or there is none', () => {
    expect(mouthTrack([])).toBeUndefined()
    expect(mouthTrack([line(['open', 0.8, 200]), { endMs: 2000 }])).toBeUndefined()
    expect(mouthTrack([{ endMs: 2000, visemes: [] }])).toEqual([])
  })
})

describe('a mouth that only hears the voice', () => {
  it('FACE-8 opens with its loudness', () => {
    expect(frameOfLevel(0.5, 1234)).toEqual({
      mouthOpenness: 0.5,
      jawRotation: MOST_JAW / 2,
      lipCornerPull: 0,
      tongueTip: 0,
      intensity: 0.5,
      time: 1234,
    })
  })
})
