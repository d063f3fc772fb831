import { loadPronouncer } from '../cloud-api/ear/load-pronouncer.ts'
import {
  CHARACTER_IDS,
  DIFFICULTIES,
  type CharacterId,
  type Difficulty,
} from '#shared/domain/character/character.ts'
import type { Pronouncer } from '#shared/domain/phonetics/phonetics.ts'
import { barsFor } from '#shared/domain/verse/bars-for.ts'
import { composeVerse, rehearseVerses } from '#shared/domain/verse/compose-verse.ts'
import { lineKey } from '#shared/domain/verse/line-key.ts'
import { MATERIALS } from '#shared/domain/verse/material/materials.ts'
import { briefOf, meanOf } from '#shared/domain/verse/testing/sample-briefs.ts'
import type { ComposedVerse, VerseBrief } from '#shared/domain/verse/verse-brief.ts'
import { progress, type Bench } from './support/bench.ts'
import { brokenLines } from './support/broken-lines.ts'
import { fightFifty, PLAYERS_VERSES } from './support/house-battles.ts'
import { median, percentileOf } from './support/statistics.ts'

/** Share of syllables in rhyme that each difficulty wants (OPP-30). */
const BANDS: Readonly<Record<Difficulty, readonly [least: number, most: number]>> = {
  easy: [0.12, 0.18],
  normal: [0.2, 0.28],
  hard: [0.28, 0.36],
  nightmare: [0.36, 1],
}
const ROUNDS = 3
const GROUP = 5
/** Parts of a series of times that are told: half, and all but the slowest. */
const TIMES = [0.5, 0.95, 0.99] as const
const SETTINGS = [0, 25, 50, 75, 100] as const
const STANDINGS = ['level', 'ahead', 'behind'] as const
/** More verses for each setting of a slider than this tell nothing more. */
const MOST_FOR_SLIDERS = 40

const rounded = (value: number): number => Math.round(value * 1000) / 1000

const isInBand = (difficulty: Difficulty, { score }: ComposedVerse): boolean => {
  const [least, most] = BANDS[difficulty]
  return score.shareOfSyllablesInRhyme >= least && score.shareOfSyllablesInRhyme <= most
}

const shareInBand = (difficulty: Difficulty, verses: readonly ComposedVerse[]): number =>
  rounded(meanOf(verses.map((verse) => (isInBand(difficulty, verse) ? 1 : 0))))

/** The nth verse of a field: another player's verse, standing and filter each time. */
const nthBrief = (character: CharacterId, difficulty: Difficulty, number: number): VerseBrief =>
  briefOf({
    character,
    difficulty,
    userVerse: PLAYERS_VERSES[(number * 7) % PLAYERS_VERSES.length] ?? '',
    standing: STANDINGS[number % STANDINGS.length] ?? 'level',
    profanityFilter: number % 2 === 0,
    lyricComplexity: 50,
    styleIntensity: 50,
    bars: barsFor(difficulty),
    seed: number * 7919 + 1,
  })

interface Field {
  readonly verses: readonly ComposedVerse[]
  /** Processor time of a verse, as the mean of each group of them: the clock for it ticks too slowly for one. */
  readonly ms: readonly number[]
}

function compose(ear: Pronouncer, briefs: readonly VerseBrief[]): Field {
  const verses: ComposedVerse[] = []
  const ms: number[] = []
  for (let first = 0; first < briefs.length; first += GROUP) {
    const group = briefs.slice(first, first + GROUP)
    const start = process.threadCpuUsage()
    for (const brief of group) verses.push(composeVerse(ear, brief))
    const { user, system } = process.threadCpuUsage(start)
    ms.push((user + system) / 1000 / group.length)
  }
  return { verses, ms }
}

function figuresOf(ear: Pronouncer, difficulty: Difficulty, { verses }: Field) {
  const broken = verses.flatMap(({ lines }) => brokenLines(ear, lines))
  for (const line of broken) progress(`broken: ${line}`)
  const whole = verses.map(({ lines }) => lines.map(lineKey).join('\n'))
  const shares = verses.map(({ score }) => score.shareOfSyllablesInRhyme)
  return {
    inBand: shareInBand(difficulty, verses),
    share: [0.05, 0.5, 0.95].map((part) => rounded(percentileOf(shares, part))),
    total: median(verses.map(({ score }) => score.total)),
    heardAsLists: verses.filter(({ score }) => score.weakestSense === 'lists').length,
    loseToSense: verses.filter(({ score }) => score.parts.sense < 0).length,
    identical: whole.length - new Set(whole).size,
    broken: broken.length,
  }
}

const wordsOf = ({ lines }: ComposedVerse): string[] => lines.flatMap((line) => lineKey(line).split(' '))

/** What a slider does: the mean over verses that differ only by it. */
function slide(
  ear: Pronouncer,
  count: number,
  slider: 'lyricComplexity' | 'styleIntensity',
  valueOf: (word: string, character: CharacterId) => number,
) {
  const means = SETTINGS.map((setting) =>
    meanOf(
      CHARACTER_IDS.flatMap((character) =>
        Array.from({ length: count }, (_, number) => {
          const brief = nthBrief(character, DIFFICULTIES[number % DIFFICULTIES.length] ?? 'normal', number)
          return wordsOf(composeVerse(ear, { ...brief, profanityFilter: true, [slider]: setting }))
        }).flatMap((words) => words.map((word) => valueOf(word, character))),
      ),
    ),
  )
  return {
    means: means.map(rounded),
    isMonotonic: means.every((mean, at) => at === 0 || mean > (means[at - 1] ?? Infinity)),
  }
}

/**
 * What the house rapper's verses are: in their band of rhyme or not, alike, broken; what the sliders do; what one player hears
 * in fifty battles; how long composing takes. Runs are verses for each character and difficulty. All but times follow from
 * the code and do not change from run to run.
 */
export const bench: Bench = {
  defaultRuns: 40,
  needs: ['dictionary'],
  async measure(runs) {
    const ear = await loadPronouncer()
    for (const character of CHARACTER_IDS) for (const _ of rehearseVerses(ear, character));
    const ms: number[] = []
    const fields = CHARACTER_IDS.map((character) => {
      const rows = DIFFICULTIES.map((difficulty) => {
        progress(`${character}, ${difficulty}`)
        const briefs = Array.from({ length: runs }, (_, number) => nthBrief(character, difficulty, number))
        const field = compose(ear, briefs)
        if (difficulty !== 'easy') ms.push(...field.ms)
        return [difficulty, figuresOf(ear, difficulty, field)] as const
      })
      return [character, Object.fromEntries(rows)] as const
    })
    const late: number[] = []
    const fifty = CHARACTER_IDS.map((character) => {
      const rows = DIFFICULTIES.map((difficulty) => {
        progress(`${character}, ${difficulty}, fifty battles`)
        const { lines, repeated, verses } = fightFifty(ear, character, difficulty, ROUNDS)
        const fifth = verses.length / 5
        const parts = Array.from({ length: 5 }, (_, at) => verses.slice(at * fifth, (at + 1) * fifth))
        const remembered = verses.flatMap((verse) => verse.lines)
        const briefs = PLAYERS_VERSES.map((_, number) => ({
          ...nthBrief(character, difficulty, number),
          saidBefore: [...remembered, ...remembered].slice(0, 2000),
        }))
        if (difficulty !== 'easy') late.push(...compose(ear, briefs).ms)
        return [
          difficulty,
          {
            lines,
            repeated,
            inBandByFifth: parts.map((part) => shareInBand(difficulty, part)),
            totalByFifth: parts.map((part) => median(part.map(({ score }) => score.total))),
          },
        ] as const
      })
      return [character, Object.fromEntries(rows)] as const
    })
    progress('sliders')
    const each = Math.min(runs, MOST_FOR_SLIDERS)
    return {
      versesEach: runs,
      composingEightBarsMs: TIMES.map((part) => rounded(percentileOf(ms, part))),
      with2000LinesSaidMs: TIMES.map((part) => rounded(percentileOf(late, part))),
      ...Object.fromEntries(fields),
      fiftyBattles: Object.fromEntries(fifty),
      syllablesPerWordByComplexity: slide(
        ear,
        each,
        'lyricComplexity',
        (word) => ear.pronounce(word)[0]?.length ?? 1,
      ),
      ownWordsByIntensity: slide(ear, each, 'styleIntensity', (word, character) =>
        MATERIALS[character].persona.has(word) ? 1 : 0,
      ),
    }
  },
}
