import { parentPort, workerData } from 'node:worker_threads'
import { BEATS } from '#shared/dsp/beats/beats.ts'
import { writeBeat } from './write-beat.ts'

/** What a thread is to do: play these beats into this folder. */
export interface BeatTask {
  readonly ids: readonly string[]
  readonly folder: string
}

const { ids, folder } = workerData as BeatTask
for (const beat of BEATS.filter(({ id }) => ids.includes(id)))
  parentPort?.postMessage(await writeBeat(beat, folder))
