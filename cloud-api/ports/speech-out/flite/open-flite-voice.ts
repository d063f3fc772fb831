import { availableParallelism } from 'node:os'
import { VOICE_IDS } from '#shared/domain/character/character.ts'
import type { Ms } from '#shared/std/units.ts'
import { MAX_LINES, SpeechProblem, type SpeakRequest, type SpeechOut } from '../speech-out.ts'
import { loadFliteProgram } from './flite-program.ts'
import { joinLines } from './join-lines.ts'
import type { LineSound, LineTask } from './line-task.ts'
import { speakableText, speakableWords } from './speakable-text.ts'
import { openThreadPool, PoolClosed, type ThreadPool } from './thread-pool.ts'

export interface FliteVoiceOptions {
  /** Most threads that speak at a time; otherwise one a core, at most four. */
  readonly threads?: number
  /** Most verses in work at a time, waiting ones included; one more is refused as `busy`. */
  readonly maxVerses?: number
  /** How long an idle thread is kept. A new one costs a verse about 80 ms, a kept one 35 MB. */
  readonly idleAfter?: Ms
}

/** Least pause between two lines, and room after the last one for its echo. */
const GAP: Ms = 200
const LAST_GAP: Ms = 120
const PATIENCE: Ms = 10_000
const WORKER = new URL('./line-worker.ts', import.meta.url)

/**
 * Opens the voice that comes with the product: flite in threads, without key or network. Each voice has spoken once
 * when it is handed over, so that the first verse finds the engine's machine code ready; no thread is kept for it.
 * @throws when the engine's file is missing or cannot run.
 */
export async function openFliteVoice(options: FliteVoiceOptions = {}): Promise<SpeechOut> {
  const program = await loadFliteProgram()
  const openPool = (threads: number) =>
    openThreadPool<LineTask, LineSound>({
      file: WORKER,
      data: program,
      threads,
      idleAfter: options.idleAfter ?? 60_000,
      patience: PATIENCE,
    })
  await rehearse(openPool(1))
  return speechFrom(openPool(options.threads ?? Math.min(4, availableParallelism())), options.maxVerses ?? 32)
}

/** The machine code is shared by all threads, so one that says something in each voice prepares those to come. */
async function rehearse(pool: ThreadPool<LineTask, LineSound>): Promise<void> {
  try {
    for (const voiceId of VOICE_IDS) await pool.run({ text: 'ready', words: [], voiceId, speed: 1, gap: 0 })
  } finally {
    await pool.close()
  }
}

/** A voice over any pool of threads that say lines. */
export function speechFrom(pool: ThreadPool<LineTask, LineSound>, maxVerses: number): SpeechOut {
  let speaking = 0
  return {
    speak: async (request) => {
      check(request)
      if (speaking >= maxVerses) throw new SpeechProblem('busy')
      speaking += 1
      try {
        return joinLines(await Promise.all(tasksOf(request).map((task) => pool.run(task, request.signal))))
      } catch (error) {
        if (request.signal?.aborted === true) throw request.signal.reason
        throw new SpeechProblem(error instanceof PoolClosed ? 'closed' : 'broken', { cause: error })
      } finally {
        speaking -= 1
      }
    },
    close: () => pool.close(),
  }
}

function check({ lines, speed, signal }: SpeakRequest): void {
  signal?.throwIfAborted()
  if (lines.length === 0 || lines.length > MAX_LINES) {
    throw new RangeError(`A verse has 1 to ${MAX_LINES} lines, not ${lines.length}.`)
  }
  if (!(speed >= 0.5 && speed <= 2))
    throw new RangeError(`A voice speaks at 0.5 to 2 times its pace, not ${speed}.`)
}

function tasksOf({ lines, voiceId, speed }: SpeakRequest): LineTask[] {
  const last = lines.length - 1
  return lines.map((line, index) => ({
    text: speakableText(line),
    words: speakableWords(line),
    voiceId,
    speed,
    gap: index === last ? LAST_GAP : GAP,
  }))
}
