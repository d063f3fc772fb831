import { useId } from 'react'
import { Slider as Radix } from 'radix-ui'

interface SliderProps {
  readonly label: string
  readonly value: number
  readonly onChange: (value: number) => void
  readonly min?: number
  readonly max?: number
  readonly step?: number
  /** The figure as people read it; the bare number by default. */
  readonly format?: (value: number) => string
  readonly disabled?: boolean
}

/** A fader: arrows move it by a step, Page Up and Page Down by ten, Home and End to the ends. */
export function Slider({
  label,
  value,
  onChange,
  min = 0,
  max = 100,
  step = 5,
  format = String,
  disabled = false,
}: SliderProps) {
  const labelId = useId()
  return (
    <div>
      <div className="label mb-1 flex justify-between gap-4 text-sm">
        <span id={labelId}>{label}</span>
        <span className="tabular-nums">{format(value)}</span>
      </div>
      <Radix.Root
        value={[value]}
        min={min}
        max={max}
        step={step}
        disabled={disabled}
        onValueChange={([next]) => {
          if (next !== undefined) onChange(next)
        }}
        className="relative flex h-8 touch-none items-center data-disabled:opacity-50"
      >
        <Radix.Track className="relative h-3.5 grow border-[3px] border-current">
          <Radix.Range className="absolute h-full bg-current" />
        </Radix.Track>
        <Radix.Thumb
          aria-labelledby={labelId}
          aria-valuetext={format(value)}
          className="block h-8 w-6 cursor-grab border-[3px] border-ink bg-crowd outline-offset-2 active:cursor-grabbing"
        />
      </Radix.Root>
    </div>
  )
}
