import { createFliteEngine, type FliteEngine } from '../../cloud-api/ports/speech-out/flite/flite-engine.ts'
import { loadFliteProgram } from '../../cloud-api/ports/speech-out/flite/flite-program.ts'
import { readPhoneTimes } from '../../cloud-api/ports/speech-out/flite/phone-times.ts'
import { readWave } from '../../cloud-api/ports/speech-out/flite/read-wave.ts'
import type { Sampled } from '#shared/dsp/speech/decimate.ts'
import type { Seconds } from '#shared/std/units.ts'

export const VOICES = ['slt', 'rms', 'awb', 'kal16'] as const
export type Voice = (typeof VOICES)[number]

/** flite's vowels; each is a syllable. */
const VOWELS = new Set('aa ae ah ao aw ax axr ay eh er ey ih iy ow oy uh uw'.split(' '))

/** When a vowel sounds. */
export interface VowelTime {
  readonly start: Seconds
  readonly end: Seconds
}

/** Speech with the truth about its vowels. */
export interface Spoken {
  readonly sound: Sampled
  readonly vowels: readonly VowelTime[]
}

/** A line as a voice said it. */
export interface Utterance extends Spoken {
  readonly text: string
  readonly voice: Voice
  readonly stretch: number
}

export const openEngine = async (): Promise<FliteEngine> => createFliteEngine(await loadFliteProgram())

/** Has a voice say a line. @param stretch its length against the voice's own; above 1 is slower. */
export function say(engine: FliteEngine, text: string, voice: Voice, stretch: number): Utterance {
  const { wave, output } = engine([
    ...['-voice', voice, '--setf', `duration_stretch=${stretch}`, '-psdur', '-t', text],
  ])
  const vowels = readPhoneTimes(output).filter(({ phone }) => VOWELS.has(phone))
  return { text, voice, stretch, sound: readWave(wave), vowels }
}
