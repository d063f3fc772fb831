import { describeCompatible } from '../testing/compatible-protocol.ts'
import { expect, it } from 'vitest'
import { openOpenAi } from './openai-client.ts'

describeCompatible('OpenAI', {
  open: openOpenAi,
  basePath: '/v1',
  expected: {
    model: 'gpt-4o-mini-tts',
    voice: 'sage',
    instructions: expect.stringContaining('Cold') as string,
  },
})

it('gives no instructions to a model that takes none', () => {
  const client = openOpenAi({ apiKey: 'k', baseUrl: 'http://127.0.0.1:1/v1', model: 'tts-1' })
  expect(client.model).toBe('tts-1')
  expect(client.settingsOf('razor-edge')).not.toContain('instructions')
})
