import { expect, it } from 'vitest'
import { VOICE_IDS } from '#shared/domain/character/character.ts'
import { describeCompatible } from '../testing/compatible-protocol.ts'
import { openGroq } from './groq-client.ts'

describeCompatible('Groq', {
  open: openGroq,
  basePath: '/openai/v1',
  expected: { model: 'canopylabs/orpheus-v1-english', voice: 'diana' },
  direction: '[coldly] ',
})

it('stays within the 200 characters of the service, directions and all', () => {
  const client = openGroq({ apiKey: 'k', baseUrl: 'http://127.0.0.1:1/v1' })
  for (const id of VOICE_IDS) {
    const { direction } = JSON.parse(client.settingsOf(id)) as { direction: string }
    expect(`${direction} `.length + client.maxCharacters).toBeLessThanOrEqual(200)
  }
})

it('writes no direction for a model that would read it out', () => {
  const client = openGroq({ apiKey: 'k', baseUrl: 'http://127.0.0.1:1/v1', model: 'other/voice' })
  expect(client.settingsOf('razor-edge')).not.toContain('[')
})
