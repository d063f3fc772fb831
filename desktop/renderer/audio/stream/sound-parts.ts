import type { Ms, Seconds } from '#shared/std/units.ts'
import {
  placeStretch,
  recordingPosition,
  withStretch,
  type Downbeats,
  type Run,
  type Stretch,
} from './timeline.ts'

/** A stretch of a recording that can be played. */
export interface Part extends Stretch {
  readonly buffer: AudioBuffer
  /** Where in the recording the buffer begins. */
  readonly bufferStartMs: Ms
}

export interface PartPlayerDeps {
  readonly context: () => AudioContext
  /** Where parts are connected to. */
  readonly output: () => AudioNode
  readonly wait: (pause: Ms) => Promise<void>
}

interface Stage {
  readonly parts: AsyncIterable<Part>
  /** Ends everything at once. */
  readonly signal: AbortSignal
  /** What the voice is laid on, if on anything. */
  readonly beat?: Downbeats | undefined
  /** Told when the first part begins to sound. */
  readonly onSounding: () => void
}

/** Parts that sound one behind the other. */
export interface SoundingParts {
  /** Resolves when the last one has ended, or all were stopped; rejects with what the parts throw. */
  readonly ended: Promise<void>
  /** How far into the recording the listener is: the context's clock less the way to the ear. */
  readonly positionMs: () => Ms
}

/** Plays parts as they come, each from the sample at which the one before ends. */
export function soundParts(deps: PartPlayerDeps, stage: Stage): SoundingParts {
  const { signal, beat } = stage
  let runs: readonly Run[] = []
  let over = false

  const sound = async (): Promise<void> => {
    let last: Promise<void> | undefined
    try {
      for await (const part of stage.parts) {
        if (signal.aborted) return
        const at = place(part)
        if (last === undefined) void untilHeard(at)
        last = startPart(part, at)
      }
    } finally {
      // What there is sounds to its end, even where the rest cannot be had.
      await last
      over = true
    }
  }

  /** Finds a part its place behind the others. */
  const place = (part: Part): Seconds => {
    const { currentTime, sampleRate } = deps.context()
    const { at, downbeat } = placeStretch(part, runs.at(-1), {
      now: currentTime,
      rate: sampleRate,
      nextDownbeat: (after) => beat?.nextDownbeat(after),
    })
    if (downbeat !== undefined) beat?.fillBefore(downbeat)
    runs = withStretch(runs, part, at)
    return at
  }

  const startPart = (part: Part, at: Seconds): Promise<void> => {
    const source = deps.context().createBufferSource()
    source.buffer = part.buffer
    source.connect(deps.output())
    source.start(at, (part.startMs - part.bufferStartMs) / 1000, (part.endMs - part.startMs) / 1000)
    return new Promise((resolve) => {
      const finish = (): void => {
        source.disconnect()
        resolve()
      }
      source.addEventListener('ended', finish)
      signal.addEventListener('abort', () => {
        source.stop()
        finish()
      })
    })
  }

  /** The context's clock may stand meanwhile, and a page that nobody looks at may wake late. */
  const untilHeard = async (at: Seconds): Promise<void> => {
    const context = deps.context()
    const isOver = (): boolean => over || signal.aborted
    while (context.currentTime < at && !isOver()) {
      await deps.wait(Math.max(4, (at - context.currentTime) * 1000))
    }
    if (!isOver()) stage.onSounding()
  }

  return {
    ended: sound(),
    positionMs: () => {
      const context = deps.context()
      const latency = context.outputLatency || context.baseLatency || 0
      return recordingPosition(runs, context.currentTime - latency)
    },
  }
}
