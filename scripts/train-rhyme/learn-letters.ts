import type { Ending } from '#shared/domain/scoring/rhyme/stanza/ending.ts'
import type { LetterWeights } from '#shared/domain/scoring/rhyme/stanza/ending-odds.ts'
import type { RhymedPair } from './learn-sounds.ts'

/** How many pairs by chance it counts for that most rhymes are spelled alike. */
const PRIOR_PAIRS = 2
/** A pair of letters is kept when it says this much else than the rest. */
const WORTH_KEEPING = 0.3
/** Letters seen less often at line ends are held together as rare. */
const LEAST_SEEN = 3

const tally = (names: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return counts
}

const rounded = (value: number): number => Math.round(value * 100) / 100
const withoutE = (rest: string): string => rest.replace(/e$/, '')

function learnVowels(pairs: readonly RhymedPair[], endings: readonly Ending[]) {
  const all = tally(endings.map(({ spelled }) => spelled.vowels))
  const total = endings.length + all.size
  const seen = tally(pairs.map(([a, b]) => [a.spelled.vowels, b.spelled.vowels].sort().join(' ')))
  const same = pairs.filter(([a, b]) => a.spelled.vowels === b.spelled.vowels).length / pairs.length
  const other = Math.log(1 - same)
  const vowels: [string, number][] = []
  const names = [...all].filter(([, count]) => count >= LEAST_SEEN).map(([name]) => name)
  names.sort().forEach((a, at) => {
    for (const b of names.slice(at)) {
      const [x, y] = [((all.get(a) ?? 0) + 1) / total, ((all.get(b) ?? 0) + 1) / total]
      const chance = pairs.length * x * y * (a === b ? 1 : 2)
      const prior = a === b ? same / x : 1 - same
      const odds = Math.log(((seen.get(`${a} ${b}`) ?? 0) + PRIOR_PAIRS * prior) / (chance + PRIOR_PAIRS))
      if (Math.abs(odds - other) >= WORTH_KEEPING) vowels.push([`${a} ${b}`, rounded(odds)])
    }
  })
  return { vowels: Object.fromEntries(vowels), otherVowels: rounded(other) }
}

function learnRests(pairs: readonly RhymedPair[], endings: readonly Ending[]) {
  const all = tally(endings.map(({ spelled }) => spelled.rest))
  const share = (count: number): number => (count + 1) / (endings.length + 10)
  const rests = pairs.map(([a, b]) => [a.spelled.rest, b.spelled.rest] as const)
  const same = Math.log(rests.filter(([a, b]) => a === b).length / pairs.length)
  const differ = rests.filter(([a, b]) => a !== b)
  const bySilentE = differ.filter(([a, b]) => withoutE(a) === withoutE(b)).length
  const chances = [...all.values()].reduce((sum, count) => sum + (count / endings.length) ** 2, 0)
  const bare = tally(endings.map(({ spelled }) => withoutE(spelled.rest)))
  const silentChance =
    [...bare.values()].reduce((sum, count) => sum + (count / endings.length) ** 2, 0) - chances
  const kept = [...all].filter(([, count]) => count >= LEAST_SEEN).sort(([a], [b]) => (a < b ? -1 : 1))
  return {
    sameRest: Object.fromEntries(kept.map(([rest, count]) => [rest, rounded(same - Math.log(share(count)))])),
    rareRest: rounded(same - Math.log(share(1))),
    otherRest: rounded(Math.log((differ.length - bySilentE) / pairs.length / (1 - chances - silentChance))),
    silentE: rounded(Math.log((bySilentE + 1) / pairs.length / (silentChance + 1 / endings.length))),
  }
}

/** Learns the log-odds of how rhyming line ends are spelled, from pairs that rhyme and from all line ends. */
export function learnLetters(pairs: readonly RhymedPair[], endings: readonly Ending[]): LetterWeights {
  return { ...learnVowels(pairs, endings), ...learnRests(pairs, endings) }
}
