import type { Consonant, Vowel } from '../../phonetics/phonetics.ts'

/**
 * How alike two sounds are to a rhyming ear, from 1 (the same) to -1 (no rhyme can hold them). The order follows the
 * log-odds that Hirjee and Brown (2010, "Using Automated Rhyme Detection to Characterize Rhyming Style in Rap Music")
 * learned for vowel and coda pairs: neighbours in the mouth replace each other, voicing and place matter less than manner.
 */
export type Likeness = number

/** Vowels that stand in for one another, with how well. */
const VOWEL_PAIRS: readonly (readonly [Vowel, Vowel, Likeness])[] = [
  ['AA', 'AO', 0.85],
  ['AA', 'AH', 0.35],
  ['AH', 'UH', 0.45],
  ['AH', 'AO', 0.3],
  ['AH', 'ER', 0.3],
  ['AH', 'IH', 0.2],
  ['AH', 'EH', 0.15],
  ['AO', 'OW', 0.4],
  ['AE', 'EH', 0.3],
  ['EH', 'IH', 0.45],
  ['EH', 'EY', 0.3],
  ['IH', 'IY', 0.35],
  ['UH', 'UW', 0.5],
  ['OW', 'UW', 0.2],
  ['AY', 'OY', 0.35],
  ['AW', 'OW', 0.15],
  ['EY', 'IY', 0.1],
]

/** Before an R these pairs have merged for most ears: "fear/here", "poor/pour", "there/care". */
const MERGED_BEFORE_R: ReadonlySet<string> = new Set([
  'IH IY',
  'AO UH',
  'AO OW',
  'EH EY',
  'AE EH',
  'UH UW',
  'AE EY',
])

const pairKey = (a: string, b: string): string => (a < b ? `${a} ${b}` : `${b} ${a}`)

const VOWEL_LIKENESS: ReadonlyMap<string, Likeness> = new Map(
  VOWEL_PAIRS.map(([a, b, likeness]) => [pairKey(a, b), likeness]),
)

const REDUCED: ReadonlySet<Vowel> = new Set<Vowel>(['AH', 'IH', 'EH', 'UH', 'ER'])

/**
 * How alike two vowels are.
 * @param beforeR whether both are followed by an R.
 * @param unstressed whether both are without stress, where the short vowels fall together.
 */
export function vowelLikeness(a: Vowel, b: Vowel, beforeR: boolean, unstressed: boolean): Likeness {
  if (a === b) return 1
  const key = pairKey(a, b)
  if (beforeR && MERGED_BEFORE_R.has(key)) return 0.95
  if (unstressed && REDUCED.has(a) && REDUCED.has(b)) return a === 'ER' || b === 'ER' ? 0.5 : 0.8
  return VOWEL_LIKENESS.get(key) ?? -1
}

/** Consonants by manner; within a row, each group is one place with its voiceless and voiced sound. */
const FAMILIES: readonly (readonly (readonly Consonant[])[])[] = [
  [
    ['P', 'B'],
    ['T', 'D'],
    ['K', 'G'],
  ],
  [['F', 'V'], ['TH', 'DH'], ['S', 'Z'], ['SH', 'ZH'], ['CH', 'JH'], ['HH']],
  [['M'], ['N'], ['NG']],
  [['L'], ['R'], ['W'], ['Y']],
]

const VOICED: ReadonlySet<Consonant> = new Set<Consonant>([
  'B',
  'D',
  'G',
  'V',
  'DH',
  'Z',
  'ZH',
  'JH',
  'M',
  'N',
  'NG',
  'L',
  'R',
  'W',
  'Y',
])
const SAME_PLACE = 0.6
const SAME_MANNER = 0.45
const NASALS = 0.7
const LIQUIDS = -0.3
const UNLIKE = -0.6

function place(consonant: Consonant): readonly [manner: number, place: number] {
  for (const [manner, groups] of FAMILIES.entries()) {
    const at = groups.findIndex((group) => group.includes(consonant))
    if (at >= 0) return [manner, at]
  }
  return [-1, -1]
}

const PLACES: ReadonlyMap<Consonant, readonly [number, number]> = new Map(
  FAMILIES.flat(2).map((consonant) => [consonant, place(consonant)]),
)

/** How alike two consonants are after a vowel. */
export function consonantLikeness(a: Consonant, b: Consonant): Likeness {
  if (a === b) return 1
  const [mannerA, placeA] = PLACES.get(a) ?? [-1, -1]
  const [mannerB, placeB] = PLACES.get(b) ?? [-2, -2]
  if (mannerA !== mannerB) return UNLIKE
  if (mannerA === 2) return NASALS
  if (mannerA === 3) return LIQUIDS
  if (placeA === placeB) return SAME_PLACE
  return VOICED.has(a) === VOICED.has(b) ? SAME_MANNER : SAME_MANNER / 3
}

/** Endings that inflection adds and the ear forgives. */
const INFLECTION: ReadonlySet<Consonant> = new Set<Consonant>(['S', 'Z', 'T', 'D'])
const GAP = -0.5
const FORGIVEN_GAP = -0.1

/**
 * How alike two runs of consonants are: their best alignment (Needleman and Wunsch 1970), shared out over the longer.
 * Two empty runs are the same.
 */
export function clusterLikeness(a: readonly Consonant[], b: readonly Consonant[]): Likeness {
  const longer = Math.max(a.length, b.length)
  if (longer === 0) return 1
  if (a.length === 0 || b.length === 0) {
    const rest = a.length === 0 ? b : a
    return rest.length === 1 && INFLECTION.has(rest[0] ?? 'R') ? -0.35 : -0.6
  }
  const gapAt = (cluster: readonly Consonant[], at: number): number =>
    at === cluster.length - 1 && INFLECTION.has(cluster[at] ?? 'R') ? FORGIVEN_GAP : GAP
  let row = [0]
  for (let j = 0; j < b.length; j += 1) row.push((row[j] ?? 0) + gapAt(b, j))
  for (let i = 0; i < a.length; i += 1) {
    const next = [(row[0] ?? 0) + gapAt(a, i)]
    for (let j = 0; j < b.length; j += 1) {
      const matched = (row[j] ?? 0) + consonantLikeness(a[i] ?? 'R', b[j] ?? 'R')
      next.push(Math.max(matched, (row[j + 1] ?? 0) + gapAt(a, i), (next[j] ?? 0) + gapAt(b, j)))
    }
    row = next
  }
  const forgiven =
    a.length !== b.length && INFLECTION.has((a.length > b.length ? a : b).at(-1) ?? 'R') ? 1 : 0
  return Math.min(1, (row[b.length] ?? 0) / (longer - forgiven))
}
