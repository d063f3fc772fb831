import type { ReactNode } from 'react'
import { Plate } from '../ui/plate.tsx'
import { Screen } from '../ui/screen.tsx'

interface NoticeCardProps {
  readonly title: string
  /** A word behind the title, large enough to be a picture. */
  readonly stamp: string
  readonly children: ReactNode
  readonly actions: ReactNode
}

/** One card on an empty stage: nothing here, nothing reached, something broke - and the ways on. */
export function NoticeCard({ title, stamp, children, actions }: NoticeCardProps) {
  return (
    <Screen title={title} className="relative grid min-h-dvh place-items-center overflow-hidden p-4">
      <p
        aria-hidden
        className="display pointer-events-none absolute inset-x-0 top-[6vh] text-center text-[44vw] text-plate select-none sm:text-[36vw]"
      >
        {stamp}
      </p>
      <Plate className="shadow-foe relative w-full max-w-lg -rotate-1">
        <h1 className="display pt-1 text-5xl sm:text-6xl">{title}</h1>
        <div className="prose mt-4 text-lg">{children}</div>
        <div className="mt-6 flex flex-wrap gap-3">{actions}</div>
      </Plate>
    </Screen>
  )
}
