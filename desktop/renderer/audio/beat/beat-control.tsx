import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import { usePreferences } from '../../ui/preferences.ts'

/** The opponent's beat on or off, at once and for good; a sign alone where there is little room. */
export function BeatControl() {
  const on = usePreferences((preferences) => preferences.beatOn)
  const change = usePreferences((preferences) => preferences.change)
  return (
    <Button
      size="small"
      className="whitespace-nowrap"
      aria-pressed={on}
      aria-label="Beat"
      onClick={() => {
        change({ beatOn: !on })
      }}
    >
      <Icon name={on ? 'beat-on' : 'beat-off'} size={20} className="shrink-0 sm:hidden" />
      <span aria-hidden className="max-sm:hidden">
        {on ? 'Beat on' : 'Beat off'}
      </span>
    </Button>
  )
}
