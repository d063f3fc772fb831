import type { SoundFile } from '#shared/contract/sound-files.ts'
import { defeatSting, drawSting } from './endings.ts'
import { stamp, throwVerse, tick } from './hits.ts'
import { finalBell, roundBell, victory } from './recorded.ts'
import type { Effect } from './voice.ts'

interface EffectRecipe {
  readonly play: Effect
  /** What it plays of the server's; the others are synthesised here and now. */
  readonly needs: readonly SoundFile[]
}

const synthesised = (play: Effect): EffectRecipe => ({ play, needs: [] })

/** Every effect by name. */
export const EFFECTS = {
  'round-bell': { play: roundBell, needs: ['boxing-bell'] },
  'final-bell': { play: finalBell, needs: ['boxing-bell'] },
  'throw-verse': synthesised(throwVerse),
  stamp: synthesised(stamp),
  tick: synthesised(tick),
  victory: { play: victory, needs: ['air-horn', 'crowd-reaction'] },
  defeat: synthesised(defeatSting),
  draw: synthesised(drawSting),
} as const satisfies Record<string, EffectRecipe>

export type EffectName = keyof typeof EFFECTS
