import { createStore } from 'zustand/vanilla'
import type { AudioEngine } from '../../../audio/audio-engine.ts'
import type { ClipOutcome, ClipState } from '../../../audio/clip-player.ts'
import type { Levels } from '../../../audio/levels.ts'
import { createFakeBeat, type FakeBeat } from '../../../audio/testing/fake-beat.ts'

/** An audio engine that makes no sound: the test says when a clip sounds, where it is and how it ends. */
export interface FakeAudio extends AudioEngine {
  /** Clips asked for, in order; a voice that comes bit by bit from when it may sound. */
  readonly played: string[]
  /** Where the chunks begin that such voices were given. */
  readonly chunks: number[]
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
  const chunks: number[] = []
  const effects: string[] = []
  let onSounding = (): void => undefined
  let finish: (outcome: ClipOutcome) => void = () => undefined
  let position = 0

  const end = (outcome: ClipOutcome = 'ended'): void => {
    const url = played.at(-1) ?? ''
    const failed = { status: 'failed', url, problem: 'missing' } as const
    const blocked = { status: 'blocked', url } as const
    clip.setState(outcome === 'blocked' ? blocked : outcome === 'failed' ? failed : { status: 'idle' }, true)
    finish(outcome)
  }

  /** Another clip takes the place of the one before. */
  const begin = (url: string, told = (): void => undefined): Promise<ClipOutcome> => {
    finish('stopped')
    onSounding = told
    clip.setState({ status: 'loading', url }, true)
    return new Promise((resolve) => {
      finish = resolve
    })
  }

  const openVoice: AudioEngine['openVoice'] = (name, told) => {
    const outcome = begin(name, told)
    let url = name
    let started = false
    return {
      outcome,
      add: ({ chunkMs }) => {
        chunks.push(chunkMs)
      },
      start: () => {
        if (!started) played.push(url)
        started = true
      },
      finish: (recording) => {
        if (started) played.splice(-1, 1, recording.url)
        url = recording.url
        const state = clip.getState()
        if (state.status !== 'idle') clip.setState({ ...state, url }, true)
      },
      stop: () => {
        const state = clip.getState()
        if ((state.status === 'loading' || state.status === 'playing') && state.url === url) end('stopped')
      },
    }
  }

  return {
    played,
    chunks,
    effects,
    beat: createFakeBeat(),
    end,
    sound: (positionMs = 0) => {
      position = positionMs
      clip.setState({ status: 'playing', url: played.at(-1) ?? '' }, true)
      onSounding()
    },
    speakAt: (openness) => {
      levels.setState({ openness })
    },
    playClip: (url) => {
      played.push(url)
      return begin(url)
    },
    openVoice,
    chunkFormat: () => 'webm',
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
