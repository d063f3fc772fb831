import { expect, it } from 'vitest'
import { parseConfig } from '../config.ts'
import { nameOthers } from './name-others.ts'

it.each([
  [{}, []],
  [{ OPENAI_API_KEY: 'sk-one', RAPPER: 'house', VOICE: 'system', SPEECH_IN: 'off' }, []],
  [
    { RAPPER: 'local' },
    ["Players' verses are sent to the model at RAPPER_BASE_URL, which answers them (RAPPER)."],
  ],
  [
    { GROQ_API_KEY: 'gsk-two', ELEVENLABS_API_KEY: 'xi-three' },
    [
      "Players' verses are sent to Groq, which answers them (RAPPER).",
      "Players' recordings are sent to Groq, which writes them down (SPEECH_IN).",
      'Answers are sent to ElevenLabs, which speaks them (VOICE).',
    ],
  ],
])('names who is sent what with %j', (env, sentences) => {
  expect(nameOthers(parseConfig(env))).toEqual(sentences)
})
