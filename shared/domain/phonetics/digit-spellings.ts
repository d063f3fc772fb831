/** Digits and signs that stand for a sound, by the name they have. */
const SAID: Readonly<Record<string, readonly string[]>> = { 1: ['one'], 2: ['to'], 4: ['for'], 8: ['ate'] }
/** Digits and signs that stand for a letter, by their shape. */
const DRAWN: Readonly<Record<string, readonly string[]>> = {
  0: ['o'],
  1: ['i', 'l'],
  3: ['e'],
  4: ['a'],
  5: ['s'],
  6: ['b'],
  7: ['t'],
  $: ['s'],
  '@': ['a'],
}
/** Enough to be a word in disguise: three letters, letters at both ends, a said 8, or a sign. Others are names ("4k", "3d"). */
const DISGUISED = /[a-z].*[a-z].*[a-z]|^[a-z].*[a-z]$|^[a-z]+8|[$@]/
/** Spellings tried at most. */
const MOST = 24

const extend = (
  spellings: readonly string[],
  sign: string,
  by: Readonly<Record<string, readonly string[]>>,
): string[] =>
  spellings.flatMap((spelling) => (by[sign] ?? [sign]).map((letter) => spelling + letter)).slice(0, MOST)

/**
 * What a word with single digits or signs among its letters may mean, likeliest first: "2nite" is "tonite", "gr8" "grate",
 * "l33t" "leet", "$hort" "short". Nothing for what is no such word.
 */
export function digitSpellings(word: string): readonly string[] {
  if (!/^(?=.*[a-z])(?=.*[0-8$@])[a-z0-9'$@]+$/.test(word) || !DISGUISED.test(word)) return []
  const signs = [...word]
  // A number of several digits is a number.
  const said = /\d\d/.test(word) ? [] : signs.reduce((all, sign) => extend(all, sign, SAID), [''])
  const drawn = signs.reduce((all, sign) => extend(all, sign, DRAWN), [''])
  return [...new Set([...said, ...drawn])].filter((spelling) => /^[a-z']+$/.test(spelling)).slice(0, MOST)
}
