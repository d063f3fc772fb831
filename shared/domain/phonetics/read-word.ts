import { amountWords } from './amount-words.ts'
import { digitSpellings } from './digit-spellings.ts'
import { isVowel, stressOf, withStress, type Phone } from './phones.ts'
import type { Pronunciation } from './phonetics.ts'
import { spelledOut } from './spell-letters.ts'
import { stretchedSpellings } from './stretched-spellings.ts'
import { syllabify } from './syllabify.ts'
import { wordForms } from './word-forms.ts'

type Ways = readonly (readonly Phone[])[]

/** How a word may be said. */
export interface Reading {
  /** Likeliest first; none for what has no sound. */
  readonly ways: readonly Pronunciation[]
  /** False when letters had to be guessed. */
  readonly known: boolean
}

/** What a reader asks about words it may have to take apart. */
export interface WordSources {
  /** Every listed pronunciation of a word, likeliest first. */
  readonly lookUp: (word: string) => Ways
  /** How a word of lower-case letters is said, by its letters alone; some vowel is in it. */
  readonly guess: (word: string) => readonly Phone[]
}

/** A letter before others is said by its name, if it is no article before a verb: "a1", "n-word", but "a-rockin'". */
const asLabels = ([first = '', ...rest]: readonly string[]): readonly string[] =>
  /^[an]$/.test(first) && !/in[g']?$/.test(rest[0] ?? '') ? [`${first}.`, ...rest] : [first, ...rest]

const NOTHING: Reading = { ways: [], known: false }
/** The shortest part of a compound ("word" + "play"). */
const SHORTEST_PART = 3
/** Endings taken off one after the other ("y'all'd've" has two). */
const MOST_ENDINGS = 3

const said = (ways: readonly Pronunciation[]): Reading | undefined =>
  ways.length === 0 ? undefined : { ways, known: true }

const heard = (ways: Ways): Reading | undefined => said(ways.map(syllabify))

/** In a compound the first part leads: the second keeps its stress as secondary ("wordplay"). */
const subordinate = (phones: readonly Phone[]): Phone[] =>
  phones.map((phone) => (isVowel(phone) && stressOf(phone) === 1 ? withStress(phone, 2) : phone))

/**
 * Reads normalized words (normalize-word.ts): by the lists, as an amount, by form, by what its spelling stands for, letter
 * by letter, as a compound, and last as a guess.
 */
export function createReader({ lookUp, guess }: WordSources): (word: string) => Reading {
  const asForm = (word: string, endings = MOST_ENDINGS): Ways => {
    if (endings === 0) return []
    for (const { stems, join } of wordForms(word)) {
      for (const stem of stems) {
        const ways = lookUp(stem)
        if (ways.length > 0) return ways.map(join)
        if (!stem.includes("'")) continue
        const longer = asForm(stem, endings - 1)
        if (longer.length > 0) return longer.map(join)
      }
    }
    return []
  }

  const asWord = (word: string): Ways => {
    const ways = lookUp(word)
    return ways.length > 0 ? ways : asForm(word)
  }

  /** "Rappin'" is "rapping" without its last sound, in place of any name spelled like it. */
  const withoutG = (word: string): Ways => {
    if (!/.in'$/.test(word)) return []
    const [form] = wordForms(word)
    return form === undefined ? [] : form.stems.flatMap(lookUp).map(form.join)
  }

  const asCompound = (word: string): readonly Pronunciation[] => {
    for (let at = word.length - SHORTEST_PART; at >= SHORTEST_PART; at -= 1) {
      const [head] = lookUp(word.slice(0, at))
      if (head === undefined) continue
      const [end] = asWord(word.slice(at))
      if (end !== undefined) return [[...syllabify(head), ...syllabify(subordinate(end))]]
    }
    return []
  }

  const asAmount = (word: string): readonly Pronunciation[] =>
    amountWords(word.replace(/(?<=\d0)'s$/, 's')).map((words) =>
      words.flatMap((part) => syllabify(lookUp(part)[0] ?? guess(part))),
    )

  const firstListed = (spellings: readonly string[]): Ways | undefined =>
    spellings.map(lookUp).find((ways) => ways.length > 0)

  /** The first spelling that is a word, or else the first that is a form of one. */
  const firstOf = (spellings: readonly string[]): Ways =>
    firstListed(spellings) ?? spellings.map((word) => asForm(word)).find((ways) => ways.length > 0) ?? []

  const joined = (parts: readonly string[]): Reading => {
    const readings = asLabels(parts)
      .map(readPart)
      .filter(({ ways }) => ways.length > 0)
    if (readings.length === 0) return NOTHING
    return {
      ways: [readings.flatMap(({ ways }) => ways[0] ?? [])],
      known: readings.every(({ known }) => known),
    }
  }

  const byLetters = (word: string): Reading => {
    const letters = (digitSpellings(word).at(-1) ?? stretchedSpellings(word)[0] ?? word).replace(
      /[^a-z]/g,
      '',
    )
    return letters === '' ? NOTHING : { ways: [syllabify(guess(letters))], known: false }
  }

  const asSpelling = (word: string): Reading | undefined => {
    const meant = heard(firstOf(digitSpellings(word))) ?? heard(firstOf(stretchedSpellings(word)))
    if (meant !== undefined) return meant
    const letters = spelledOut(word)
    return letters === undefined ? undefined : heard([letters])
  }

  const readPart = (word: string): Reading => {
    const bare = word.replace(/^'+|'+$/g, '')
    if (bare === '') return NOTHING
    const simple =
      heard(lookUp(word)) ??
      heard(lookUp(bare)) ??
      said(asAmount(bare)) ??
      heard(firstListed(stretchedSpellings(bare)) ?? []) ??
      heard(asForm(word)) ??
      heard(asForm(bare)) ??
      asSpelling(bare)
    if (simple !== undefined) return simple
    const pieces = bare.match(/\d+|[^\d]+/g) ?? []
    if (pieces.length > 1 && !/[$@]/.test(bare)) return joined(pieces)
    return said(asCompound(bare)) ?? byLetters(bare)
  }

  return (word) => {
    const whole = heard(withoutG(word)) ?? heard(lookUp(word)) ?? said(asAmount(word))
    if (whole !== undefined) return whole
    const parts = word
      .replaceAll('&', '-n-')
      .split(/[^a-z0-9'.,%$@]+/)
      .filter((part) => part !== '')
    return parts.length === 1 ? readPart(parts[0] ?? '') : joined(parts)
  }
}
