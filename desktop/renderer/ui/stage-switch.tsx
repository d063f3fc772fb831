import { Button } from './button.tsx'
import { Icon } from './icons/icon.tsx'
import type { IconName } from './icons/icon-shapes.ts'

interface StageSwitchProps {
  /** What it switches, such as "Sound". */
  readonly name: string
  readonly on: boolean
  readonly icons: { readonly on: IconName; readonly off: IconName }
  readonly onChange: (on: boolean) => void
}

/** Switches something of the stage on or off; a sign alone where there is little room. */
export function StageSwitch({ name, on, icons, onChange }: StageSwitchProps) {
  return (
    <Button
      size="small"
      className="whitespace-nowrap"
      aria-pressed={on}
      aria-label={name}
      onClick={() => {
        onChange(!on)
      }}
    >
      <Icon name={on ? icons.on : icons.off} size={20} className="shrink-0 sm:hidden" />
      <span aria-hidden className="max-sm:hidden">
        {`${name} ${on ? 'on' : 'off'}`}
      </span>
    </Button>
  )
}
