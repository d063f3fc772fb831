import { expect, it } from 'vitest'
import { chooseService, type SpeechInAccount } from './choose-service.ts'

const account = (service: SpeechInAccount['service'], apiKey: string): SpeechInAccount => ({
  service,
  apiKey,
  baseUrl: 'http://localhost/v1',
})
const GROQ = account('groq', 'own')
const OPENAI = account('openai', 'own')
const SERVER = account('openai', 'server')

it.each([
  ['nobody, where nobody has an account', {}, [], undefined, undefined],
  ['the server, where the player has none', {}, [], SERVER, SERVER],
  ['the server, where the player prefers what nobody has', { preferred: 'groq' }, [], SERVER, SERVER],
  ['the player, where both have one', {}, [GROQ], SERVER, GROQ],
  ['the player at the same service', { preferred: 'openai' }, [OPENAI], SERVER, OPENAI],
  ['the server at the preferred service', { preferred: 'openai' }, [GROQ], SERVER, SERVER],
  ['the player where they prefer', { preferred: 'openai' }, [GROQ, OPENAI], undefined, OPENAI],
  ['the player at the quicker of two', {}, [OPENAI, GROQ], undefined, GROQ],
] as const)('HEAR-20 asks %s', (_name, preference, accounts, server, chosen) => {
  expect(chooseService({ ...preference, accounts }, server)).toBe(chosen)
})
