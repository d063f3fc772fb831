import { CONSONANTS, VOWELS, type Consonant, type Vowel } from '../../../phonetics/phonetics.ts'

/** Where a vowel is made: height 0 (open) to 3, backness 0 to 2, and what else colours it. */
interface VowelFeatures {
  readonly height: number
  readonly back: number
  readonly round: number
  readonly tense: number
  readonly glide: '' | 'front' | 'back'
  readonly rhotic: boolean
}

const vowel = (
  height: number,
  back: number,
  round: number,
  tense: number,
  glide: VowelFeatures['glide'] = '',
  rhotic = false,
): VowelFeatures => ({ height, back, round, tense, glide, rhotic })

/** General American (Ladefoged and Johnson, "A Course in Phonetics"), on a scale on which neighbours are about one apart. */
const VOWEL_FEATURES: Readonly<Record<Vowel, VowelFeatures>> = {
  IY: vowel(3, 0, 0, 1),
  IH: vowel(2.5, 0.3, 0, 0),
  EY: vowel(2, 0, 0, 1, 'front'),
  EH: vowel(1.5, 0.2, 0, 0),
  AE: vowel(0.5, 0.3, 0, 0),
  AA: vowel(0.2, 1.5, 0, 1),
  AO: vowel(0.4, 1.7, 0.3, 1),
  OW: vowel(2, 2, 1, 1, 'back'),
  UH: vowel(2.5, 1.8, 1, 0),
  UW: vowel(3, 2, 1, 1),
  AH: vowel(1.3, 1.3, 0, 0),
  ER: vowel(1.7, 1.2, 0.3, 0, '', true),
  AY: vowel(0.2, 1, 0, 1, 'front'),
  AW: vowel(0.2, 1.2, 0, 1, 'back'),
  OY: vowel(1.3, 2, 1, 1, 'front'),
}

type Manner = 'stop' | 'fricative' | 'affricate' | 'nasal' | 'lateral' | 'rhotic' | 'glide'
type Place = 'lips' | 'teeth' | 'ridge' | 'palate' | 'velum' | 'throat'

const MANNERS: Readonly<Record<Manner, readonly (readonly [Place, ...Consonant[]])[]>> = {
  stop: [
    ['lips', 'P', 'B'],
    ['ridge', 'T', 'D'],
    ['velum', 'K', 'G'],
  ],
  fricative: [
    ['lips', 'F', 'V'],
    ['teeth', 'TH', 'DH'],
    ['ridge', 'S', 'Z'],
    ['palate', 'SH', 'ZH'],
    ['throat', 'HH'],
  ],
  affricate: [['palate', 'CH', 'JH']],
  nasal: [
    ['lips', 'M'],
    ['ridge', 'N'],
    ['velum', 'NG'],
  ],
  lateral: [['ridge', 'L']],
  rhotic: [['ridge', 'R']],
  glide: [
    ['velum', 'W'],
    ['palate', 'Y'],
  ],
}

const VOICED = new Set<Consonant>('B D G V DH Z ZH JH M N NG L R W Y'.split(' ') as Consonant[])
const NEAR_PLACES = new Set(['lips teeth', 'ridge teeth', 'palate ridge'])
/** Manners that pass into each other more easily than the rest (2). */
const MANNER_STEPS: ReadonlyMap<string, number> = new Map([
  ['affricate fricative', 0.8],
  ['affricate stop', 1.5],
  ['fricative stop', 1.5],
])

const pairName = (a: string, b: string): string => (a < b ? `${a} ${b}` : `${b} ${a}`)

/** How far apart two vowels are made; 0 for the same one, about 1 for neighbours, 4 for the farthest. */
export function vowelDistance(a: Vowel, b: Vowel): number {
  const [x, y] = [VOWEL_FEATURES[a], VOWEL_FEATURES[b]]
  return (
    0.8 * Math.abs(x.height - y.height) +
    0.6 * Math.abs(x.back - y.back) +
    0.4 * Math.abs(x.round - y.round) +
    0.4 * Math.abs(x.tense - y.tense) +
    (x.glide === y.glide ? 0 : 1.2) +
    (x.rhotic === y.rhotic ? 0 : 1)
  )
}

function articulationOf(consonant: Consonant): readonly [Manner, Place] {
  for (const [manner, places] of Object.entries(MANNERS) as [Manner, (typeof MANNERS)[Manner]][]) {
    for (const [place, ...made] of places) if (made.includes(consonant)) return [manner, place]
  }
  return ['glide', 'palate']
}

/** How far apart two consonants are made; 0 for the same one, .5 for one and its voiced twin, up to 3.5. */
export function consonantDistance(a: Consonant, b: Consonant): number {
  const [[mannerA, placeA], [mannerB, placeB]] = [articulationOf(a), articulationOf(b)]
  const places = placeA === placeB ? 0 : NEAR_PLACES.has(pairName(placeA, placeB)) ? 0.6 : 1
  // Nasals pass for one another wherever they are made.
  const heard = mannerA === 'nasal' && mannerB === 'nasal' ? 0.4 * places : places
  const manners = mannerA === mannerB ? 0 : (MANNER_STEPS.get(pairName(mannerA, mannerB)) ?? 2)
  return manners + heard + (VOICED.has(a) === VOICED.has(b) ? 0 : 0.5)
}

const table = <T>(sounds: readonly T[], distance: (a: T, b: T) => number): readonly number[] =>
  sounds.flatMap((a) => sounds.map((b) => distance(a, b)))

/** vowelDistance for all pairs, row by row. */
export const VOWEL_DISTANCES = table(VOWELS, vowelDistance)
/** consonantDistance for all pairs, row by row. */
export const CONSONANT_DISTANCES = table(CONSONANTS, consonantDistance)
