import type { Hertz, Seconds } from '#shared/std/units.ts'
import { applyBiquad, bandPass, highPass } from '../../biquad.ts'
import { endQuietly } from '../envelopes.ts'
import { createNoise } from '../noise.ts'
import type { Drum } from '../strike.ts'

/** A stick across the rim: two short high modes and a tick. */
export const rim: Drum = ({ velocity, rate, seed }) => {
  const noise = createNoise(seed)
  const sound = Float32Array.from({ length: Math.round(0.09 * rate) }, (_, index) => {
    const time = index / rate
    const wood =
      Math.sin(2 * Math.PI * 1_720 * time) * Math.exp(-time / 0.009) +
      0.7 * Math.sin(2 * Math.PI * 540 * time) * Math.exp(-time / 0.014)
    return velocity * (0.6 * wood + 0.5 * noise() * Math.exp(-time / 0.0015))
  })
  endQuietly(sound, rate)
  return sound
}

/** Grains in a box: soft in, soft out. */
export const shaker: Drum = ({ velocity, rate, seed }) => {
  const noise = createNoise(seed)
  const sound = Float32Array.from({ length: Math.round(0.11 * rate) }, (_, index) => {
    const time = index / rate
    return velocity * noise() * Math.min(1, time / 0.012) * Math.exp(-time / 0.028)
  })
  applyBiquad(sound, bandPass({ hertz: 7_800, q: 1.1, rate }))
  endQuietly(sound, rate)
  return sound
}

/** A tom that falls a third. */
export function tom(tune: Hertz): Drum {
  return ({ velocity, rate, seed }) => {
    const noise = createNoise(seed)
    const sound = Float32Array.from({ length: Math.round(0.6 * rate) }, (_, index) => {
      const time = index / rate
      const turns = tune * (time + 0.3 * 0.05 * (1 - Math.exp(-time / 0.05)))
      const skin = Math.sin(2 * Math.PI * turns) * Math.exp(-time / 0.12)
      return velocity * (0.9 * skin + 0.25 * noise() * Math.exp(-time / 0.006))
    })
    endQuietly(sound, rate)
    return sound
  }
}

/** A wash of cymbal: bright noise with a slow fade. */
export function crash(decay: Seconds): Drum {
  return ({ velocity, rate, seed }) => {
    const noise = createNoise(seed)
    const sound = Float32Array.from(
      { length: Math.round(decay * 6 * rate) },
      (_, index) =>
        velocity * noise() * (Math.exp(-index / (rate * decay)) + Math.exp(-index / (rate * 0.04))) * 0.5,
    )
    applyBiquad(sound, highPass({ hertz: 5_200, q: 0.7, rate }))
    endQuietly(sound, rate)
    return sound
  }
}

/** Noise that grows for so long and stops dead: play it so that it ends on a downbeat. */
export function riser(seconds: Seconds): Drum {
  return ({ velocity, rate, seed }) => {
    const noise = createNoise(seed)
    const length = Math.round(seconds * rate)
    const sound = Float32Array.from({ length }, (_, index) => velocity * noise() * (index / length) ** 3)
    applyBiquad(sound, highPass({ hertz: 3_000, q: 0.7, rate }))
    endQuietly(sound, rate)
    return sound
  }
}

/** A blade drawn along steel: three high whistles that climb through noise. */
export const blade: Drum = ({ velocity, rate, seed }) => {
  const noise = createNoise(seed)
  const length = Math.round(0.5 * rate)
  const sound = Float32Array.from({ length }, (_, index) => {
    const time = index / rate
    const climb = (ratio: number) => Math.sin(2 * Math.PI * ratio * (3_900 * time + 1_900 * time * time))
    const steel = climb(1) + 0.7 * climb(1.53) + 0.5 * climb(2.09)
    return velocity * (0.22 * steel + 0.5 * noise()) * Math.min(1, time / 0.05) * Math.exp(-time / 0.1)
  })
  applyBiquad(sound, highPass({ hertz: 3_500, q: 0.7, rate }))
  endQuietly(sound, rate)
  return sound
}
