import type { Share } from '#shared/std/units.ts'
import { Slider } from './slider.tsx'

interface VolumeSliderProps {
  readonly label: string
  readonly value: Share
  readonly onChange: (value: Share) => void
  readonly disabled?: boolean
}

/** How loud something is, in ten steps. */
export function VolumeSlider({ onChange, ...rest }: VolumeSliderProps) {
  return (
    <Slider
      {...rest}
      min={0}
      max={1}
      step={0.1}
      format={(share) => `${String(Math.round(share * 100))}%`}
      onChange={(next) => {
        // The sum of ten tenths is not quite one.
        onChange(Math.round(next * 10) / 10)
      }}
    />
  )
}
