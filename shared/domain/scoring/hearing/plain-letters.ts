/** Letters of other scripts that look like Latin ones; all are one UTF-16 unit. */
const LOOKALIKES: ReadonlyMap<string, string> = new Map(
  (
    'аa еe оo рp сc уy хx іi јj ѕs кk мm тt нh вb АA ВB ЕE КK МM НH ОO РP СC ТT УY ХX ІI ЈJ ЅS ' +
    'αa οo ιi νv ρp κk υu τt ΑA ΒB ΕE ΖZ ΗH ΙI ΚK ΜM ΝN ΟO ΡP ΤT ΥY ΧX'
  )
    .split(' ')
    .map((pair) => [pair.charAt(0), pair.charAt(1)] as const),
)
/** Marks that nobody sees: they part no words. */
const INVISIBLE = /[\u00ad\u180e\u200b-\u200d\u2060\ufeff]/g
/** A combining mark that nobody sees either; every reader of words skips combining marks. */
const JOINER = '\u034f'
const GREEK_OR_CYRILLIC = /[Α-ωА-џ]/
const EACH_GREEK_OR_CYRILLIC = new RegExp(GREEK_OR_CYRILLIC, 'g')

const plainWord = (word: string): string =>
  GREEK_OR_CYRILLIC.test(word) && /[A-Za-z]/.test(word)
    ? word.replace(EACH_GREEK_OR_CYRILLIC, (letter) => LOOKALIKES.get(letter) ?? letter)
    : word

/**
 * A text as it looks: letters that only look Latin are, and invisible characters part no words. As many UTF-16 units as
 * before, so that offsets hold. Words that are wholly of another script stay as they are.
 */
export function plainLetters(text: string): string {
  const joined = text.replace(INVISIBLE, JOINER)
  return GREEK_OR_CYRILLIC.test(joined) ? joined.replace(/\S+/g, plainWord) : joined
}
