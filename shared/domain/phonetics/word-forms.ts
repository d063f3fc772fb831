import { parsePhones, type Phone } from './phones.ts'

/** A way to read a word as another word plus an ending or beginning: the other's spellings to try, and how to join. */
export interface WordForm {
  readonly stems: readonly string[]
  readonly join: (stem: readonly Phone[]) => Phone[]
}

const code = (name: string): Phone => parsePhones(name)[0] ?? 0
const HISSING: ReadonlySet<Phone> = new Set(parsePhones('S Z SH ZH CH JH'))
const VOICELESS: ReadonlySet<Phone> = new Set(parsePhones('P T K F TH'))
const STOPPED: ReadonlySet<Phone> = new Set(parsePhones('T D'))

/** A word with the -s of its plural or its possessive. */
export const pluralOf = (stem: readonly Phone[]): Phone[] => {
  const last = stem.at(-1) ?? code('AH0')
  if (HISSING.has(last)) return [...stem, ...parsePhones('IH0 Z')]
  return [...stem, code(VOICELESS.has(last) ? 'S' : 'Z')]
}

const pastOf = (stem: readonly Phone[]): Phone[] => {
  const last = stem.at(-1) ?? code('AH0')
  if (STOPPED.has(last)) return [...stem, ...parsePhones('IH0 D')]
  return [
    ...stem,
    code(VOICELESS.has(last) || (HISSING.has(last) && last !== code('Z') && last !== code('JH')) ? 'T' : 'D'),
  ]
}

const followedBy =
  (ending: string) =>
  (stem: readonly Phone[]): Phone[] => [...stem, ...parsePhones(ending)]

/**
 * Spellings a stem may have had before a vowel ending: "rapp-" was "rap", "mak-" was "make", "cri-" was "cry". No verb doubles
 * its s: "diss-" is "diss" before "dis", and "finess-" "finesse" before "fines".
 */
export function beforeVowel(stem: string): string[] {
  const stems = [stem, `${stem}e`]
  if (stem.endsWith('ss')) stems.push(stem.slice(0, -1))
  else if (/([b-df-hj-np-tv-z])\1$/.test(stem)) stems.unshift(stem.slice(0, -1))
  if (stem.endsWith('i')) stems.unshift(`${stem.slice(0, -1)}y`)
  return stems
}

const plainStem = (stem: string): string[] => (stem.endsWith('i') ? [`${stem.slice(0, -1)}y`, stem] : [stem])

type Ending = readonly [letters: RegExp, stems: (stem: string) => string[], join: WordForm['join']]

const ENDINGS: readonly Ending[] = [
  [/'s$|s'$/, plainStem, pluralOf],
  [/'ll$/, plainStem, followedBy('AH0 L')],
  [/'ve$/, plainStem, followedBy('AH0 V')],
  [
    /'d$/,
    plainStem,
    (stem) => (STOPPED.has(stem.at(-1) ?? -1) ? [...stem, ...parsePhones('AH0 D')] : [...stem, code('D')]),
  ],
  [/'re$/, plainStem, followedBy('ER0')],
  [/n't$/, plainStem, followedBy('AH0 N T')],
  [/in'?s$/, (stem) => [`${stem}ing`], (stem) => [...stem.slice(0, -1), ...parsePhones('N Z')]],
  [/in'?$/, (stem) => [`${stem}ing`], (stem) => [...stem.slice(0, -1), code('N')]],
  [/es$/, (stem) => [`${stem}e`, ...plainStem(stem)], pluralOf],
  [/s$/, (stem) => [stem], pluralOf],
  [/z$/, (stem) => [stem], pluralOf],
  [/ed$/, beforeVowel, pastOf],
  [/ing$/, beforeVowel, followedBy('IH0 NG')],
  [/in'?$/, beforeVowel, followedBy('IH0 N')],
  [/ers$/, beforeVowel, followedBy('ER0 Z')],
  [/ers?$/, beforeVowel, followedBy('ER0')],
  [/as$/, (stem) => [`${stem}er`], (stem) => [...stem.slice(0, -1), ...parsePhones('AH0 Z')]],
  [/a$/, (stem) => [`${stem}er`], (stem) => [...stem.slice(0, -1), code('AH0')]],
  [/est$/, beforeVowel, followedBy('AH0 S T')],
  [/ly$/, plainStem, followedBy('L IY0')],
  [/ness$/, plainStem, followedBy('N AH0 S')],
  [/less$/, plainStem, followedBy('L AH0 S')],
  [/ful$/, plainStem, followedBy('F AH0 L')],
  [/ish$/, beforeVowel, followedBy('IH0 SH')],
  [/able$/, beforeVowel, followedBy('AH0 B AH0 L')],
  [/y$/, beforeVowel, followedBy('IY0')],
]

const BEGINNINGS: readonly (readonly [letters: string, phones: string])[] = [
  ['un', 'AH0 N'],
  ['re', 'R IY0'],
  ['out', 'AW2 T'],
  ['over', 'OW2 V ER0'],
  ['under', 'AH2 N D ER0'],
  ['mis', 'M IH0 S'],
  ['non', 'N AA0 N'],
  ['anti', 'AE2 N T IY0'],
  ['super', 'S UW2 P ER0'],
  ['pre', 'P R IY0'],
  ['dis', 'D IH0 S'],
]

/** The shortest stem an ending or a beginning is taken from. */
const SHORTEST_STEM = 2

/** Every way to read a word as a known word with an ending or a beginning, likeliest first. */
export function wordForms(word: string): readonly WordForm[] {
  const forms: WordForm[] = []
  for (const [letters, stems, join] of ENDINGS) {
    const found = letters.exec(word)
    if (found !== null && found.index >= SHORTEST_STEM)
      forms.push({ stems: stems(word.slice(0, found.index)), join })
  }
  for (const [letters, phones] of BEGINNINGS) {
    if (!word.startsWith(letters) || word.length < letters.length + 3) continue
    forms.push({ stems: [word.slice(letters.length)], join: (stem) => [...parsePhones(phones), ...stem] })
  }
  return forms
}
