import { availableParallelism } from 'node:os'
import { VOICE_IDS, type VoiceId } from '#shared/domain/character/character.ts'
import type { Ms } from '#shared/std/units.ts'
import { loadFliteProgram } from '../flite/flite-program.ts'
import type { LineOrder } from '../line-voice.ts'
import { compileOpus } from '../opus-encoder.ts'
import { OPUS_RATE, PACKET_SAMPLES } from '../opus-format.ts'
import type { Speech } from '../say-in-time.ts'
import { SpeechProblem } from '../speech-out.ts'
import { unpackSound } from './line-sound.ts'
import type { LineAnswer, LineTask, RenderTask, SayTask } from './line-task.ts'
import { openThreadPool, PoolClosed, type ThreadPool } from './thread-pool.ts'

type Order = Pick<LineOrder, 'index' | 'signal'>

/** Threads that say lines and make packets of them. The first lines of verses come before later ones. */
export interface VoiceThreads {
  /** Has flite say a line. @throws SpeechProblem, or the signal's reason */
  say(task: SayTask, order: Order): Promise<Speech>
  /** Has packets made of a line that was said. @throws SpeechProblem, or the signal's reason */
  render(task: RenderTask, order: Order): Promise<readonly Uint8Array[]>
  /** Has threads start if none is awake. Never fails. */
  prepare(): void
  close(): Promise<void>
}

export interface VoiceThreadsOptions {
  /** Most threads that speak at a time; otherwise one a core, at most four. */
  readonly threads?: number
  /** How long an idle thread is kept. A new one costs a verse 80 to 130 ms, a kept one 35 MB and more. */
  readonly idleAfter?: Ms
}

const PATIENCE: Ms = 10_000
/** Long enough for threads to last from round to round of a battle. */
const IDLE_AFTER: Ms = 60_000
/** Two say a verse of four lines in under 0.1 s and keep half the memory of four, which are for several verses at once. */
const CALM_THREADS = 2
const WORKER = new URL('./line-worker.ts', import.meta.url)

type LinePool = ThreadPool<LineTask, LineAnswer>

/**
 * Opens the threads. Each voice has spoken once when they are handed over, so that the engine's machine code, which all
 * threads share, is ready; no thread is kept for it.
 * @throws when the engine's file is missing or cannot run.
 */
export async function openVoiceThreads(options: VoiceThreadsOptions = {}): Promise<VoiceThreads> {
  // The threads do not ask for libopus by this name; holding it here is what counts.
  const data = { ...(await loadFliteProgram()), opus: await compileOpus() }
  const openPool = (threads: number) =>
    openThreadPool<LineTask, LineAnswer>({
      file: WORKER,
      data,
      threads,
      calmThreads: CALM_THREADS,
      idleAfter: options.idleAfter ?? IDLE_AFTER,
      patience: PATIENCE,
    })
  const first = threadsFrom(openPool(1))
  try {
    for (const voiceId of VOICE_IDS) await rehearse(first, voiceId)
  } finally {
    await first.close()
  }
  return threadsFrom(openPool(options.threads ?? Math.min(4, availableParallelism())))
}

/** Over any pool of threads that say and render lines. */
export function threadsFrom(pool: LinePool): VoiceThreads {
  const run = async (task: LineTask, { index, signal }: Order): Promise<LineAnswer> => {
    try {
      return await pool.run(task, { rank: index, signal })
    } catch (error) {
      if (signal?.aborted === true) throw signal.reason
      throw new SpeechProblem(error instanceof PoolClosed ? 'closed' : 'broken', { cause: error })
    }
  }
  const threads: VoiceThreads = {
    say: async (task, order) => {
      const answer = await run(task, order)
      if (answer.did !== 'say') throw new Error(`The thread was to say a line and did "${answer.did}".`)
      return answer
    },
    render: async (task, order) => {
      const answer = await run(task, order)
      if (answer.did !== 'render') throw new Error(`The thread was to render a line and did "${answer.did}".`)
      return unpackSound(answer)
    },
    prepare: () => {
      if (!pool.isAsleep()) return
      for (let thread = 0; thread < pool.calmThreads; thread += 1) {
        // Whatever is wrong will be told to whoever wants a verse.
        rehearse(threads, 'razor-edge').catch(() => undefined)
      }
    },
    close: () => pool.close(),
  }
  return threads
}

/** What a thread says to itself to be ready: long enough for V8 to compile what runs often. */
const REHEARSAL = 'one two, one two, is this thing on'

async function rehearse(threads: VoiceThreads, voiceId: VoiceId): Promise<void> {
  const order = { index: 0 }
  const task = { do: 'say', text: REHEARSAL, words: REHEARSAL.split(' '), voiceId, speed: 1 } as const
  const { samples, rate, finish } = await threads.say(task, order)
  const end = samples.length / rate
  const map = [0, end].map((time) => ({ from: time, to: time }))
  const place = {
    map,
    packets: Math.ceil((end * OPUS_RATE) / PACKET_SAMPLES) + 1,
    from: 0,
    to: Math.floor(end * OPUS_RATE),
  }
  await threads.render({ do: 'render', voiceId, samples, rate, finish, ...place }, order)
}
