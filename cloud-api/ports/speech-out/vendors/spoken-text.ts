/** Written signs and what stands for them. */
const PLAIN: readonly (readonly [RegExp, string])[] = [
  [/[\u2018\u2019\u02bc\u0060\u00b4]/g, "'"],
  [/[\u2010-\u2012]/g, '-'],
  [/[\u2013-\u2015]/g, ', '],
  [/\u2026/g, '...'],
]

/**
 * What of a written line a service gets to read (VOICE-31): letters of the Latin script, digits, apostrophes and the
 * punctuation of a sentence. So no markup, no stage direction and no control character of a line reaches it, which some
 * would take for an instruction.
 * @returns '' when there is no word in the line
 */
export function spokenText(line: string): string {
  const plain = PLAIN.reduce((text, [sign, stands]) => text.replace(sign, stands), line)
    .normalize('NFKC')
    .replace(/[^\p{Script=Latin}0-9'.,!?;:&%$+\- ]/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,!?;:])/g, '')
    .trim()
  return /[\p{Script=Latin}0-9]/u.test(plain) ? plain : ''
}
