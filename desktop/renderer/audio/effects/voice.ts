import type { SoundFile } from '#shared/contract/sound-files.ts'
import type { Seconds } from '#shared/std/units.ts'

/** A sound that has been started and can be cut short. */
export interface Voice {
  /** When it has died away, in seconds of the context's clock. */
  readonly endsAt: Seconds
  readonly stop: () => void
}

/** The sounds that an effect needs, decoded. */
export type Sounds = (name: SoundFile) => AudioBuffer

/** Starts a sound on any context, live or offline, at a time of its clock. */
export type Effect = (context: BaseAudioContext, output: AudioNode, at: Seconds, sounds: Sounds) => Voice

/** A gain that jumps to a level and falls away exponentially, as anything struck does. */
export function struck(context: BaseAudioContext, at: Seconds, level: number, decay: Seconds): GainNode {
  const gain = context.createGain()
  gain.gain.setValueAtTime(0, 0)
  gain.gain.setValueAtTime(0, at)
  gain.gain.linearRampToValueAtTime(level, at + 0.002)
  gain.gain.setTargetAtTime(0, at + 0.002, decay / 5)
  return gain
}

/** Starts the sources and stops them at the end; stopping early stops them all. */
export function sounding(sources: readonly AudioScheduledSourceNode[], at: Seconds, endsAt: Seconds): Voice {
  for (const source of sources) {
    source.start(at)
    source.stop(endsAt)
  }
  return {
    endsAt,
    stop: () => {
      for (const source of sources) source.stop()
    },
  }
}

/** Several voices as one. */
export const together = (voices: readonly Voice[]): Voice => ({
  endsAt: Math.max(...voices.map((voice) => voice.endsAt)),
  stop: () => {
    for (const voice of voices) voice.stop()
  },
})
