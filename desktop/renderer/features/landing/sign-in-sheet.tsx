import { useState } from 'react'
import { errorMessage, type ErrorCode } from '#shared/contract/error-code.ts'
import type { SignInMethods } from '#shared/contract/http/account.ts'
import { SIGN_IN_PATH } from '#shared/contract/navigation.ts'
import { assertNever } from '#shared/std/assert-never.ts'
import { sentenceOf } from '../../api/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { SegmentedChoice } from '../../ui/segmented-choice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { SignInForm } from './sign-in-form.tsx'
import type { SignInMode } from './sign-in-form-state.ts'
import { useSignInMethods } from './use-sign-in-methods.ts'

interface SignInSheetProps {
  /** What it opens on: for those who have been here, or for those who are new. */
  readonly first?: SignInMode
  /** Path to go to once signed in. */
  readonly returnTo: string
  /** Why the last try with a provider ended, as a code of the catalogue. */
  readonly error?: string | null
  readonly onClose: () => void
}

const MODES = [
  { value: 'sign-in', label: 'Sign in' },
  { value: 'sign-up', label: 'I am new' },
] as const satisfies readonly { value: SignInMode; label: string }[]

/** The door: email and password, and whatever else this server lets people in with. */
export function SignInSheet({ first = 'sign-in', returnTo, error = null, onClose }: SignInSheetProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title="Step up"
    >
      <LastTry error={error} />
      <Ways first={first} returnTo={returnTo} />
    </Dialog>
  )
}

/** The codes that a provider's sign-in can end with. Any other text in the address says nothing here. */
const PROVIDER_ERRORS: readonly ErrorCode[] = [
  'provider_unknown',
  'provider_unreachable',
  'provider_without_email',
  'account_not_linked',
  'sign_in_cancelled',
  'sign_in_failed',
]

function LastTry({ error }: { readonly error: string | null }) {
  const code = PROVIDER_ERRORS.find((known) => known === error)
  if (code === undefined) return null
  return (
    <p role="alert" className="prose ground-foe mb-5 px-3 py-2 font-bold">
      {errorMessage(code)}
    </p>
  )
}

interface WaysProps {
  readonly first: SignInMode
  readonly returnTo: string
}

function Ways({ first, returnTo }: WaysProps) {
  const lookup = useSignInMethods()
  switch (lookup.status) {
    case 'pending':
      return (
        <div role="status" className="grid gap-5">
          <span className="sr-only">Opening the door</span>
          <Skeleton className="h-11 w-44" />
          <Skeleton className="h-19" />
          <Skeleton className="h-19" />
          <Skeleton className="h-16" />
        </div>
      )
    case 'failed':
      return (
        <div role="alert" className="grid justify-items-start gap-4">
          <p className="prose text-lg">{sentenceOf(lookup.error)}</p>
          <Button tone="you" onClick={lookup.retry}>
            Try again
          </Button>
        </div>
      )
    case 'known':
      return <KnownWays methods={lookup.methods} first={first} returnTo={returnTo} />
    default:
      return assertNever(lookup)
  }
}

function KnownWays({ methods, first, returnTo }: WaysProps & { readonly methods: SignInMethods }) {
  const [mode, setMode] = useState(first)
  const { password, providers } = methods
  if (!password && providers.length === 0) {
    return <p className="prose text-lg">The doors are closed: this server has no way to sign in yet.</p>
  }
  return (
    <div className="grid gap-5">
      {password ? (
        <>
          <SegmentedChoice
            label="Have you been here before?"
            hideLabel
            value={mode}
            onChange={setMode}
            options={MODES}
          />
          <SignInForm
            mode={mode}
            onSignedIn={() => {
              window.location.assign(returnTo)
            }}
          />
        </>
      ) : null}
      {password && providers.length > 0 ? (
        <p
          aria-hidden
          className="label flex items-center gap-3 text-sm before:h-1 before:grow before:bg-ink after:h-1 after:grow after:bg-ink"
        >
          or
        </p>
      ) : null}
      {providers.length > 0 ? (
        <ul className="grid gap-2.5">
          {providers.map(({ id, name }) => (
            <li key={id} className="grid">
              <Button asChild tone="paper">
                <a href={`${SIGN_IN_PATH}?${new URLSearchParams({ provider: id, returnTo }).toString()}`}>
                  Continue with {name}
                </a>
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
