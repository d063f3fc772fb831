import { LoadFailure } from '../../../ui/load-failure.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'

/** While the ear listens: the shape of what is to come. */
export function AnalysisLoading() {
  return (
    <div role="status" className="grid gap-6 lg:grid-cols-[1fr_22rem]">
      <span className="sr-only">Listening to the verse</span>
      <Skeleton className="h-32 lg:col-span-2" />
      <Skeleton className="h-72" />
      <Skeleton className="h-72" />
    </div>
  )
}

interface NoAnalysisProps {
  readonly error: unknown
  readonly onRetry: () => void
}

/** In place of an analysis that did not come. */
export function NoAnalysis({ error, onRetry }: NoAnalysisProps) {
  return (
    <div className="ground-ink grid gap-4 p-6 sm:p-10">
      <p className="display text-4xl sm:text-6xl">No analysis available.</p>
      <LoadFailure error={error} onRetry={onRetry} />
    </div>
  )
}
