import { Link } from 'wouter'
import { BeatControl } from '../../../audio/beat/beat-control.tsx'
import { Button } from '../../../ui/button.tsx'
import { Logo } from '../../../ui/logo.tsx'
import { usePreferences } from '../../../ui/preferences.ts'
import { StageSwitch } from '../../../ui/stage-switch.tsx'

/** Above the stage: the way out, the sound, the beat and the settings. */
export function StageBar() {
  return (
    <header className="stage-bar flex items-center justify-between gap-2 px-4 py-2.5 max-[22rem]:px-2 lg:items-start lg:px-7 lg:py-5">
      <Link
        href="/"
        aria-label="Clapback, to the dashboard"
        className="[--focus:var(--color-ink)] lg:[--focus:var(--color-crowd)]"
      >
        <Logo on="ink" className="text-[1.35rem] max-[22rem]:text-[1.19rem] sm:text-2xl lg:text-[2.1rem]" />
      </Link>
      <div className="flex gap-2 max-[22rem]:gap-1 [--focus:var(--color-ink)]">
        <SoundSwitch />
        <BeatControl />
        <Button asChild size="small">
          <Link href="/settings">Settings</Link>
        </Button>
      </div>
    </header>
  )
}

/** All sound on or off, at once and for good. */
function SoundSwitch() {
  const muted = usePreferences((preferences) => preferences.muted)
  const change = usePreferences((preferences) => preferences.change)
  return (
    <StageSwitch
      name="Sound"
      on={!muted}
      icons={{ on: 'sound-on', off: 'sound-off' }}
      onChange={(on) => {
        change({ muted: !on })
      }}
    />
  )
}
