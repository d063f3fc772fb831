import { Suspense, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { late } from '../../ui/late.tsx'
import { Logo } from '../../ui/logo.tsx'
import { StartLink } from './start-link.tsx'
import { useAwake } from './use-awake.ts'
import { useInSight } from './use-in-sight.ts'

/** The empty corner, and the house that waits for it. */
export function LastCall({ onStart }: { readonly onStart: () => void }) {
  return (
    <section aria-labelledby="last-call-title" className="ground-you relative overflow-hidden">
      <div className="relative z-10 px-4 pt-20 pb-48 sm:px-8 lg:px-14 lg:pt-24 lg:pb-72">
        <h2 id="last-call-title" className="display text-[min(17vw,11rem)]">
          Your corner
          <br />
          is empty
        </h2>
        <Button asChild tone="crowd" size="large" className="mt-8 shadow-hard">
          <StartLink onStart={onStart} />
        </Button>
      </div>
      <House />
    </section>
  )
}

const Crowd = late(
  async () => (await import('../../ui/crowd/crowd.tsx')).Crowd,
  () => null,
)

/** The house is packed; it arrives after the page is awake, and holds still while it is out of sight. */
function House() {
  const awake = useAwake()
  const place = useRef<HTMLDivElement>(null)
  const inSight = useInSight(place)
  return (
    <div ref={place} aria-hidden className="absolute inset-x-0 bottom-0 flex h-56 items-end lg:h-84">
      {awake ? (
        <Suspense>
          <Crowd energy={90} still={!inSight} className="h-40 w-full lg:h-60" />
        </Suspense>
      ) : null}
    </div>
  )
}

/** The foot of the sheet. */
export function SiteFooter() {
  return (
    <footer className="ground-ink flex flex-wrap items-center justify-between gap-x-8 gap-y-3 px-4 py-8 sm:px-8 lg:px-14">
      <Logo on="ink" className="text-3xl" />
      <p className="label text-sm">Anything you say can and will be rhymed against you.</p>
    </footer>
  )
}
