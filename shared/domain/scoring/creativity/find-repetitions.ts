import { quoted } from './quote.ts'
import { phraseTokens, type PhraseToken } from './canonical.ts'
import { spanOf, type Device, type FindDevices } from './device.ts'

const REPETITION_WEIGHT = -0.3
const FEWEST_WORDS = 3
/** A phrase that says little must be longer, or said once more. */
const LONG = 5
const OFTEN = 3
/** Content words that say little. */
const LIGHT = new Set(
  'go goe got get know think say want like time lot way thing make come see look tell let need take one day night feel good really very never ever want going'.split(
    ' ',
  ),
)

interface Run {
  readonly start: number
  readonly length: number
}

/** The longest run at an index that was said before it, without overlapping itself. */
function saidBefore(tokens: readonly PhraseToken[], start: number, places: readonly number[]): Run {
  let length = 0
  for (const place of places) {
    let same = 0
    while (place + same < start && tokens[start + same]?.stem === tokens[place + same]?.stem) same += 1
    length = Math.max(length, same)
  }
  return { start, length }
}

const tellingOf = (tokens: readonly PhraseToken[]): number =>
  tokens.filter(({ word, stem }) => !word.isFunctionWord && !LIGHT.has(stem)).length

function isWorn(run: readonly PhraseToken[], times: number): boolean {
  const telling = tellingOf(run)
  const words = new Set(run.map(({ word }) => word)).size
  return words >= FEWEST_WORDS && (telling > 1 || words >= LONG || (telling > 0 && times >= OFTEN))
}

/** Phrases of three words or more that this verse has said already; they count against it (SCORE-37). */
export const findRepetitions: FindDevices = ({ text }) => {
  const tokens = text.lines.flatMap(({ words }) => phraseTokens(words))
  const places = new Map<string, number[]>()
  const trigram = (at: number): string =>
    tokens
      .slice(at, at + FEWEST_WORDS)
      .map(({ stem }) => stem)
      .join(' ')
  const devices: Device[] = []
  let free = 0
  tokens.forEach((_, at) => {
    if (at + FEWEST_WORDS > tokens.length) return
    const name = trigram(at)
    const before = places.get(name) ?? []
    places.set(name, [...before, at])
    const { length } = saidBefore(tokens, at, before)
    if (at < free || length < FEWEST_WORDS) return
    const run = tokens.slice(at, at + length)
    if (!isWorn(run, before.length + 1)) return
    free = at + length
    const words = [...new Set(run.map(({ word }) => word))]
    devices.push({
      kind: 'repetition',
      ...spanOf(words[0], words.at(-1)),
      reason: `"${quoted(words)}" was said before in this verse.`,
      weight: REPETITION_WEIGHT,
    })
  })
  return devices
}
