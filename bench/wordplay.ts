import { loadPronouncer } from '../cloud-api/ear/load-pronouncer.ts'
import type { Pronouncer } from '#shared/domain/phonetics/phonetics.ts'
import { scoreVerse } from '#shared/domain/scoring/score-verse.ts'
import { type Bench, progress } from './support/bench.ts'
import {
  isHeldOut,
  placesOf,
  readLabelledLines,
  type Label,
  type LabelledLine,
} from './support/labelled-lines.ts'

type Kind = Label['kind']

interface Span {
  readonly start: number
  readonly end: number
}

const KINDS: readonly Kind[] = [
  'wordplay',
  'simile',
  'metaphor',
  'punchline',
  'rebuttal',
  'cliche',
  'repetition',
]

/** Two spans mean the same thing where they share half of the shorter one. */
const meets = (a: Span, b: Span): boolean =>
  2 * (Math.min(a.end, b.end) - Math.max(a.start, b.start)) >= Math.min(a.end - a.start, b.end - b.start)

/** What was found of one kind in one line, held against its labels. */
interface Count {
  /** Findings, without those that meet only an open label. */
  readonly found: number
  /** Findings that meet only an open label. */
  readonly open: number
  readonly right: number
  readonly labelled: number
  readonly heard: number
  /** Words found that no label has, and words labelled that were not found. */
  readonly wrong: readonly string[]
  readonly missed: readonly string[]
}

function countLine(ear: Pronouncer, line: LabelledLine, kind: Kind): Count {
  const { text, answering, labels } = line
  const findings = scoreVerse(ear, { text, answering: answering ?? '' }).findings.filter(
    (finding) => finding.kind === kind,
  )
  const places = labels
    .filter((label) => label.kind === kind)
    .map((label) => ({ label, spans: placesOf(text, label) }))
  const accepts = (finding: Span, open: boolean): boolean =>
    places.some(
      ({ label, spans }) => (label.open ?? false) === open && spans.some((span) => meets(span, finding)),
    )
  const right = findings.filter((finding) => accepts(finding, false))
  const wrong = findings.filter((finding) => !accepts(finding, false) && !accepts(finding, true))
  const asked = places.filter(({ label }) => !(label.open ?? false))
  const missed = asked.filter(({ spans }) => !spans.some((span) => findings.some((one) => meets(span, one))))
  return {
    found: right.length + wrong.length,
    open: findings.length - right.length - wrong.length,
    right: right.length,
    labelled: asked.length,
    heard: asked.length - missed.length,
    wrong: wrong.map(({ start, end, reason }) => `${text.slice(start, end)}  (${reason})`),
    missed: missed.map(({ label }) => label.words.join(' ~ ')),
  }
}

const rounded = (value: number): number => Math.round(value * 1000) / 1000

function figuresOf(counts: readonly Count[]) {
  const sum = (of: (count: Count) => number) => counts.reduce((total, count) => total + of(count), 0)
  const found = sum((count) => count.found)
  const right = sum((count) => count.right)
  const labelled = sum((count) => count.labelled)
  const heard = sum((count) => count.heard)
  const open = sum((count) => count.open)
  const precision = right / Math.max(1, found)
  const recall = heard / Math.max(1, labelled)
  return {
    labelled,
    found,
    right,
    open,
    precision: rounded(precision),
    precisionWithOpenAsWrong: rounded(right / Math.max(1, found + open)),
    recall: rounded(recall),
    f: rounded((2 * precision * recall) / Math.max(Number.EPSILON, precision + recall)),
  }
}

/**
 * Devices against labels, on both halves of bench/data/wordplay.jsonl. Figures do not change from run to run. A kind after the
 * name prints what was wrong and missed on the development half; the held-out half is never printed.
 */
export const bench: Bench = {
  defaultRuns: 1,
  needs: ['dictionary'],
  async measure(_runs, [shown]) {
    const ear = await loadPronouncer()
    const lines = await readLabelledLines()
    const measure = (half: readonly LabelledLine[], show: boolean) =>
      Object.fromEntries(
        KINDS.map((kind) => {
          const counts = half.map((line) => countLine(ear, line, kind))
          counts.forEach(({ wrong, missed }, index) => {
            if (!show || kind !== shown || wrong.length + missed.length === 0) return
            progress([half[index]?.text, ...wrong.map((one) => `  wrong  ${one}`)].join('\n'))
            if (missed.length > 0) progress(`  missed ${missed.join(' | ')}`)
          })
          return [kind, figuresOf(counts)]
        }),
      )
    const nothing = ({ labels }: LabelledLine) => labels.every(({ open }) => open ?? false)
    return {
      lines: lines.length,
      withNothing: lines.filter(nothing).length,
      development: measure(
        lines.filter((line) => !isHeldOut(line)),
        true,
      ),
      heldOut: measure(lines.filter(isHeldOut), false),
    }
  },
}
