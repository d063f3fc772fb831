import type { HeardText, HeardWord } from '../hearing/heard-text.ts'
import type { RhymeKind } from '../verse-score.ts'
import { cluster } from './cluster.ts'
import { compareTails } from './compare-tails.ts'
import { inReach, LEAST_ODDS } from './find-rhymes.ts'
import { isBetweenEnds, type RhymeLink, type RhymePlace } from './rhyme-link.ts'
import { tailsAt, type Tail } from './tail.ts'

/** What two places that were compared and do not rhyme say against being one family. */
const NO_RHYME = -1.2

/** A suffix that hundreds of words share. */
const CHEAP_SUFFIX = /(?:[st]ions?|ity|ities|ments?|ness|ology|isms?|ically|ically|izes?|ates?)$/

/** A place in a family, with the strongest of its rhymes there. */
export interface Member {
  readonly place: RhymePlace
  readonly words: readonly HeardWord[]
  readonly kind: RhymeKind
  readonly strength: number
  /** Syllables that rhyme. */
  readonly length: number
  readonly isCheap: boolean
}

export type Family = readonly Member[]

const samePlace = (a: RhymePlace, b: RhymePlace): boolean => a.line === b.line && a.word === b.word

/** Leaves out line ends that share only one vowel where one of them has a truer rhyme. */
function withoutWeakRivals(links: readonly RhymeLink[]): RhymeLink[] {
  const isWeak = (link: RhymeLink): boolean =>
    isBetweenEnds(link) && link.rhyme.kind === 'assonant' && link.rhyme.syllablesA === 1
  const truer = links.filter((link) => isBetweenEnds(link) && !isWeak(link))
  const hasTruer = (place: RhymePlace): boolean =>
    truer.some(({ from, to }) => samePlace(from, place) || samePlace(to, place))
  return links.filter((link) => !isWeak(link) || (!hasTruer(link.from) && !hasTruer(link.to)))
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
    length: samePlace(from, place) ? rhyme.syllablesA : rhyme.syllablesB,
    isCheap: ending(from) !== '' && ending(from) === ending(to),
  }
}

/** Families of places that rhyme throughout (SCORE-13), strongest first; each word in one of them only (SCORE-14). */
export const familiesOf = (text: HeardText, links: readonly RhymeLink[]): Family[] =>
  withoutOverlap(gatherFamilies(text, withoutWeakRivals(links)))

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
  for (const { from, to, odds } of links) strengths.set(`${placeIndex(from)} ${placeIndex(to)}`, odds)
  const affinity = (a: number, b: number): number | undefined => {
    const odds = strengths.get(`${a} ${b}`) ?? strengths.get(`${b} ${a}`)
    if (odds !== undefined) return odds - LEAST_ODDS
    const [left, right] = [places[a], places[b]]
    if (left === undefined || right === undefined || (left.isGrammar && right.isGrammar)) return undefined
    return inReach(left, right) ? NO_RHYME : undefined
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

export const familyStrength = (family: Family): number =>
  family.reduce((sum, { strength }) => sum + strength, 0)

/** How the words that a member has left rhyme with others of its family; nothing where they do not. */
function rejudged(member: Member, family: Family): Member | undefined {
  const tails = ownTails(member)
  let best: Member | undefined
  for (const other of family) {
    if (other === member) continue
    const rhyme = compareTails(tails, ownTails(other))
    if (rhyme === undefined || rhyme.strength <= (best?.strength ?? 0)) continue
    const words = member.words.slice(-rhyme.wordsA)
    best = { ...member, words, kind: rhyme.kind, strength: rhyme.strength, length: rhyme.syllablesA }
  }
  return best
}

const ownTails = ({ words, place }: Member): Tail[] => tailsAt(words, words.length - 1, place.isLineEnd)

/** A family without the words of others: what is left of a span must rhyme by itself, or is left out. */
function withoutTaken(family: Family, taken: ReadonlyMap<HeardWord, Member>): Member[] {
  const left = family.flatMap((member) => {
    const isOthers = (word: HeardWord): boolean => taken.get(word) !== member
    const words = member.words.slice(member.words.findLastIndex(isOthers) + 1)
    if (words.length === 0) return []
    return [words.length === member.words.length ? member : { ...member, words }]
  })
  const isWhole = left.length === family.length && left.every((member) => family.includes(member))
  return isWhole ? left : left.flatMap((member) => rejudged(member, left) ?? [])
}

/** What a member has over the families' own order: several words that end a bar on one rhyme are not cut apart. */
const wholeness = ({ kind, place, words, strength }: Member): number =>
  kind === 'mosaic' && place.isLineEnd && words.length > 1 ? strength : 0

/** Gives each word to one member, of the strongest family that has it; a family left with one span is none (SCORE-14). */
function withoutOverlap(families: readonly Family[]): Family[] {
  const taken = new Map<HeardWord, Member>()
  for (const member of families.flat().sort((a, b) => wholeness(b) - wholeness(a)))
    for (const word of member.words) if (!taken.has(word)) taken.set(word, member)
  const left = families.map((family) => withoutTaken(family, taken))
  const kept = families.filter((_, index) => (left[index]?.length ?? 0) > 1)
  // What a family took that is none after all goes back to the others.
  if (kept.length < families.length) return withoutOverlap(kept)
  return left.sort((a, b) => familyStrength(b) - familyStrength(a))
}
