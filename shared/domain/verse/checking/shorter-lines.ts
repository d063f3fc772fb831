/** What fills the front of a line and says nothing. */
const IN_FRONT =
  /^(?:yo|yeah|yea|yep|ayo|ay|hey|huh|uh|oh|ha|listen(?: up)?|look|see|check it|man|bro|okay|well|and|but|so|now|cause|'cause)\b[,!.]?\s+/i
/** What is heard as said either way, and its shorter form. */
const CONTRACTIONS: readonly (readonly [RegExp, string])[] = [
  [/\b(i) am\b/gi, "$1'm"],
  [/\b(you|we|they) are\b/gi, "$1're"],
  [/\b(he|she|it|that|there|what|who|here) is\b(?=\s+\w)/gi, "$1's"],
  [/\b(i|you|we|they) have (?=been|got|seen|heard|had|come|gone|made|never|just)/gi, "$1've "],
  [/\b(i|you|we|they|it|he|she) will\b(?=\s+\w)/gi, "$1'll"],
  [/\b(do|does|did|is|are|was|were|could|would|should|has|have) not\b/gi, "$1n't"],
  [/\bcan ?not\b/gi, "can't"],
  [/\bwill not\b/gi, "won't"],
  [/\bgoing to (?=\w)/gi, 'gonna '],
]
/** Words inside a line that it can do without. */
const PADDING = /\s(?:just|really|truly|simply|actually|basically|literally|totally|very|even|always)(?=\s)/gi

const capitalized = (line: string): string => line.replace(/[a-z]/i, (letter) => letter.toUpperCase())

/** A line without what fills its front. */
function withoutFillers(line: string): string {
  const shorter = line.replace(IN_FRONT, '')
  return shorter === line ? line : withoutFillers(capitalized(shorter))
}

const contracted = (line: string): string =>
  CONTRACTIONS.reduce((text, [long, short]) => text.replace(long, short), line)

/**
 * The ways to say a line, the best first: without fillers in front, as it is, then ever shorter. What does not fit its bar in
 * one way may fit in another.
 */
export function waysToSay(line: string): readonly string[] {
  const bare = withoutFillers(line)
  const short = contracted(bare)
  return [...new Set([bare, line, short, short.replace(PADDING, '')])]
}
