import { useId, type ComponentProps, type ReactNode } from 'react'
import { cx } from './cx.ts'

const BOX =
  'block w-full border-[3px] border-ink bg-paper px-3.5 py-2.5 text-lg font-medium text-ink placeholder:text-smoke ' +
  'aria-invalid:border-foe aria-invalid:shadow-[inset_0_-5px_0_var(--color-foe)]'

interface FieldNotes {
  readonly label: string
  /** A rule said before it is broken. */
  readonly hint?: string | undefined
  /** What is wrong and what to do; marks the field as invalid. */
  readonly error?: string | undefined
  /** Shown across from the name: a counter, say, or a switch. */
  readonly aside?: ReactNode
}

interface FieldFrameProps extends FieldNotes {
  readonly id: string
  readonly children: ReactNode
}

function FieldFrame({ id, label, hint, error, children, aside }: FieldFrameProps) {
  return (
    <div>
      <div className="mb-1.5 flex items-baseline justify-between gap-4">
        <label htmlFor={id} className="label text-sm">
          {label}
        </label>
        {aside}
      </div>
      {children}
      {hint === undefined ? null : (
        <p id={`${id}-hint`} className="prose mt-1.5 text-sm">
          {hint}
        </p>
      )}
      <p id={`${id}-error`} aria-live="polite" className="prose text-sm">
        {error === undefined ? null : (
          <span className="ground-foe mt-1.5 inline-block px-2 py-1 font-bold">{error}</span>
        )}
      </p>
    </div>
  )
}

/** The ids of the remarks that belong to a field, for `aria-describedby`. */
function describedBy(id: string, { hint, error }: FieldNotes): string | undefined {
  const ids = [error === undefined ? '' : `${id}-error`, hint === undefined ? '' : `${id}-hint`].filter(
    Boolean,
  )
  return ids.length === 0 ? undefined : ids.join(' ')
}

type TextFieldProps = FieldNotes & ComponentProps<'input'>

/** One line of input with its name, its rule and its error beside it. */
export function TextField({ label, hint, error, aside, className, ...rest }: TextFieldProps) {
  const ownId = useId()
  const id = rest.id ?? ownId
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} aside={aside}>
      <input
        {...rest}
        id={id}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={describedBy(id, { label, hint, error })}
        className={cx(BOX, 'min-h-12', className)}
      />
    </FieldFrame>
  )
}
