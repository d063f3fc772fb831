import { canonicalScheme, type Scheme } from '#shared/domain/scoring/rhyme/stanza/scheme.ts'

/** How well schemes were found, all from 0 to 1. */
export interface SchemeFigures {
  /** Stanzas whose whole scheme is right. */
  readonly accuracy: number
  /** Means over the lines that rhyme with a later one: of the later lines said to rhyme with it, and of those that do. */
  readonly precision: number
  readonly recall: number
  readonly f: number
  /** Over all pairs of lines of a stanza, each pair counting once. */
  readonly pairwiseF: number
}

const rounded = (value: number): number => Math.round(value * 10_000) / 10_000
const harmonic = (precision: number, recall: number): number =>
  precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall)

/** The later lines with the same rhyme. */
const matesOf = (scheme: Scheme, at: number): number[] =>
  scheme.flatMap((number, line) => (line > at && number === scheme[at] ? [line] : []))

/**
 * Compares schemes with labels by the metric of Reddy and Knight (2011): a line that rhymes with no later one is left
 * out, one that is found to rhyme with none has precision and recall 0.
 * @param found schemes in the order of `labelled`.
 */
export function compareSchemes(found: readonly Scheme[], labelled: readonly Scheme[]): SchemeFigures {
  const sums = { exact: 0, lines: 0, precision: 0, recall: 0, inFound: 0, inLabelled: 0, inBoth: 0 }
  labelled.forEach((labels, stanza) => {
    const scheme = canonicalScheme(found[stanza] ?? [])
    sums.exact += scheme.join() === canonicalScheme(labels).join() ? 1 : 0
    labels.forEach((_, at) => {
      const truth = matesOf(labels, at)
      const said = matesOf(scheme, at)
      const right = said.filter((line) => truth.includes(line)).length
      sums.inFound += said.length
      sums.inLabelled += truth.length
      sums.inBoth += right
      if (truth.length === 0) return
      sums.lines += 1
      sums.precision += said.length === 0 ? 0 : right / said.length
      sums.recall += right / truth.length
    })
  })
  const share = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole)
  const precision = share(sums.precision, sums.lines)
  const recall = share(sums.recall, sums.lines)
  return {
    accuracy: rounded(share(sums.exact, labelled.length)),
    precision: rounded(precision),
    recall: rounded(recall),
    f: rounded(harmonic(precision, recall)),
    pairwiseF: rounded(harmonic(share(sums.inBoth, sums.inFound), share(sums.inBoth, sums.inLabelled))),
  }
}
