import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Ms, Seconds } from '#shared/std/units.ts'
import { downbeatFrom, positionAt, type BeatClock, type BeatPosition } from './beat-clock.ts'
import type { LoadedTune } from './load-tune.ts'
import { startLoop, type LoopVoice } from './loop-voice.ts'
import { wantedVolume, type MusicChoices, type Tune } from './tune.ts'
import { untilRunning } from './until-running.ts'

/** Waits between tries to have a tune that the server may be rendering; the last one again and again. */
const RETRY_MS: readonly Ms[] = [2_000, 4_000, 8_000, 15_000, 30_000]

/** What the music is doing; each state has only its own fields. */
export type BeatState =
  /** Nothing is asked for, or it is turned off. */
  | { readonly status: 'silent' }
  /** On its way: loading, not rendered yet, or held back by the browser until a gesture. */
  | { readonly status: 'waiting'; readonly tune: Tune }
  | { readonly status: 'playing'; readonly tune: Tune }

export interface BeatPlayerDeps {
  readonly context: () => AudioContext
  readonly ensureRunning: () => Promise<boolean>
  /** Where the music is connected to. */
  readonly output: () => AudioNode
  /** A tune, or undefined while it cannot be had. */
  readonly load: (tune: Tune) => Promise<LoadedTune | undefined>
  readonly wait: (pause: Ms) => Promise<void>
  /** What the player wants to hear; with everything muted no music is begun, but what plays keeps time. */
  readonly choices: Pick<StoreApi<MusicChoices & { readonly muted: boolean }>, 'getState' | 'subscribe'>
}

/** Plays one tune at a time, round and round. All times are seconds of the AudioContext's clock. */
export interface BeatPlayer {
  readonly state: StoreApi<BeatState>
  /** Goes round with a tune as soon as it can be had and heard; another one ends, the same goes on. Never throws. */
  readonly play: (tune: Tune) => void
  readonly stop: () => void
  /** The first downbeat of the rapper's count that is not before `after`; undefined while no beat plays. */
  readonly nextDownbeat: (after: Seconds) => Seconds | undefined
  /** How long a bar of the rapper's count is; undefined while no beat plays. */
  readonly barSeconds: () => Seconds | undefined
  /** Plays a drum fill up to a downbeat, as much of its one bar as is still to come. Nothing while no beat plays. */
  readonly fillBefore: (downbeat: Seconds) => void
  /** Where in the music the listener is, the way to the ear taken off; undefined while no beat plays. */
  readonly beatPhase: () => BeatPosition | undefined
  /** Steps back while a voice speaks, and comes forward again. */
  readonly duck: (ducked: boolean) => void
}

export function createBeatPlayer(deps: BeatPlayerDeps): BeatPlayer {
  const state = createStore<BeatState>(() => ({ status: 'silent' }))
  let asked: Tune | undefined
  let attempt = new AbortController()
  let voice: LoopVoice | undefined
  let fill: AudioBuffer | undefined
  /** Runs on while the asked tune is turned off, since a voice may be on it. */
  let clock: BeatClock | undefined
  let kept: { readonly tune: Tune; readonly loaded: LoadedTune } | undefined
  let ducked = false

  const volumeOf = (tune: Tune) => wantedVolume(tune, deps.choices.getState())

  const load = async (tune: Tune, signal: AbortSignal): Promise<LoadedTune | undefined> => {
    for (let tries = 0; !signal.aborted; tries += 1) {
      const loaded = kept?.tune === tune ? kept.loaded : await deps.load(tune)
      if (loaded !== undefined) {
        kept = { tune, loaded }
        return loaded
      }
      await deps.wait(RETRY_MS[tries] ?? RETRY_MS.at(-1) ?? 0)
    }
    return undefined
  }

  const run = async (tune: Tune, signal: AbortSignal): Promise<void> => {
    if (!(await untilRunning(deps, signal))) return
    const loaded = await load(tune, signal)
    if (loaded === undefined || signal.aborted) return
    const context = deps.context()
    voice = startLoop(context, deps.output(), loaded, { volume: volumeOf(tune), ducked, clock })
    clock = voice.clock
    state.setState({ status: 'playing', tune }, true)
    const drums = await import('./fill.ts').catch(() => undefined)
    if (!signal.aborted) fill = drums?.playFill(context, loaded)
  }

  const end = (): void => {
    attempt.abort()
    voice?.stop()
    voice = undefined
    fill = undefined
    state.setState({ status: 'silent' }, true)
  }

  /** Brings what sounds in line with what is asked for and wanted. */
  const settle = (): void => {
    const now = state.getState()
    const volume = asked === undefined ? 0 : volumeOf(asked)
    if (volume > 0 && now.status !== 'silent' && now.tune === asked) {
      voice?.setVolume(volume)
      return
    }
    if (now.status !== 'silent') end()
    if (asked === undefined || volume === 0 || deps.choices.getState().muted) return
    attempt = new AbortController()
    state.setState({ status: 'waiting', tune: asked }, true)
    void run(asked, attempt.signal)
  }
  const ask = (tune: Tune | undefined): void => {
    if (tune !== asked) clock = undefined
    asked = tune
    settle()
  }
  deps.choices.subscribe(settle)

  return {
    state,
    play: ask,
    stop: () => {
      ask(undefined)
    },
    nextDownbeat: (after) => voice && downbeatFrom(voice.clock, after),
    barSeconds: () => voice?.clock.barSeconds,
    fillBefore: (downbeat) => {
      if (fill !== undefined) voice?.fill(fill, downbeat)
    },
    beatPhase: () => {
      if (voice === undefined) return undefined
      const { currentTime, outputLatency, baseLatency } = deps.context()
      return positionAt(voice.clock, currentTime - (outputLatency || baseLatency || 0))
    },
    duck: (next) => {
      ducked = next
      voice?.duck(next)
    },
  }
}
