import { setTimeout as wait } from 'node:timers/promises'
import { CHARACTER_IDS, type Character } from '#shared/domain/character/character.ts'
import { characterById } from '#shared/domain/character/characters.ts'
import type { Ms } from '#shared/std/units.ts'
import { loadPronouncer } from '../cloud-api/ear/load-pronouncer.ts'
import { startRealServer } from '../scripts/support/real-server.ts'
import { type Bench, progress } from './support/bench.ts'
import { type Player, expectOk, signUp, startBattle } from './support/player.ts'
import { SERVICES_ALONE_MS, startSimulatedServices } from './support/simulated-services.ts'
import { spreadOf } from './support/statistics.ts'
import { streamTurn, type StreamedTurn } from './support/stream-turn.ts'

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

/** A turn answered in JSON. */
interface Turn {
  /** From submitting to the whole JSON. */
  readonly jsonMs: Ms
  /** What the server said it spent, by part. */
  readonly parts: Readonly<Record<string, number>>
}

/**
 * Text rounds over HTTP, one player at a time: against the offline opponents, in JSON and as events; then, as events,
 * with a writer and a voice of others behind simulated services. How long those listen to a player is no part of it:
 * nothing here listens yet.
 */
export const bench: Bench = {
  defaultRuns: 60,
  async measure(runs) {
    const alone = await measureAlone(runs)
    return { ...alone, withSimulatedServices: await measureWithServices(runs) }
  },
}

async function measureAlone(runs: number) {
  const server = await startRealServer({ FREE_BATTLES_PER_DAY: '10000' })
  try {
    progress('Resting …')
    await wait(REST_MS)
    const memoryAtRest = await server.residentMegabytes()
    progress(`Fighting ${2 * runs} rounds …`)
    await fight(server.origin, WARM_UP_BATTLES * 3, answerInJson)
    const turns = await fight(server.origin, runs, answerInJson)
    const streamed = await fight(server.origin, runs, streamTurn)
    const memoryInBattle = await server.residentMegabytes()
    progress('Resting …')
    await wait(REST_MS)
    const names = [...new Set(turns.flatMap(({ parts }) => Object.keys(parts)))]
    return {
      rounds: turns.length,
      submitToJsonMs: spreadOf(turns.map(({ jsonMs }) => jsonMs)),
      everythingButSpeechMs: spreadOf(turns.map(({ jsonMs, parts }) => jsonMs - (parts['voice'] ?? 0))),
      serverPartsMs: Object.fromEntries(
        names.map((name) => [name, spreadOf(turns.map(({ parts }) => parts[name] ?? 0))]),
      ),
      streamed: timesOf(streamed),
      memoryAtRestMegabytes: memoryAtRest,
      memoryInBattleMegabytes: memoryInBattle,
      memoryAtRestAfterwardsMegabytes: await server.residentMegabytes(),
    }
  } finally {
    await server.stop()
  }
}

async function measureWithServices(runs: number) {
  const ear = await loadPronouncer()
  const services = await startSimulatedServices()
  const server = await startRealServer({ FREE_BATTLES_PER_DAY: '10000', ...services.environment })
  try {
    progress(`Fighting ${runs} rounds with services …`)
    let seed = 0
    const take: TakeTurn<StreamedTurn> = async (player, battle, verse, character) => {
      await services.prepare(ear, character, verse, (seed += 1))
      return streamTurn(player, battle, verse)
    }
    await fight(server.origin, WARM_UP_BATTLES * 3, take)
    const turns = await fight(server.origin, runs, take)
    return {
      servicesAloneMs: SERVICES_ALONE_MS,
      ...timesOf(turns),
      addedToFirstAudioByteMs: spreadOf(turns.map(({ audioMs }) => audioMs - SERVICES_ALONE_MS)),
      fellBack: turns.filter(({ fellBack }) => fellBack).length,
    }
  } finally {
    await server.stop()
    await services.close()
  }
}

const timesOf = (turns: readonly StreamedTurn[]) => ({
  submitToFirstLineMs: spreadOf(turns.map(({ lineMs }) => lineMs)),
  submitToFirstAudioByteMs: spreadOf(turns.map(({ audioMs }) => audioMs)),
  submitToDoneMs: spreadOf(turns.map(({ doneMs }) => doneMs)),
})

type TakeTurn<Taken> = (player: Player, battle: string, verse: string, character: Character) => Promise<Taken>

async function fight<Taken>(origin: string, rounds: number, take: TakeTurn<Taken>): Promise<Taken[]> {
  const turns: Taken[] = []
  let player = await signUp(origin)
  for (let battles = 0; turns.length < rounds; battles += 1) {
    if (battles > 0 && battles % BATTLES_PER_PLAYER === 0) player = await signUp(origin)
    const character = characterById(CHARACTER_IDS[battles % CHARACTER_IDS.length] ?? 'razor')
    const { id, maxRounds } = await startBattle(player, character.id)
    for (let round = 0; round < maxRounds && turns.length < rounds; round += 1) {
      turns.push(await take(player, id, VERSES[round % VERSES.length] ?? '', character))
    }
  }
  return turns
}

async function answerInJson(player: Player, battle: string, verse: string): Promise<Turn> {
  const form = new FormData()
  form.set('userVerse', verse)
  const startedAt = performance.now()
  const answer = await player.call(`/api/battles/${battle}/rounds`, { method: 'POST', body: form })
  await expectOk(answer, 'submitting a round')
  await answer.json()
  const jsonMs = performance.now() - startedAt
  return { jsonMs, parts: readServerTiming(answer.headers.get('server-timing') ?? '') }
}

/** Durations by name from a Server-Timing header: `voice;dur=12.3, total;dur=20.1`. */
function readServerTiming(header: string): Record<string, number> {
  const parts = [...header.matchAll(/([\w-]+);dur=([\d.]+)/g)]
  return Object.fromEntries(parts.map(([, name = '', ms]) => [name, Number(ms)]))
}
