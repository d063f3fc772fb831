import { parentPort } from 'node:worker_threads'
import { hearRecording } from '../hear-recording.ts'

/** A thread that hears recordings; of one byte it dies, and of two it hangs, as none of the real ones may. */
parentPort?.on('message', (bytes: Uint8Array) => {
  if (bytes.length === 1) throw new Error('dead')
  while (bytes.length === 2);
  void hearRecording(bytes).then((heard) => parentPort?.postMessage(heard))
})
