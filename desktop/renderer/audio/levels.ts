import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Share } from '#shared/std/units.ts'
import { followOpenness, opennessOf } from './mouth.ts'

/**
 * What sounds right now, measured, not assumed. This store is also the one documented seam through which an
 * end-to-end test may assert that playing is not silent: the arena shows `loudest` as `data-loudest-db`.
 */
export interface Levels {
  /** RMS of the voice before volume and mute, 0-1 of full scale. */
  readonly voice: number
  /** How far that opens a mouth. */
  readonly openness: Share
  /** RMS of everything sent to the speakers, after volume and mute. */
  readonly output: number
  /**
   * How loud the voice has reached the speakers at most since the latest clip began: no louder than it is itself, music
   * aside, nor than all that was sent.
   */
  readonly loudest: number
}

const SILENCE: Levels = { voice: 0, openness: 0, output: 0, loudest: 0 }

export interface LevelMeter {
  readonly levels: StoreApi<Levels>
  /** Measures from now on, once a frame; forgets the loudest level so far. */
  readonly start: () => void
  /** Ends measuring: the mouth shuts, the loudest level stays. */
  readonly stop: () => void
}

/** Calls back once, at the next frame. @returns how to cancel that. */
export type NextFrame = (then: () => void) => () => void

/** A meter over two taps of the mixer. */
export function createLevelMeter(
  taps: () => { readonly voice: AnalyserNode; readonly output: AnalyserNode },
  nextFrame: NextFrame,
): LevelMeter {
  const levels = createStore<Levels>(() => SILENCE)
  let cancel: (() => void) | undefined

  const measure = (): void => {
    const { voice, output } = taps()
    levels.setState((before) => {
      const heard = rmsOf(voice)
      const sent = rmsOf(output)
      return {
        voice: heard,
        openness: followOpenness(before.openness, opennessOf(heard)),
        output: sent,
        loudest: Math.max(before.loudest, Math.min(heard, sent)),
      }
    })
    cancel = nextFrame(measure)
  }

  return {
    levels,
    start: () => {
      cancel?.()
      levels.setState(SILENCE)
      cancel = nextFrame(measure)
    },
    stop: () => {
      cancel?.()
      cancel = undefined
      levels.setState((before) => ({ ...SILENCE, loudest: before.loudest }))
    },
  }
}

function rmsOf(tap: AnalyserNode): number {
  const samples = new Float32Array(tap.fftSize)
  tap.getFloatTimeDomainData(samples)
  return rms(samples)
}

/** Root mean square of samples; 0 of none. */
export function rms(samples: Float32Array): number {
  if (samples.length === 0) return 0
  let sum = 0
  for (const sample of samples) sum += sample * sample
  return Math.sqrt(sum / samples.length)
}

/** RMS as decibels of full scale, rounded to a tenth; silence is -120. */
export const decibelsOf = (level: number): number =>
  Math.round(Math.max(-120, 20 * Math.log10(Math.max(level, 1e-6))) * 10) / 10
