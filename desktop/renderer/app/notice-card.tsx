import type { ReactNode } from 'react'
import { Plate } from '../ui/plate.tsx'
import { Screen } from '../ui/screen.tsx'

interface NoticeCardProps {
  readonly title: string
  /** A word above the card, large enough to be a picture. */
  readonly stamp: string
  readonly children: ReactNode
  readonly actions: ReactNode
}

/** One card on an empty stage: nothing here, nothing reached, something broke - and the ways on. */
export function NoticeCard({ title, stamp, children, actions }: NoticeCardProps) {
  return (
    <Screen title={title} className="grid min-h-dvh place-content-center overflow-hidden px-4 py-8">
      <p
        aria-hidden
        className="misprint display -mb-[0.14em] text-center text-[min(46vw,46vh)] leading-none select-none"
      >
        {stamp}
      </p>
      <Plate className="relative mx-auto w-full max-w-lg -rotate-1">
        <h1 className="display pt-1 text-5xl sm:text-6xl">{title}</h1>
        <div className="prose mt-4 text-lg">{children}</div>
        <div className="mt-6 flex flex-wrap gap-3">{actions}</div>
      </Plate>
    </Screen>
  )
}
