import type { PlannedLine } from '#shared/domain/performance/place-line.ts'
import { planLine } from '#shared/domain/performance/plan-line.ts'
import type { SaidPhone } from '#shared/domain/performance/said-line.ts'
import type { Tempo } from '#shared/domain/performance/tempo.ts'
import type { Hertz, Seconds } from '#shared/std/units.ts'

/** From the beginning of a word to its end, in seconds of the line as it was said. */
export interface WordTime {
  readonly start: Seconds
  readonly end: Seconds
}

/** What a voice gave for a line. */
export interface Speech {
  readonly samples: Float32Array<ArrayBuffer>
  readonly rate: Hertz
  /** From its first sound to its last, in seconds from the first sample; pauses only in between. Empty of a silent line. */
  readonly phones: readonly SaidPhone[]
  /** One for each run of characters without space, where that is known. */
  readonly words: readonly WordTime[] | undefined
  /** What is still to be done to it: the character's own effects (recipes.ts) and its loudness, or its loudness alone. */
  readonly finish: Finish
}

export type Finish = 'character' | 'plain'

/** A line as it was said last, and how it shall lie on the beat. */
export interface SaidInTime {
  readonly speech: Speech
  readonly planned: PlannedLine
  /** Whether it had to be said a second time, faster or slower. */
  readonly wasSaidAgain: boolean
}

/**
 * Has a line said so that stretching can lay it on the beat: once, and once more where it would have to be stretched too
 * far (VOICE-17). Knows nothing of how it is said.
 * @param say has it said; 1 is the voice's own pace
 * @param stresses which of its syllables are stressed
 */
export async function sayInTime(
  say: (speed: number) => Promise<Speech>,
  stresses: readonly boolean[],
  tempo: Tempo,
): Promise<SaidInTime> {
  const first = await say(tempo.speed)
  const { beats, length } = planLine({ phones: first.phones, stresses }, tempo)
  const wasSaidAgain = length !== 1
  const speech = wasSaidAgain ? await say(tempo.speed / length) : first
  return { speech, wasSaidAgain, planned: { line: { phones: speech.phones, stresses }, beats } }
}
