import { placeLines, type PlacedLine } from '#shared/domain/performance/place-lines.ts'
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

/** A line of a verse as it was said last, and where it belongs. */
export interface TimedLine {
  readonly speech: Speech
  readonly placed: PlacedLine
  /** Whether it had to be said a second time, faster or slower. */
  readonly wasSaidAgain: boolean
}

/** Has a line of a verse said. @param speed 1 is the voice's own pace */
export type SayLine = (index: number, speed: number) => Promise<Speech>

/**
 * Has the lines of a verse said so that stretching lays them on the beat, all at the same time: each once, and once more
 * where it would have to be stretched too far (VOICE-17). Knows nothing of how they are said.
 * @param stresses of each line which of its syllables are stressed; as many as there are lines
 */
export async function sayInTime(
  say: SayLine,
  stresses: readonly (readonly boolean[])[],
  tempo: Tempo,
): Promise<TimedLine[]> {
  const lines = await Promise.all(
    stresses.map(async (stressed, index) => {
      const first = await say(index, tempo.speed)
      const { beats, length } = planLine({ phones: first.phones, stresses: stressed }, tempo)
      const wasSaidAgain = length !== 1
      const speech = wasSaidAgain ? await say(index, tempo.speed / length) : first
      return { speech, wasSaidAgain, beats, line: { phones: speech.phones, stresses: stressed } }
    }),
  )
  const placed = placeLines(lines, tempo)
  return lines.flatMap(({ speech, wasSaidAgain }, index) => {
    const place = placed[index]
    return place === undefined ? [] : [{ speech, wasSaidAgain, placed: place }]
  })
}
