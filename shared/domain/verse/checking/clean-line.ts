/** What a line of a model's may begin with that is no part of it: bullets, numbers, who speaks. */
const LABEL =
  /^(?:[-•·>]+\s+|\(?\d{1,2}\s*[.):]\s*|(?:line|bar)\s*\d{1,2}\s*[:.)-]\s*|(?:razor|venom|silk|cypher|assistant|rapper)\s*:\s*)+/i
/** What is said beside a verse, to whoever asked for it. */
const ASIDE = [
  /:$/,
  /^(?:verse|chorus|hook|bridge|intro|outro|couplet|round|bars?|lines?)(?:\s+(?:\d+|one|two|three|four))?$/i,
  /^(?:sure|certainly|of course|absolutely|okay|alright|got it|no problem)\b[,!. ]+(?:here|i'll|i will|i can|let)\b/i,
  /^here(?:'s| is| are)\b.*\b(?:verse|bars|lines|lyrics|rap|response|answer|comeback|couplets?)\b/i,
  /^(?:let me know|i hope|feel free|hope this|end of)\b/i,
]

/** The same signs, as they are typed. */
const plainSigns = (raw: string): string =>
  raw
    .normalize('NFKC')
    .replace(/[\u00ad\u200b-\u200f\u2060\ufe0e\ufe0f\ufeff]|\p{Extended_Pictographic}/gu, '')
    .replace(/[‘’‛´]/g, "'")
    .replace(/[“”„«»]/g, '"')
    .replace(/\s*(?:[–—]|--+|…|\.{2,})\s*/g, ', ')

/** Quotation marks around the whole line say nothing. */
function withoutOuterQuotes(line: string): string {
  const inner = line.replace(/^"+|"+$/g, '')
  return inner.includes('"') ? line : inner
}

/**
 * A line of a model's as it is performed: without numbers, bullets, marks of emphasis, stage directions and the name of who
 * speaks. Nothing for a line that is no part of the verse: blank, a heading, a word to whoever asked.
 */
export function cleanLine(raw: string): string | undefined {
  const bare = plainSigns(raw)
    .replace(/[*_`#]+/g, '')
    .replace(/\[[^\]]*\]|\([^)]*\)/g, ' ')
    .trim()
    .replace(LABEL, '')
    .trim()
  if (ASIDE.some((pattern) => pattern.test(bare.replace(/^"+|"+$/g, '')))) return undefined
  const line = withoutOuterQuotes(bare)
    .replace(/\s+([,;:.!?])/g, '$1')
    .replace(/([,;:])[,;:.\s]*(?=[,;:])/g, '')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;:.]+|[\s,;:.]+$/g, '')
  if (!/\p{L}/u.test(line)) return undefined
  return line.replace(/\p{L}/u, (letter) => letter.toUpperCase())
}
