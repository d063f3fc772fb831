import { expect, it } from 'vitest'
import type { RoundRecord } from '../../models/round-record.ts'
import { namesOf, noticesOf, storedSteps } from './stored-steps.ts'
import type { TurnStep } from './turn-step.ts'

const marks = { total: 1, rhymeDensity: 2, flowQuality: 3, creativity: 4, rhymes: [], findings: [] }
const timings = [
  { startMs: 0, endMs: 900 },
  { startMs: 1000, endMs: 1900 },
]
const part = { vendor: 'house', firstLineMs: 1, ms: 2, fallbacks: [] }
const round = (over: Partial<RoundRecord>) =>
  ({
    userText: 'mine',
    aiResponse: 'one\ntwo',
    userMarks: marks,
    aiMarks: { ...marks, total: 9 },
    lineTimings: timings,
    made: null,
    ...over,
  }) as RoundRecord

it('TURN-6 a stored round tells what its turn told, in the same order', () => {
  const told: TurnStep[] = [
    { type: 'transcript', userText: 'mine' },
    { type: 'userScore', marks },
    { type: 'line', index: 0, text: 'one' },
    { type: 'audio', index: 0, timing: { startMs: 0, endMs: 900 } },
    { type: 'notice', code: 'writer_fell_back', reason: 'unfit' },
    { type: 'line', index: 1, text: 'two' },
    { type: 'audio', index: 1, timing: { startMs: 1000, endMs: 1900 } },
    { type: 'scores', marks: { ...marks, total: 9 } },
  ]
  const fallbacks = [{ vendor: 'local', reason: 'unfit' }]
  const made = { writer: { ...part, fallbacks }, voice: part, steps: namesOf(told) }
  expect(storedSteps(round({ made }))).toEqual(told)
})

it('TURN-6 a round from before turns were told is told in the usual order', () => {
  const types = storedSteps(round({})).map((step) => step.type)
  expect(types).toEqual(['transcript', 'userScore', 'line', 'line', 'audio', 'audio', 'scores'])
  expect(noticesOf(round({}))).toEqual([])
})

it('TURN-9 a round names whom it lost on the way', () => {
  const fallbacks = [{ vendor: 'openai', reason: 'timeout' }]
  const made = { writer: part, voice: { ...part, fallbacks }, steps: [] }
  expect(noticesOf(round({ made }))).toEqual([{ code: 'voice_fell_back', reason: 'timeout' }])
})
