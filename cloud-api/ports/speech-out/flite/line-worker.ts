import { parentPort, workerData } from 'node:worker_threads'
import { createOpusEncoder } from '../opus-encoder.ts'
import { createFliteEngine } from './flite-engine.ts'
import type { FliteProgram } from './flite-program.ts'
import type { LineAnswer, LineTask } from './line-task.ts'
import { renderLine } from './render-line.ts'
import { sayLine } from './say-line.ts'

/** A thread of the voice: it gets the compiled engine and says line after line. What it cannot do ends it. */
const engine = createFliteEngine(workerData as FliteProgram)
const encode = createOpusEncoder()

parentPort?.on('message', (task: LineTask) => {
  if (task.do === 'say') {
    const speech = sayLine(engine, task)
    parentPort?.postMessage({ did: 'say', ...speech } satisfies LineAnswer, [speech.samples.buffer])
  } else {
    const sound = renderLine(encode, task)
    const { bytes, sizes } = sound
    parentPort?.postMessage({ did: 'render', ...sound } satisfies LineAnswer, [bytes.buffer, sizes.buffer])
  }
})
