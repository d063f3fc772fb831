import { expect, it } from 'vitest'
import { aSnapshot } from '../testing/fixtures.ts'
import { advanceArena, openArena } from './arena-machine.ts'
import { steadyState } from './steady-state.ts'

const opened = openArena(aSnapshot(), 0)
const typing = advanceArena(opened, { type: 'draft-changed', draft: 'fire' })
const sending = advanceArena(typing, { type: 'verse-sent', key: 'key-0001', now: 0 })

it('stays the same object while only the draft changes', () => {
  const view = steadyState()
  expect(view(opened)).toBe(opened)
  expect(view(typing)).toBe(opened)
})

it('follows every other change, a field that comes or goes among them', () => {
  const view = steadyState()
  view(opened)
  expect(view(sending)).toBe(sending)
  const trouble = { title: 'Battle Error', message: 'No' }
  const failed = advanceArena(sending, { type: 'round-failed', trouble, certain: true, now: 0 })
  expect(view(failed)).toBe(failed)
})
