import { usePreferences } from '../../ui/preferences.ts'
import { StageSwitch } from '../../ui/stage-switch.tsx'

/** The opponent's beat on or off, at once and for good. */
export function BeatControl() {
  const on = usePreferences((preferences) => preferences.beatOn)
  const change = usePreferences((preferences) => preferences.change)
  return (
    <StageSwitch
      name="Beat"
      on={on}
      icons={{ on: 'beat-on', off: 'beat-off' }}
      onChange={(beatOn) => {
        change({ beatOn })
      }}
    />
  )
}
