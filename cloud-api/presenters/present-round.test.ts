import { expect, it } from 'vitest'
import { presentNotice } from './present-round.ts'

it.each([
  ['writer_fell_back', 'timeout', 'did not deliver'],
  ['writer_fell_back', 'resting', 'did not deliver'],
  ['writer_fell_back', 'unfit', 'could not be used'],
  ['writer_fell_back', 'refused', 'could not be used'],
  ['voice_fell_back', 'refused', 'voice service is not available'],
] as const)('TURN-9 a notice of %s for %s says %s', (code, reason, sentence) => {
  const notice = presentNotice({ code, reason })
  expect(notice.code).toBe(code)
  expect(notice.message).toContain(sentence)
})
