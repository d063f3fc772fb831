import type { Pronouncer } from '#shared/domain/phonetics/phonetics.ts'
import { createSoundOdds, type SoundWeights } from '#shared/domain/scoring/rhyme/sounds/sound-odds.ts'
import { hearEnding, type Ending } from '#shared/domain/scoring/rhyme/stanza/ending.ts'
import {
  featuresOf,
  type EndingModel,
  type Features,
} from '#shared/domain/scoring/rhyme/stanza/ending-odds.ts'
import { canonicalScheme, type Scheme } from '#shared/domain/scoring/rhyme/stanza/scheme.ts'
import type { Stanza } from '../rhyme-scheme/stanza.ts'
import { learnLetters } from './learn-letters.ts'
import { learnSounds, type RhymedPair } from './learn-sounds.ts'
import { fitLogistic } from './regression.ts'

/** All that is learned from labelled stanzas. */
export interface RhymeTraining {
  readonly sounds: SoundWeights
  readonly endings: EndingModel
  /** Each scheme, with how many stanzas have it. */
  readonly schemes: readonly (readonly [Scheme, number])[]
}

/** Lines of a stanza that are compared to learn what tells rhymes from the rest. */
const REACH = 4
const RIDGE = 5

/** A stanza with its last words heard. */
interface HeardStanza {
  readonly endings: readonly Ending[]
  readonly scheme: Scheme
}

/** Each line with the last one before it that rhymes with it; the same word teaches nothing. */
function rhymedPairs(stanzas: readonly HeardStanza[]): RhymedPair[] {
  return stanzas.flatMap(({ endings, scheme }) =>
    endings.flatMap((ending, at): RhymedPair[] => {
      const back = scheme.lastIndexOf(scheme[at] ?? -1, at - 1)
      const mate = at === 0 || back < 0 ? undefined : endings[back]
      return mate === undefined || mate.word === ending.word ? [] : [[mate, ending]]
    }),
  )
}

function fitEndings(
  sounds: SoundWeights,
  letters: EndingModel['letters'],
  stanzas: readonly HeardStanza[],
): Features {
  const odds = createSoundOdds(sounds)
  const features: Features[] = []
  const labels: number[] = []
  for (const { endings, scheme } of stanzas) {
    endings.forEach((b, at) => {
      for (let back = Math.max(0, at - REACH); back < at; back += 1) {
        const a = endings[back]
        if (a === undefined || a.word === b.word) continue
        features.push(featuresOf(odds, letters, a, b))
        labels.push(scheme[back] === scheme[at] ? 1 : 0)
      }
    })
  }
  const [one = 0, sound = 0, perfect = 0, ...spelled] = fitLogistic(features, labels, RIDGE)
  const [vowels = 0, rest = 0, same = 0, eye = 0] = spelled
  return [one, sound, perfect, vowels, rest, same, eye]
}

function countSchemes(stanzas: readonly HeardStanza[]): RhymeTraining['schemes'] {
  const counts = new Map<string, [Scheme, number]>()
  for (const { scheme } of stanzas) {
    const counted = counts.get(scheme.join(' ')) ?? [scheme, 0]
    counted[1] += 1
    counts.set(scheme.join(' '), counted)
  }
  return [...counts.values()].sort(([a, m], [b, n]) => a.length - b.length || n - m)
}

/** Learns from stanzas whose schemes people have labelled. */
export function trainRhyme(ear: Pronouncer, stanzas: readonly Stanza[]): RhymeTraining {
  const known = new Map<string, Ending>()
  const hear = (word: string): Ending => {
    const ending = known.get(word) ?? hearEnding(ear, word)
    known.set(word, ending)
    return ending
  }
  const heard = stanzas.map(({ words, scheme }) => ({
    endings: words.map(hear),
    scheme: canonicalScheme(scheme),
  }))
  const pairs = rhymedPairs(heard)
  const endings = heard.flatMap((stanza) => stanza.endings)
  const sounds = learnSounds(pairs, endings)
  const letters = learnLetters(pairs, endings)
  return {
    sounds,
    endings: { letters, weights: fitEndings(sounds, letters, heard) },
    schemes: countSchemes(heard),
  }
}
