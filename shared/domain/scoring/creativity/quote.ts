import { quoteOf, type HeardWord } from '../hearing/heard-text.ts'

/** Words quoted within a sentence: in lower case, but for "I". */
export const quoted = (words: readonly HeardWord[]): string => quoteOf(words).replace(/\bi\b/g, 'I')
