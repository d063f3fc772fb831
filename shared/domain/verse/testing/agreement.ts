import { isMany } from '../read/word-class.ts'

/** A verb of one thing behind what is yours; "the price of your shoes is" speaks of the price. */
const YOURS_WITH_VERB =
  /(?<!\b(?:of|in|on|for|with|from|to|at|by|and|or|about|behind|under) )\byour "?([\w']+)"? (?:is|was|has|isn't|wasn't|hasn't|doesn't|keeps|needs)\b/gi
const EVERY_WORD = /\b(?:every|each) "?([\w']+)"?/gi

/** The words for many things that a line treats as one (OPP-13): "your rhymes is", "every punchlines". */
export const disagreeingWords = (line: string): string[] =>
  [...line.matchAll(YOURS_WITH_VERB), ...line.matchAll(EVERY_WORD)]
    .map(([, word = '']) => word.toLowerCase())
    .filter((word) => isMany(word) && !word.includes("'"))
