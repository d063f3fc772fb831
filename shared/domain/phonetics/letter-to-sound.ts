import { placeStress } from './place-stress.ts'
import { parsePhones, type Phone } from './phones.ts'
import { LETTER_RULES } from './letter-rules.ts'

/** Guesses how a word (lower-case a-z) is said from its letters alone. A better model has the same type. */
export type LetterToSound = (word: string) => readonly Phone[]

interface Rule {
  readonly before: RegExp
  readonly letters: string
  readonly after: RegExp
  readonly phones: readonly Phone[]
}

const CONTEXT: Readonly<Record<string, string>> = {
  '#': '[aeiouy]+',
  ':': '[^aeiouy_]*',
  '^': '[^aeiouy_]',
  '.': '[bdglmnrvwz]',
  '+': '[eiy]',
  '%': '(?:e|es|ed|er|ers|ely)',
  '&': '(?:ch|sh|[csgzxj])',
  '@': '(?:th|ch|sh|[tsrdlznj])',
}

const contextPattern = (context: string): string =>
  [...context].map((symbol) => CONTEXT[symbol] ?? symbol).join('')

/** A stress digit on a rule's vowel would be wasted: stress is placed over the whole word. */
const parseSounds = (names: string): readonly Phone[] =>
  parsePhones(names.replace(/\b(A[AEHOWY]|E[HRY]|I[HY]|O[WY]|U[HW])\b/g, '$10'))

function parseRule(line: string): Rule {
  const [, before = '', letters = '', after = '', phones = ''] = /^(.*)\[(.+)\](.*)=(.*)$/.exec(line) ?? []
  return {
    before: new RegExp(`${contextPattern(before)}$`),
    letters,
    after: new RegExp(`^${contextPattern(after)}`),
    phones: parseSounds(phones),
  }
}

/** Rules by their first letter, so that each place in a word tries a few dozen at most. */
const RULES: ReadonlyMap<string, readonly Rule[]> = Map.groupBy(
  LETTER_RULES.trim().split('\n').map(parseRule),
  (rule) => rule.letters.charAt(0),
)

/** The rule-based guess: sounds by letter rules, then stress over the whole word. */
export const guessFromLetters: LetterToSound = (word) => {
  const spelled = `_${word}_`
  const phones: Phone[] = []
  let at = 1
  while (at < spelled.length - 1) {
    const left = spelled.slice(0, at)
    const rule = RULES.get(spelled.charAt(at))?.find(
      ({ before, letters, after }) =>
        spelled.startsWith(letters, at) &&
        after.test(spelled.slice(at + letters.length)) &&
        before.test(left),
    )
    phones.push(...(rule?.phones ?? []))
    at += rule?.letters.length ?? 1
  }
  return placeStress(word, phones)
}
