import type { Hertz, Seconds } from '#shared/std/units.ts'
import { applyBiquad, lowPass } from '../../biquad.ts'
import { softClip } from '../../soft-clip.ts'
import { lengthOf, shape, type Envelope } from '../envelopes.ts'
import type { Instrument, Strike } from '../strike.ts'

/** What a long, tuned drum-machine bass is made from. */
export interface SubRecipe {
  /** Time constant of its fade while it is held. */
  readonly decay: Seconds
  /** 1 is a round sub, 5 a growl that small speakers hear. */
  readonly drive: number
  /** How far above its pitch it starts, as a share of it: the thump. */
  readonly thump: number
}

/** Time constant of a slide. */
const GLIDE: Seconds = 0.035

/** A tuned bass drum that lasts: a sine that falls onto its pitch, slides to others, and is bent. */
export function sub({ decay, drive, thump }: SubRecipe): Instrument {
  const envelope: Envelope = { attack: 0.002, decay, sustain: 0, release: 0.025 }
  return (strike) => {
    const { seconds, velocity, rate } = strike
    const sound = new Float32Array(lengthOf(envelope, seconds, rate))
    let turn = 0
    let pitch = strike.hertz
    let target = 0
    const approach = 1 - Math.exp(-1 / (GLIDE * rate))
    for (let index = 0; index < sound.length; index += 1) {
      const time = index / rate
      while (time >= (strike.slides[target]?.after ?? Infinity)) target += 1
      pitch += approach * (pitchWanted(strike, target) - pitch)
      turn += (pitch * (1 + thump * Math.exp(-time / 0.018))) / rate
      // The octave makes the bend uneven, which is what small speakers tell the note by.
      sound[index] = Math.sin(2 * Math.PI * turn) + 0.22 * Math.sin(4 * Math.PI * turn)
    }
    shape(sound, envelope, seconds, rate)
    softClip(sound, drive)
    // What the bend adds above the voice's fundamentals would only cover words.
    applyBiquad(sound, lowPass({ hertz: 900, q: 0.6, rate }))
    return sound.map((sample) => sample * velocity)
  }
}

const pitchWanted = ({ hertz, slides }: Strike, target: number): Hertz => slides[target - 1]?.hertz ?? hertz

const PLUCKED: Envelope = { attack: 0.004, decay: 0.55, sustain: 0.15, release: 0.04 }

/** An upright bass under the fingers: a round fundamental, three partials that fade, a soft thud. */
export const uprightBass: Instrument = ({ hertz, seconds, velocity, rate }) => {
  const sound = new Float32Array(lengthOf(PLUCKED, seconds, rate))
  const turn = (2 * Math.PI * hertz) / rate
  for (let index = 0; index < sound.length; index += 1) {
    const time = index / rate
    const partials =
      0.85 * Math.sin(turn * index) +
      0.4 * Math.sin(2 * turn * index) * Math.exp(-time / 0.25) +
      0.25 * Math.sin(3 * turn * index) * Math.exp(-time / 0.12) +
      0.12 * Math.sin(5.01 * turn * index) * Math.exp(-time / 0.05)
    sound[index] = velocity * partials * 0.8
  }
  shape(sound, PLUCKED, seconds, rate)
  return sound
}
