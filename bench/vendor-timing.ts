import { CHARACTERS } from '#shared/domain/character/characters.ts'
import type { Character } from '#shared/domain/character/character.ts'
import { readStresses } from '#shared/domain/performance/read-stresses.ts'
import { stressTimes } from '#shared/domain/performance/stress-times.ts'
import type { Pronouncer } from '#shared/domain/phonetics/phonetics.ts'
import { STRONG } from '#shared/domain/scoring/testing/sample-verses.ts'
import { composeVerse } from '#shared/domain/verse/compose-verse.ts'
import type { Ms } from '#shared/std/units.ts'
import { loadPronouncer } from '../cloud-api/ear/load-pronouncer.ts'
import { createFliteEngine, type FliteEngine } from '../cloud-api/ports/speech-out/flite/flite-engine.ts'
import { loadFliteProgram } from '../cloud-api/ports/speech-out/flite/flite-program.ts'
import { sayLine } from '../cloud-api/ports/speech-out/flite/say-line.ts'
import { speakableText, speakableWords } from '../cloud-api/ports/speech-out/flite/speakable-text.ts'
import type { Speech } from '../cloud-api/ports/speech-out/say-in-time.ts'
import { timeSpeech } from '../cloud-api/ports/speech-out/vendors/timing/time-speech.ts'
import { type Bench, progress } from './support/bench.ts'
import { percentileOf, spreadOf } from './support/statistics.ts'

const BARS = 4
/** Pitch and timbre moved together, as a record played slower or faster: nobody the ear has learned from. */
const STRANGERS = [0.87, 1.15]

/** How far the times found in the sound of a line lie from those of the engine that said it, in milliseconds. */
interface LineErrors {
  readonly first: Ms
  readonly last: Ms
  readonly words: readonly Ms[]
  /** Whether as many syllables were found as the engine said. */
  readonly sameSyllables: boolean
  readonly costMs: Ms
}

/**
 * How well a voice that sends no times is timed: the engine's own times are the truth, its sound and the text alone are
 * what is timed.
 */
export const bench: Bench = {
  defaultRuns: 16,
  needs: ['dictionary'],
  async measure(runs) {
    const ear = await loadPronouncer()
    const engine = createFliteEngine(await loadFliteProgram())
    const figures: Record<string, unknown> = {}
    const all: LineErrors[] = []
    const strangers: LineErrors[] = []
    for (const character of CHARACTERS) {
      progress(`${character.name} …`)
      const own: LineErrors[] = []
      const usedLines: string[] = []
      for (let seed = 0; seed < runs; seed += 1) {
        const lines = answerOf(ear, character, seed, usedLines)
        usedLines.push(...lines)
        own.push(...lines.map((line) => errorsOf(ear, engine, character, line)))
        for (const shift of STRANGERS)
          strangers.push(...lines.map((line) => errorsOf(ear, engine, character, line, shift)))
      }
      figures[character.id] = summary(own)
      all.push(...own)
    }
    const processorMsOfLine = spreadOf(all.map(({ costMs }) => costMs))
    return { ...summary(all), processorMsOfLine, strangers: summary(strangers), byCharacter: figures }
  },
}

function errorsOf(
  ear: Pronouncer,
  engine: FliteEngine,
  { voiceId }: Character,
  line: string,
  shift = 1,
): LineErrors {
  const stresses = readStresses(ear, line)
  const [text, words] = [speakableText(line), speakableWords(line)]
  const said = shifted(sayLine(engine, { do: 'say', text, words, voiceId, speed: 1 / shift }), shift)
  const startedAt = processorMs()
  const timed = timeSpeech(ear, line, said)
  const costMs = processorMs() - startedAt
  const truth = stressTimes({ phones: said.phones, stresses })
  const found = stressTimes({ phones: timed?.phones ?? [], stresses })
  const off = (a = Infinity, b = Infinity): Ms => (a - b) * 1000
  return {
    first: off(found[0], truth[0]),
    last: off(found.at(-1), truth.at(-1)),
    words: (said.words ?? []).map(({ start }, index) => off(timed?.words?.[index]?.start, start)),
    sameSyllables: vowelsOf(said.phones) === stresses.length,
    costMs,
  }
}

/** A line whose samples come at another rate: over sooner, and higher. */
function shifted(speech: Speech, shift: number): Speech {
  const sooner = <T extends { readonly start: number; readonly end: number }>(part: T): T => ({
    ...part,
    start: part.start / shift,
    end: part.end / shift,
  })
  const rate = Math.round(speech.rate * shift)
  return { ...speech, rate, phones: speech.phones.map(sooner), words: speech.words?.map(sooner) }
}

function processorMs(): Ms {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

const vowelsOf = (phones: readonly { readonly phone: string }[]): number =>
  phones.filter(({ phone }) => /^[aeiou]/.test(phone)).length

/** An answer without a line that was said before. */
function answerOf(
  ear: Pronouncer,
  { id, difficulty }: Character,
  seed: number,
  usedLines: readonly string[],
): readonly string[] {
  return composeVerse(ear, {
    character: id,
    difficulty,
    lyricComplexity: 75,
    styleIntensity: 85,
    profanityFilter: true,
    userVerse: STRONG[seed % STRONG.length] ?? '',
    usedLines,
    bars: BARS,
    seed,
    standing: 'level',
  }).lines
}

function summary(lines: readonly LineErrors[]) {
  return {
    lines: lines.length,
    sameSyllables: rounded(lines.filter(({ sameSyllables }) => sameSyllables).length / lines.length),
    firstStress: spread(lines.map(({ first }) => first)),
    lastStress: spread(lines.map(({ last }) => last)),
    wordStart: spread(lines.flatMap(({ words }) => words)),
    bothEndsWithin60ms: rounded(
      lines.filter(({ first, last }) => Math.abs(first) <= 60 && Math.abs(last) <= 60).length / lines.length,
    ),
  }
}

/** Of distances either way, in milliseconds. */
function spread(errors: readonly Ms[]) {
  const sizes = errors.map(Math.abs)
  return {
    p50: rounded(percentileOf(sizes, 0.5)),
    p90: rounded(percentileOf(sizes, 0.9)),
    bias: rounded(percentileOf(errors, 0.5)),
  }
}

const rounded = (value: number): number => Math.round(value * 100) / 100
