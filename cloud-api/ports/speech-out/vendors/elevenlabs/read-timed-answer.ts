import { z } from 'zod'
import type { Hertz } from '#shared/std/units.ts'
import { readPcm } from '../answers/read-pcm.ts'
import type { CharacterTime, VendorSound } from '../vendor-client.ts'
import { VendorProblem } from '../vendor-problem.ts'

const RATE: Hertz = 24_000
/** Samples without a file around them. */
export const OUTPUT_FORMAT = `pcm_${RATE}`

const times = z.array(z.number().nonnegative())
const timedAnswer = z.object({
  audio_base64: z.base64(),
  alignment: z
    .object({
      characters: z.array(z.string()),
      character_start_times_seconds: times,
      character_end_times_seconds: times,
    })
    .nullish()
    // Sound without times is still sound.
    .catch(undefined),
})

/**
 * Reads an answer of `with-timestamps`.
 * @throws VendorProblem when it is none, or its sound is none.
 */
export function readTimedAnswer(body: Buffer): VendorSound {
  const answer = timedAnswer.safeParse(parse(body))
  if (!answer.success) throw new VendorProblem('unusable', 'no answer of the kind')
  const { audio_base64: audio, alignment } = answer.data
  const sound = readPcm(Buffer.from(audio, 'base64'), RATE)
  const characters = (alignment?.characters ?? []).map((character, index): CharacterTime => ({
    character,
    start: alignment?.character_start_times_seconds[index] ?? NaN,
    end: alignment?.character_end_times_seconds[index] ?? NaN,
  }))
  return inOrder(characters) ? { ...sound, characters } : sound
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    throw new VendorProblem('unusable', 'no JSON')
  }
}

function inOrder(characters: readonly CharacterTime[]): boolean {
  let last = 0
  for (const { start, end } of characters) {
    if (!(start >= last && end >= start)) return false
    last = start
  }
  return characters.length > 0
}
