import { useEffect } from 'react'
import type { Ms } from '#shared/std/units.ts'
import type { BeatState } from '../../audio/beat/beat-player.ts'
import { useAudio, useReading } from '../../audio/use-audio.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import { usePreferences, type Preferences } from '../../ui/preferences.ts'
import { VolumeSlider } from '../../ui/volume-slider.tsx'

/** The theme song sets in when the page has been looked at for so long. */
const AUTOPLAY_AFTER_MS: Ms = 1000

/** The theme song, round and round while the dashboard is open; whoever pauses it is not played to again. */
export function ThemePlayer() {
  const { beat } = useAudio()
  const { muted, themeOn, themeVolume, change } = usePreferences()
  const state = useReading(beat.state, (now) => now)
  useEffect(() => {
    const autoplay = setTimeout(() => {
      beat.play('theme')
    }, AUTOPLAY_AFTER_MS)
    return () => {
      clearTimeout(autoplay)
      beat.stop()
    }
  }, [beat])

  const heard = isHeard(state, muted)
  return (
    <section
      aria-label="Theme song"
      className="ground-ink flex flex-wrap items-center gap-x-6 gap-y-3 border-b-8 border-paper px-4 py-4 sm:px-8 lg:px-14"
    >
      <Button
        tone="crowd"
        className="size-14 shrink-0 p-0!"
        aria-label={heard ? 'Pause the theme song' : 'Play the theme song'}
        onClick={() => {
          if (heard) {
            change({ themeOn: false })
            return
          }
          change({ themeOn: true, muted: false, themeVolume: themeVolume || STEP })
          beat.play('theme')
        }}
      >
        <Icon name={heard ? 'pause' : 'play'} className="shrink-0" />
      </Button>
      <p className="min-w-0 grow">
        <span className="display block pt-1 text-3xl">Theme song</span>
        <span aria-live="polite" className="label mt-1 block text-sm text-grey">
          {saying(state, { muted, themeOn, themeVolume })}
        </span>
      </p>
      <div className="w-full sm:w-64">
        <VolumeSlider
          label="Theme volume"
          value={themeVolume}
          disabled={muted}
          onChange={(next) => {
            change({ themeVolume: next })
          }}
        />
      </div>
    </section>
  )
}

/** What Play turns a volume of nothing into. */
const STEP = 0.1

const isHeard = (state: BeatState, muted: boolean): boolean => state.status === 'playing' && !muted

function saying(
  state: BeatState,
  { muted, themeOn, themeVolume }: Pick<Preferences, 'muted' | 'themeOn' | 'themeVolume'>,
): string {
  if (muted) return 'All sound is off'
  if (!themeOn) return 'Paused'
  if (themeVolume === 0) return 'Turned all the way down'
  return state.status === 'playing' ? 'Now playing' : 'Ready when you are'
}
