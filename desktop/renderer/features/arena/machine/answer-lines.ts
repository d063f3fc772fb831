import type { Round } from '#shared/contract/http/battles.ts'
import type { TurnEvent } from '#shared/contract/http/turn-events.ts'
import { assertNever } from '#shared/std/assert-never.ts'
import type { Ms } from '#shared/std/units.ts'
import type { AnswerLine } from './answer-line.ts'
import type { Arriving, Sending } from './arena-state.ts'

type LineTiming = Round['lineTimings'][number]
type Told<Type extends TurnEvent['type']> = Extract<TurnEvent, { type: Type }>

/** What the server tells of a turn that is under way, as far as it moves the arena. */
export type TurnProgress = Told<'userScore' | 'line' | 'audio' | 'scores'>

/**
 * What a turn becomes when the server tells more of it. Lines count only in order, each once: what is told twice, too
 * early or out of place changes nothing, and the round has it all in the end.
 */
export function takeProgress(state: Sending | Arriving, told: TurnProgress, now: Ms): Sending | Arriving {
  switch (told.type) {
    case 'userScore':
      return { ...state, userMarks: state.userMarks ?? told.userMarks }
    case 'line':
      return takeLine(state, told, now)
    case 'audio':
      return state.phase === 'arriving' ? takeSound(state, told) : state
    case 'scores':
      return state.phase === 'arriving' ? { ...state, aiMarks: told.aiMarks } : state
    default:
      return assertNever(told)
  }
}

function takeLine(state: Sending | Arriving, { index, text }: Told<'line'>, now: Ms): Sending | Arriving {
  const lines = state.phase === 'arriving' ? state.lines : []
  if (index !== lines.length) return state
  const longer = [...lines, { text, at: now }]
  return state.phase === 'arriving'
    ? { ...state, lines: longer }
    : { ...state, phase: 'arriving', lines: longer, typed: false, voice: 'waiting' }
}

function takeSound(state: Arriving, { index, timing, chunk }: Told<'audio'>): Arriving {
  const line = state.lines[index]
  if (line === undefined || line.sound !== undefined) return state
  const sound = chunk === undefined ? { timing } : { timing, chunk }
  return { ...state, lines: state.lines.with(index, { ...line, sound }) }
}

/** The lines of a round that is there; those that had come before keep their time and their sound. */
export function linesOf(
  { aiResponse }: Round,
  now: Ms,
  come: readonly AnswerLine[] = [],
): readonly AnswerLine[] {
  const texts = aiResponse.split('\n')
  const isSame = come.every(({ text }, index) => text === texts[index])
  return texts.map((text, index) => (isSame ? come[index] : undefined) ?? { text, at: now })
}

/** When lines sound, up to the first of which that is not known yet. */
export function timingsOf(lines: readonly AnswerLine[]): LineTiming[] {
  const untimed = lines.findIndex(({ sound }) => sound === undefined)
  return lines.slice(0, untimed === -1 ? undefined : untimed).flatMap(({ sound }) => sound?.timing ?? [])
}

/** The text that lines make up. */
export const textOf = (lines: readonly AnswerLine[]): string => lines.map(({ text }) => text).join('\n')
