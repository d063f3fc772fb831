import type { Seconds } from '#shared/std/units.ts'
import type { Wave } from './read-wave.ts'
import type { LineSound, LineTask } from './line-task.ts'
import type { OpusEncoder } from '../opus-encoder.ts'
import type { FliteEngine } from './flite-engine.ts'
import { readPhoneTimes, spokenSpan } from './phone-times.ts'
import { readWave } from './read-wave.ts'
import { RECIPES, type VoiceRecipe } from './recipes.ts'
import { shapeLine } from './shape-line.ts'

/** Kept around the sounds, so that none begins or ends with a cut. */
const MARGIN: Seconds = 0.02

/** Says one line: speech, effects, packets. */
export function sayLine(engine: FliteEngine, encode: OpusEncoder, task: LineTask): LineSound {
  const recipe = RECIPES[task.voiceId]
  const shaped = shapeLine(speechOf(engine, recipe, task), recipe, task.gap)
  const packets = encode(shaped.samples)
  const sizes = Uint32Array.from(packets, (packet) => packet.length)
  const bytes = new Uint8Array(sizes.reduce((sum, size) => sum + size, 0))
  let offset = 0
  for (const packet of packets) {
    bytes.set(packet, offset)
    offset += packet.length
  }
  return { bytes, sizes, sounding: shaped.sounding }
}

/** What the engine makes of the text, without the pauses around it; no sound for no text. */
function speechOf(engine: FliteEngine, recipe: VoiceRecipe, { text, speed }: LineTask): Wave {
  if (text === '') return { samples: new Float32Array(), rate: 16_000 }
  const { wave, output } = engine([...engineArguments(recipe, speed), '-psdur', '-t', text])
  const { samples, rate } = readWave(wave)
  const { start, end } = spokenSpan(readPhoneTimes(output))
  const from = Math.max(0, Math.round((start - MARGIN) * rate))
  return { samples: samples.subarray(from, Math.round((end + MARGIN) * rate)), rate }
}

/** The engine's options. A line that is shifted up gets shorter by it, so it is stretched by as much first. */
function engineArguments(recipe: VoiceRecipe, speed: number): string[] {
  const settings = { ...recipe.settings, duration_stretch: (recipe.stretch * recipe.shift) / speed }
  return [
    '-voice',
    recipe.engineVoice,
    ...Object.entries(settings).flatMap(([name, value]) => ['--setf', `${name}=${value.toFixed(4)}`]),
  ]
}
