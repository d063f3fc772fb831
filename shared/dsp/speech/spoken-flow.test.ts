import { describe, expect, it } from 'vitest'
import { babble, type BabbleSyllable } from '../testing/babble.ts'
import { beat, mixIn } from '../testing/beat.ts'
import { noise, sine } from '../testing/tones.ts'
import { hearFlow, type SpokenFlow } from './spoken-flow.ts'

const RATE = 16_000
const EXPECTED = { onBeat: 0.446, offBeatEighth: 0.339, otherSixteenths: 0.202 }

/** Babble to a pace: every second syllable longer and louder. */
const row = (count: number, step: number, from = 0.5): BabbleSyllable[] =>
  Array.from({ length: count }, (_, index) => ({
    onset: from + index * step,
    length: step * (index % 2 === 0 ? 0.65 : 0.45),
    loudness: index % 2 === 0 ? 1 : 0.5,
  }))

function flowOf(samples: Float32Array, rate = RATE): SpokenFlow {
  const heard = hearFlow({ samples, rate })
  if (heard.kind !== 'flow') throw new Error(heard.reason)
  return heard
}

const isNear = (times: readonly number[], truth: readonly number[], within: number): number =>
  truth.filter((time) => times.some((other) => Math.abs(other - time) < within)).length

describe('hearFlow (SCORE-60 to SCORE-67)', () => {
  it.each([8000, 11_025, 16_000, 22_050, 44_100, 48_000])('hears the same syllables at %i Hz', (rate) => {
    const syllables = row(24, 0.22)
    const heard = flowOf(babble(syllables, 6.5, rate), rate)
    const onsets = heard.syllables.map(({ onset }) => onset)
    expect(
      isNear(
        onsets,
        syllables.map(({ onset }) => onset),
        0.03,
      ),
    ).toBeGreaterThanOrEqual(22)
    expect(onsets.length).toBeLessThanOrEqual(28)
    expect(heard.duration).toBeCloseTo(6.5, 3)
  })

  it('has onset, nucleus and end of each syllable in order', () => {
    const { syllables } = flowOf(babble(row(20, 0.25), 6, RATE))
    syllables.forEach(({ onset, nucleus, end }, index) => {
      expect(onset).toBeLessThan(nucleus)
      expect(nucleus).toBeLessThan(end)
      expect(onset).toBeGreaterThan(syllables[index - 1]?.nucleus ?? -1)
    })
  })

  it('SCORE-62 measures pace over the time of speaking, pauses apart', () => {
    const step = 0.2
    const both = [...row(16, step), ...row(16, step, 5.2)]
    const { syllablesPerSecond, pauses, speakingSeconds, unevenness } = flowOf(babble(both, 9, RATE))
    expect(Math.abs(syllablesPerSecond - 1 / step)).toBeLessThan(0.4)
    expect(pauses).toHaveLength(1)
    expect(pauses[0]?.start).toBeGreaterThan(3.4)
    expect(pauses[0]?.end).toBeLessThan(5.2)
    expect(Math.abs(speakingSeconds - 6.3)).toBeLessThan(0.5)
    expect(unevenness).toBeLessThan(0.12)
    const faster = [...row(16, 0.3), ...row(16, 0.15, 5.4)]
    expect(flowOf(babble(faster, 9, RATE)).unevenness).toBeGreaterThan(0.2)
  })

  it('SCORE-67 measures how far loud and quiet syllables lie apart, whatever the level of the whole', () => {
    const samples = babble(row(24, 0.22), 6.5, RATE)
    const { loudnessRange } = flowOf(samples)
    expect(Math.abs(loudnessRange - 6.5)).toBeLessThan(2)
    expect(flowOf(samples.map((sample) => sample * 0.01)).loudnessRange).toBeCloseTo(loudnessRange, 1)
    const flat = row(24, 0.22).map((syllable) => ({ ...syllable, loudness: 1 }))
    expect(flowOf(babble(flat, 6.5, RATE)).loudnessRange).toBeLessThan(loudnessRange - 2)
  })

  it('finds the long and loud syllables more prominent than those between them', () => {
    const all = row(24, 0.22)
    const { syllables } = flowOf(babble(all, 6.5, RATE))
    const meanOf = (parity: number): number => {
      const truth = all.filter((_, index) => index % 2 === parity)
      const heard = syllables.filter(({ onset }) => truth.some((one) => Math.abs(one.onset - onset) < 0.04))
      expect(heard.length).toBeGreaterThanOrEqual(10)
      return heard.reduce((sum, { prominence }) => sum + prominence, 0) / heard.length
    }
    expect(meanOf(0)).toBeGreaterThan(meanOf(1) + 0.2)
  })

  it('lays them on a beat through hiss, music and clipping', () => {
    const bpm = 92
    const step = 30 / bpm / 2
    const seconds = 40 * step + 2
    const delay = 0.07
    const clean = babble(row(40, step, 1 + delay), seconds, RATE)
    const hissing = clean.slice()
    mixIn(hissing, noise(0.02, clean.length, 3), 0)
    const overMusic = clean.slice()
    mixIn(overMusic, beat({ bpm, offset: 1, seconds, rate: RATE, seed: 8 }), 0, 0.06)
    const most = clean.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0) / 2
    const clipped = clean.map((sample) => Math.max(-most, Math.min(most, sample)))
    for (const samples of [clean, hissing, overMusic, clipped]) {
      const heard = hearFlow({ samples, rate: RATE }, { beat: { bpm, downbeat: 1, expected: EXPECTED } })
      if (heard.kind !== 'flow') throw new Error(heard.reason)
      expect(Math.abs((heard.placement?.delayMs ?? NaN) - delay * 1000)).toBeLessThan(25)
      expect(heard.placement?.spreadMs).toBeLessThan(25)
    }
  })

  it('gives the syllables of a text their times', () => {
    const syllables = row(16, 0.22)
    const text = syllables.map((_, index) => ({
      length: 1,
      stress: index % 2 === 0 ? 1 : 0,
      then: 'word' as const,
    }))
    const heard = hearFlow({ samples: babble(syllables, 5, RATE), rate: RATE }, { text })
    if (heard.kind !== 'flow') throw new Error(heard.reason)
    expect(heard.text).toHaveLength(16)
    heard.text.forEach(({ onset }, index) => {
      expect(Math.abs(onset - (syllables[index]?.onset ?? NaN))).toBeLessThan(0.06)
    })
  })
})

describe('SCORE-60 what is no speech is refused, and nothing throws', () => {
  const SECONDS = 5
  const length = SECONDS * RATE
  const melody = Float32Array.from({ length }, (_, index) => {
    const time = index / RATE
    const hertz = [220, 262, 330, 294, 392][Math.floor(time * 4) % 5] ?? 220
    return Math.exp(-((time * 4) % 1) * 2) * (((time * hertz) % 1) * 2 - 1) * 0.4
  })
  it.each<[string, Float32Array, string]>([
    ['nothing', new Float32Array(), 'no-sound'],
    ['one sample', Float32Array.of(0.3), 'silent'],
    ['silence', new Float32Array(length), 'silent'],
    ['a constant offset', new Float32Array(length).fill(0.5), 'silent'],
    ['an open line', noise(0.00002, length, 1), 'silent'],
    ['hiss', noise(0.2, length, 2), 'no-voice'],
    ['a tone', sine(220, 0.5, RATE, SECONDS), 'no-voice'],
    ['a beat', beat({ bpm: 90, seconds: SECONDS, rate: RATE, seed: 77 }), 'no-voice'],
    ['a fast beat', beat({ bpm: 140, seconds: SECONDS, rate: RATE, seed: 5 }), 'no-voice'],
    ['a melody', melody, 'no-voice'],
    ['pulsing hiss', noise(0.3, length, 3).map((v, i) => v * (0.5 + 0.5 * Math.sin(i / 500))), 'no-voice'],
    ['three syllables', babble(row(3, 0.2), 1.4, RATE), 'too-short'],
    ['only broken samples', new Float32Array(length).fill(NaN), 'silent'],
    ['infinite samples', new Float32Array(length).fill(-Infinity), 'silent'],
  ])('%s', (_name, samples, reason) => {
    expect(hearFlow({ samples, rate: RATE })).toEqual({ kind: 'not-enough-speech', reason })
  })

  it.each([0, -1, NaN, Infinity, 100, 1e9])('a rate of %f', (rate) => {
    const samples = noise(0.1, 100, 1)
    expect(hearFlow({ samples, rate })).toEqual({ kind: 'not-enough-speech', reason: 'no-sound' })
  })

  it('hears on past broken samples and huge ones', () => {
    const clean = babble(row(20, 0.22), 6, RATE)
    const broken = clean.map((sample, index) => (index % 1000 === 0 ? NaN : sample))
    expect(flowOf(broken).syllables.length).toBeGreaterThan(17)
    expect(flowOf(clean.map((sample) => sample * 1e30)).syllables).toHaveLength(
      flowOf(clean).syllables.length,
    )
  })
})
