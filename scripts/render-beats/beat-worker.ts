import { parentPort, workerData } from 'node:worker_threads'
import { BEATS } from '#shared/dsp/beats/beats.ts'
import { writeBeat } from './write-beat.ts'

/** Plays each beat that it is sent the id of, and answers with its entry; ends when it is sent no more. */
const { folder } = workerData as { readonly folder: string }
parentPort?.on('message', (id: string | undefined) => {
  const beat = BEATS.find((one) => one.id === id)
  if (beat === undefined) parentPort?.close()
  else void writeBeat(beat, folder).then((entry) => parentPort?.postMessage(entry))
})
