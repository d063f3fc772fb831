import { fromDecibels } from '#shared/dsp/decibels.ts'
import { rmsOf } from '#shared/dsp/levels.ts'
import type { Hertz, Seconds } from '#shared/std/units.ts'

const FRAME: Seconds = 0.01
/** A line whose loudest frame stays below this is silence with noise. */
const SILENT = fromDecibels(-50)
/** Below its loudest frame a line counts as silent by so much: what is softer is breath and room. */
const FLOOR = fromDecibels(-36)

/** From the first frame in which something sounds to the last; undefined where nothing does. */
export function soundSpan(
  samples: Float32Array,
  rate: Hertz,
): { readonly start: Seconds; readonly end: Seconds } | undefined {
  const width = Math.max(1, Math.round(FRAME * rate))
  const levels = Array.from({ length: Math.ceil(samples.length / width) }, (_, frame) =>
    rmsOf(samples.subarray(frame * width, (frame + 1) * width)),
  )
  const loudest = levels.reduce((most, level) => Math.max(most, level), 0)
  if (!(loudest > SILENT)) return undefined
  const sounds = (level: number) => level > loudest * FLOOR
  return {
    start: (levels.findIndex(sounds) * width) / rate,
    end: Math.min(samples.length, (levels.findLastIndex(sounds) + 1) * width) / rate,
  }
}
