import type { StoreApi } from 'zustand/vanilla'
import type { Ms, Seconds, Share } from '#shared/std/units.ts'
import { createBeatPlayer, type BeatPlayer } from './beat/beat-player.ts'
import { loadTune } from './beat/load-tune.ts'
import type { MusicChoices } from './beat/tune.ts'
import { createClipPlayer, type ClipOutcome, type ClipPlayer, type ClipState } from './clip-player.ts'
import { createClipSource } from './clip-source.ts'
import { createContextKeeper } from './context-keeper.ts'
import { createEffectPlayer } from './effects/effect-player.ts'
import type { EffectName } from './effects/effects.ts'
import { createSoundSource } from './effects/sound-source.ts'
import { chunkFormatOf, type ChunkFormat, type ClipType } from './formats.ts'
import { createLevelMeter, type Levels, type NextFrame } from './levels.ts'
import { createMixer, type Mixer } from './mixer.ts'
import { wait } from './retry.ts'

export interface AudioEngineDeps {
  readonly createContext: () => AudioContext
  readonly fetch: typeof globalThis.fetch
  /** Containers this browser says it plays, best first. */
  readonly types: () => readonly ClipType[]
  readonly hadGesture: () => boolean
  readonly nextFrame: NextFrame
  /** How loud the player wants everything, and the music. */
  readonly loudness: Pick<StoreApi<Loudness>, 'getState' | 'subscribe'>
  readonly storage?: Pick<Storage, 'getItem' | 'setItem'>
}

export interface Loudness extends MusicChoices {
  readonly volume: Share
  readonly muted: boolean
}

/** All of the product's sound: one AudioContext, one clip at a time, effects and a beat beside it, one volume over all. */
export interface AudioEngine {
  /** Plays a clip from its start, ending any other (ClipPlayer.play). */
  readonly playClip: (url: string) => Promise<ClipOutcome>
  /** Opens a voice that is heard while it still comes, ending any other clip (ClipPlayer.open). */
  readonly openVoice: ClipPlayer['open']
  /** The container that the chunks of such a voice should come in. */
  readonly chunkFormat: () => ChunkFormat
  readonly stopClip: () => void
  /** How far into the playing clip the listener is, in ms; 0 while none plays. */
  readonly positionMs: () => Ms
  /** Sounds an effect, after the given delay. Silent when the browser does not let sound through yet. */
  readonly playEffect: (name: EffectName, delay?: Seconds) => void
  /** The music: beats of battles, and the theme song. It steps back while a clip plays. */
  readonly beat: BeatPlayer
  /** Ends everything that sounds. */
  readonly stopAll: () => void
  /** Wakes the sound at gestures on this page (ContextKeeper.watch). @returns how to stop that. */
  readonly watch: (page: Document) => () => void
  readonly clip: Readable<ClipState>
  readonly levels: Readable<Levels>
  /** Whether this browser has let sound through, now or on an earlier visit. */
  readonly unlocked: Readable<boolean>
}

/** A store as seen by those who only look. */
export type Readable<State> = Pick<StoreApi<State>, 'getState' | 'getInitialState' | 'subscribe'>

export function createAudioEngine(deps: AudioEngineDeps): AudioEngine {
  const keeper = createContextKeeper(deps)
  let opened: Mixer | undefined
  const mixer = (): Mixer => (opened ??= createMixer(keeper.context(), gainOf(deps.loudness.getState())))
  deps.loudness.subscribe((next) => opened?.setVolume(gainOf(next)))

  const meter = createLevelMeter(() => mixer().taps, deps.nextFrame)
  const beat = createBeatPlayer({
    context: keeper.context,
    ensureRunning: keeper.ensureRunning,
    output: () => mixer().beat,
    load: (tune) => loadTune({ ...deps, context: keeper.context }, tune),
    wait,
    choices: deps.loudness,
  })
  const decode = async (bytes: ArrayBuffer): Promise<AudioBuffer> => keeper.context().decodeAudioData(bytes)
  const player = createClipPlayer({
    context: keeper.context,
    ensureRunning: keeper.ensureRunning,
    output: () => mixer().voice,
    load: createClipSource({ fetch: deps.fetch, decode, types: deps.types, wait }),
    decode,
    wait,
    beat,
    onSounding: (sounding) => {
      beat.duck(sounding)
      if (sounding) meter.start()
      else meter.stop()
    },
  })

  const effects = createEffectPlayer({
    context: keeper.context,
    ensureRunning: keeper.ensureRunning,
    output: () => mixer().effects,
    hadGesture: deps.hadGesture,
    sound: createSoundSource({ fetch: deps.fetch, context: keeper.context }),
  })

  return {
    playClip: player.play,
    openVoice: player.open,
    chunkFormat: () => chunkFormatOf(deps.types()),
    stopClip: player.stop,
    positionMs: player.positionMs,
    playEffect: effects.play,
    beat,
    stopAll: () => {
      player.stop()
      effects.stop()
      beat.stop()
    },
    watch: keeper.watch,
    clip: player.clip,
    levels: meter.levels,
    unlocked: keeper.unlocked,
  }
}

const gainOf = ({ volume, muted }: Loudness): Share => (muted ? 0 : volume)
