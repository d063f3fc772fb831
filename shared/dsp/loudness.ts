import type { Decibels, Hertz } from '#shared/std/units.ts'
import { applyBiquad, type Biquad } from './biquad.ts'

/** Loudness in LUFS (the same scale as LKFS). */
export type Lufs = Decibels

const BLOCK_SECONDS = 0.4
const OVERLAP = 4
const ABSOLUTE_GATE: Lufs = -70
const RELATIVE_GATE: Decibels = -10

/** The head's boost of the treble: stage 1 of the K curve (ITU-R BS.1770-5, annex 1), for any rate. */
export function headFilter(rate: Hertz): Biquad {
  const k = Math.tan((Math.PI * 1681.974450955533) / rate)
  const q = 0.7071752369554196
  const high = 10 ** (3.999843853973347 / 20)
  const band = high ** 0.4996667741545416
  const a0 = 1 + k / q + k * k
  return {
    b0: (high + (band * k) / q + k * k) / a0,
    b1: (2 * (k * k - high)) / a0,
    b2: (high - (band * k) / q + k * k) / a0,
    a1: (2 * (k * k - 1)) / a0,
    a2: (1 - k / q + k * k) / a0,
  }
}

/** The ear's deafness to the deep: stage 2 of the K curve, for any rate. */
export function deepFilter(rate: Hertz): Biquad {
  const k = Math.tan((Math.PI * 38.13547087602444) / rate)
  const q = 0.5003270373238773
  const a0 = 1 + k / q + k * k
  return { b0: 1, b1: -2, b2: 1, a1: (2 * (k * k - 1)) / a0, a2: (1 - k / q + k * k) / a0 }
}

/**
 * Programme loudness by ITU-R BS.1770: K-weighted, in 400 ms blocks every 100 ms, gated at -70 LUFS and at 10 LU below
 * the mean. What is shorter than a block is taken as one block.
 * @param sound one channel, or the left and the right one, which are as long and whose powers add up.
 * @returns LUFS; -Infinity of silence.
 */
export function integratedLoudness(sound: Float32Array | readonly Float32Array[], rate: Hertz): Lufs {
  const channels = sound instanceof Float32Array ? [sound] : sound
  const powers = addUp(channels.map((samples) => blockPowers(samples, rate))).filter(
    (power) => lufsOf(power) > ABSOLUTE_GATE,
  )
  const gate = lufsOf(mean(powers)) + RELATIVE_GATE
  return lufsOf(mean(powers.filter((power) => lufsOf(power) > gate)))
}

function addUp(channels: readonly (readonly number[])[]): number[] {
  const [first = []] = channels
  return first.map((_, block) => channels.reduce((sum, powers) => sum + (powers[block] ?? 0), 0))
}

function blockPowers(samples: Float32Array, rate: Hertz): number[] {
  const weighted = samples.slice()
  applyBiquad(weighted, headFilter(rate))
  applyBiquad(weighted, deepFilter(rate))
  const hop = Math.round((BLOCK_SECONDS * rate) / OVERLAP)
  const hops: number[] = []
  for (let start = 0; start + hop <= weighted.length; start += hop)
    hops.push(energy(weighted, start, start + hop))
  if (hops.length < OVERLAP) return [energy(weighted, 0, weighted.length) / Math.max(1, weighted.length)]
  return hops
    .slice(OVERLAP - 1)
    .map(
      (_, block) => hops.slice(block, block + OVERLAP).reduce((sum, part) => sum + part, 0) / (hop * OVERLAP),
    )
}

function energy(samples: Float32Array, start: number, end: number): number {
  let sum = 0
  for (let index = start; index < end; index += 1) sum += (samples[index] ?? 0) ** 2
  return sum
}

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length

const lufsOf = (power: number): Lufs => -0.691 + 10 * Math.log10(power)
