const IRREGULAR: ReadonlyMap<string, string> = new Map(
  (
    'wrote=write written=write spoke=speak spoken=speak broke=break broken=break drove=drive driven=drive flew=fly flown=fly ran=run ' +
    'fell=fall fallen=fall stole=steal stolen=steal sang=sing sung=sing threw=throw thrown=throw built=build bought=buy brought=bring ' +
    'caught=catch taught=teach fought=fight sold=sell told=tell held=hold kept=keep slept=sleep swept=sweep wept=weep lost=lose won=win ' +
    'beaten=beat bitten=bite hidden=hide ridden=ride risen=rise chosen=choose froze=freeze frozen=freeze woke=wake worn=wear wore=wear ' +
    'tore=tear torn=tear swore=swear sworn=swear stood=stand struck=strike swung=swing hung=hang dug=dig drank=drink ' +
    'drunk=drink sank=sink sunk=sink swam=swim swum=swim began=begin begun=begin shook=shake shaken=shake took=take taken=take gave=give ' +
    'given=give ate=eat eaten=eat spat=spit sat=sit shot=shoot bled=bleed fed=feed led=lead met=meet made=make paid=pay said=say went=go ' +
    'gone=go came=come got=get gotten=get knives=knife wolves=wolf leaves=leaf loaves=loaf lives=life thieves=thief shelves=shelf teeth=tooth ' +
    'feet=foot geese=goose mice=mouse men=man women=woman children=child oxen=ox halves=half wives=wife scarves=scarf'
  )
    .split(' ')
    .map((pair) => pair.split('=') as [string, string]),
)

const isVowel = (letter: string | undefined): boolean => letter !== undefined && 'aeiouy'.includes(letter)

/** Whether a verb would have doubled its last letter before "-ed" and "-ing": "hop", so that "hoping" is not from it. */
function doubles(base: string): boolean {
  const [third, second, last] = [base.at(-3), base.at(-2), base.at(-1)]
  if (isVowel(last) || last === 'w' || last === 'x' || !isVowel(second) || isVowel(third)) return false
  return (
    base
      .replace(/[^aeiouy]+/g, ' ')
      .trim()
      .split(' ').length === 1
  )
}

function basesOfEnding(key: string, ending: string): string[] {
  const base = key.slice(0, -ending.length)
  if (base.length < 2 || !/[aeiouy]/.test(base)) return []
  if (/([bdfgklmnprtvz])\1$/.test(base)) return [base.slice(0, -1), base]
  return doubles(base) ? [`${base}e`] : [base, `${base}e`]
}

/**
 * The words that a word may be an inflection of, itself first: "baking" -> baking, bake; "cutting" -> cutting, cut, cutt. What is
 * no word does no harm, for lists do not hold it. Unlike a stem it never makes one word of "win" and "wine".
 */
export function basesOf(key: string): readonly string[] {
  const irregular = IRREGULAR.get(key)
  const bases = irregular === undefined ? [key] : [key, irregular]
  if (key.length < 4) return bases
  if (key.endsWith('ies')) bases.push(`${key.slice(0, -3)}y`)
  if (/(?:s|x|z|ch|sh)es$/.test(key)) bases.push(key.slice(0, -2))
  if (/[^su]s$/.test(key)) bases.push(key.slice(0, -1))
  if (key.endsWith('ied')) bases.push(`${key.slice(0, -3)}y`, key.slice(0, -1))
  else if (key.endsWith('ed')) bases.push(...basesOfEnding(key, 'ed'))
  if (key.endsWith('ing')) bases.push(...basesOfEnding(key, 'ing'))
  return bases
}

/** Whether two words are one, in whatever inflection. */
export const areOneWord = (a: readonly string[], b: readonly string[]): boolean =>
  a.some((base) => b.includes(base))

/** A list of words as a set. */
export const wordSet = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/))

/** Whether a word, in any inflection, is in a list. */
export const isIn = (bases: readonly string[], words: ReadonlySet<string>): boolean =>
  bases.some((base) => words.has(base))
