import type { MadeRecord, PartMadeRecord, RoundRecord } from '../../models/round-record.ts'
import type { MadeNotice, TurnStep } from './turn-step.ts'

type StepName = MadeRecord['steps'][number]

/** Steps by their names, in order: with the round all that is needed to tell them again. */
export const namesOf = (steps: readonly TurnStep[]): StepName[] =>
  steps.map((step) =>
    'index' in step ? [step.type, step.index] : step.type === 'notice' ? [step.code] : [step.type],
  )

/** What was told of the turn that made a round, in the same order; but the sound, which is in the recording. */
export function storedSteps(round: RoundRecord): TurnStep[] {
  const lines = round.aiResponse.split('\n')
  const names = round.made?.steps ?? usualSteps(lines.length)
  return names.flatMap(([type, index = 0]): TurnStep[] => {
    const timing = round.lineTimings[index]
    switch (type) {
      case 'transcript':
        return [{ type, userText: round.userText }]
      case 'userScore':
        return [{ type, marks: round.userMarks }]
      case 'line':
        return [{ type, index, text: lines[index] ?? '' }]
      case 'audio':
        return timing === undefined ? [] : [{ type, index, timing }]
      case 'writer_fell_back':
      case 'voice_fell_back':
        return noticesOf(round).flatMap((notice) =>
          notice.code === type ? [{ type: 'notice', ...notice }] : [],
        )
      case 'scores':
        return [{ type, marks: round.aiMarks }]
      default:
        return []
    }
  })
}

/** Of a round from before they were kept. */
function usualSteps(lines: number): StepName[] {
  const each = (type: string) => Array.from({ length: lines }, (_, index): StepName => [type, index])
  return [['transcript'], ['userScore'], ...each('line'), ...each('audio'), ['scores']]
}

/** What a player should know of how a round was made. */
export function noticesOf({ made }: RoundRecord): MadeNotice[] {
  const noticeOf = (code: MadeNotice['code'], part: PartMadeRecord | undefined): MadeNotice[] =>
    part?.fallbacks.slice(0, 1).map(({ reason }) => ({ code, reason })) ?? []
  return [...noticeOf('writer_fell_back', made?.writer), ...noticeOf('voice_fell_back', made?.voice)]
}
