import { fromDecibels } from '#shared/dsp/decibels.ts'
import type { Seconds, Share } from '#shared/std/units.ts'
import type { BeatClock } from './beat-clock.ts'
import type { LoadedTune } from './load-tune.ts'

/** Time to fill the audio thread's queue, so that the first stroke is not late. */
const LEAD_SECONDS: Seconds = 0.05
/** Below the length of a stroke: the first downbeat keeps its punch. */
const FADE_IN_SECONDS: Seconds = 0.01
const FADE_OUT_SECONDS: Seconds = 0.4
/** Time constants of stepping back, of coming forward, and of any change of volume. */
const BACK_SECONDS: Seconds = 0.06
const FORWARD_SECONDS: Seconds = 0.35
const GLIDE_SECONDS: Seconds = 0.03
/** How far a beat steps back under a voice. */
const DUCKED = fromDecibels(-3)
/** And under its own fill, which plays on the same drums. */
const UNDER_FILL = fromDecibels(-9)

/** A tune that sounds. Times are seconds of the context's clock. */
export interface LoopVoice {
  readonly clock: BeatClock
  readonly setVolume: (volume: Share) => void
  readonly duck: (ducked: boolean) => void
  /** Plays a fill of one bar before a downbeat; what of it is past stays out. A former one that still plays ends. */
  readonly fill: (fill: AudioBuffer, downbeat: Seconds) => void
  /** Fades out and lets everything go. */
  readonly stop: () => void
}

/**
 * Starts a loop as soon as the context can: on its first downbeat, or, where it went round before, at the place where it
 * would be by now.
 * @param clock of the loop when it went round before
 */
export function startLoop(
  context: BaseAudioContext,
  output: AudioNode,
  { loop, barSeconds }: Pick<LoadedTune, 'loop' | 'barSeconds'>,
  {
    volume,
    ducked,
    clock,
  }: { readonly volume: Share; readonly ducked: boolean; readonly clock?: BeatClock | undefined },
): LoopVoice {
  const level = gainOf(context, volume)
  const back = gainOf(context, ducked ? DUCKED : 1)
  const dip = gainOf(context, 1)
  const source = context.createBufferSource()
  source.buffer = loop
  source.loop = true
  source.connect(dip).connect(back).connect(level).connect(output)
  // On a sample: between two of them a browser would have to guess each one.
  const entersAt = Math.ceil((context.currentTime + LEAD_SECONDS) * context.sampleRate) / context.sampleRate
  const startedAt = clock?.startedAt ?? entersAt
  dip.gain.setValueAtTime(0, entersAt)
  dip.gain.linearRampToValueAtTime(1, entersAt + FADE_IN_SECONDS)
  source.start(
    entersAt,
    (Math.round((entersAt - startedAt) * loop.sampleRate) % loop.length) / loop.sampleRate,
  )

  const glide = (gain: AudioParam, target: number, constant: Seconds): void => {
    gain.setTargetAtTime(target, context.currentTime, constant)
  }
  let filling: AudioBufferSourceNode | undefined

  return {
    clock: { startedAt, barSeconds },
    setVolume: (next) => {
      glide(level.gain, next, GLIDE_SECONDS)
    },
    duck: (next) => {
      glide(back.gain, next ? DUCKED : 1, next ? BACK_SECONDS : FORWARD_SECONDS)
    },
    fill: (fill, downbeat) => {
      const now = context.currentTime
      const begins = downbeat - barSeconds
      if (downbeat <= now) return
      filling?.stop(now)
      filling = context.createBufferSource()
      filling.buffer = fill
      filling.connect(level)
      const from = Math.max(begins, now)
      filling.start(from, from - begins)
      makeRoom(dip.gain, now, from, downbeat)
    },
    stop: () => {
      const now = context.currentTime
      level.gain.cancelScheduledValues(now)
      level.gain.setTargetAtTime(0, now, FADE_OUT_SECONDS / 5)
      source.addEventListener('ended', () => {
        level.disconnect()
      })
      source.stop(Math.max(now, entersAt) + FADE_OUT_SECONDS)
      filling?.stop(now + FADE_OUT_SECONDS)
    },
  }
}

/** Dips from one time to another, both to come; a former dip ends now. */
function makeRoom(gain: AudioParam, now: Seconds, from: Seconds, until: Seconds): void {
  gain.cancelScheduledValues(now)
  if (from > now) {
    gain.setTargetAtTime(1, now, GLIDE_SECONDS / 2)
    gain.setValueAtTime(1, from)
  }
  gain.setTargetAtTime(UNDER_FILL, from, GLIDE_SECONDS)
  gain.setTargetAtTime(1, Math.max(from, until - 2 * GLIDE_SECONDS), GLIDE_SECONDS / 2)
}

function gainOf(context: BaseAudioContext, level: number): GainNode {
  const gain = context.createGain()
  gain.gain.value = level
  return gain
}
