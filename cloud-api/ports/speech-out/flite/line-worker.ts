import { parentPort, workerData } from 'node:worker_threads'
import { createOpusEncoder } from '../opus-encoder.ts'
import { createFliteEngine } from './flite-engine.ts'
import type { FliteProgram } from './flite-program.ts'
import type { LineTask } from './line-task.ts'
import { sayLine } from './say-line.ts'

/** A thread of the voice: it gets the compiled engine and says line after line. What it cannot say ends it. */
const engine = createFliteEngine(workerData as FliteProgram)
const encode = createOpusEncoder()

parentPort?.on('message', (task: LineTask) => {
  const line = sayLine(engine, encode, task)
  parentPort?.postMessage(line, [line.bytes.buffer, line.sizes.buffer])
})
