import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { CHARACTER_IDS } from '#shared/domain/character/character.ts'
import { startRealServer } from '../scripts/support/real-server.ts'
import { type Bench, progress } from './support/bench.ts'
import { type Player, expectOk, signUp, startBattle } from './support/player.ts'
import { spreadOf } from './support/statistics.ts'

/** Battles for one account before the next is opened: a player may not submit much faster than people do. */
const BATTLES_PER_PLAYER = 8
/** Rounds that are not counted: the first calls warm up compiled code, the workers and the pools. */
const WARM_UP_BATTLES = 4
/** Until the voice has let its idle threads go. */
const REST_MS = 75_000

const VERSES = [
  'I walk in the booth and the temperature drops\nYou talk like a king but your empire stops\nI stack every bar like a brick on a block\nBy the time that you answer I ran out the clock',
  'Your flow is a ghost that nobody can hear\nI been on this mic since before you were near\nYou bring me a whisper, I hand you a storm\nYou studied the rules and I broke every form',
  'They told me you battle, I started to laugh\nI read your whole notebook and cut it in half\nThe crowd on my side and the beat in my chest\nGo home with the silver, I only take best',
]

interface Turn {
  /** From submitting to the whole JSON. */
  readonly jsonMs: number
  /** From submitting to the first byte of the opponent's voice. */
  readonly audioMs: number
  /** What the server said it spent, by part. */
  readonly parts: Readonly<Record<string, number>>
}

/** A text round over HTTP against the offline opponent, one player at a time. */
export const bench: Bench = {
  defaultRuns: 60,
  async measure(runs) {
    const server = await startRealServer({ FREE_BATTLES_PER_DAY: '10000' })
    try {
      progress('Resting …')
      await wait(REST_MS)
      const memoryAtRest = await server.residentMegabytes()
      progress(`Fighting ${runs} rounds …`)
      await fight(server.origin, WARM_UP_BATTLES * 3)
      const turns = await fight(server.origin, runs)
      const memoryInBattle = await server.residentMegabytes()
      progress('Resting …')
      await wait(REST_MS)
      const names = [...new Set(turns.flatMap(({ parts }) => Object.keys(parts)))]
      return {
        rounds: turns.length,
        submitToJsonMs: spreadOf(turns.map(({ jsonMs }) => jsonMs)),
        submitToFirstAudioByteMs: spreadOf(turns.map(({ audioMs }) => audioMs)),
        everythingButSpeechMs: spreadOf(turns.map(({ jsonMs, parts }) => jsonMs - (parts['voice'] ?? 0))),
        serverPartsMs: Object.fromEntries(
          names.map((name) => [name, spreadOf(turns.map(({ parts }) => parts[name] ?? 0))]),
        ),
        memoryAtRestMegabytes: memoryAtRest,
        memoryInBattleMegabytes: memoryInBattle,
        memoryAtRestAfterwardsMegabytes: await server.residentMegabytes(),
      }
    } finally {
      await server.stop()
    }
  },
}

async function fight(origin: string, rounds: number): Promise<Turn[]> {
  const turns: Turn[] = []
  let player = await signUp(origin)
  for (let battles = 0; turns.length < rounds; battles += 1) {
    if (battles > 0 && battles % BATTLES_PER_PLAYER === 0) player = await signUp(origin)
    const character = CHARACTER_IDS[battles % CHARACTER_IDS.length] ?? CHARACTER_IDS[0]
    const { id, maxRounds } = await startBattle(player, character)
    for (let round = 0; round < maxRounds && turns.length < rounds; round += 1) {
      turns.push(await takeTurn(player, id, VERSES[round % VERSES.length] ?? ''))
    }
  }
  return turns
}

const answerBody = z.object({ audioUrl: z.string() })

async function takeTurn(player: Player, battle: string, verse: string): Promise<Turn> {
  const form = new FormData()
  form.set('userVerse', verse)
  const startedAt = performance.now()
  const answer = await player.call(`/api/battles/${battle}/rounds`, { method: 'POST', body: form })
  await expectOk(answer, 'submitting a round')
  const { audioUrl } = answerBody.parse(await answer.json())
  const jsonMs = performance.now() - startedAt

  const audio = await player.call(audioUrl)
  await expectOk(audio, 'fetching the voice')
  const reader = audio.body?.getReader()
  await reader?.read()
  const audioMs = performance.now() - startedAt
  await reader?.cancel()
  return { jsonMs, audioMs, parts: readServerTiming(answer.headers.get('server-timing') ?? '') }
}

/** Durations by name from a Server-Timing header: `voice;dur=12.3, total;dur=20.1`. */
function readServerTiming(header: string): Record<string, number> {
  const parts = [...header.matchAll(/([\w-]+);dur=([\d.]+)/g)]
  return Object.fromEntries(parts.map(([, name = '', ms]) => [name, Number(ms)]))
}
