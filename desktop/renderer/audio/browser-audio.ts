import { createAudioEngine, type AudioEngine } from './audio-engine.ts'
import { playableTypes } from './formats.ts'
import { usePreferences } from '../ui/preferences.ts'

let engine: AudioEngine | undefined

/** The page's one audio engine, made on first use and listening for the gesture that unlocks it. */
export function browserAudio(): AudioEngine {
  engine ??= openEngine()
  return engine
}

function openEngine(): AudioEngine {
  const created = createAudioEngine({
    createContext: () => new AudioContext({ latencyHint: 'interactive' }),
    fetch: (input, init) => fetch(input, init),
    types: () => {
      const probe = document.createElement('audio')
      return playableTypes((type) => probe.canPlayType(type))
    },
    // Safari before 16.4 does not tell; there a context that is not running is taken for blocked.
    hadGesture: () => (navigator.userActivation as UserActivation | undefined)?.hasBeenActive ?? false,
    nextFrame: (then) => {
      const frame = requestAnimationFrame(then)
      return () => {
        cancelAnimationFrame(frame)
      }
    },
    loudness: usePreferences,
    ...storageWhereAllowed(),
  })
  created.watch(document)
  return created
}

/** Browsers that keep nothing throw on the mere mention of storage. */
function storageWhereAllowed(): { storage: Storage } | Record<string, never> {
  try {
    return { storage: localStorage }
  } catch {
    return {}
  }
}
