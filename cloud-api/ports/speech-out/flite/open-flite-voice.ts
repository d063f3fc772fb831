import { availableParallelism } from 'node:os'
import { VOICE_IDS } from '#shared/domain/character/character.ts'
import type { Ms } from '#shared/std/units.ts'
import { compileOpus } from '../opus-encoder.ts'
import {
  MAX_LINES,
  SpeechProblem,
  type SpeakRequest,
  type SpeechOut,
  type SpokenVerse,
} from '../speech-out.ts'
import { loadFliteProgram } from './flite-program.ts'
import type { Speech } from '../say-in-time.ts'
import type { LineAnswer, LineSound, LineTask, RenderTask, SayTask } from './line-task.ts'
import { performVerse } from './perform-verse.ts'
import { openThreadPool, PoolClosed, type ThreadPool } from './thread-pool.ts'

export interface FliteVoiceOptions {
  /** Most threads that speak at a time; otherwise one a core, at most four. */
  readonly threads?: number
  /** Most verses in work at a time, waiting ones included; one more is refused as `busy`. */
  readonly maxVerses?: number
  /** How long an idle thread is kept. A new one costs a verse 80 to 130 ms, a kept one 35 MB and more. */
  readonly idleAfter?: Ms
}

const PATIENCE: Ms = 10_000
/** Long enough for threads to last from round to round of a battle. */
const IDLE_AFTER: Ms = 60_000
/** Two say a verse of four lines in under 0.1 s and keep half the memory of four, which are for several verses at once. */
const CALM_THREADS = 2
const WORKER = new URL('./line-worker.ts', import.meta.url)

/** What a thread says to itself to be ready: long enough for V8 to compile what runs often. */
const REHEARSAL = { lines: ['one two, one two, is this thing on'], bpm: 90, speed: 1 }

type LinePool = ThreadPool<LineTask, LineAnswer>

/**
 * Opens the voice that comes with the product: flite in threads, without key or network. Each voice has spoken once
 * when it is handed over, so that the engine's machine code is ready; no thread is kept for it.
 * @throws when the engine's file is missing or cannot run.
 */
export async function openFliteVoice(options: FliteVoiceOptions = {}): Promise<SpeechOut> {
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
  await rehearse(openPool(1))
  return speechFrom(openPool(options.threads ?? Math.min(4, availableParallelism())), options.maxVerses ?? 32)
}

/** The machine code is shared by all threads, so one that says something in each voice prepares those to come. */
async function rehearse(pool: LinePool): Promise<void> {
  try {
    for (const voiceId of VOICE_IDS) await perform(pool, { ...REHEARSAL, voiceId })
  } finally {
    await pool.close()
  }
}

/** A voice over any pool of threads that say lines. */
export function speechFrom(pool: LinePool, maxVerses: number): SpeechOut {
  let speaking = 0
  return {
    speak: async (request) => {
      check(request)
      if (speaking >= maxVerses) throw new SpeechProblem('busy')
      speaking += 1
      try {
        return await perform(pool, request)
      } catch (error) {
        if (request.signal?.aborted === true) throw request.signal.reason
        throw new SpeechProblem(error instanceof PoolClosed ? 'closed' : 'broken', { cause: error })
      } finally {
        speaking -= 1
      }
    },
    prepare: () => {
      if (!pool.isAsleep()) return
      for (let thread = 0; thread < pool.calmThreads; thread += 1) {
        // Whatever is wrong will be told to whoever wants a verse.
        perform(pool, { ...REHEARSAL, voiceId: 'razor-edge' }).catch(() => undefined)
      }
    },
    close: () => pool.close(),
  }
}

function check({ lines, speed, bpm, signal }: SpeakRequest): void {
  signal?.throwIfAborted()
  if (lines.length === 0 || lines.length > MAX_LINES) {
    throw new RangeError(`A verse has 1 to ${MAX_LINES} lines, not ${lines.length}.`)
  }
  if (!(speed >= 0.5 && speed <= 2))
    throw new RangeError(`A voice speaks at 0.5 to 2 times its pace, not ${speed}.`)
  if (!(bpm >= 40 && bpm <= 200)) throw new RangeError(`A beat has 40 to 200 beats a minute, not ${bpm}.`)
}

/** Has a verse performed by threads. */
async function perform(pool: LinePool, request: SpeakRequest): Promise<SpokenVerse> {
  const { spoken } = await performVerse(
    {
      say: (task) => say(pool, task, request.signal),
      render: (task) => render(pool, task, request.signal),
    },
    request,
  )
  return spoken
}

async function say(pool: LinePool, task: SayTask, signal?: AbortSignal): Promise<Speech> {
  const answer = await pool.run(task, signal)
  if (answer.did !== 'say') throw new Error(`The thread was to say a line and did "${answer.did}".`)
  return answer
}

async function render(pool: LinePool, task: RenderTask, signal?: AbortSignal): Promise<LineSound> {
  const answer = await pool.run(task, signal)
  if (answer.did !== 'render') throw new Error(`The thread was to render a line and did "${answer.did}".`)
  return answer
}
