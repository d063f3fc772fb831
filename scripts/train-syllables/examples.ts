import { normalBands, type NormalBands } from '#shared/dsp/speech/normal-bands.ts'
import { HOP, speechBands } from '#shared/dsp/speech/speech-bands.ts'
import { OUTPUTS } from '#shared/dsp/speech/syllable-network.ts'
import { varied, type Chance } from './augment.ts'
import type { Utterance, VowelTime } from './render.ts'
import { wordless } from './wordless.ts'

/** A recording to learn from, frame by frame. */
export interface Example {
  readonly bands: NormalBands
  /** OUTPUTS values a frame. */
  readonly targets: Float32Array
}

/** Half widths of what counts as the middle of a vowel (with its length, within bounds) and as its beginning or end, in seconds. */
const NUCLEUS_SHARE = 0.3
const NUCLEUS_LEAST = 0.012
const NUCLEUS_MOST = 0.025
const EDGE = 0.012
/** Utterances for one round of sounds without words. */
const WORDLESS_EVERY = 20

const bump = (distance: number, width: number): number => Math.exp(-0.5 * (distance / width) ** 2)

function targetsOf(frames: number, vowels: readonly VowelTime[]): Float32Array {
  const targets = new Float32Array(frames * OUTPUTS)
  for (let frame = 0; frame < frames; frame += 1) {
    const time = frame * HOP
    for (const { start, end } of vowels) {
      if (end < time - 0.2 || start > time + 0.2) continue
      const width = Math.min(NUCLEUS_MOST, Math.max(NUCLEUS_LEAST, (end - start) * NUCLEUS_SHARE))
      const at = frame * OUTPUTS
      targets[at] = Math.max(targets[at] ?? 0, bump(time - (start + end) / 2, width))
      targets[at + 1] = Math.max(targets[at + 1] ?? 0, bump(time - start, EDGE))
      targets[at + 2] = Math.max(targets[at + 2] ?? 0, bump(time - end, EDGE))
    }
  }
  return targets
}

interface Labelled {
  readonly samples: Float32Array
  readonly rate: number
  readonly vowels: readonly VowelTime[]
}

function exampleOf({ samples, rate, vowels }: Labelled): Example {
  const bands = normalBands(speechBands({ samples, rate }))
  return { bands, targets: targetsOf(bands.frames, vowels) }
}

/** Every utterance as it is and `variants` times in disguise; now and then sounds without words. */
export function gatherExamples(
  utterances: readonly Utterance[],
  variants: number,
  chance: Chance,
): Example[] {
  return utterances.flatMap((utterance, index) => {
    const said = [utterance, ...Array.from({ length: variants }, () => varied(utterance, chance))]
    const examples = said.map(({ sound, vowels }) => exampleOf({ ...sound, vowels }))
    if (index % WORDLESS_EVERY !== 0) return examples
    const { rate } = utterance.sound
    return [...examples, ...wordless(rate, chance).map((samples) => exampleOf({ samples, rate, vowels: [] }))]
  })
}
