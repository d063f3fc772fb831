import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Ms } from '#shared/std/units.ts'
import { ClipError, type ClipProblem, type ClipSource } from './clip-source.ts'

/** What the one clip player is doing; each state has only its own fields. */
export type ClipState =
  | { readonly status: 'idle' }
  | { readonly status: 'loading'; readonly url: string }
  | { readonly status: 'playing'; readonly url: string; readonly durationMs: Ms }
  /** The browser keeps sound from starting: a gesture on Play Audio will do it. */
  | { readonly status: 'blocked'; readonly url: string }
  | { readonly status: 'failed'; readonly url: string; readonly problem: ClipProblem }

/** How an attempt to play a clip went. `stopped`: by the player, or by another clip that took over. */
export type ClipOutcome = 'ended' | 'stopped' | 'blocked' | 'failed'

export interface ClipPlayerDeps {
  readonly context: () => AudioContext
  readonly ensureRunning: () => Promise<boolean>
  /** Where clips are connected to. */
  readonly output: () => AudioNode
  readonly load: ClipSource
  /** Told when a clip starts to sound, and when it no longer does. */
  readonly onSounding?: (sounding: boolean) => void
}

/** Plays one clip at a time. */
export interface ClipPlayer {
  readonly clip: StoreApi<ClipState>
  /** Plays a clip from its start, ending any other; asking for the clip that is already on shares its attempt. */
  readonly play: (url: string) => Promise<ClipOutcome>
  /** Loads a clip ahead of its turn; a failure shows when it is played. */
  readonly prepare: (url: string) => void
  readonly stop: () => void
  /** How far into the playing clip the listener is, in ms: the context's clock less the way to the ear. */
  readonly positionMs: () => Ms
}

interface Attempt {
  readonly url: string
  readonly abort: AbortController
  readonly outcome: Promise<ClipOutcome>
}

export function createClipPlayer(deps: ClipPlayerDeps): ClipPlayer {
  const clip = createStore<ClipState>(() => ({ status: 'idle' }))
  let attempt: Attempt | undefined
  let startedAt = 0

  const show = (state: ClipState): void => {
    clip.setState(state, true)
  }

  const run = async (url: string, signal: AbortSignal): Promise<ClipOutcome> => {
    show({ status: 'loading', url })
    // Woken before the download, while the gesture that asked for the clip still counts.
    const running = deps.ensureRunning()
    const loaded = await deps.load(url).catch(toClipError)
    const mayPlay = await running
    if (signal.aborted) return 'stopped'
    if (loaded instanceof ClipError) {
      show({ status: 'failed', url, problem: loaded.problem })
      return 'failed'
    }
    if (!mayPlay) {
      show({ status: 'blocked', url })
      return 'blocked'
    }
    return sound(url, loaded, signal)
  }

  const sound = async (url: string, buffer: AudioBuffer, signal: AbortSignal): Promise<ClipOutcome> => {
    const context = deps.context()
    const source = context.createBufferSource()
    source.buffer = buffer
    source.connect(deps.output())
    const ended = new Promise<void>((resolve) => {
      source.addEventListener('ended', () => {
        resolve()
      })
    })
    signal.addEventListener('abort', () => {
      source.stop()
    })
    startedAt = context.currentTime
    source.start()
    show({ status: 'playing', url, durationMs: buffer.duration * 1000 })
    deps.onSounding?.(true)
    await ended
    source.disconnect()
    if (signal.aborted) return 'stopped'
    show({ status: 'idle' })
    deps.onSounding?.(false)
    return 'ended'
  }

  const stop = (): void => {
    const wasPlaying = clip.getState().status === 'playing'
    attempt?.abort.abort()
    attempt = undefined
    show({ status: 'idle' })
    if (wasPlaying) deps.onSounding?.(false)
  }

  const play = (url: string): Promise<ClipOutcome> => {
    if (attempt?.url === url && isUnderWay(clip.getState())) return attempt.outcome
    stop()
    const abort = new AbortController()
    const outcome = run(url, abort.signal)
    attempt = { url, abort, outcome }
    return outcome
  }

  return {
    clip,
    play,
    prepare: (url) => {
      deps.load(url).catch(() => undefined)
    },
    stop,
    positionMs: () => {
      const state = clip.getState()
      if (state.status !== 'playing') return 0
      const context = deps.context()
      const heardAt = context.currentTime - (context.outputLatency || context.baseLatency || 0)
      return Math.min(state.durationMs, Math.max(0, (heardAt - startedAt) * 1000))
    },
  }
}

const isUnderWay = (state: ClipState): boolean => state.status === 'loading' || state.status === 'playing'

function toClipError(problem: unknown): ClipError {
  if (problem instanceof ClipError) return problem
  throw problem
}
