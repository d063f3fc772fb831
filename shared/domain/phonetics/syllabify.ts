import type { Consonant, Pronunciation, Syllable } from './phonetics.ts'
import { consonantOf, isVowel, parsePhones, stressOf, vowelOf, type Phone } from './phones.ts'

/**
 * Consonant clusters that may begin an English syllable (Harris 1994, "English Sound Structure"; the list is that of
 * words in common use). A single consonant may, except NG.
 */
const ONSET_CLUSTERS: ReadonlySet<string> = new Set(
  (
    'P L,P R,P Y,B L,B R,B Y,T R,T W,T Y,D R,D W,D Y,K L,K R,K W,K Y,G L,G R,G W,G Y,F L,F R,F Y,V Y,TH R,TH W,' +
    'S P,S T,S K,S F,S M,S N,S L,S W,SH R,SH L,SH M,SH N,SH W,HH W,HH Y,M Y,N Y,' +
    'S P L,S P R,S P Y,S T R,S T Y,S K L,S K R,S K W,S K Y'
  ).split(','),
)

const mayBeginSyllable = (cluster: readonly Consonant[]): boolean =>
  cluster.length === 0 || (cluster.length === 1 ? cluster[0] !== 'NG' : ONSET_CLUSTERS.has(cluster.join(' ')))

/** Where the next syllable's onset begins: it takes every consonant that it may (maximal onset, Kahn 1976). */
function onsetStart(between: readonly Consonant[]): number {
  let start = 0
  while (!mayBeginSyllable(between.slice(start))) start += 1
  return start
}

const SCHWA = parsePhones('AH0')[0] ?? 0

/** A word without a vowel ("hmm", "psst") is said on a schwa before its last consonant. */
function voiced(phones: readonly Phone[]): readonly Phone[] {
  if (phones.length === 0 || phones.some(isVowel)) return phones
  return [...phones.slice(0, -1), SCHWA, ...phones.slice(-1)]
}

/** Divides the phones of a word into syllables by maximal onset; no phones give no syllables. */
export function syllabify(phones: readonly Phone[]): Pronunciation {
  const syllables: Syllable[] = []
  let onset: Consonant[] = []
  let open: { nucleus: Phone; after: Consonant[] } | undefined
  const close = (coda: readonly Consonant[]): void => {
    if (open === undefined) return
    syllables.push({ onset, nucleus: vowelOf(open.nucleus), coda, stress: stressOf(open.nucleus) })
  }
  for (const phone of voiced(phones)) {
    if (!isVowel(phone)) {
      ;(open?.after ?? onset).push(consonantOf(phone))
      continue
    }
    if (open !== undefined) {
      const start = onsetStart(open.after)
      close(open.after.slice(0, start))
      onset = open.after.slice(start)
    }
    open = { nucleus: phone, after: [] }
  }
  close(open?.after ?? [])
  return syllables
}
