import type { Written, WrittenPart, WrittenWord } from '../read-answer.ts'
import type { Doubt, SaidWord, Transcript } from '../speech-in.ts'
import { lettersOf, wordsOf } from './letters.ts'
import { withoutLoops } from './loops.ts'
import { withoutDescriptions, withoutPhantoms } from './phantoms.ts'

/** From here on a part is silent when its words are unlikely too: Whisper's own rule (Radford et al. 2022, 4.5). */
const NO_SPEECH = 0.6
const UNLIKELY = -1
/** From here on a part is silent whatever its words. */
const SURELY_NO_SPEECH = 0.9
/** More words a second than anybody raps: the fastest verses on record have seven or eight. */
const MOST_WORDS_A_SECOND = 9
/** In a stretch whose times are rough, and for stretches with fewer words no times are good enough. */
const MOST_WORDS_A_SECOND_IN_A_PART = 12
const FEWEST_WORDS = 6
/** More letters than that many words have, however long they are; what follows need not look at more. */
const MOST_CHARACTERS = 5000
/** Seconds that the longest recording has, where a service does not say. */
const LONGEST = 35

function doubtOf({ text, start, end, noSpeech, logProbability }: WrittenPart): Doubt | undefined {
  if (noSpeech > SURELY_NO_SPEECH || (noSpeech > NO_SPEECH && logProbability < UNLIKELY)) return 'no_speech'
  const { length } = wordsOf(text)
  const isTooFast = length >= FEWEST_WORDS && length > (end - start) * MOST_WORDS_A_SECOND_IN_A_PART
  return isTooFast ? 'too_fast' : undefined
}

const withoutControls = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Cf}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** Words that were said within a part that counts. */
const wordsWithin = (words: readonly WrittenWord[], parts: readonly WrittenPart[]): readonly WrittenWord[] =>
  words.filter(({ start, end }) =>
    parts.some((part) => part.start <= (start + end) / 2 && (start + end) / 2 <= part.end),
  )

/** The times of a text's words; undefined where those that are known are not of this text. */
function timesOf(text: string, words: readonly WrittenWord[]): readonly SaidWord[] | undefined {
  const letters = lettersOf(text)
  let at = 0
  const said: SaidWord[] = []
  for (const { text: word, start, end } of words) {
    const own = lettersOf(word)
    if (own === '' || !letters.startsWith(own, at)) continue
    at += own.length
    said.push({ text: word.trim(), start: start * 1000, end: end * 1000 })
  }
  return at === letters.length && said.length > 0 ? said : undefined
}

/**
 * Tells what was said from what a model made up: they write where nobody speaks (docs/spec/transcription.md, HEAR-10 to
 * HEAR-14).
 */
export function checkTranscript({
  text,
  duration = LONGEST,
  words,
  parts,
  logProbability = 0,
}: Written): Transcript {
  const doubts: Doubt[] = []
  const sound = parts?.filter((part) => {
    const doubt = doubtOf(part)
    if (doubt !== undefined) doubts.push(doubt)
    return doubt === undefined
  })
  let said = withoutControls(doubts.length > 0 && sound ? sound.map((part) => part.text).join(' ') : text)
  const keep = (doubt: Doubt, kept: string): void => {
    if (kept !== said) doubts.push(doubt)
    said = kept
  }
  keep('too_fast', said.length > MOST_CHARACTERS ? '' : said)
  keep('unsure', logProbability < UNLIKELY ? '' : said)
  keep('no_speech', withoutDescriptions(said))
  keep('phantom', withoutPhantoms(said))
  keep('loop', withoutLoops(said))
  keep('too_fast', wordsOf(said).length > MOST_WORDS_A_SECOND * duration ? '' : said)
  const times = words && timesOf(said, sound ? wordsWithin(words, sound) : words)
  return { text: said, ...(times && { words: times }), doubts }
}
