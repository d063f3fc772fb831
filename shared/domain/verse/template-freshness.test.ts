import { expect, test } from 'vitest'
import { openTestPronouncer } from '../phonetics/testing/test-pronouncer.ts'
import { hearTemplate, type HeardTemplate } from './hear-written.ts'
import { turns } from './material/read-material.ts'
import { rememberSaid } from './said.ts'
import { templateFreshness } from './template-freshness.ts'

const ear = await openTestPronouncer()
const templates = turns(`
any | I folded your "{word}" and I put it away / oh day
any | You hung up your "{word}" on a nail by the door / oh floor
any | Nobody asked for "{word}" / oh third
`).map((template) => hearTemplate(ear, template))

test('OPP-25 the more recently a template was filled, with whatever words, the less likely it is', () => {
  const saidBefore = [
    'You hung up your "fire" on a nail by the door',
    'I folded your "hammer" and I put it away',
  ]
  const freshness = templateFreshness(rememberSaid({ saidBefore, usedLines: [] }))
  const [recent, old, never] = templates.map((template: HeardTemplate) => freshness(template))
  expect(never).toBe(1)
  expect(old).toBeLessThan(0.2)
  expect(recent).toBeLessThan(old ?? 0)
  expect(recent).toBeGreaterThan(0)
})
