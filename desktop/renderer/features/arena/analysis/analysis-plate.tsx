import { useQuery } from '@tanstack/react-query'
import { analysisQuery } from './analysis-query.ts'
import { AnalysisLoading, NoAnalysis } from './analysis-states.tsx'
import type { AnalysisSubject } from './analysis-subject.ts'
import { AnalysisSheet } from './sheet/analysis-sheet.tsx'

/** The analysis of a verse, from asking for it to reading it. */
export function AnalysisPlate({ subject }: { readonly subject: AnalysisSubject }) {
  const { data, error, refetch } = useQuery(analysisQuery(subject.question))
  if (data !== undefined) return <AnalysisSheet analysis={data} subject={subject} />
  return error === null ? <AnalysisLoading /> : <NoAnalysis error={error} onRetry={() => void refetch()} />
}
