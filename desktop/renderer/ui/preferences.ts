import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { DESKTOP_HOST_KEY } from '#shared/contract/host.ts'

/**
 * How an answer is performed. `dramatic`: its words are typed out, then the voice sets in. `instant`: the voice sets in on
 * the next downbeat, and each word is shown as it is said.
 */
export type Pacing = 'dramatic' | 'instant'

/** Choices of the player that stay in this browser. */
export interface Preferences {
  /** `system` follows the device; `reduce` holds everything still. */
  readonly reducedMotion: 'system' | 'reduce'
  readonly muted: boolean
  /** Master volume, 0 to 1. */
  readonly volume: number
  /** Whether an opponent's beat plays in a battle, and how loud, 0 to 1. */
  readonly beatOn: boolean
  readonly beatVolume: number
  /** Whether the theme song plays, and how loud, 0 to 1. */
  readonly themeOn: boolean
  readonly themeVolume: number
  readonly pacing: Pacing
}

interface PreferencesStore extends Preferences {
  change(next: Partial<Preferences>): void
}

const DEFAULTS: Preferences = {
  reducedMotion: 'system',
  muted: false,
  volume: 0.8,
  beatOn: true,
  // The voices have -16 LUFS, a beat -18: half of it is 8 below them, 11 while they speak.
  beatVolume: 0.5,
  themeOn: true,
  themeVolume: 0.6,
  // In the desktop app an answer comes at once; on the web it lands.
  pacing: DESKTOP_HOST_KEY in window ? 'instant' : 'dramatic',
}

/** What a former visit left behind, as far as it still makes sense. */
function readStored(stored: unknown): Preferences {
  const found: Partial<Record<keyof Preferences, unknown>> =
    typeof stored === 'object' && stored !== null ? stored : {}
  return {
    reducedMotion: found.reducedMotion === 'reduce' ? 'reduce' : 'system',
    muted: found.muted === true,
    volume: shareOr(DEFAULTS.volume, found.volume),
    beatOn: found.beatOn !== false,
    beatVolume: shareOr(DEFAULTS.beatVolume, found.beatVolume),
    themeOn: found.themeOn !== false,
    themeVolume: shareOr(DEFAULTS.themeVolume, found.themeVolume),
    pacing: found.pacing === 'instant' || found.pacing === 'dramatic' ? found.pacing : DEFAULTS.pacing,
  }
}

const shareOr = (fallback: number, found: unknown): number =>
  typeof found === 'number' && found >= 0 && found <= 1 ? found : fallback

/** The player's choices, shared by the settings and the arena and kept between visits. */
export const usePreferences = create<PreferencesStore>()(
  persist(
    (set) => ({
      ...DEFAULTS,
      change: (next) => {
        set(next)
      },
    }),
    {
      name: 'clapback-preferences',
      partialize: ({ change: _, ...preferences }): Preferences => preferences,
      merge: (stored, current) => ({ ...current, ...readStored(stored) }),
    },
  ),
)

/** Holds the page still, or lets it move, as the player chose; answers with the way to stop following. */
export function followMotionPreference(root: HTMLElement): () => void {
  const apply = ({ reducedMotion }: Preferences) => {
    root.dataset.motion = reducedMotion
  }
  apply(usePreferences.getState())
  return usePreferences.subscribe(apply)
}

/** Whether to hold still now: the player's choice, else the device's. */
export function prefersStillness(): boolean {
  return (
    usePreferences.getState().reducedMotion === 'reduce' ||
    window.matchMedia('(prefers-reduced-motion: reduce)').matches
  )
}
