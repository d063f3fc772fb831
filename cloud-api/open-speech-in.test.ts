import { pino } from 'pino'
import { expect, it } from 'vitest'
import { parseConfig } from './config.ts'
import { openSpeechIn } from './open-speech-in.ts'

const makerOf = (env: Record<string, string>) =>
  openSpeechIn(parseConfig(env), pino({ level: 'silent' })).choose({ accounts: [] })?.maker

it('HEAR-20 writes down with the account that the settings name, and with none where they name none', () => {
  const keys = { OPENAI_API_KEY: 'sk-one', GROQ_API_KEY: 'gsk-two' }
  expect(makerOf({})).toBeUndefined()
  expect(makerOf({ ...keys, SPEECH_IN: 'off' })).toBeUndefined()
  expect(makerOf(keys)).toEqual({ vendor: 'groq', model: 'whisper-large-v3-turbo' })
  expect(makerOf({ ...keys, SPEECH_IN: 'openai' })).toEqual({ vendor: 'openai', model: 'whisper-1' })
  expect(makerOf({ ...keys, SPEECH_IN: 'openai', SPEECH_IN_MODEL: 'gpt-4o-mini-transcribe' })).toEqual({
    vendor: 'openai',
    model: 'gpt-4o-mini-transcribe',
  })
})
