import { createStore } from 'zustand/vanilla'
import type { AudioEngine } from '../../../audio/audio-engine.ts'
import type { ClipOutcome, ClipState } from '../../../audio/clip-player.ts'
import type { Levels } from '../../../audio/levels.ts'
import { createFakeBeat, type FakeBeat } from '../../../audio/testing/fake-beat.ts'

/** An audio engine that makes no sound: the test says when a clip sounds, where it is and how it ends. */
export interface FakeAudio extends AudioEngine {
  /** Clips asked for, in order. */
  readonly played: string[]
  readonly effects: string[]
  readonly beat: FakeBeat
  readonly sound: (positionMs?: number) => void
  readonly end: (outcome?: ClipOutcome) => void
  readonly speakAt: (openness: number) => void
}

export function createFakeAudio(): FakeAudio {
  const clip = createStore<ClipState>(() => ({ status: 'idle' }))
  const levels = createStore<Levels>(() => ({ voice: 0, openness: 0, output: 0, loudest: 0 }))
  const unlocked = createStore<boolean>(() => true)
  const played: string[] = []
  const effects: string[] = []
  let finish: (outcome: ClipOutcome) => void = () => undefined
  let position = 0

  const end = (outcome: ClipOutcome = 'ended'): void => {
    const url = played.at(-1) ?? ''
    const failed = { status: 'failed', url, problem: 'missing' } as const
    const blocked = { status: 'blocked', url } as const
    clip.setState(outcome === 'blocked' ? blocked : outcome === 'failed' ? failed : { status: 'idle' }, true)
    finish(outcome)
  }

  return {
    played,
    effects,
    beat: createFakeBeat(),
    end,
    sound: (positionMs = 0) => {
      position = positionMs
      clip.setState({ status: 'playing', url: played.at(-1) ?? '', durationMs: 8000 }, true)
    },
    speakAt: (openness) => {
      levels.setState({ openness })
    },
    playClip: (url) => {
      finish('stopped')
      played.push(url)
      clip.setState({ status: 'loading', url }, true)
      return new Promise((resolve) => {
        finish = resolve
      })
    },
    prepareClip: () => undefined,
    stopClip: () => {
      end('stopped')
    },
    positionMs: () => position,
    playEffect: (name) => {
      effects.push(name)
    },
    stopAll: () => {
      end('stopped')
    },
    watch: () => () => undefined,
    clip,
    levels,
    unlocked,
  }
}
