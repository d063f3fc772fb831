import { noise } from './noise.ts'
import { sounding, struck, type Effect } from './voice.ts'

/** A verse leaves the hand: a short rush of air, rising. */
export const throwVerse: Effect = (context, output, at) => {
  const air = noise(context, 0.22)
  const band = context.createBiquadFilter()
  band.type = 'bandpass'
  band.Q.value = 1.1
  band.frequency.setValueAtTime(500, at)
  band.frequency.exponentialRampToValueAtTime(3600, at + 0.18)
  air
    .connect(band)
    .connect(struck(context, at, 1.1, 0.22))
    .connect(output)
  return sounding([air], at, at + 0.22)
}

/** A rubber stamp on a wooden table: a low knock and the slap of the rubber. */
export const stamp: Effect = (context, output, at) => {
  const table = context.createOscillator()
  table.frequency.setValueAtTime(150, at)
  table.frequency.exponentialRampToValueAtTime(52, at + 0.09)
  table.connect(struck(context, at, 0.7, 0.28)).connect(output)
  const rubber = noise(context, 0.12)
  const dull = context.createBiquadFilter()
  dull.type = 'lowpass'
  dull.frequency.value = 1800
  rubber
    .connect(dull)
    .connect(struck(context, at, 0.5, 0.07))
    .connect(output)
  return sounding([table, rubber], at, at + 0.4)
}

/** One of the last ten seconds: a dry wooden tick. */
export const tick: Effect = (context, output, at) => {
  const wood = context.createOscillator()
  wood.type = 'triangle'
  wood.frequency.setValueAtTime(1250, at)
  wood.frequency.exponentialRampToValueAtTime(840, at + 0.03)
  wood.connect(struck(context, at, 0.3, 0.06)).connect(output)
  return sounding([wood], at, at + 0.1)
}
