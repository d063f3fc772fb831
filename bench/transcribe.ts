import { setTimeout as wait } from 'node:timers/promises'
import { transcription } from '#shared/contract/http/transcribe.ts'
import type { Ms } from '#shared/std/units.ts'
import { rapFor } from '../cloud-api/ports/sound-in/testing/rapped.ts'
import { writeWebm } from '../cloud-api/ports/sound-in/testing/write-webm.ts'
import {
  saying,
  startTranscriptionServer,
} from '../cloud-api/ports/speech-in/testing/transcription-server.ts'
import { startRealServer } from '../scripts/support/real-server.ts'
import { type Bench, progress } from './support/bench.ts'
import { expectOk, signUp, startBattle, type Player } from './support/player.ts'
import { spreadOf } from './support/statistics.ts'

/** How long the service on this machine takes. */
const SERVICE_MS = 200
const SECONDS = [10, 30]
const PACKETS_A_SECOND = 50
const WARM_UP = 5
/** Recordings for one account before the next is opened: a player may not send them much faster than people do. */
const CALLS_PER_PLAYER = 20

/** What a player waits for between the end of a recording and its text, beyond what the service that writes takes. */
export const bench: Bench = {
  defaultRuns: 40,
  async measure(runs) {
    const listener = await startTranscriptionServer(async (...call) => {
      await wait(SERVICE_MS)
      await saying({ text: 'I cut the fat from a phrase till the phrase is lethal' })(...call)
    })
    const server = await startRealServer({
      FREE_BATTLES_PER_DAY: '10000',
      SPEECH_IN: 'groq',
      GROQ_API_KEY: 'none',
      GROQ_BASE_URL: `${listener.origin}/openai/v1`,
    })
    try {
      progress('Rapping …')
      const { packets } = await rapFor(Math.max(...SECONDS))
      const seconds: Record<string, unknown> = {}
      for (const length of SECONDS) {
        progress(`Sending ${runs} recordings of ${length} s …`)
        const webm = writeWebm(packets.slice(0, length * PACKETS_A_SECOND))
        const times = await timesOf(server.origin, runs, webm)
        seconds[length] = {
          bytes: webm.length,
          callMs: spreadOf(times),
          beyondServiceMs: spreadOf(times.map((ms) => ms - SERVICE_MS)),
        }
      }
      return { serviceMs: SERVICE_MS, seconds }
    } finally {
      await server.stop()
      await listener.stop()
    }
  },
}

/** How long each call takes, its whole answer included. */
async function timesOf(origin: string, runs: number, recording: Uint8Array): Promise<Ms[]> {
  const times: Ms[] = []
  let player: Player | undefined
  let battleId = ''
  for (let call = 0; call < WARM_UP + runs; call += 1) {
    if (player === undefined || call % CALLS_PER_PLAYER === 0) {
      player = await signUp(origin)
      ;({ id: battleId } = await startBattle(player, 'razor'))
    }
    const form = new FormData()
    form.append('audio', new Blob([Uint8Array.from(recording)], { type: 'audio/webm' }), 'recording.webm')
    const startedAt = performance.now()
    const response = await player.call(`/api/battles/${battleId}/transcribe`, { method: 'POST', body: form })
    await expectOk(response, 'writing a recording down')
    transcription.parse(await response.json())
    if (call >= WARM_UP) times.push(performance.now() - startedAt)
  }
  return times
}
