import { BELL_STROKES } from '#shared/dsp/sound-effects/bell-strokes.ts'
import type { Seconds } from '#shared/std/units.ts'
import { together, type Effect, type Voice } from './voice.ts'

/** From the first stroke of the bell on. */
const THIRD_STROKE: Seconds = BELL_STROKES[2]
/** Round bell and endings against everything else. */
const BELL_LEVEL = 0.8
const ENDING_LEVEL = 0.9
/** When the crowd takes over from the horn. */
const CROWD_AFTER: Seconds = 0.45
/** Hides where a sound is cut into; far below the length of a stroke. */
const CUT_SECONDS: Seconds = 0.002
/** Share of the peak at which a sound is taken to have begun. */
const BEGUN = 0.02

/** Three strokes: the fight is over. */
export const finalBell: Effect = (context, output, at, sounds) =>
  playFrom({ context, output, at, level: BELL_LEVEL }, sounds('boxing-bell'), 0)

/** One stroke, the last of the three, which rings out: the round begins. */
export const roundBell: Effect = (context, output, at, sounds) =>
  playFrom({ context, output, at, level: BELL_LEVEL }, sounds('boxing-bell'), THIRD_STROKE)

/** The horn for whoever has won, and the crowd. */
export const victory: Effect = (context, output, at, sounds) => {
  const half = { context, output, level: ENDING_LEVEL / 2 }
  return together([
    playFrom({ ...half, at }, sounds('air-horn'), 0),
    playFrom({ ...half, at: at + CROWD_AFTER }, sounds('crowd-reaction'), 0),
  ])
}

interface Place {
  readonly context: BaseAudioContext
  readonly output: AudioNode
  readonly at: Seconds
  readonly level: number
}

/** Plays a sound from a moment after its own beginning, which decoders put at different places (SFX-5). */
function playFrom({ context, output, at, level }: Place, sound: AudioBuffer, from: Seconds): Voice {
  const gain = context.createGain()
  gain.gain.setValueAtTime(0, at)
  gain.gain.linearRampToValueAtTime(level, at + CUT_SECONDS)
  const source = context.createBufferSource()
  source.buffer = sound
  source.connect(gain).connect(output)
  const offset = beginningOf(sound) + from
  source.start(at, offset)
  return {
    endsAt: at + sound.duration - offset,
    stop: () => {
      source.stop()
    },
  }
}

function beginningOf(sound: AudioBuffer): Seconds {
  const samples = sound.getChannelData(0)
  const peak = samples.reduce((top, sample) => Math.max(top, Math.abs(sample)), 0)
  const first = samples.findIndex((sample) => Math.abs(sample) > BEGUN * peak)
  return Math.max(0, first) / sound.sampleRate
}
