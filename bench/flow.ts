import type { Pronouncer } from '#shared/domain/phonetics/phonetics.ts'
import { layBar } from '#shared/domain/scoring/flow/bar-layout.ts'
import { expectSyllables } from '#shared/domain/scoring/flow/expect-syllables.ts'
import { reportFlow } from '#shared/domain/scoring/flow/flow.ts'
import { lineStresses } from '#shared/domain/scoring/flow/line-stresses.ts'
import { STRESS_PLACEMENT } from '#shared/domain/scoring/flow/norms.ts'
import { hearText } from '#shared/domain/scoring/hearing/hear-text.ts'
import { reportRhymes } from '#shared/domain/scoring/rhyme/rhyme-report.ts'
import { STRONG } from '#shared/domain/scoring/testing/sample-verses.ts'
import { createResampler } from '#shared/dsp/resample.ts'
import { alignSyllables } from '#shared/dsp/speech/align-syllables.ts'
import { hearFlow } from '#shared/dsp/speech/spoken-flow.ts'
import { loadPronouncer } from '../cloud-api/ear/load-pronouncer.ts'
import { asItIs, clipped, withBeat, withNoise, type Disturbance } from '../scripts/train-syllables/disturb.ts'
import { heardIn, listen, shareOf, testUtterances } from '../scripts/train-syllables/listen.ts'
import { rapOnBeat } from '../scripts/train-syllables/rap-on-beat.ts'
import { openEngine, say, VOICES } from '../scripts/train-syllables/render.ts'
import { TEST_LINES } from '../scripts/train-syllables/lines.ts'
import { type Bench, progress } from './support/bench.ts'
import { spreadOf } from './support/statistics.ts'

type Engine = Awaited<ReturnType<typeof openEngine>>

const STRETCHES = [0.75, 1, 1.25]
const DELAYS = [-0.12, -0.08, -0.04, 0, 0.04, 0.08, 0.12]
const DISTURBANCES: Readonly<Record<string, Disturbance>> = {
  none: asItIs,
  'noise at 20 dB': withNoise(20),
  'noise at 10 dB': withNoise(10),
  'beat at 6 dB': withBeat(6),
  'beat at 0 dB': withBeat(0),
  'clipped at half the peak': clipped(0.5),
}
const WARM_UP = 20

const timed = (work: () => unknown): number => {
  const start = performance.now()
  work()
  return performance.now() - start
}
const rounded = (value: number): number => Math.round(value * 1000) / 1000

/** How well flow is heard in sound, on lines nobody learned from, and what hearing it costs. */
export const bench: Bench = {
  defaultRuns: 20,
  needs: ['dictionary'],
  async measure(runs) {
    const engine = await openEngine()
    progress('Listening to test lines …')
    const utterances = testUtterances(engine, STRETCHES)
    const plain = utterances.filter(({ stretch }) => stretch === 1)
    const heard = (some: typeof utterances, disturbance?: Disturbance) => {
      const { onsetErrorMs, ...score } = listen(some, disturbance)
      return {
        ...Object.fromEntries(Object.entries(score).map(([name, value]) => [name, rounded(value)])),
        onsetErrorMs: { p50: rounded(onsetErrorMs.p50), p90: rounded(onsetErrorMs.p90) },
      }
    }
    const ear = await loadPronouncer()
    return {
      utterances: utterances.length,
      syllables: utterances.reduce((sum, { vowels }) => sum + vowels.length, 0),
      all: heard(utterances),
      byVoice: Object.fromEntries(
        VOICES.map((voice) => [voice, heard(utterances.filter((utterance) => utterance.voice === voice))]),
      ),
      byStretch: Object.fromEntries(
        STRETCHES.map((stretch) => [stretch, heard(utterances.filter((other) => other.stretch === stretch))]),
      ),
      disturbed: Object.fromEntries(
        Object.entries(DISTURBANCES).map(([name, disturbance]) => [name, heard(plain, disturbance)]),
      ),
      textWithin50ms: rounded(alignedShare(utterances, (text) => expectSyllables(hearText(ear, text)))),
      onBeat: onBeat(engine),
      thirtySecondsAt48kHzMs: spreadOf(timesOf(engine, runs)),
      sixteenBarsOfText: timesOfText(ear, runs * 20),
    }
  },
}

/** The share of a text's syllables whose vowel begins within 50 ms of the time it was given. */
function alignedShare(
  utterances: ReturnType<typeof testUtterances>,
  expect: (text: string) => ReturnType<typeof expectSyllables>,
): number {
  let [right, all] = [0, 0]
  for (const utterance of utterances) {
    const expected = expect(utterance.text)
    if (expected.length !== utterance.vowels.length) continue
    const aligned = alignSyllables(expected, heardIn(utterance))
    all += aligned.length
    right += utterance.vowels.filter(
      ({ start }, at) => Math.abs((aligned[at]?.onset ?? Infinity) - start) <= 0.05,
    ).length
  }
  return right / all
}

/** Errors of delay and pattern, for every voice, delay and disturbance. */
function onBeat(engine: Engine): Readonly<Record<string, unknown>> {
  progress('Rapping on a beat …')
  return Object.fromEntries(
    Object.entries(DISTURBANCES).map(([name, disturbance]) => {
      const delayErrors: number[] = []
      const shareErrors: number[] = []
      VOICES.forEach((voice, at) => {
        for (const delay of DELAYS) {
          const rap = rapOnBeat(engine, { bpm: 90, bars: 8, voice, seed: 11 + at, delay, jitter: 0.01 })
          const beat = { bpm: 90, downbeat: rap.downbeat, expected: STRESS_PLACEMENT }
          const flow = hearFlow(disturbance(rap.sound), { beat })
          const placement = flow.kind === 'flow' ? flow.placement : undefined
          if (placement === undefined) throw new Error(`${voice} on a beat was not heard through ${name}`)
          delayErrors.push(Math.abs(placement.delayMs - delay * 1000))
          const trueShare = rap.sixteenths.filter((place) => place % 4 === 0).length / rap.sixteenths.length
          shareErrors.push(Math.abs(placement.shares.onBeat - trueShare))
        }
      })
      const spread = (errors: readonly number[]) => ({
        p50: rounded(shareOf(errors, 0.5)),
        p90: rounded(shareOf(errors, 0.9)),
      })
      return [name, { delayErrorMs: spread(delayErrors), onBeatShareError: spread(shareErrors) }]
    }),
  )
}

/** Half a minute at 48 kHz, with its beat and its text. */
function timesOf(engine: Engine, runs: number): number[] {
  progress('Timing …')
  const resample = createResampler(16_000, 48_000)
  const lines = TEST_LINES.map((line) => resample(say(engine, line, 'slt', 1).sound.samples))
  const samples = new Float32Array(30 * 48_000)
  for (let at = 0, line = 0; at < samples.length; line += 1) {
    const sound = lines[line % lines.length] ?? new Float32Array(1)
    samples.set(sound.subarray(0, samples.length - at), at)
    at += sound.length
  }
  const text = Array.from({ length: 130 }, (_, index) => ({
    length: 1,
    stress: index % 2,
    then: 'word' as const,
  }))
  const context = { beat: { bpm: 90, downbeat: 0, expected: STRESS_PLACEMENT }, text }
  const run = () => timed(() => hearFlow({ samples, rate: 48_000 }, context))
  for (let warm = 0; warm < 3; warm += 1) run()
  return Array.from({ length: runs }, run)
}

function timesOfText(ear: Pronouncer, runs: number) {
  const heard = hearText(ear, STRONG.slice(0, 4).join('\n'))
  const rhymes = reportRhymes(heard)
  const stresses = heard.lines.map(lineStresses)
  const mean = (work: () => unknown) => {
    for (let warm = 0; warm < WARM_UP * 10; warm += 1) work()
    const times = Array.from({ length: runs }, () => timed(work))
    return rounded(shareOf(times, 0.5))
  }
  return {
    bars: heard.lines.length,
    layingMs: mean(() => stresses.map(layBar)),
    wholeReportMs: mean(() => reportFlow(heard, rhymes)),
  }
}
