import { useId } from 'react'
import { RadioGroup } from 'radix-ui'

interface SegmentedChoiceProps<Value extends string> {
  readonly label: string
  readonly value: Value
  readonly onChange: (value: Value) => void
  readonly options: readonly { readonly value: Value; readonly label: string }[]
  readonly disabled?: boolean
  /** Hides the name from the eye where the place says it already. */
  readonly hideLabel?: boolean
}

/** One of a few, side by side: a radio group that looks like a strip of plates. */
export function SegmentedChoice<Value extends string>({
  label,
  value,
  onChange,
  options,
  disabled = false,
  hideLabel = false,
}: SegmentedChoiceProps<Value>) {
  const labelId = useId()
  return (
    <div>
      <span id={labelId} className={hideLabel ? 'sr-only' : 'label mb-1.5 block text-sm'}>
        {label}
      </span>
      <RadioGroup.Root
        aria-labelledby={labelId}
        value={value}
        disabled={disabled}
        onValueChange={(next) => {
          const chosen = options.find((option) => option.value === next)
          if (chosen !== undefined) onChange(chosen.value)
        }}
        className="flex flex-wrap gap-1.5"
      >
        {options.map((option) => (
          <RadioGroup.Item
            key={option.value}
            value={option.value}
            // Arrow keys pick as they go, however briefly they are pressed.
            onFocus={() => {
              onChange(option.value)
            }}
            className="display min-h-11 border-[3px] border-current px-3.5 pt-2 pb-1.5 text-[1.1875rem] data-disabled:opacity-50 data-[state=checked]:border-ink data-[state=checked]:bg-crowd data-[state=checked]:text-ink"
          >
            {option.label}
          </RadioGroup.Item>
        ))}
      </RadioGroup.Root>
    </div>
  )
}
