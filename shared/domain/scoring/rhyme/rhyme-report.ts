import type { HeardText, HeardWord } from '../hearing/heard-text.ts'
import type { RhymeKind, RhymeSpan } from '../verse-score.ts'
import { cluster } from './cluster.ts'
import { findRhymes, type RhymeLink, type RhymePlace } from './find-rhymes.ts'
import { rhymeScheme } from './scheme.ts'

/** What the ear says of a verse's rhymes. */
export interface RhymeReport {
  /** Families of spans, the strongest family numbered 0; spans in the order of the text. */
  readonly spans: readonly RhymeSpan[]
  /** Syllables in rhyme, of all syllables; 0 for an empty verse. */
  readonly share: number
  /** The same share with each syllable weighed by what its rhyme is worth. */
  readonly weighedShare: number
  /** The scheme of the line ends, a number a bar. */
  readonly scheme: readonly number[]
  /** The bars whose end rhymes with the end of another. */
  readonly rhymedLines: ReadonlySet<number>
}

/** A rhyme between line ends that is weaker than this serves only a line that has no better one. */
const PARTNER_STRENGTH = 2.8
/** What two places that were compared and do not rhyme say against being one family. */
const NO_RHYME = -1.2
/** Strength at which two places pull a family together. */
const FAMILY_STRENGTH = 1.9

/** What a syllable in a rhyme is worth, by how it rhymes. */
const WORTH: Readonly<Record<RhymeKind, number>> = {
  multisyllabic: 1.1,
  perfect: 1,
  slant: 0.85,
  assonant: 0.5,
}
/** Worth left when two words rhyme by a suffix that hundreds share. */
const SUFFIX_WORTH = 0.5
const CHEAP_SUFFIX = /(?:[st]ions?|ity|ities|ments?|ness|ology|isms?|ically|ically|izes?|ates?)$/

/** A place in a family, with the strongest of its rhymes there. */
interface Member {
  readonly place: RhymePlace
  readonly words: readonly HeardWord[]
  readonly kind: RhymeKind
  readonly strength: number
  /** Syllables that rhyme. */
  readonly length: number
  readonly isCheap: boolean
}

type Family = readonly Member[]

const samePlace = (a: RhymePlace, b: RhymePlace): boolean => a.line === b.line && a.word === b.word

/** Leaves out the weak rhymes of line ends that have a strong one. */
function withoutWeakRivals(links: readonly RhymeLink[]): RhymeLink[] {
  const strong = links.filter(({ rhyme }) => rhyme.strength >= PARTNER_STRENGTH)
  const hasPartner = (place: RhymePlace): boolean =>
    strong.some(
      ({ from, to }) => from.isLineEnd && to.isLineEnd && (samePlace(from, place) || samePlace(to, place)),
    )
  return links.filter(
    ({ rhyme, from, to }) => rhyme.strength >= PARTNER_STRENGTH || (!hasPartner(from) && !hasPartner(to)),
  )
}

function memberAt(text: HeardText, place: RhymePlace, links: readonly RhymeLink[]): Member | undefined {
  let best: RhymeLink | undefined
  for (const link of links) {
    const isHere = samePlace(link.from, place) || samePlace(link.to, place)
    if (isHere && link.rhyme.strength > (best?.rhyme.strength ?? 0)) best = link
  }
  if (best === undefined) return undefined
  const { rhyme, from, to } = best
  const count = samePlace(from, place) ? rhyme.wordsA : rhyme.wordsB
  const wordsAt = (at: RhymePlace): readonly HeardWord[] => text.lines[at.line]?.words ?? []
  const ending = (at: RhymePlace): string => CHEAP_SUFFIX.exec(wordsAt(at)[at.word]?.key ?? '')?.[0] ?? ''
  return {
    place,
    words: wordsAt(place).slice(place.word - count + 1, place.word + 1),
    kind: rhyme.kind,
    strength: rhyme.strength,
    length: rhyme.length,
    isCheap: ending(from) !== '' && ending(from) === ending(to),
  }
}

function gatherFamilies(text: HeardText, links: readonly RhymeLink[]): Family[] {
  const places: RhymePlace[] = []
  const indexOf = new Map<string, number>()
  const strengths = new Map<string, number>()
  const placeIndex = (place: RhymePlace): number => {
    const key = `${place.line}:${place.word}`
    const known = indexOf.get(key)
    if (known !== undefined) return known
    indexOf.set(key, places.length)
    return places.push(place) - 1
  }
  for (const { from, to, rhyme } of links)
    strengths.set(`${placeIndex(from)} ${placeIndex(to)}`, rhyme.strength)
  const affinity = (a: number, b: number): number | undefined => {
    const strength = strengths.get(`${a} ${b}`) ?? strengths.get(`${b} ${a}`)
    if (strength !== undefined) return strength - FAMILY_STRENGTH
    const apart = Math.abs((places[a]?.line ?? 0) - (places[b]?.line ?? 0))
    return apart <= 1 ? NO_RHYME : undefined
  }
  return cluster(places.length, affinity)
    .filter((group) => group.length > 1)
    .map((group) => {
      const inside = links.filter(
        ({ from, to }) => group.includes(placeIndex(from)) && group.includes(placeIndex(to)),
      )
      return group.flatMap((index) => {
        const place = places[index]
        return place === undefined ? [] : (memberAt(text, place, inside) ?? [])
      })
    })
    .filter((family) => family.length > 1)
    .sort((a, b) => familyStrength(b) - familyStrength(a))
}

const familyStrength = (family: Family): number => family.reduce((sum, { strength }) => sum + strength, 0)

/** The members with the words that nobody had before, last words first to be kept. */
function freeMembers(family: Family, taken: ReadonlySet<HeardWord>): Member[] {
  const mine = new Set(taken)
  return family.flatMap((member) => {
    const words = member.words.slice(member.words.findLastIndex((word) => mine.has(word)) + 1)
    for (const word of words) mine.add(word)
    return words.length === 0 ? [] : [{ ...member, words }]
  })
}

/** Gives each word to one member of its strongest family; a family left with one span is none. */
function withoutOverlap(families: readonly Family[]): Family[] {
  const taken = new Set<HeardWord>()
  return families.flatMap((family) => {
    const free = freeMembers(family, taken)
    if (free.length < 2) return []
    for (const { words } of free) for (const word of words) taken.add(word)
    return [free]
  })
}

const toSpan = ({ place, words, kind }: Member, family: number): RhymeSpan => ({
  start: words[0]?.start ?? 0,
  end: words.at(-1)?.end ?? 0,
  family,
  kind,
  isLineEnd: place.isLineEnd,
})

/** The syllables that earn: each syllable once, and a word only once in its family, for repeating is no rhyming. */
function earnings(families: readonly Family[]): { readonly plain: number; readonly weighed: number } {
  const earned = new Map<HeardWord, number>()
  let plain = 0
  let weighed = 0
  for (const family of families) {
    const heard = new Set<string>()
    for (const { words, length, kind, isCheap } of family) {
      const phrase = words.map(({ key }) => key).join(' ')
      if (heard.has(phrase)) continue
      heard.add(phrase)
      let left = length
      for (const word of words.toReversed()) {
        const already = earned.get(word) ?? 0
        const here = Math.max(0, Math.min(left, word.sound.length) - already)
        earned.set(word, already + here)
        left -= word.sound.length
        plain += here
        weighed += here * WORTH[kind] * (isCheap ? SUFFIX_WORTH : 1)
      }
    }
  }
  return { plain, weighed }
}

/** The bars that a family ties together by their ends. */
function lineEndsOf(family: Family): number[] {
  const lines = family.filter(({ place }) => place.isLineEnd).map(({ place }) => place.line)
  return lines.length > 1 ? lines : []
}

/** Hears the rhymes of a verse: families, their spans, and how much of the verse is in rhyme (SCORE-10 to SCORE-16). */
export function reportRhymes(text: HeardText): RhymeReport {
  const families = withoutOverlap(gatherFamilies(text, withoutWeakRivals(findRhymes(text))))
  const syllables = text.lines.reduce((sum, line) => sum + line.syllables, 0)
  const { plain, weighed } = earnings(families)
  const spans = families.flatMap((family, number) => family.map((member) => toSpan(member, number)))
  return {
    spans: spans.sort((a, b) => a.start - b.start),
    share: syllables === 0 ? 0 : plain / syllables,
    weighedShare: syllables === 0 ? 0 : weighed / syllables,
    scheme: rhymeScheme(text.lines.map(({ words }) => words)),
    rhymedLines: new Set(families.flatMap(lineEndsOf)),
  }
}
