import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Ms } from '#shared/std/units.ts'
import { ClipError, type ClipProblem, type ClipSource } from './clip-source.ts'
import { collectParts, type Recording, type VoiceChunk } from './stream/collect-parts.ts'
import { soundParts, type Part } from './stream/sound-parts.ts'
import type { Downbeats } from './stream/timeline.ts'

/** What the one clip player is doing; each state has only its own fields. */
export type ClipState =
  | { readonly status: 'idle' }
  | { readonly status: 'loading'; readonly url: string }
  | { readonly status: 'playing'; readonly url: string }
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
  readonly decode: (bytes: ArrayBuffer) => Promise<AudioBuffer>
  readonly wait: (pause: Ms) => Promise<void>
  /** The music that live voices are laid on. */
  readonly beat?: Downbeats
  /** Told when a clip starts to sound, and when it no longer does. */
  readonly onSounding?: (sounding: boolean) => void
}

/** Plays one clip at a time. */
export interface ClipPlayer {
  readonly clip: StoreApi<ClipState>
  /** Plays a clip from its start, ending any other; asking for the clip that is already on shares its attempt. */
  readonly play: (url: string) => Promise<ClipOutcome>
  /**
   * Opens a clip that comes bit by bit, ending any other. Until it is whole it goes by `name` instead of an address.
   * @param onSounding told when it begins to be heard
   */
  readonly open: (name: string, onSounding: () => void) => LiveVoice
  readonly stop: () => void
  /** How far into the playing clip the listener is, in ms: the context's clock less the way to the ear. */
  readonly positionMs: () => Ms
}

/** A voice that is heard while its recording still comes. */
export interface LiveVoice {
  readonly add: (chunk: VoiceChunk) => void
  /** Lets it be heard from the next downbeat on, as soon as there is something to hear. */
  readonly start: () => void
  /** The recording is whole: what the chunks lack is taken from it, and the clip goes by its address from now on. */
  readonly finish: (recording: Recording) => void
  /** Stops it, unless another clip has taken its place. */
  readonly stop: () => void
  readonly outcome: Promise<ClipOutcome>
}

interface Attempt {
  url: string
  readonly abort: AbortController
  readonly outcome: Promise<ClipOutcome>
}

export function createClipPlayer(deps: ClipPlayerDeps): ClipPlayer {
  const clip = createStore<ClipState>(() => ({ status: 'idle' }))
  let attempt: Attempt | undefined
  let position = (): Ms => 0

  const show = (state: ClipState): void => {
    clip.setState(state, true)
  }

  const stop = (): void => {
    const wasPlaying = clip.getState().status === 'playing'
    attempt?.abort.abort()
    attempt = undefined
    show({ status: 'idle' })
    if (wasPlaying) deps.onSounding?.(false)
  }

  /** Begins an attempt in place of any other. */
  const begin = (
    url: string,
    perform: (own: Pick<Attempt, 'url' | 'abort'>) => Promise<ClipOutcome>,
  ): Attempt => {
    stop()
    show({ status: 'loading', url })
    const own = { url, abort: new AbortController() }
    attempt = Object.assign(own, { outcome: perform(own) })
    return attempt
  }

  const sound = async (
    own: Pick<Attempt, 'url' | 'abort'>,
    running: Promise<boolean>,
    stage: { readonly parts: AsyncIterable<Part>; readonly beat?: Downbeats | undefined },
    onSounding?: () => void,
  ): Promise<ClipOutcome> => {
    const { signal } = own.abort
    const mayPlay = await running
    if (signal.aborted) return 'stopped'
    if (!mayPlay) {
      show({ status: 'blocked', url: own.url })
      return 'blocked'
    }
    const sounding = soundParts(deps, {
      ...stage,
      signal,
      onSounding: () => {
        show({ status: 'playing', url: own.url })
        deps.onSounding?.(true)
        onSounding?.()
      },
    })
    position = sounding.positionMs
    const problem = await sounding.ended.then(() => undefined, toProblem)
    if (signal.aborted) return 'stopped'
    if (clip.getState().status === 'playing') deps.onSounding?.(false)
    show(problem === undefined ? { status: 'idle' } : { status: 'failed', url: own.url, problem })
    return problem === undefined ? 'ended' : 'failed'
  }

  const play = (url: string): Promise<ClipOutcome> => {
    if (attempt?.url === url && isUnderWay(clip.getState())) return attempt.outcome
    return begin(url, (own) => {
      // Woken before the download, while the gesture that asked for the clip still counts.
      const running = deps.ensureRunning()
      const loading = deps.load(url)
      // Where it may not sound nobody looks.
      loading.catch(() => undefined)
      return sound(own, running, { parts: wholeClip(loading) })
    }).outcome
  }

  const open: ClipPlayer['open'] = (name, onSounding) => {
    const collector = collectParts(deps)
    let start = (): void => undefined
    const permitted = new Promise<void>((resolve) => {
      start = resolve
    })
    const own = begin(name, (own) => {
      own.abort.signal.addEventListener('abort', () => {
        collector.close()
        start()
      })
      const running = permitted.then(() => !own.abort.signal.aborted && deps.ensureRunning())
      return sound(own, running, { parts: collector.parts, beat: deps.beat }, onSounding)
    })
    return {
      add: collector.add,
      start,
      finish: (recording) => {
        collector.finish(recording)
        own.url = recording.url
        const state = clip.getState()
        if (attempt === own && state.status !== 'idle') show({ ...state, url: recording.url })
      },
      stop: () => {
        if (attempt === own && isUnderWay(clip.getState())) stop()
      },
      outcome: own.outcome,
    }
  }

  return {
    clip,
    play,
    open,
    stop,
    positionMs: () => (clip.getState().status === 'playing' ? position() : 0),
  }
}

const isUnderWay = (state: ClipState): boolean => state.status === 'loading' || state.status === 'playing'

/** A clip that is there as a whole, or not at all. */
async function* wholeClip(loading: Promise<AudioBuffer>): AsyncGenerator<Part> {
  const buffer = await loading
  yield { buffer, startMs: 0, endMs: buffer.duration * 1000, bufferStartMs: 0 }
}

function toProblem(error: unknown): ClipProblem {
  if (error instanceof ClipError) return error.problem
  throw error
}
