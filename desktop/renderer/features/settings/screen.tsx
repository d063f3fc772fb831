import type { ReactNode } from 'react'
import type { CurrentUser } from '#shared/contract/http/account.ts'
import { AppHeader } from '../../ui/app-header.tsx'
import { Plate } from '../../ui/plate.tsx'
import { Screen } from '../../ui/screen.tsx'
import { AccountCard } from './account-card.tsx'
import { Devices } from './devices.tsx'
import { PlayPreferences } from './play-preferences.tsx'

/** Who the player is, where they are signed in, and how the game behaves in this browser. */
export function SettingsScreen({ user }: { readonly user: CurrentUser }) {
  return (
    <>
      <AppHeader />
      <Screen title="Settings" className="px-4 pt-4 pb-20 sm:px-8 lg:px-14">
        <h1 className="display text-[min(20vw,9rem)]">Settings</h1>
        <div className="mt-8 grid items-start gap-6 lg:grid-cols-[5fr_7fr] 2xl:grid-cols-3">
          <AccountCard user={user} />
          <Section
            title="Signed-in devices"
            className="lg:col-start-2 lg:row-span-2 lg:row-start-1 2xl:row-span-1"
          >
            <Devices />
          </Section>
          <Section title="Sound and motion">
            <PlayPreferences />
          </Section>
        </div>
      </Screen>
    </>
  )
}

interface SectionProps {
  readonly title: string
  readonly className?: string
  readonly children: ReactNode
}

function Section({ title, className, children }: SectionProps) {
  return (
    <section className={className}>
      <Plate>
        <h2 className="display mb-5 pt-1 text-4xl sm:text-5xl">{title}</h2>
        {children}
      </Plate>
    </section>
  )
}
