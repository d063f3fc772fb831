import { hearSyllables } from '#shared/dsp/speech/hear-syllables.ts'
import type { SpokenSyllable } from '#shared/dsp/speech/weigh-syllables.ts'
import type { Seconds } from '#shared/std/units.ts'
import type { FliteEngine } from '../../cloud-api/ports/speech-out/flite/flite-engine.ts'
import { asItIs, type Disturbance } from './disturb.ts'
import { agree, scoreOf, type Agreement } from './judge.ts'
import { TEST_LINES } from './lines.ts'
import { say, VOICES, type Utterance } from './render.ts'

/** How far a nucleus may lie from the middle of a vowel, and how far an onset is looked for. */
const WITHIN: Seconds = 0.05

/** Test lines by every voice, at each of the stretches given. */
export const testUtterances = (
  engine: FliteEngine,
  stretches: readonly number[],
  lines: readonly string[] = TEST_LINES,
): Utterance[] =>
  stretches.flatMap((stretch) =>
    VOICES.flatMap((voice) => lines.map((line) => say(engine, line, voice, stretch))),
  )

/** The syllables heard in an utterance; none where it was refused. */
export function heardIn({ sound }: Utterance, disturbance: Disturbance = asItIs): readonly SpokenSyllable[] {
  const heard = hearSyllables(disturbance(sound))
  return typeof heard === 'string' ? [] : heard
}

/** How well what was heard agrees with the truth. */
export interface Hearing {
  readonly precision: number
  readonly recall: number
  readonly f: number
  /** Of the onsets of heard syllables against those of the vowels, in milliseconds: the middle and the nine tenths. */
  readonly onsetErrorMs: { readonly p50: number; readonly p90: number }
}

/** Listens to utterances: nuclei against the middles of vowels within 50 ms, onsets against their beginnings. */
export function listen(utterances: readonly Utterance[], disturbance: Disturbance = asItIs): Hearing {
  const nuclei: Agreement[] = []
  const errors: number[] = []
  for (const utterance of utterances) {
    const heard = heardIn(utterance, disturbance)
    const middles = utterance.vowels.map(({ start, end }) => (start + end) / 2)
    nuclei.push(
      agree(
        heard.map(({ nucleus }) => nucleus),
        middles,
        WITHIN,
      ),
    )
    const onsets = agree(
      heard.map(({ onset }) => onset),
      utterance.vowels.map(({ start }) => start),
      2 * WITHIN,
    )
    errors.push(...onsets.errors.map((error) => Math.abs(error) * 1000))
  }
  return { ...scoreOf(nuclei), onsetErrorMs: { p50: shareOf(errors, 0.5), p90: shareOf(errors, 0.9) } }
}

/** The value that a share of all does not exceed; 0 of none. */
export function shareOf(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0
}
