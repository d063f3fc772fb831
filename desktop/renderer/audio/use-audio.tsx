import { createContext, use, type ReactNode } from 'react'
import { useStore } from 'zustand'
import type { AudioEngine, Readable } from './audio-engine.ts'
import { browserAudio } from './browser-audio.ts'

const AudioContextOfReact = createContext<AudioEngine | undefined>(undefined)

/** Gives the screens below another engine than the page's own: for tests. */
export function AudioProvider({ engine, children }: { engine: AudioEngine; children: ReactNode }): ReactNode {
  return <AudioContextOfReact value={engine}>{children}</AudioContextOfReact>
}

/** The engine that plays all sound of this page. */
export function useAudio(): AudioEngine {
  return use(AudioContextOfReact) ?? browserAudio()
}

/** What `look` picks from one of the engine's stores; the component draws again only when that changes. */
export function useReading<State, Picked>(store: Readable<State>, look: (state: State) => Picked): Picked {
  return useStore(store, look)
}
