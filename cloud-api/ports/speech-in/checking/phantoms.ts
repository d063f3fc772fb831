import { wordsOf } from './letters.ts'

/** Sounds that are described rather than words that were said: "[Music]", "(crowd cheering)", and the notes around singing. */
const DESCRIPTION =
  /[[(*][^\])*\n]{0,40}\b(music|musical|applause|cheer\w*|laugh\w*|silence|silent|inaudible|blank\w*|noise|static|beat\w*|instrumental|singing|rapping|breath\w*|cough\w*|sigh\w*|speaking|foreign|indistinct|beep\w*|click\w*)\b[^\])*\n]{0,40}[\])*]|[\u2669-\u266c]/giu

/** How films end that models have learned from; heard where nobody speaks any more. By letters, one space between words. */
const SIGN_OFFS: readonly RegExp[] = [
  /^(so )?(thank you|thanks)( all| everyone| guys)?( so| very)?( much)? for (watching|listening|viewing|joining|tuning in|your attention|reading)\b.{0,40}$/,
  /^(please |and |so |do |dont forget to |remember to |make sure to |be sure to )*(like|subscribe|hit the bell|leave a like)\b.{0,60}\b(channel|video|videos|bell|button|notifications|subscribe)$/,
  /^(please )?(dont forget to )?subscribe$/,
  /^(ill |i will |well |we will |and )?see you( all| guys)? (in the|in my|in our|next|again|later)( next)? ?(video|videos|time|one|episode|week|vlog)?$/,
  /^(subtitles?|captions?|closed captions?|captioning|transcription|transcript|transcribed|translated|translation|sous titres)\b.{0,80}\b(by|from|community|copyright)\b.{0,60}$/,
  /\bamara ?org\b/,
  /^for more (information|videos)\b.{0,60}$/,
]

/** What models write when a whole recording holds no words. */
const FILLERS: ReadonlySet<string> = new Set(
  [
    'thank you|thank you very much|thank you so much|thanks|you|bye|bye bye|goodbye|okay|ok|so|the|the end|a|and|i',
    'hmm|hm|mm|mhm|uh|um|oh|ah|huh|yeah|yes|no|well|all right|alright|im sorry|sorry|good night|right|hello|hi|hey',
  ].flatMap((list) => list.split('|')),
)

/** A text without the sounds that it describes. */
export const withoutDescriptions = (text: string): string =>
  text.replace(DESCRIPTION, ' ').replace(/\s+/g, ' ').trim()

/** A point within a word, as in an address, ends no sentence. */
const sentencesOf = (text: string): readonly string[] => text.split(/(?<=[.!?…])\s+/u)

const isSignOff = (sentence: string): boolean => {
  const said = wordsOf(sentence).join(' ')
  return SIGN_OFFS.some((signOff) => signOff.test(said))
}

const isFiller = (sentence: string): boolean => {
  const said = wordsOf(sentence).join(' ')
  return said === '' || FILLERS.has(said)
}

/** A text without the sign-offs that it ends with; empty where it is nothing but what models write of silence. */
export function withoutPhantoms(text: string): string {
  const sentences = sentencesOf(text)
  const lastSaid = sentences.findLastIndex((sentence) => !isSignOff(sentence) && !isFiller(sentence))
  if (lastSaid < 0) return ''
  const end = sentences.findIndex((sentence, index) => index > lastSaid && isSignOff(sentence))
  return end < 0 ? text : sentences.slice(0, end).join(' ')
}
