import type { Score, Share } from '#shared/std/units.ts'
import type { Pronouncer } from '../../phonetics/phonetics.ts'
import { hearText } from '../../scoring/hearing/hear-text.ts'
import { compareTails } from '../../scoring/rhyme/compare-tails.ts'
import { reportCreativity } from '../../scoring/creativity/creativity.ts'
import type { HeardText } from '../../scoring/hearing/heard-text.ts'
import { creativityMark } from '../../scoring/marks.ts'
import { reportWording } from '../../scoring/wording/wording.ts'
import { reportRhymes, type RhymeReport } from '../../scoring/rhyme/rhyme-report.ts'
import { tailsAt, type Tail } from '../../scoring/rhyme/tail.ts'
import type { CoupletLines } from '../material/material.ts'
import type { CoupletSound } from './couplet.ts'

/** Syllables of a bar (OPP-20). */
const FEWEST_SYLLABLES = 8
const MOST_SYLLABLES = 13
/** A rhyme weaker than this is none that a listener would swear to. */
const LEAST_STRENGTH = 2.4

/** Whether two ends rhyme outright: on more than their vowels, and strongly enough to be heard as meant (OPP-21). */
export function endsRhyme(a: readonly Tail[], b: readonly Tail[]): boolean {
  const rhyme = compareTails(a, b)
  return rhyme !== undefined && rhyme.kind !== 'assonant' && rhyme.strength >= LEAST_STRENGTH
}

/** From the last beat on: vowels with what follows them. */
function rimeOf(tail: Tail | undefined): string {
  const syllables = tail?.syllables ?? []
  const beat = syllables.findIndex((syllable) => syllable.beat > 0)
  return syllables
    .slice(0, beat + 1)
    .map(({ vowel, after }) => `${vowel} ${after}`)
    .join(' . ')
}

/** Vowels from the end back to the last beat. */
function vowelsOf(tail: Tail): string {
  const beat = tail.syllables.findIndex((syllable) => syllable.beat > 0)
  return tail.syllables
    .slice(0, beat + 1)
    .map(({ vowel }) => vowel)
    .join(' ')
}

/** Whether an end answers another: they rhyme outright, from the last beat on ("actor" does not answer "door", OPP-12). */
export function endsAnswer(a: readonly Tail[], b: readonly Tail[]): boolean {
  const stretches = new Set(a.map(vowelsOf))
  return b.some((tail) => stretches.has(vowelsOf(tail))) && endsRhyme(a, b)
}

/** Whether two ends rhyme perfectly, however they may be said: the same sounds from the last beat on. */
export function endsRhymePerfectly(a: readonly Tail[], b: readonly Tail[]): boolean {
  const rimes = new Set(a.map(rimeOf))
  return b.some((tail) => rimes.has(rimeOf(tail))) && endsRhyme(a, b)
}

const scans = (syllables: number): boolean => syllables >= FEWEST_SYLLABLES && syllables <= MOST_SYLLABLES

/** No verse to answer. */
const NOBODY: HeardText = { lines: [], bars: [], echoes: 0 }

/** Two bars as heard. */
interface HeardBars {
  readonly text: HeardText
  readonly rhymes: RhymeReport
  readonly sound: CoupletSound
}

function hearBars(ear: Pronouncer, lines: CoupletLines): HeardBars | undefined {
  const text = hearText(ear, lines.join('\n'))
  const [first, second] = text.lines
  if (first === undefined || second === undefined) return undefined
  if (!scans(first.syllables) || !scans(second.syllables)) return undefined
  const endTails = [
    tailsAt(first.words, first.words.length - 1),
    tailsAt(second.words, second.words.length - 1),
  ] as const
  if (!endsRhyme(...endTails)) return undefined
  const words = first.words.length + second.words.length
  const rhymes = reportRhymes(text)
  const sound: CoupletSound = {
    syllables: [first.syllables, second.syllables],
    share: rhymes.share,
    syllablesPerWord: (first.syllables + second.syllables) / words,
    endTails,
    endKeys: [first.words.at(-1)?.key ?? '', second.words.at(-1)?.key ?? ''],
    rime: rimeOf(endTails[1][0]),
  }
  return { text, rhymes, sound }
}

/** Hears two bars; nothing when one of them does not scan or they do not rhyme. */
export const hearCouplet = (ear: Pronouncer, lines: CoupletLines): CoupletSound | undefined =>
  hearBars(ear, lines)?.sound

/** Hears two bars and how well they are made, as `hearCouplet` does. */
export function hearCraftedCouplet(
  ear: Pronouncer,
  lines: CoupletLines,
): { readonly sound: CoupletSound; readonly craft: Score } | undefined {
  const heard = hearBars(ear, lines)
  return heard && { sound: heard.sound, craft: craftIn(heard.text, heard.rhymes) }
}

/**
 * How well bars are made, whether they scan or not, and how much of them rhymes. What is well made the ear says by its
 * mark for their creativity by themselves (SCORE-39).
 */
export function soundsMade(
  ear: Pronouncer,
  lines: CoupletLines,
): { readonly craft: Score; readonly share: Share } {
  const text = hearText(ear, lines.join('\n'))
  const rhymes = reportRhymes(text)
  return { craft: craftIn(text, rhymes), share: rhymes.share }
}

const craftIn = (text: HeardText, rhymes: RhymeReport): Score =>
  creativityMark(reportCreativity({ text, rhymes, answering: NOBODY }), reportWording(text)).mark
