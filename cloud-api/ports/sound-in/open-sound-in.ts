import type { Delivery } from '#shared/domain/scoring/flow/spoken-flow.ts'
import type { Result } from '#shared/std/result.ts'
import type { Ms } from '#shared/std/units.ts'
import { openThreadPool } from '../speech-out/threads/thread-pool.ts'
import type { RecordingRefusal } from './bad-recording.ts'
import { SoundInProblem, type SoundIn } from './sound-in.ts'

export interface SoundInOptions {
  /** Most recordings that are heard at a time. */
  readonly threads?: number
  /** How long a recording may take, waiting included. */
  readonly patience?: Ms
  /** Most recordings that are heard or wait. */
  readonly places?: number
  /** How long an idle thread is kept. */
  readonly idleAfter?: Ms
  /** What a thread runs. */
  readonly worker?: URL
}

const WORKER = new URL('./hear-worker.ts', import.meta.url)
/** A minute lasts from round to round of a battle. */
const DEFAULTS = { threads: 2, patience: 5000, places: 16, idleAfter: 60_000, worker: WORKER }

/** Opens the ear for recordings: threads that are started by the first one. */
export function openSoundIn(options: SoundInOptions = {}): SoundIn {
  const { threads, patience, places, idleAfter, worker } = { ...DEFAULTS, ...options }
  const pool = openThreadPool<Uint8Array, Result<Delivery, RecordingRefusal>>({
    file: worker,
    data: undefined,
    threads,
    calmThreads: 1,
    idleAfter,
    patience,
  })
  let taken = 0

  return {
    hear: async (bytes, signal) => {
      signal?.throwIfAborted()
      if (taken >= places) throw new SoundInProblem('Too many recordings are being heard.')
      taken += 1
      const limit = AbortSignal.timeout(patience)
      try {
        return await pool.run(bytes, {
          signal: signal === undefined ? limit : AbortSignal.any([signal, limit]),
        })
      } catch (error) {
        signal?.throwIfAborted()
        throw new SoundInProblem('The recording was not heard.', { cause: error })
      } finally {
        taken -= 1
      }
    },
    close: () => pool.close(),
  }
}
