import { SOUND_FILES, type SoundFile } from '#shared/contract/sound-files.ts'
import type { Seconds } from '#shared/std/units.ts'
import type { ContextKeeper } from '../context-keeper.ts'
import { EFFECTS, type EffectName } from './effects.ts'
import type { SoundSource } from './sound-source.ts'
import type { Sounds, Voice } from './voice.ts'

/** What is later than this says nothing any more: nobody wants a bell in the middle of the round. */
const LATEST: Seconds = 1

export interface EffectPlayerDeps extends Pick<ContextKeeper, 'context' | 'ensureRunning'> {
  readonly output: () => AudioNode
  readonly hadGesture: () => boolean
  readonly sound: SoundSource
}

export interface EffectPlayer {
  /** Sounds an effect, after the given delay. Silent when the browser does not let sound through yet. */
  readonly play: (name: EffectName, delay?: Seconds) => void
  /** Ends all effects that sound or are due. */
  readonly stop: () => void
}

export function createEffectPlayer(deps: EffectPlayerDeps): EffectPlayer {
  let sounding: readonly Voice[] = []
  let stops = 0

  const begin = async (name: EffectName, delay: Seconds): Promise<void> => {
    const asked = stops
    if (!(await deps.ensureRunning())) return
    const context = deps.context()
    const due = context.currentTime + delay
    const { needs, play } = EFFECTS[name]
    const sounds = await soundsOf(needs, deps.sound)
    // Those that will be wanted later in the battle are to be there by then.
    void soundsOf(SOUND_FILES, deps.sound)
    const now = context.currentTime
    if (sounds === undefined || asked !== stops || now > due + LATEST) return
    const started = play(context, deps.output(), Math.max(now, due), sounds)
    sounding = [...sounding.filter((voice) => voice.endsAt > now), started]
  }

  return {
    play: (name, delay = 0) => {
      // Before the first gesture an effect is dropped, not saved up.
      if (deps.hadGesture()) void begin(name, delay)
    },
    stop: () => {
      stops += 1
      for (const voice of sounding) voice.stop()
      sounding = []
    },
  }
}

/** Sounds by name, all of them loaded; undefined where one cannot be had. */
async function soundsOf(names: readonly SoundFile[], load: SoundSource): Promise<Sounds | undefined> {
  try {
    const loaded = new Map(await Promise.all(names.map(async (name) => [name, await load(name)] as const)))
    return (name) => {
      const sound = loaded.get(name)
      if (sound === undefined) throw new RangeError(`An effect does not say that it needs ${name}.`)
      return sound
    }
  } catch {
    return undefined
  }
}
