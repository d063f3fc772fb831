import type { Seconds } from '#shared/std/units.ts'
import type { Speech } from '../say-in-time.ts'
import type { FliteEngine } from './flite-engine.ts'
import type { SayTask } from '../threads/line-task.ts'
import { readPhoneTimes, spokenPhones } from './phone-times.ts'
import { readWave } from './read-wave.ts'
import { RECIPES, type VoiceRecipe } from './recipes.ts'
import { countPhones, wordTimes } from './word-times.ts'

/** Kept around the sounds, so that none begins or ends with a cut. */
const MARGIN: Seconds = 0.02

/** What the engine makes of a line in a character's pitch and pace, without the pauses around it. */
export function sayLine(engine: FliteEngine, { text, words, voiceId, speed }: SayTask): Speech {
  const recipe = RECIPES[voiceId]
  const run = engine([...engineArguments(recipe, speed), '-psdur', '-t', text])
  const { samples, rate } = readWave(run.wave)
  const phones = spokenPhones(readPhoneTimes(run.output))
  const first = Math.max(0, Math.round(((phones[0]?.start ?? 0) - MARGIN) * rate))
  const last = Math.round(((phones.at(-1)?.end ?? 0) + MARGIN) * rate)
  // Shifted up, a line is over sooner: its samples come at a higher rate.
  const shifted = rate * recipe.shift
  const at = (time: Seconds) => (time * rate - first) / shifted
  const placed = <T extends { readonly start: Seconds; readonly end: Seconds }>(part: T): T => ({
    ...part,
    start: at(part.start),
    end: at(part.end),
  })
  const counts = words.length === 0 ? undefined : countPhones(engine, words)
  return {
    samples: samples.slice(first, last),
    rate: Math.round(shifted),
    phones: phones.map(placed),
    words: counts && wordTimes(phones, counts).map(placed),
    finish: 'character',
  }
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
