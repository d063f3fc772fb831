import type { HeardText, HeardWord } from '../hearing/heard-text.ts'
import { share } from './share.ts'

const ARTICLES = new Set('a an the my your our their'.split(' '))
const COMPARING = new Set('like as than'.split(' '))
const NAMING = new Set('am is are was were im youre hes shes its theyre thats'.split(' '))

/** How often a bar has one of some words before an article, on average. */
function perBar({ lines }: HeardText, isOne: (word: HeardWord) => boolean): number {
  const count = lines.reduce(
    (sum, { words }) =>
      sum + words.filter((word, at) => isOne(word) && ARTICLES.has(words[at + 1]?.key ?? '')).length,
    0,
  )
  return share(count, lines.length)
}

/** Comparisons a bar: "like a wolf", "cold as the moon", "harder than a nail". */
export const comparisonsPerBar = (text: HeardText): number => perBar(text, ({ key }) => COMPARING.has(key))

/** Namings a bar: "I am a wolf", "your pen is the nail", "my verse's a door". */
export const namingsPerBar = (text: HeardText): number =>
  perBar(text, ({ key, text: written }) => NAMING.has(key) || /['’]s$/.test(written))
