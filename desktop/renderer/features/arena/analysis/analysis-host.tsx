import { Suspense, useState, type ReactNode } from 'react'
import { Dialog } from '../../../ui/dialog.tsx'
import { late } from '../../../ui/late.tsx'
import { AnalysisContext } from './analysis-context.ts'
import { AnalysisLoading, NoAnalysis } from './analysis-states.tsx'
import type { AnalysisSubject } from './analysis-subject.ts'

/** Drawn only by those who ask for it, so its code comes then. */
const AnalysisPlate = late(
  async () => (await import('./analysis-plate.tsx')).AnalysisPlate,
  ({ error, retry }) => <NoAnalysis error={error} onRetry={retry} />,
)

/**
 * Holds the Rhyme Analysis over the battle. It stands outside of the stage, so that it stays open when the clock runs out
 * and the stage makes room for the result.
 */
export function AnalysisHost({ children }: { readonly children: ReactNode }) {
  const [subject, setSubject] = useState<AnalysisSubject>()
  return (
    <AnalysisContext value={setSubject}>
      {children}
      {subject === undefined ? null : (
        <Dialog
          open
          onOpenChange={() => {
            setSubject(undefined)
          }}
          title="Rhyme Analysis"
          description={`${subject.title}, round ${String(subject.roundNumber)}`}
          width="wide"
        >
          <Suspense fallback={<AnalysisLoading />}>
            <AnalysisPlate subject={subject} />
          </Suspense>
        </Dialog>
      )}
    </AnalysisContext>
  )
}
