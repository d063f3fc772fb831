import type { ReactNode } from 'react'
import { Crowd } from '../../../ui/crowd/crowd.tsx'
import { StageBar } from './stage-bar.tsx'
import './stage.css'

/** The stage before a fight: both corners lit, the house half full, and one thing in the middle. */
export function EmptyStage({ children }: { readonly children: ReactNode }) {
  return (
    <div className="stage-empty relative isolate grid min-h-dvh grid-rows-[auto_1fr_auto] overflow-clip">
      <div aria-hidden className="stage-floor" />
      <div aria-hidden className="stage-empty-blue halftone" />
      <div aria-hidden className="stage-empty-red halftone" />
      <StageBar />
      <div className="grid place-content-center justify-items-center p-4 text-center *:max-w-full [&>h1]:misprint">
        {children}
      </div>
      <Crowd energy={40} className="h-[clamp(5rem,18dvh,10rem)]" />
    </div>
  )
}
