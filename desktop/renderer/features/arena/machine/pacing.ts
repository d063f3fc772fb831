import type { Ms } from '#shared/std/units.ts'
import type { Pacing } from '../../../ui/preferences.ts'
import type { AnswerLine } from './answer-line.ts'

/** How fast the opponent's answer is typed out. */
const TYPING_MS_PER_CHARACTER: Ms = 30
const VOICE_DELAY_MS_PER_CHARACTER: Ms = 50
const LONGEST_VOICE_DELAY_MS: Ms = 3000

/** How long words that go with the voice wait for it, from the first line on; then they are there without it. */
export const VOICE_PATIENCE_MS: Ms = 4000

/** How long after its text the opponent's voice may set in. */
export const voiceDelayMs = (answer: string, pacing: Pacing): Ms =>
  pacing === 'instant' ? 0 : Math.min(answer.length * VOICE_DELAY_MS_PER_CHARACTER, LONGEST_VOICE_DELAY_MS)

/** A line and when it came. */
type Come = Pick<AnswerLine, 'text' | 'at'>

/** How many UTF-16 units of an answer are typed out at a time: line after line, none before it has come. */
export function typedLength(lines: readonly Come[], now: Ms): number {
  const typing = typingOf(lines).findLast(({ from }) => from <= now)
  return typing === undefined
    ? 0
    : typing.start + Math.min(typing.length, Math.floor((now - typing.from) / TYPING_MS_PER_CHARACTER))
}

/** When the lines that have come are typed out. */
export function typedAt(lines: readonly Come[]): Ms {
  const last = typingOf(lines).at(-1)
  return last === undefined ? 0 : last.from + last.length * TYPING_MS_PER_CHARACTER
}

/** When each line begins to be typed, and where in the text it lies; the end of a line counts as a character. */
function typingOf(lines: readonly Come[]) {
  let free: Ms = 0
  let start = 0
  return lines.map(({ text, at }, index) => {
    const length = text.length + (index < lines.length - 1 ? 1 : 0)
    const typing = { from: Math.max(at, free), start, length }
    free = typing.from + length * TYPING_MS_PER_CHARACTER
    start += length
    return typing
  })
}
