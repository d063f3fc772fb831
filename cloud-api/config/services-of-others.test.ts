import { describe, expect, it } from 'vitest'
import { parseConfig } from '../config.ts'
import { ConfigProblem } from './config-problem.ts'

function problemOf(env: Record<string, string>): ConfigProblem {
  try {
    parseConfig(env)
  } catch (error) {
    if (error instanceof ConfigProblem) return error
    throw error
  }
  throw new Error('The settings were taken')
}

const OPENAI = { OPENAI_API_KEY: 'sk-one' }
const GROQ = { GROQ_API_KEY: 'gsk-two' }
const ELEVENLABS = { ELEVENLABS_API_KEY: 'xi-three' }

describe('who writes, who speaks and who listens', () => {
  it('is the house without any key', () => {
    expect(parseConfig({})).toMatchObject({
      rapper: { writer: 'house' },
      voice: { service: 'system' },
      speechIn: { service: 'off' },
      vendors: {
        openai: { baseUrl: 'https://api.openai.com/v1' },
        groq: { baseUrl: 'https://api.groq.com/openai/v1' },
        elevenlabs: { baseUrl: 'https://api.elevenlabs.io' },
      },
    })
  })

  it.each([
    [OPENAI, 'openai', 'openai', 'openai'],
    [GROQ, 'groq', 'groq', 'groq'],
    [ELEVENLABS, 'house', 'elevenlabs', 'off'],
    [{ ...OPENAI, ...GROQ }, 'groq', 'openai', 'groq'],
    [{ ...OPENAI, ...GROQ, ...ELEVENLABS }, 'groq', 'elevenlabs', 'groq'],
    [{ ...GROQ, RAPPER_BASE_URL: 'http://localhost:8080/v1' }, 'local', 'groq', 'groq'],
    [{ ...OPENAI, RAPPER: 'house', VOICE: 'system', SPEECH_IN: 'off' }, 'house', 'system', 'off'],
    [
      { ...OPENAI, ...GROQ, RAPPER: 'openai', VOICE: 'groq', SPEECH_IN: 'openai' },
      'openai',
      'groq',
      'openai',
    ],
    [{ RAPPER: 'local' }, 'local', 'system', 'off'],
  ])('follows from %j: %s, %s, %s', (env, writer, service, listener) => {
    const { rapper, voice, speechIn } = parseConfig(env)
    expect([rapper.writer, voice.service, speechIn.service]).toEqual([writer, service, listener])
  })

  it('reaches each service where it is, as who this server is there', () => {
    expect(
      parseConfig({ ...OPENAI, OPENAI_BASE_URL: 'http://proxy.lan/openai/v1/', RAPPER_MODEL: 'm-1' }).rapper,
    ).toEqual({ writer: 'openai', baseUrl: 'http://proxy.lan/openai/v1', apiKey: 'sk-one', model: 'm-1' })
    expect(parseConfig({ RAPPER: 'local' }).rapper).toEqual({
      writer: 'local',
      baseUrl: 'http://localhost:11434/v1',
    })
    expect(parseConfig({ ...ELEVENLABS, VOICE_MODEL: 'v-1' }).voice).toEqual({
      service: 'elevenlabs',
      model: 'v-1',
    })
    expect(parseConfig({ ...GROQ, SPEECH_IN_MODEL: 'whisper-large-v3' }).speechIn).toEqual({
      service: 'groq',
      model: 'whisper-large-v3',
    })
  })

  it.each([
    [{ RAPPER: 'openai' }, 'OPENAI_API_KEY', 'OPENAI_API_KEY must be set too: RAPPER=openai needs it.'],
    [{ RAPPER: 'groq' }, 'GROQ_API_KEY', 'RAPPER=groq needs it.'],
    [{ VOICE: 'elevenlabs' }, 'ELEVENLABS_API_KEY', 'VOICE=elevenlabs needs it.'],
    [{ SPEECH_IN: 'groq' }, 'GROQ_API_KEY', 'SPEECH_IN=groq needs it.'],
    [{ SPEECH_IN: 'elevenlabs' }, 'SPEECH_IN', 'SPEECH_IN must be off, openai or groq, not "elevenlabs".'],
    [{ RAPPER: 'house', RAPPER_BASE_URL: 'http://localhost:1/v1' }, 'RAPPER_BASE_URL', 'is for RAPPER=local'],
    [{ RAPPER: 'chorus' }, 'RAPPER', 'RAPPER must be house, openai, groq or local, not "chorus".'],
    [{ VOICE: 'mine' }, 'VOICE', 'VOICE must be system, openai, groq or elevenlabs, not "mine".'],
    [{ RAPPER_BASE_URL: 'localhost:11434' }, 'RAPPER_BASE_URL', 'must be a full address such as http://'],
    [{ GROQ_BASE_URL: 'ftp://x.example' }, 'GROQ_BASE_URL', 'must be a full address such as http://'],
    [{ OPENAI_BASE_URL: 'http://x.example/v1?k=1' }, 'OPENAI_BASE_URL', 'must be an address without'],
    [{ RAPPER_MODEL: 'two words' }, 'RAPPER_MODEL', 'must be the name of a model'],
  ])('refuses %j', (env, variable, sentence) => {
    const problem = problemOf(env)
    expect(problem.variables).toEqual([variable])
    expect(problem.message).toContain(sentence)
  })

  it.each([
    { OPENAI_API_KEY: 'sk-hunter2 and more' },
    { GROQ_API_KEY: 'hunter2\nX-Admin: 1' },
    { ELEVENLABS_API_KEY: 'schlüssel-hunter2' },
    { RAPPER_BASE_URL: 'http://me:hunter2@localhost/v1' },
    { OPENAI_BASE_URL: 'hunter2' },
    { RAPPER_MODEL: 'hunter2 pasted here' },
  ])('never shows what may be a key: %j', (env) => {
    expect(problemOf(env).message).not.toContain('hunter2')
  })
})
