import { useState, type ComponentProps } from 'react'
import { TextField } from './field.tsx'

type PasswordFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'aside'>

/** A password that its owner may look at while typing. */
export function PasswordField(props: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      aside={
        <button
          type="button"
          aria-pressed={shown}
          onClick={() => {
            setShown(!shown)
          }}
          className="label -my-1.5 min-h-8 px-1 text-xs underline decoration-2 underline-offset-4"
        >
          {shown ? 'Hide password' : 'Show password'}
        </button>
      }
    />
  )
}
