import { addEcho } from '#shared/dsp/echo.ts'
import { applyBiquad, highPass, highShelf, lowShelf, peaking } from '#shared/dsp/biquad.ts'
import { ringModulate } from '#shared/dsp/ring-modulate.ts'
import { softClip } from '#shared/dsp/soft-clip.ts'
import { assertNever } from '#shared/std/assert-never.ts'
import type { Hertz } from '#shared/std/units.ts'
import type { Effect } from './character-effects.ts'

/** Runs the samples through the effects in place, one after the other. */
export function applyEffects(samples: Float32Array, effects: readonly Effect[], rate: Hertz): void {
  for (const effect of effects) applyEffect(samples, effect, rate)
}

function applyEffect(samples: Float32Array, effect: Effect, rate: Hertz): void {
  const corner = (hertz: Hertz) => ({ hertz, q: Math.SQRT1_2, rate })
  switch (effect.kind) {
    case 'high-pass':
      applyBiquad(samples, highPass(corner(effect.hertz)))
      return
    case 'low-shelf':
      applyBiquad(samples, lowShelf(corner(effect.hertz), effect.gain))
      return
    case 'high-shelf':
      applyBiquad(samples, highShelf(corner(effect.hertz), effect.gain))
      return
    case 'peak':
      applyBiquad(samples, peaking({ hertz: effect.hertz, q: effect.q, rate }, effect.gain))
      return
    case 'soft-clip':
      softClip(samples, effect.drive)
      return
    case 'ring':
      ringModulate(samples, effect.hertz, rate, effect.mix)
      return
    case 'echo':
      addEcho(samples, { ...effect, delay: Math.round((effect.delay * rate) / 1000) })
      return
    default:
      assertNever(effect)
  }
}
