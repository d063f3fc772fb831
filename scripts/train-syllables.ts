import { writeFile } from 'node:fs/promises'
import { chanceFrom } from './train-syllables/augment.ts'
import { drawLines } from './train-syllables/draw-lines.ts'
import { gatherExamples } from './train-syllables/examples.ts'
import { learn } from './train-syllables/learn.ts'
import { TRAINING_LINES } from './train-syllables/lines.ts'
import { openEngine, say, VOICES, type Voice } from './train-syllables/render.ts'
import { weightsFile } from './train-syllables/weights-file.ts'

/*
 * Teaches the network that hears syllables (shared/dsp/speech) on the speech of the voices that come with the game,
 * whose sounds are known to the millisecond, and writes what it learned. Not needed for building:
 *   node scripts/train-syllables.ts            about five minutes
 *   node scripts/train-syllables.ts --without slt --to FILE   leaves a voice out, to see how a strange one is heard
 */

const WEIGHTS = new URL('../shared/dsp/speech/syllable-weights.ts', import.meta.url)
const STRETCHES = [0.65, 0.8, 1, 1.25, 1.6]
const DRAWN_LINES = 160
const VARIANTS = 2
const EPOCHS = 5
const SEED = 20

const option = (name: string): string | undefined => {
  const at = process.argv.indexOf(name)
  return at < 0 ? undefined : process.argv[at + 1]
}

const without = option('--without')
const chance = chanceFrom(SEED)
const engine = await openEngine()
const voices = VOICES.filter((voice) => voice !== without)
const lines = [...TRAINING_LINES, ...drawLines(DRAWN_LINES, chance)]
const utterances = lines.flatMap((line, index) =>
  voices.map((voice: Voice, at) =>
    say(engine, line, voice, STRETCHES[(index + 2 * at) % STRETCHES.length] ?? 1),
  ),
)
process.stderr.write(`${utterances.length} utterances by ${voices.join(', ')}\n`)
const weights = learn(gatherExamples(utterances, VARIANTS, chance), EPOCHS, chance, (line) => {
  process.stderr.write(`${line}\n`)
})
await writeFile(option('--to') ?? WEIGHTS, weightsFile(weights))
