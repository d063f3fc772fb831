import { characterById } from '#shared/domain/character/characters.ts'
import { readStresses } from '#shared/domain/performance/read-stresses.ts'
import type { Pronouncer } from '#shared/domain/phonetics/phonetics.ts'
import { composeVerse } from '#shared/domain/verse/compose-verse.ts'
import type { ComposedVerse } from '#shared/domain/verse/verse-brief.ts'
import type { SpeechOut, SpokenVerse } from '../../cloud-api/ports/speech-out/speech-out.ts'
import type { VerseOptions } from './read-options.ts'

/** Bars of an answer. */
const bars = (difficulty: VerseOptions['difficulty']): number => (difficulty === 'easy' ? 4 : 8)

/** Composes the answer to a verse; sliders as a new battle has them. */
export function compose(
  ear: Pronouncer,
  verse: string,
  { character, difficulty, seed, profanityFilter }: VerseOptions,
): ComposedVerse {
  return composeVerse(ear, {
    character,
    difficulty,
    seed,
    lyricComplexity: 75,
    styleIntensity: 85,
    profanityFilter,
    userVerse: verse,
    usedLines: [],
    bars: bars(difficulty),
    standing: 'level',
  })
}

/** Has the answer performed in time. */
export function perform(
  ear: Pronouncer,
  voice: SpeechOut,
  { lines }: ComposedVerse,
  { character }: VerseOptions,
): Promise<SpokenVerse> {
  const { voiceId, bpm } = characterById(character)
  return voice.speak({
    lines: lines.map((text) => ({ text, stresses: readStresses(ear, text) })),
    voiceId,
    bpm,
    speed: 1,
  })
}

/** What is printed. Times are milliseconds from the start of the voice. */
export function report(
  { lines, turnedWords, score }: ComposedVerse,
  spoken: SpokenVerse,
  options: VerseOptions,
) {
  const { character, difficulty, seed } = options
  const { bpm } = characterById(character)
  return {
    character,
    difficulty,
    seed,
    verse: lines,
    turnedWords,
    total: score.total,
    densities: {
      shareOfSyllablesInRhyme: score.shareOfSyllablesInRhyme,
      meanLongestVowelMatch: score.meanLongestVowelMatch,
      rhymeDensity: score.rhymeDensity,
    },
    scheme: score.scheme.join(''),
    bpm,
    barMs: 240_000 / bpm,
    durationMs: spoken.durationMs,
    lines: lines.map((text, index) => ({ text, ...spoken.lineTimings[index] })),
  }
}
