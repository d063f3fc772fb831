import type { Share } from '#shared/std/units.ts'

/** Seconds over which a change of volume is smoothed, so that it does not click. */
const GLIDE_SECONDS = 0.015
/** Samples an analyser looks back: about 21 ms at 48 kHz, one drawn frame. */
const TAP_SAMPLES = 1024

/** The fixed graph: voice, effects and beat into one master, with a tap on the voice and one on what leaves. */
export interface Mixer {
  readonly voice: GainNode
  readonly effects: GainNode
  readonly beat: GainNode
  readonly taps: { readonly voice: AnalyserNode; readonly output: AnalyserNode }
  /** Sets how loud everything is; 0 is silence. */
  readonly setVolume: (volume: Share) => void
}

export function createMixer(context: BaseAudioContext, volume: Share): Mixer {
  const voice = context.createGain()
  const effects = context.createGain()
  const beat = context.createGain()
  const master = context.createGain()
  master.gain.value = volume
  const taps = { voice: createTap(context), output: createTap(context) }
  voice.connect(taps.voice)
  voice.connect(master)
  effects.connect(master)
  beat.connect(master)
  master.connect(taps.output)
  master.connect(context.destination)
  return {
    voice,
    effects,
    beat,
    taps,
    setVolume: (next) => {
      master.gain.setTargetAtTime(next, context.currentTime, GLIDE_SECONDS)
    },
  }
}

function createTap(context: BaseAudioContext): AnalyserNode {
  const tap = context.createAnalyser()
  tap.fftSize = TAP_SAMPLES
  return tap
}
