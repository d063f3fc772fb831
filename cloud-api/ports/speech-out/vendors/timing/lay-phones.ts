import { glideOf } from '#shared/domain/performance/phone-kinds.ts'
import type { SaidPhone } from '#shared/domain/performance/said-line.ts'
import type { Consonant, Syllable } from '#shared/domain/phonetics/phonetics.ts'
import type { Seconds } from '#shared/std/units.ts'
import type { SaidSyllables } from './said-syllables.ts'

/** A sound with the run of characters that it belongs to; a pause belongs to none. */
export interface RunPhone extends SaidPhone {
  readonly run: number | undefined
}

/** Usual lengths of consonants in running speech, rounded (after Klatt 1976). */
const HISS: Seconds = 0.09
const OTHER: Seconds = 0.06
const HISSES: ReadonlySet<Consonant> = new Set<Consonant>(['S', 'SH', 'Z', 'ZH', 'CH', 'JH', 'F', 'TH'])
/** Consonants drawn out beyond this are consonants and a pause. */
const DRAWN = 1.6
/** Silence shorter than this is a stop, not a pause. */
const LEAST_PAUSE: Seconds = 0.08
/** Of a vowel, what consonants behind it may take where they have no room. */
const MOST_TAKEN = 0.5
const LEAST_CONSONANT: Seconds = 0.025
/** Sounds this close follow each other. */
const TOUCHING: Seconds = 0.001
/** Longest that a vowel sounds on behind where the ear heard it end. */
const MOST_TAIL: Seconds = 0.15

interface Part {
  readonly phone: string
  readonly run: number
  readonly usual: Seconds
}

/**
 * Makes the sounds of a line from where its vowels were heard: consonants share what lies between two vowels by their usual
 * lengths, and what is more than they take is a pause between two words. A vowel that is heard to begin within the
 * r, y, w or l before it begins later itself, by as much as `stressTimes` takes off again.
 */
export function layPhones({ start, end, syllables }: SaidSyllables): RunPhone[] {
  const phones: RunPhone[] = []
  /** Where the last vowel ended, or the line begins. */
  let at = start
  syllables.forEach(({ syllable, run, onset, end: vowelEnd }, index) => {
    const before = syllables[index - 1]
    const coda = before ? partsOf(before.syllable.coda, before.run) : []
    const consonants = [...coda, ...partsOf(syllable.onset, run)]
    const isPauseAllowed = before === undefined || before.run !== run
    const next = syllables[index + 1]?.onset ?? end
    at = fill(phones, consonants, coda.length, { from: at, to: onset, isPauseAllowed })
    const vowelStart = behindGlide(phones, Math.max(at, onset), vowelEnd)
    phones.push({
      phone: vowelOf(syllable),
      run,
      start: vowelStart,
      end: Math.max(vowelStart, Math.min(vowelEnd, next)),
    })
    at = phones.at(-1)?.end ?? at
  })
  const last = syllables.at(-1)
  if (last !== undefined) close(phones, partsOf(last.syllable.coda, last.run), at, end)
  return phones
}

const partsOf = (consonants: Syllable['coda'], run: number): Part[] =>
  consonants.map((consonant) => ({
    phone: consonant.toLowerCase(),
    run,
    usual: HISSES.has(consonant) ? HISS : OTHER,
  }))

const vowelOf = ({ nucleus, stress }: Syllable): string =>
  nucleus === 'AH' && stress === 0 ? 'ax' : nucleus.toLowerCase()

const sumOf = (parts: readonly Part[]): Seconds => parts.reduce((sum, { usual }) => sum + usual, 0)

/**
 * Lays consonants between two vowels.
 * @param codaLength how many of them belong to the syllable before
 * @returns where the last of them ends
 */
function fill(
  phones: RunPhone[],
  parts: readonly Part[],
  codaLength: number,
  gap: { readonly from: Seconds; readonly to: Seconds; readonly isPauseAllowed: boolean },
): Seconds {
  const usual = sumOf(parts)
  const from = takeRoom(phones, parts.length, gap.from, gap.to)
  const room = Math.max(0, gap.to - from)
  const isPaused = gap.isPauseAllowed && room - usual * DRAWN > LEAST_PAUSE
  // What is before the first sound of a line is no pause of it.
  if (isPaused && phones.length === 0) return lay(phones, parts, gap.to - usual * DRAWN, usual * DRAWN)
  if (!isPaused) {
    if (parts.length === 0) stretchLast(phones, gap.to)
    return lay(phones, parts, from, room)
  }
  const coda = parts.slice(0, codaLength)
  const onset = parts.slice(codaLength)
  const paused = lay(phones, coda, from, sumOf(coda))
  const resumed = gap.to - sumOf(onset)
  phones.push({ phone: 'pau', run: undefined, start: paused, end: resumed })
  return lay(phones, onset, resumed, sumOf(onset))
}

/** Lays sounds one after the other so that they last as long as given in all. @returns where they end */
function lay(phones: RunPhone[], parts: readonly Part[], from: Seconds, length: Seconds): Seconds {
  const scale = length / Math.max(1e-6, sumOf(parts))
  let at = from
  for (const { phone, run, usual } of parts) {
    phones.push({ phone, run, start: at, end: at + usual * scale })
    at += usual * scale
  }
  return at
}

/** Consonants without room take it from the vowel before them. @returns where they may begin */
function takeRoom(phones: RunPhone[], count: number, from: Seconds, to: Seconds): Seconds {
  const vowel = phones.at(-1)
  if (vowel === undefined) return from
  const begin = Math.min(from, to - count * LEAST_CONSONANT)
  const earliest = vowel.end - (vowel.end - vowel.start) * MOST_TAKEN
  const end = Math.max(begin, earliest)
  phones[phones.length - 1] = { ...vowel, end }
  return end
}

function stretchLast(phones: RunPhone[], to: Seconds): void {
  const vowel = phones.at(-1)
  if (vowel !== undefined) phones[phones.length - 1] = { ...vowel, end: to }
}

/** Moves the end of a glide so that `stressTimes` finds the vowel where it was heard. @returns where the vowel begins */
function behindGlide(phones: RunPhone[], heard: Seconds, vowelEnd: Seconds): Seconds {
  const glide = phones.at(-1)
  if (glide === undefined || glide.end < heard - TOUCHING) return heard
  const share = glideOf(glide.phone, phones.at(-2)?.phone ?? 'pau')
  const begins = Math.min(
    glide.start + (heard - glide.start) / (1 - share),
    heard + Math.max(0, vowelEnd - heard) * MOST_TAKEN,
  )
  if (share === 0 || begins <= heard) return heard
  // Where the vowel is too short for the whole glide, the glide itself is: its share decides where the vowel is heard.
  const length = (begins - heard) / share
  const start = begins - length
  const before = phones.at(-2)
  if (before !== undefined && before.run !== undefined) phones[phones.length - 2] = { ...before, end: start }
  phones[phones.length - 1] = { ...glide, start, end: begins }
  return begins
}

/** The consonants that end a line, or its last vowel to the end. */
function close(phones: RunPhone[], coda: readonly Part[], from: Seconds, end: Seconds): void {
  const room = Math.max(0, end - from)
  if (coda.length === 0) stretchLast(phones, from + Math.min(room, MOST_TAIL))
  else {
    const start = takeRoom(phones, coda.length, from, Math.max(end, from))
    lay(phones, coda, start, Math.min(Math.max(end, from) - start, sumOf(coda) * DRAWN + MOST_TAIL))
  }
}
