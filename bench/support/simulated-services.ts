import { setTimeout as wait } from 'node:timers/promises'
import type { Character } from '#shared/domain/character/character.ts'
import type { Pronouncer } from '#shared/domain/phonetics/phonetics.ts'
import { composeVerse } from '#shared/domain/verse/compose-verse.ts'
import type { Ms } from '#shared/std/units.ts'
import {
  endStream,
  openStream,
  startChatServer,
  writeText,
} from '../../cloud-api/ports/language-model/testing/chat-server.ts'
import { pcmOf, spokenLine, wavOf } from '../../cloud-api/ports/speech-out/vendors/testing/spoken-line.ts'
import { send, startVendorServer } from '../../cloud-api/ports/speech-out/vendors/testing/vendor-server.ts'

/** What the services take of their own: until the first line is written, for each further one, and to say a line. */
const SERVICE_MS = { firstLine: 300, nextLine: 40, voice: 75 }
const RATE = 24_000
const VOICE_PATH = '/v1'

/** A writer and a voice behind real HTTP on this machine, that take as long as told. */
export interface SimulatedServices {
  /** Settings of a server that uses both. */
  readonly environment: Readonly<Record<string, string>>
  /** Has the next answers be a verse that nobody had before, ready to be written and said. */
  prepare(ear: Pronouncer, character: Character, userVerse: string, seed: number): Promise<void>
  close(): Promise<void>
}

export async function startSimulatedServices(): Promise<SimulatedServices> {
  let lines: readonly string[] = []
  const said = new Map<string, Buffer>()

  async function say(line: string, character?: Character): Promise<Buffer> {
    const known = said.get(line)
    if (known !== undefined) return known
    const wave = wavOf(pcmOf(await spokenLine(line, character?.voiceId), RATE), RATE)
    said.set(line, wave)
    return wave
  }

  const writer = await startChatServer(async (response) => {
    await wait(SERVICE_MS.firstLine)
    openStream(response)
    for (const line of lines) {
      writeText(response, `${line}\n`)
      await wait(SERVICE_MS.nextLine)
    }
    endStream(response)
  })
  const voice = await startVendorServer(async ({ body }, response) => {
    const [wave] = await Promise.all([say(String(body['input'])), wait(SERVICE_MS.voice)])
    send(response, 'audio/wav', wave)
  })
  return {
    environment: {
      RAPPER: 'local',
      RAPPER_BASE_URL: writer.baseUrl,
      VOICE: 'openai',
      OPENAI_API_KEY: 'none-is-needed-here',
      OPENAI_BASE_URL: `${voice.origin}${VOICE_PATH}`,
    },
    prepare: async (ear, character, userVerse, seed) => {
      const { id, difficulty } = character
      const brief = { character: id, difficulty, userVerse, seed, bars: 8, standing: 'level' as const }
      const taste = { lyricComplexity: 75, styleIntensity: 85, profanityFilter: false, usedLines: [] }
      lines = composeVerse(ear, { ...brief, ...taste }).lines
      said.clear()
      for (const line of lines) await say(line, character)
    },
    close: async () => {
      await Promise.all([writer.stop(), voice.close()])
    },
  }
}

/** What a first line takes when nothing is added to what the services take. */
export const SERVICES_ALONE_MS: Ms = SERVICE_MS.firstLine + SERVICE_MS.voice
