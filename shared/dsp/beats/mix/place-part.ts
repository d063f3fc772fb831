import type { Hertz } from '#shared/std/units.ts'
import { applyBiquad, highPass, lowPass, peaking, type Biquad } from '../../biquad.ts'
import { fromDecibels } from '../../decibels.ts'
import { secondsOf, type Grid } from '../grid.ts'
import { addAround, type Stereo } from '../stereo.ts'
import { aroundTheSeam } from './around-the-seam.ts'
import type { Echo, Place } from './part.ts'

/** How long the deepest filter used here remembers. */
const FILTER_MEMORY = 0.25
/** Echoes below this level are left out. */
const INAUDIBLE = 0.01

/**
 * Brings one part to its place: filters, push of the kick, level, sway, echoes.
 * @param pushed 0 where nothing pushes, 1 where a kick strikes; as long as the loop
 */
export function placePart(sound: Stereo, place: Place, pushed: Float32Array, grid: Grid): Stereo {
  const filters = filtersOf(place, grid.rate)
  const filtered =
    filters.length === 0
      ? sound
      : aroundTheSeam(sound, { lead: FILTER_MEMORY }, grid.rate, ({ left, right }) => {
          for (const filter of filters) for (const channel of [left, right]) applyBiquad(channel, filter)
        })
  setLevels(filtered, place, pushed, grid)
  return place.echo === undefined ? filtered : withEchoes(filtered, place.echo, grid)
}

function filtersOf({ highPass: low, lowPass: high, tone = [] }: Place, rate: Hertz): Biquad[] {
  return [
    // Two corners in a row make one of 24 dB an octave.
    ...(low === undefined ? [] : [0.54, 1.31].map((q) => highPass({ hertz: low, q, rate }))),
    ...(high === undefined ? [] : [lowPass({ hertz: Math.min(high, rate * 0.45), q: 0.7, rate })]),
    ...tone.map(({ hertz, gain, q }) => peaking({ hertz, q, rate }, gain)),
  ]
}

function setLevels({ left, right }: Stereo, place: Place, pushed: Float32Array, grid: Grid): void {
  const level = fromDecibels(place.level)
  const down = 1 - fromDecibels(-(place.duck ?? 0))
  const { hertz, depth } = place.sway ?? { hertz: 0, depth: 0 }
  const turns = Math.round(hertz * secondsOf(grid, grid.bars * 16))
  for (let index = 0; index < left.length; index += 1) {
    const gain = level * (1 - down * (pushed[index] ?? 0))
    const sway = depth * Math.sin((2 * Math.PI * turns * index) / left.length)
    left[index] = (left[index] ?? 0) * gain * (1 + sway)
    right[index] = (right[index] ?? 0) * gain * (1 - sway)
  }
}

function withEchoes(sound: Stereo, { steps, feedback, level }: Echo, grid: Grid): Stereo {
  const result = { left: sound.left.slice(), right: sound.right.slice() }
  const apart = Math.round((steps * grid.length) / (grid.bars * 16))
  for (let gain = level, echo = 1; gain > INAUDIBLE; gain *= feedback, echo += 1) {
    const [first, second] = echo % 2 === 1 ? [sound.right, sound.left] : [sound.left, sound.right]
    addAround(result.left, first, echo * apart, gain)
    addAround(result.right, second, echo * apart, gain)
  }
  return result
}
