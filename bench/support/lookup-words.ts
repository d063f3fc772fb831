import { dictionary } from 'cmu-pronouncing-dictionary'

const ONSETS =
  'b bl br ch cr d dr f fl g gl gr j k kr l m n p pl pr qu s sh sk sl sn sp st str sw t th tr v w y z zh'.split(
    ' ',
  )
const RIMES =
  'ack ade aff ag aint ake ang arn ash atz awp eem eff eld emp ence ert ife ig ilk ing irk izzle oad ob oke oom orf ounce ub uff unk'.split(
    ' ',
  )

/** Every word of CMUdict once, in an order in which neighbours have nothing to do with each other. */
export function knownWords(): string[] {
  const words = Object.keys(dictionary).filter((key) => !key.includes('('))
  // A step that shares no factor with the length visits every place once.
  let step = Math.floor(words.length * 0.618)
  while (gcd(step, words.length) > 1) step += 1
  return words.map((_, index) => words[(index * step) % words.length] ?? '')
}

/** Words that nobody has written yet: two made-up syllables each, none of them in CMUdict. */
export const unknownWords = (): string[] =>
  ONSETS.flatMap((onset) =>
    RIMES.map((rime, index) => onset + rime + (ONSETS[index] ?? '') + (RIMES.at(-index) ?? '')),
  ).filter((word) => !(word in dictionary))

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b))
