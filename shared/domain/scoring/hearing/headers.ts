import { writtenLines } from './tokenize.ts'

/** What stands around the words of a header: anything in its line that is neither letter nor digit. */
const BETWEEN = '[^\\p{L}\\p{N}]'
const END = '(?![\\p{L}\\p{N}])'
const PART =
  '(?:(?:pre|post|final|last)[- ]?)?(?:verse|chorus|prechorus|hook|intro|outro|bridge|refrain|interlude)'
const NUMBER = '(?:\\d{1,2}|one|two|three|four|five|six|i{1,3}|iv)'
/** "x2", "2x", "2 times", "twice". */
const TIMES = `(?:x${BETWEEN}?\\d{1,2}|\\d{1,2}${BETWEEN}?x|${NUMBER} times|twice)`
const REPEATED = `(?:repeat(?:${BETWEEN}+${TIMES})?|${TIMES})`
const NAMED = `${PART}(?:${BETWEEN}*${NUMBER}${END})?(?:${BETWEEN}+${REPEATED}${END})?`

/** Who has the part: "Verse 1 (Kid Thunder)". */
const WHO = `(?:${BETWEEN}*\\([^()]{1,40}\\))?`

/** A line that only says which part of a song comes, or how often: "Verse 1:", "**Hook** x2", "--- Chorus ---", "Repeat 2x". */
const HEADER_LINE = new RegExp(
  `^${BETWEEN}*(?:${NAMED}${WHO}|repeat${BETWEEN}+${TIMES})(?![\\p{L}\\p{N}])${BETWEEN}*$`,
  'iu',
)
/** The same before the words of its line: "Verse 1: I step in the booth". */
const HEADER_BEFORE = new RegExp(`^${BETWEEN}*${NAMED}[ \\t*_]*:`, 'iu')
const IN_BRACKETS = new RegExp(`^${BETWEEN}*(?:${NAMED}|${REPEATED})${END}${BETWEEN}*$`, 'iu')

/** "00:01", "[1:02.50]", "(0:12)" before the words of a line. */
const TIME = /^[ \t]*[[(]?(\d{1,2}(?::\d\d){1,2})(?:[.,]\d{1,3})?[\])]?(?![\p{L}\p{N}])/u
/** "1.", "2)" before the words of a line. */
const PLACE = /^[ \t]*[[(]?(\d{1,3})(?:[.:](?!\d)|[\])][.:]?)/

const silence = (text: string): string => ' '.repeat(text.length)
const isSaid = (line: string): boolean => /[\p{L}\p{N}]/u.test(line)

/** Whether what stands in brackets is a header, or says how often: "(Hook)", "(x2)". */
export const isHeader = (text: string): boolean => IN_BRACKETS.test(text)

const numberOf = (label: string): number => label.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)

/** Lines without a label that each of them begins with; the same lines where one has none or they do not fit. */
function withoutLabels(
  lines: readonly string[],
  label: RegExp,
  fits: (number: number, before: number) => boolean,
): readonly string[] {
  const labels = lines.map((line) => label.exec(line))
  const numbers = labels
    .filter((_, at) => isSaid(lines[at] ?? ''))
    .map((found) => (found === null ? NaN : numberOf(found[1] ?? '')))
  const fit = numbers.every((number, at) => at === 0 || fits(number, numbers[at - 1] ?? NaN))
  if (numbers.length < 2 || !fit) return lines
  return lines.map((line, at) => {
    const { length } = labels[at]?.[0] ?? ''
    return ' '.repeat(length) + line.slice(length)
  })
}

/**
 * A text without its headers and without the times or numbers that all its lines begin with (SCORE-4). Spaces take their
 * place, so that offsets hold.
 */
export function withoutHeaders(text: string): string {
  const lines = writtenLines(text)
  const bare = lines.map((line) => line.text.replace(HEADER_LINE, silence).replace(HEADER_BEFORE, silence))
  const untimed = withoutLabels(bare, TIME, (time, before) => time >= before)
  const unlabelled = withoutLabels(untimed, PLACE, (place, before) => place === before + 1)
  return lines.reduce(
    (whole, { start }, at) => whole + text.slice(whole.length, start) + (unlabelled[at] ?? ''),
    '',
  )
}
