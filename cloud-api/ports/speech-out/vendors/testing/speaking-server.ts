import type { VoiceId } from '#shared/domain/character/character.ts'
import { pcmOf, spokenLine, wavOf } from './spoken-line.ts'
import { send, startVendorServer, type Behaviour, type VendorServer } from './vendor-server.ts'

const RATE = 24_000
/** The voices of OpenAI, and who of ours speaks for them. */
const VOICES: Readonly<Record<string, VoiceId>> = {
  sage: 'razor-edge',
  onyx: 'venom-growl',
  ballad: 'silk-velvet',
  echo: 'cypher-machine',
}

/** Says what it is asked to in OpenAI's protocol, with the engine that comes along. */
export const speak: Behaviour = async ({ body }, response) => {
  const { input, voice, speed } = body
  const speech = await spokenLine(String(input), VOICES[String(voice)], Number(speed ?? 1))
  send(response, 'audio/wav', wavOf(pcmOf(speech, RATE), RATE, 0xff_ff_ff_ff))
}

/** A server that speaks as OpenAI's does, below `/v1`. */
export const startSpeakingServer = (): Promise<VendorServer> => startVendorServer(speak)
