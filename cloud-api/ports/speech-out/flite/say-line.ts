import type { Seconds } from '#shared/std/units.ts'
import type { Wave } from './read-wave.ts'
import type { LineSound, LineTask } from './line-task.ts'
import type { OpusEncoder } from '../opus-encoder.ts'
import type { TimeSpan } from '../speech-out.ts'
import type { FliteEngine } from './flite-engine.ts'
import { readPhoneTimes, spokenSpan } from './phone-times.ts'
import { readWave } from './read-wave.ts'
import { RECIPES, type VoiceRecipe } from './recipes.ts'
import { shapeLine } from './shape-line.ts'
import { countPhones, wordTimes } from './word-times.ts'

/** Kept around the sounds, so that none begins or ends with a cut. */
const MARGIN: Seconds = 0.02

interface Speech {
  readonly wave: Wave
  readonly words: readonly TimeSpan[] | undefined
}

/** Says one line: speech, effects, packets. */
export function sayLine(engine: FliteEngine, encode: OpusEncoder, task: LineTask): LineSound {
  const recipe = RECIPES[task.voiceId]
  const { wave, words } = task.text === '' ? SILENCE : speechOf(engine, recipe, task)
  const { samples, sounding } = shapeLine(wave, recipe, task.gap)
  const packets = encode(samples)
  const sizes = Uint32Array.from(packets, (packet) => packet.length)
  const bytes = new Uint8Array(sizes.reduce((sum, size) => sum + size, 0))
  let offset = 0
  for (const packet of packets) {
    bytes.set(packet, offset)
    offset += packet.length
  }
  return { bytes, sizes, sounding, words }
}

const SILENCE: Speech = { wave: { samples: new Float32Array(), rate: 16_000 }, words: undefined }

/** What the engine makes of the text, without the pauses around it. */
function speechOf(engine: FliteEngine, recipe: VoiceRecipe, { text, words, speed }: LineTask): Speech {
  const run = engine([...engineArguments(recipe, speed), '-psdur', '-t', text])
  const { samples, rate } = readWave(run.wave)
  const phones = readPhoneTimes(run.output)
  const span = spokenSpan(phones)
  const start = Math.max(0, span.start - MARGIN)
  const wave = {
    samples: samples.subarray(Math.round(start * rate), Math.round((span.end + MARGIN) * rate)),
    rate,
  }
  // Shifted up, a line is over sooner. The engine knows its times to a millisecond.
  const toMs = (time: Seconds) => Math.round(((time - start) * 1000) / recipe.shift)
  const counts = words.length === 0 ? undefined : countPhones(engine, words)
  const times = counts && wordTimes(phones, counts)
  return { wave, words: times?.map((time) => ({ startMs: toMs(time.start), endMs: toMs(time.end) })) }
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
