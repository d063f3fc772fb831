import { ok, refuse, type Result } from '#shared/std/result.ts'
import { characterById } from '../../character/characters.ts'
import type { Pronouncer } from '../../phonetics/phonetics.ts'
import { lineKey } from '../line-key.ts'
import { isRough, mayEcho } from '../read/never-echoed.ts'
import type { VerseBrief } from '../verse-brief.ts'
import { hearLine, type FitLine } from './hear-line.ts'
import { waysToSay } from './shorter-lines.ts'
import { isOutOfCharacter, urgesSelfHarm } from './unwanted.ts'
import { sharesRun, wordRuns } from './word-runs.ts'

/** Why a line is not said. */
export type LineFault =
  | 'signs'
  | 'length'
  | 'unknown_word'
  | 'unfit_word'
  | 'name'
  | 'out_of_character'
  | 'prompt'
  | 'said_before'
  | 'theirs'
  | 'self_harm'

/** What a line is held against. */
export interface Ground {
  /** The opponent's own name, the only one that is said. */
  readonly name: string
  readonly profanityFilter: boolean
  /** Lines said before, by their keys. */
  readonly said: ReadonlySet<string>
  /** The player's verse, by its key. */
  readonly theirs: string
  /** Runs of words of what the model was told. */
  readonly told: ReadonlySet<string>
}

/** So many words in a row are no chance. */
const TOLD_RUN = 6
/** With the filter off these may be said; nothing worse ever (OPP-41). */
const CRUDE = new Set('shit bullshit damn goddamn ass asses crap piss pissed'.split(' '))
/** Longest word of a player's that may be said back; a character of many syllables has longer ones of its own. */
const LONG = 14
const SIGNS = /^[A-Za-z' ,.!?:;"-]+$/
const OPENS_SENTENCE = /(?:^|[.!?:]["']?\s+|")["']?$/
const CAPITALS = /^(?:I(?:'(?:m|ll|ve|d))?|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?)$/

/**
 * What lines are held against in one answer.
 * @param told the texts that the model was given besides the player's verse
 */
export const groundOf = (
  brief: Pick<VerseBrief, 'character' | 'profanityFilter' | 'usedLines' | 'saidBefore' | 'userVerse'>,
  told: readonly string[],
): Ground => ({
  name: characterById(brief.character).name,
  profanityFilter: brief.profanityFilter,
  said: new Set([...brief.usedLines, ...(brief.saidBefore ?? [])].map(lineKey)),
  theirs: ` ${lineKey(brief.userVerse)} `,
  told: wordRuns(told, TOLD_RUN),
})

/** Whether a line names anybody or anything but the opponent: it has a capital inside a sentence. */
function namesSomebody(line: string, ownName: string): boolean {
  return [...line.matchAll(/\b[A-Z][A-Za-z']*/g)].some(
    ({ 0: word, index }) =>
      word !== ownName && !CAPITALS.test(word) && !OPENS_SENTENCE.test(line.slice(0, index)),
  )
}

const isLongAndFit = (word: string): boolean =>
  word.length > LONG && word.length <= 2 * LONG && mayEcho(word.slice(0, LONG)) && mayEcho(word.slice(-LONG))

/** Why words may not be said; nothing where all may. */
function faultOfWords(
  ear: Pronouncer,
  line: string,
  mayBeCrude: boolean,
): 'unknown_word' | 'unfit_word' | undefined {
  const words = lineKey(line)
    .split(' ')
    .map((word) => word.replace(/^'|'$/g, ''))
  const isFit = (word: string): boolean =>
    word === 'i' || mayEcho(word) || isLongAndFit(word) || (mayBeCrude && isRough(word) && CRUDE.has(word))
  if (!words.every(isFit)) return 'unfit_word'
  const isWord = (word: string): boolean => ear.knows(word) && (word.length > 1 || /[aio]/.test(word))
  return words.every(isWord) ? undefined : 'unknown_word'
}

/** Why a line may not be said, whatever it sounds like; nothing where it may. */
function faultOf(ear: Pronouncer, line: string, ground: Ground): LineFault | undefined {
  if (!SIGNS.test(line)) return 'signs'
  if (isOutOfCharacter(line)) return 'out_of_character'
  if (urgesSelfHarm(line)) return 'self_harm'
  if (namesSomebody(line, ground.name)) return 'name'
  if (sharesRun(line, ground.told, TOLD_RUN)) return 'prompt'
  const key = lineKey(line)
  if (ground.said.has(key)) return 'said_before'
  if (ground.theirs.includes(` ${key} `)) return 'theirs'
  return faultOfWords(ear, line, !ground.profanityFilter)
}

/**
 * Hears a line of a model's and says whether the opponent may say it (OPP-62): one bar of English words, clean as the battle
 * asks, nobody's name, nothing said before and nothing of what the model was told. One that is too long for its bar is said
 * shorter, where it can be.
 */
export function checkLine(ear: Pronouncer, line: string, ground: Ground): Result<FitLine, LineFault> {
  const fault = faultOf(ear, line, ground)
  if (fault !== undefined) return refuse(fault)
  for (const text of waysToSay(line)) {
    const fit = hearLine(ear, text)
    if (fit !== undefined) return ok(fit)
  }
  return refuse('length')
}
