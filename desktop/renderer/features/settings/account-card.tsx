import type { CurrentUser } from '#shared/contract/http/account.ts'
import { SIGN_OUT_PATH } from '#shared/contract/navigation.ts'
import { Button } from '../../ui/button.tsx'

/** Who is signed in, as a licence to rap. */
export function AccountCard({ user }: { readonly user: CurrentUser }) {
  const name = [user.firstName, user.lastName].filter(Boolean).join(' ')
  return (
    <section aria-labelledby="account-title" className="ground-paper border-4 border-ink">
      <div className="ground-you halftone relative px-5 pt-5 pb-16 [--dot-reach:40%] sm:px-7">
        <h2 id="account-title" className="display relative z-10 pt-1 text-4xl sm:text-5xl">
          Account
        </h2>
      </div>
      <div className="px-5 pb-6 sm:px-7">
        <dl className="-mt-9 grid gap-5">
          <div className="relative z-10">
            <dt className="sr-only">Name</dt>
            <dd className="display inline-block max-w-full -rotate-1 bg-ink px-3.5 pt-3 pb-1.5 text-4xl text-paper [overflow-wrap:anywhere] sm:text-5xl">
              {name === '' ? 'Rapper' : name}
            </dd>
          </div>
          <div>
            <dt className="label text-sm text-smoke">Email</dt>
            <dd className="text-xl font-bold [overflow-wrap:anywhere] [font-stretch:80%]">{user.email}</dd>
          </div>
        </dl>
        <Button asChild tone="paper" className="mt-6">
          <a href={SIGN_OUT_PATH}>Logout</a>
        </Button>
      </div>
    </section>
  )
}
