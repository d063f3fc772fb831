import { useRef, useState, type SubmitEvent } from 'react'
import { MAX_NAME_LENGTH, signInWithPassword, signUpWithPassword } from '#shared/contract/http/account.ts'
import { callApi } from '../../api/call-api.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import {
  checkEntry,
  explainRefusal,
  hasErrors,
  PASSWORD_RULE,
  type SignInEntry,
  type SignInErrors,
  type SignInField,
  type SignInMode,
} from './sign-in-form-state.ts'

interface SignInFormProps {
  readonly mode: SignInMode
  /** Called once the server has opened a session. */
  readonly onSignedIn: () => void
}

const FIELDS = ['name', 'email', 'password'] as const satisfies readonly SignInField[]

/** Signs in, or signs up, with email and password. What is wrong is said beside the field, and the focus goes there. */
export function SignInForm({ mode, onSignedIn }: SignInFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [entry, setEntry] = useState<SignInEntry>({ name: '', email: '', password: '' })
  const [errors, setErrors] = useState<SignInErrors>({})
  const [busy, setBusy] = useState(false)
  const signingUp = mode === 'sign-up'

  const change = (field: SignInField) => (event: { readonly target: { readonly value: string } }) => {
    setEntry({ ...entry, [field]: event.target.value })
    setErrors({ ...errors, [field]: undefined, form: undefined })
  }

  const refuse = (found: SignInErrors) => {
    setErrors(found)
    const first = FIELDS.find((field) => found[field] !== undefined)
    if (first !== undefined) form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus()
  }

  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (busy) return
    const found = checkEntry(mode, entry)
    if (hasErrors(found)) {
      refuse(found)
      return
    }
    setBusy(true)
    setErrors({})
    try {
      const email = entry.email.trim()
      await (signingUp
        ? callApi(signUpWithPassword, { body: { name: entry.name.trim(), email, password: entry.password } })
        : callApi(signInWithPassword, { body: { email, password: entry.password } }))
      onSignedIn()
    } catch (error) {
      setBusy(false)
      refuse(explainRefusal(error))
    }
  }

  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      {signingUp ? (
        <TextField
          label="Name"
          name="name"
          autoComplete="name"
          required
          maxLength={MAX_NAME_LENGTH}
          hint="What the announcer calls you."
          value={entry.name}
          onChange={change('name')}
          error={errors.name}
        />
      ) : null}
      <TextField
        label="Email"
        name="email"
        type="email"
        inputMode="email"
        autoComplete={signingUp ? 'email' : 'username'}
        autoCapitalize="none"
        spellCheck={false}
        required
        value={entry.email}
        onChange={change('email')}
        error={errors.email}
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete={signingUp ? 'new-password' : 'current-password'}
        required
        hint={signingUp ? PASSWORD_RULE : undefined}
        value={entry.password}
        onChange={change('password')}
        error={errors.password}
      />
      <p role="alert" className="prose empty:hidden">
        {errors.form === undefined ? null : (
          <span className="ground-foe inline-block px-3 py-2 font-bold">{errors.form}</span>
        )}
      </p>
      <Button type="submit" tone="you" size="large" aria-disabled={busy || undefined}>
        {busy ? 'One moment' : signingUp ? 'Take your corner' : 'Sign in'}
      </Button>
    </form>
  )
}
