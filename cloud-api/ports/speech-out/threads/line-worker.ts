import { parentPort, workerData } from 'node:worker_threads'
import { createFliteEngine } from '../flite/flite-engine.ts'
import type { FliteProgram } from '../flite/flite-program.ts'
import { sayLine } from '../flite/say-line.ts'
import { createOpusEncoder } from '../opus-encoder.ts'
import { renderLine } from '../render/render-line.ts'
import { packSound } from './line-sound.ts'
import type { LineAnswer, LineTask } from './line-task.ts'

/** A thread of the voice: it gets the compiled engine and says and renders line after line. What it cannot do ends it. */
const engine = createFliteEngine(workerData as FliteProgram)
const encode = createOpusEncoder()

parentPort?.on('message', (task: LineTask) => {
  if (task.do === 'say') {
    const speech = sayLine(engine, task)
    parentPort?.postMessage({ did: 'say', ...speech } satisfies LineAnswer, [speech.samples.buffer])
  } else {
    const sound = packSound(renderLine(encode, task))
    const { bytes, sizes } = sound
    parentPort?.postMessage({ did: 'render', ...sound } satisfies LineAnswer, [bytes.buffer, sizes.buffer])
  }
})
