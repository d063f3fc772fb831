import { parentPort } from 'node:worker_threads'
import { hearRecording } from './hear-recording.ts'

/** A thread that hears recordings, one after the other. What it cannot do ends it. */
parentPort?.on('message', (bytes: Uint8Array) => {
  // A rejection nobody takes ends the thread, as the pool expects.
  void hearRecording(bytes).then((heard) => parentPort?.postMessage(heard))
})
