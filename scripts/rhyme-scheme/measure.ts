import type { Pronouncer } from '#shared/domain/phonetics/phonetics.ts'
import { createSoundOdds, type SoundWeights } from '#shared/domain/scoring/rhyme/sounds/sound-odds.ts'
import { hearEnding, type Ending } from '#shared/domain/scoring/rhyme/stanza/ending.ts'
import { endingOdds, type EndingModel } from '#shared/domain/scoring/rhyme/stanza/ending-odds.ts'
import {
  REACH,
  schemeBySound,
  schemesByPrior,
  type TiedLines,
} from '#shared/domain/scoring/rhyme/stanza/find-schemes.ts'
import { createSchemeModel, type SchemeCounts } from '#shared/domain/scoring/rhyme/stanza/scheme-model.ts'
import { canonicalScheme } from '#shared/domain/scoring/rhyme/stanza/scheme.ts'
import { compareSchemes, type SchemeFigures } from './reddy-knight.ts'
import type { Stanza } from './stanza.ts'

/** What schemes are found by. */
export interface SchemeKnowledge {
  readonly sounds: SoundWeights
  readonly endings: EndingModel
  readonly schemes: SchemeCounts
}

/** Log-odds of a line end against the same word, and of lines too far apart to be heard together. */
const SAME_WORD = 2
const OUT_OF_REACH = -6

/** Answers how well two words rhyme, each pair worked out once. */
function tieWords(ear: Pronouncer, { sounds, endings }: SchemeKnowledge): (a: string, b: string) => number {
  const odds = createSoundOdds(sounds)
  const heard = new Map<string, Ending>()
  const hear = (word: string): Ending => {
    const known = heard.get(word) ?? hearEnding(ear, word)
    heard.set(word, known)
    return known
  }
  const ties = new Map<string, number>()
  return (a, b) => {
    if (a === b) return SAME_WORD
    const pair = a < b ? `${a} ${b}` : `${b} ${a}`
    const known = ties.get(pair) ?? endingOdds(odds, endings, hear(a), hear(b))
    ties.set(pair, known)
    return known
  }
}

/** The ties of a stanza, worked out once: of each line with those before it in reach. */
function tieLines(words: readonly string[], tie: (a: string, b: string) => number): TiedLines {
  const ties = words.map((word, line) =>
    words.slice(Math.max(0, line - REACH), line).map((before) => tie(before, word)),
  )
  return {
    length: words.length,
    ties: (a, b) => ties[Math.max(a, b)]?.at(-Math.abs(a - b)) ?? OUT_OF_REACH,
  }
}

/** Finds the schemes of stanzas without and with a prior over schemes, and compares them with the labels. */
export function measureSchemes(
  ear: Pronouncer,
  knowledge: SchemeKnowledge,
  stanzas: readonly Stanza[],
): { readonly withoutPrior: SchemeFigures; readonly withPrior: SchemeFigures } {
  const tie = tieWords(ear, knowledge)
  const lines = stanzas.map(({ words }) => tieLines(words, tie))
  const labelled = stanzas.map(({ scheme }) => canonicalScheme(scheme))
  return {
    withoutPrior: compareSchemes(lines.map(schemeBySound), labelled),
    withPrior: compareSchemes(schemesByPrior(lines, createSchemeModel(knowledge.schemes)), labelled),
  }
}
