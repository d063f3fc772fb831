import { FILLERS } from '../hearing/function-words.ts'
import { wordsOf, type HeardText, type HeardWord } from '../hearing/heard-text.ts'
import { share } from './share.ts'

const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/))

/** The end of a bar, as what follows its last word. */
const END = '$'

const BE = 'am is are was were'
const WILL = 'will would can could shall should must'
const DO = 'do does did have has had'
const I_HE = 'i he she we they'
const NOT = 'dont doesnt didnt isnt arent wasnt wont wouldnt cant couldnt'
const I_AM = 'im youre hes shes theyre'

/**
 * Neighbours that English hardly ever has: after each word of the left list, none of the right. Written down from grammar
 * and held against what people wrote for this repository: of a hundred such words one at most breaks a rule, of a hundred
 * shuffled ones about ten.
 */
const NEVER: readonly (readonly [first: string, second: string])[] = [
  [
    'a an the my your our their every',
    `a an the my your our their of to and or but if because than with from at for by in on be been ${BE} ${DO} ${WILL} may might
     ${I_HE} you me him them us it his this that these those as so not when where until who whom whose which what how why
     ${I_AM} ive youve id youd ill youll ${NOT} aint ${END}`,
  ],
  [
    'of from into at with',
    `of into at with to and or but if because than ${BE.replace('is', '')} ${WILL} may might ${DO} ${I_HE} ${NOT} ${I_AM}`,
  ],
  ['and or but', 'and or but than'],
  ['because if than', `or but than because if ${BE}`],
  ['i', `a an of i you my your his their our me him us them he she is are or to at from with for by in on`],
  ['he she we they', `a an of ${I_HE} you my your his their me him us them am`],
  [I_AM, `${BE} be ${DO} ${WILL} ${I_HE} me him her them us of or`],
  [WILL, `a an of ${BE} or to my ${WILL} has had does did at from with for by in on`],
  [BE, `${BE} ${WILL} do does did be of and or but`],
  ['to', `of to ${BE} ${WILL} has had does did and or but ${I_HE} im youre hes`],
  ['by for', `of by to ${BE} ${WILL}`],
  ['when while until where', 'of am was were or but than'],
  ['me him us them', `${BE.replace('are', '').replace('is', '')} ${I_HE} me him us them`],
  [NOT, `a an the my of ${BE} or to ${WILL.replace('would', '').replace('could', '')}`],
]

const NEVER_AFTER: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  NEVER.flatMap(([first, second]) => [...words(first)].map((word) => [word, words(second)] as const)),
)

/** Said twice for weight, not by mistake. */
const DOUBLED = words('very really so too much more no never ever now far long yeah')

/** "A apple". */
const startsOnVowel = (word: HeardWord | undefined): boolean => {
  const first = word?.sound[0]
  return first !== undefined && first.onset.length === 0
}

/** Breaks that anybody may have: a slip, or a turn of speech that the rules do not know. */
const FORGIVEN = 1

/** The share of words that cannot be followed by what follows them, or that are said twice in a row; the first is forgiven. */
export function disorderOf(text: HeardText): number {
  let broken = -FORGIVEN
  for (const { words: line } of text.lines) {
    line.forEach(({ key }, index) => {
      const next = line[index + 1]?.key ?? END
      const isMisfit = key === 'a' && startsOnVowel(line[index + 1])
      const isDoubled = key === next && !DOUBLED.has(key) && !FILLERS.has(key)
      if (isDoubled || isMisfit || (NEVER_AFTER.get(key)?.has(next) ?? false)) broken += 1
    })
  }
  return share(Math.max(0, broken), wordsOf(text).length)
}
