/** A stretch of a word's letters. */
interface Stretch {
  readonly start: number
  readonly end: number
}

const VOWEL = '[aeiou\\u00e0-\\u00f6\\u00f8-\\u00ff]'
/** A "y" before a vowel is a consonant ("yes", "graveyard"). */
const VOWELS = new RegExp(`(?:${VOWEL}|y(?!${VOWEL}))+`, 'giu')
/** What else may be a vowel, surest first: the "y" of "studying", the sound before an "l" ("wobbling"), an "n" ("didn't"), an "m". */
const HIDDEN_VOWELS = [
  /(?<=[^aeiou])y(?=i)/gi,
  /(?<=[^aeiouylmnr])n(?=['’]?t?$)/gi,
  /(?<=[^aeiouylr])[lr](?=ing)/gi,
  /(?<=th|s)m$/gi,
]
/** Letters that are one sound and stay together. */
const PAIRS = new Set(['th', 'sh', 'ch', 'ph', 'gh', 'wh', 'ck', 'ng', 'qu'])

/** The groups of vowel letters; the "u" of "qu" is a consonant. */
function vowelGroups(word: string): Stretch[] {
  return [...word.matchAll(VOWELS)].flatMap(({ 0: letters, index }) => {
    const silent = /^u./i.test(letters) && /q/i.test(word.charAt(index - 1)) ? 1 : 0
    return letters.length === silent ? [] : [{ start: index + silent, end: index + letters.length }]
  })
}

/** Which group has no sound of its own: a last "e" ("time"), else an "e" inside ("something"), else the last group. */
function silentGroup(word: string, groups: readonly Stretch[]): number {
  const isE = ({ start, end }: Stretch): boolean => end - start === 1 && /e/i.test(word.charAt(start))
  const last = groups.findLastIndex((group) => isE(group) && /^(?:s|d)?[^a-z]*$/i.test(word.slice(group.end)))
  if (last > 0) return last
  const inner = groups.findLastIndex((group, index) => index > 0 && isE(group))
  return inner > 0 ? inner : groups.length - 1
}

/** The letters of a word that are a vowel only when it has too few of them. */
const hiddenVowels = (word: string): Stretch[] =>
  HIDDEN_VOWELS.flatMap((hidden) => [...word.matchAll(hidden)]).map(({ index }) => ({
    start: index,
    end: index + 1,
  }))

/** Makes as many groups as there are syllables: silent ones go, hidden ones come, long ones part ("li-on"). */
function fitGroups(word: string, count: number): Stretch[] | undefined {
  const visible = vowelGroups(word)
  const lacking = Math.max(0, count - visible.length)
  const groups = [...visible, ...hiddenVowels(word).slice(0, lacking)].sort((a, b) => a.start - b.start)
  while (groups.length > count) {
    const silent = silentGroup(word, groups)
    const joined = { start: groups[silent - 1]?.start ?? 0, end: groups[silent]?.end ?? 0 }
    groups.splice(silent - 1, 2, joined)
  }
  while (groups.length < count) {
    const long = groups.findIndex(({ start, end }) => end - start > 1)
    const group = groups[long]
    if (group === undefined) return undefined
    groups.splice(
      long,
      1,
      { start: group.start, end: group.start + 1 },
      { start: group.start + 1, end: group.end },
    )
  }
  return groups
}

/** Where the letters between two vowels part: one consonant goes on, of several the first stays. */
function cutBetween(word: string, from: number, to: number): number {
  if (to - from <= 1) return from
  const first = word.slice(from, from + 2).toLowerCase()
  if (!PAIRS.has(first)) return from + 1
  return to - from === 2 && first !== 'ck' && first !== 'ng' ? from : from + 2
}

/**
 * A written word parted into its syllables for reading; joined they are the word. English spelling does not say where
 * syllables part, so this is what a hyphen would roughly do, and never less than one letter a syllable.
 * @param count how many syllables the ear heard; a word with fewer characters than that has empty ones at its end
 */
export function writtenSyllables(word: string, count: number): readonly string[] {
  if (count <= 1) return [word]
  const groups = fitGroups(word, count)
  const cuts =
    groups === undefined
      ? evenCuts(word, count)
      : groups.slice(1).map(({ start }, index) => cutBetween(word, groups[index]?.end ?? start, start))
  return [...cuts, word.length].map((end, index) => word.slice(cuts[index - 1] ?? 0, end))
}

/** Cuts as far apart as each other, between whole characters. */
function evenCuts(word: string, count: number): number[] {
  const characters = [...word]
  return Array.from({ length: count - 1 }, (_, index) => {
    const share = Math.min(characters.length, Math.ceil(((index + 1) * characters.length) / count))
    return characters.slice(0, share).join('').length
  })
}
