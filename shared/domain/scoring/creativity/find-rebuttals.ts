import { wordsOf, type HeardLine, type HeardText, type HeardWord } from '../hearing/heard-text.ts'
import { FILLERS } from '../hearing/function-words.ts'
import { stemOf } from '../hearing/stem.ts'
import { compareTails } from '../rhyme/compare-tails.ts'
import { tailsAt } from '../rhyme/tail.ts'
import { spanOf, type Device, type FindDevices } from './device.ts'

/** Words that every verse may use: sharing them answers nothing. */
const COMMON = new Set(
  'rap rapper rapping mic flow rhyme rhymes bar bars beat beats verse word words line lines game win lose battle like say said know think thought come came go got get make take see look time day night man way thing things life love people good bad big best back need want feel real right let tell give keep put better every world play yeah round end head start again well today tonight'
    .split(' ')
    .map(stemOf),
)
const YOU = new Set('you your youre youve youll youd yours yourself u ur ya that'.split(' '))
const TURNED_WORTH = 1.2
const END_SOUND_WORTH = 1
/** Turned words and end sounds that still add something. */
const MOST_WORDS = 3
const MOST_END_SOUNDS = 1

const isTelling = (word: HeardWord): boolean =>
  !word.isFunctionWord && !FILLERS.has(word.key) && word.key.length > 2 && !COMMON.has(stemOf(word.key))

/** The longest run of words that the line has taken over unchanged. */
function longestCopy(line: HeardLine, theirs: string): number {
  let longest = 0
  line.words.forEach((_, start) => {
    for (let end = start + longest + 1; end <= line.words.length; end += 1) {
      if (
        !theirs.includes(
          ` ${line.words
            .slice(start, end)
            .map(({ key }) => key)
            .join(' ')} `,
        )
      )
        break
      longest = end - start
    }
  })
  return longest
}

/** Most words of theirs in a row that a line may quote before it only says their line again. */
const LONGEST_QUOTE = 6

function turnedWords({ lines }: HeardText, answering: HeardText): Device[] {
  const theirs = new Map(
    wordsOf(answering)
      .filter(isTelling)
      .map((word) => [stemOf(word.key), word.key]),
  )
  const theirText = ` ${wordsOf(answering)
    .map(({ key }) => key)
    .join(' ')} `
  const found = new Map<string, Device>()
  for (const line of lines) {
    if (!line.words.some(({ key }) => YOU.has(key)) || longestCopy(line, theirText) > LONGEST_QUOTE) continue
    for (const word of line.words) {
      const stem = stemOf(word.key)
      const taken = isTelling(word) ? theirs.get(stem) : undefined
      if (taken === undefined || found.has(stem)) continue
      found.set(stem, {
        kind: 'rebuttal',
        start: word.start,
        end: word.end,
        reason: `Takes the other side's "${taken}" and turns it on them.`,
        weight: TURNED_WORTH,
      })
    }
  }
  return [...found.values()].slice(0, MOST_WORDS)
}

const lastTails = ({ words }: HeardLine) => tailsAt(words, words.length - 1)

/** The first bars answering on the end sound the other left with. */
function answeredSounds({ lines }: HeardText, answering: HeardText): Device[] {
  const theirs = answering.lines.slice(-2)
  return lines
    .slice(0, 2)
    .flatMap((line): Device[] => {
      const mine = line.words.at(-1)
      const answered = theirs.find((other) => {
        const rhyme = compareTails(lastTails(line), lastTails(other))
        return rhyme !== undefined && (rhyme.kind === 'perfect' || rhyme.kind === 'multisyllabic')
      })
      if (answered === undefined) return []
      const reason = `Answers their last rhyme, "${answered.words.at(-1)?.key ?? ''}", on its own sound.`
      return [{ kind: 'rebuttal', ...spanOf(mine, mine), reason, weight: END_SOUND_WORTH }]
    })
    .slice(0, MOST_END_SOUNDS)
}

/** The other side's words and end sounds, taken and turned (SCORE-35). Nothing without a verse to answer. */
export const findRebuttals: FindDevices = ({ text, answering }) => {
  const turned = turnedWords(text, answering)
  const sounds = answeredSounds(text, answering).filter(({ start }) =>
    turned.every((device) => device.start !== start),
  )
  return [...turned, ...sounds]
}
