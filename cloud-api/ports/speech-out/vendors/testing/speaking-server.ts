import type { ServerResponse } from 'node:http'
import type { VoiceId } from '#shared/domain/character/character.ts'
import { characterTimes } from './character-times.ts'
import { pcmOf, spokenLine, wavOf } from './spoken-line.ts'
import {
  send,
  startVendorServer,
  type Behaviour,
  type ReceivedCall,
  type VendorServer,
} from './vendor-server.ts'

const RATE = 24_000
/** The voices of the services, and who of ours speaks for them. */
const VOICES: Readonly<Record<string, VoiceId>> = {
  sage: 'razor-edge',
  onyx: 'venom-growl',
  ballad: 'silk-velvet',
  echo: 'cypher-machine',
  diana: 'razor-edge',
  troy: 'venom-growl',
  austin: 'silk-velvet',
  daniel: 'cypher-machine',
  Xb7hH8MSUJpSbSDYk0k2: 'razor-edge',
  pNInz6obpgDQGcFmaJgB: 'venom-growl',
  JBFqnCBsd6RMkjVDRZzb: 'silk-velvet',
  onwK4e9ZLuTAKqWW03F9: 'cypher-machine',
}

/** Says what it is asked to with the engine that comes along, in the protocol it is asked in. */
export const speak: Behaviour = (call, response) =>
  call.path.includes('/with-timestamps') ? speakWithTimes(call, response) : speakAsWave(call, response)

async function speakAsWave({ body }: ReceivedCall, response: ServerResponse): Promise<void> {
  const { input, voice, speed } = body
  const line = String(input).replace(/^\[\w+\] /, '')
  const speech = await spokenLine(line, VOICES[String(voice)], Number(speed ?? 1))
  send(response, 'audio/wav', wavOf(pcmOf(speech, RATE), RATE, 0xff_ff_ff_ff))
}

async function speakWithTimes({ path, body }: ReceivedCall, response: ServerResponse): Promise<void> {
  const line = String(body['text'])
  const { speed } = body['voice_settings'] as { speed: number }
  const speech = await spokenLine(line, VOICES[path.split('/')[3] ?? ''], speed)
  const times = characterTimes(line, speech.words ?? [])
  const answer = {
    audio_base64: pcmOf(speech, RATE).toString('base64'),
    alignment: {
      characters: times.map(({ character }) => character),
      character_start_times_seconds: times.map(({ start }) => start),
      character_end_times_seconds: times.map(({ end }) => end),
    },
  }
  send(response, 'application/json', JSON.stringify(answer))
}

/** A server that speaks as OpenAI's does below `/v1`, as Groq's below `/openai/v1`, and as ElevenLabs'. */
export async function startSpeakingServer(): Promise<VendorServer> {
  // Nobody shall wait for the engine to start.
  await spokenLine('one two')
  return startVendorServer(speak)
}
