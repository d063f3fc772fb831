import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Ms } from '#shared/std/units.ts'
import { RETRY_WAITS_MS } from './retry.ts'

/** Gestures in which a browser lets sound begin. */
const GESTURES = ['pointerdown', 'pointerup', 'touchend', 'click', 'keydown'] as const
/** Where it is remembered, across visits, that this browser has let sound through. */
const UNLOCKED_KEY = 'clapback.audio-unlocked'
/** How long a sound device may take to open once the browser has nothing against it. */
const DEVICE_WAIT_MS: Ms = 3000

export interface ContextKeeperDeps {
  /** Called once, the first time sound is needed. */
  readonly createContext: () => AudioContext
  readonly storage?: Pick<Storage, 'getItem' | 'setItem'>
  /** Whether the page has had a gesture, so that a context that is not running yet is slow, not blocked. */
  readonly hadGesture: () => boolean
}

/** Owns the page's one AudioContext: opens it late, wakes it when it sleeps, never closes it. */
export interface ContextKeeper {
  readonly context: () => AudioContext
  /** Wakes the context, trying again after 100, 200 and 300 ms. @returns whether it runs. */
  readonly ensureRunning: () => Promise<boolean>
  /** Whether this browser has let sound through, now or on an earlier visit. */
  readonly unlocked: StoreApi<boolean>
  /** Wakes the context at each gesture and when the page comes back to the front. @returns how to stop that. */
  readonly watch: (page: Document) => () => void
}

export function createContextKeeper(deps: ContextKeeperDeps): ContextKeeper {
  const unlocked = createStore<boolean>(() => readFlag(deps.storage))
  let opened: AudioContext | undefined

  const noteRunning = (): void => {
    if (opened?.state !== 'running' || unlocked.getState()) return
    unlocked.setState(true, true)
    writeFlag(deps.storage)
  }

  const context = (): AudioContext => {
    if (opened === undefined) {
      opened = deps.createContext()
      opened.addEventListener('statechange', noteRunning)
      noteRunning()
    }
    return opened
  }

  /** A browser without sound, or one that has run out of devices, throws: the game goes on in silence. */
  const contextIfAny = (): AudioContext | undefined => {
    try {
      return context()
    } catch {
      return undefined
    }
  }

  const ensureRunning = async (): Promise<boolean> => {
    const target = contextIfAny()
    if (target === undefined) return false
    for (const duration of RETRY_WAITS_MS) {
      if (await wake(target, duration)) return true
    }
    return wake(target, deps.hadGesture() ? DEVICE_WAIT_MS : 0)
  }

  const watch = (page: Document): (() => void) => {
    const stop = new AbortController()
    const onGesture = (): void => {
      const target = contextIfAny()
      if (target === undefined || target.state === 'running') return
      primeOutput(target)
      ask(target)
    }
    for (const gesture of GESTURES) {
      page.addEventListener(gesture, onGesture, { capture: true, passive: true, signal: stop.signal })
    }
    const onVisible = (): void => {
      // After a call or a locked screen iOS leaves the context 'interrupted'; it wakes only when asked.
      if (page.visibilityState === 'visible' && opened !== undefined && opened.state !== 'running')
        ask(opened)
    }
    page.addEventListener('visibilitychange', onVisible, { signal: stop.signal })
    return () => {
      stop.abort()
    }
  }

  return { context, ensureRunning, unlocked, watch }
}

/** Asks the browser to let the context run; a browser that blocks it may never settle the promise. */
function ask(context: AudioContext): void {
  context.resume().catch(() => undefined)
}

/** Asks, then waits for the context to run, at most for the given time. */
function wake(context: AudioContext, patience: Ms): Promise<boolean> {
  if (context.state === 'running') return Promise.resolve(true)
  return new Promise((resolve) => {
    const finish = (): void => {
      clearTimeout(timer)
      context.removeEventListener('statechange', onChange)
      resolve(context.state === 'running')
    }
    const onChange = (): void => {
      if (context.state === 'running') finish()
    }
    const timer = setTimeout(finish, patience)
    context.addEventListener('statechange', onChange)
    ask(context)
  })
}

/** One silent sample, started inside the gesture: older iOS opens its output for nothing less. */
function primeOutput(context: AudioContext): void {
  const source = context.createBufferSource()
  source.buffer = context.createBuffer(1, 1, context.sampleRate)
  source.connect(context.destination)
  source.start()
}

function readFlag(storage: ContextKeeperDeps['storage']): boolean {
  try {
    return storage?.getItem(UNLOCKED_KEY) === 'true'
  } catch {
    return false
  }
}

function writeFlag(storage: ContextKeeperDeps['storage']): void {
  try {
    storage?.setItem(UNLOCKED_KEY, 'true')
  } catch {
    // A browser that stores nothing asks for sound again on the next visit.
  }
}
