import { useEffect } from 'react'
import { useQuery } from '@tanstack/react-query'
import { analysisQuery } from './analysis-query.ts'
import { AnalysisLoading, NoAnalysis } from './analysis-states.tsx'
import type { AnalysisSubject } from './analysis-subject.ts'
import { AnalysisSheet } from './sheet/analysis-sheet.tsx'

/** The analysis of a verse, from asking for it to reading it. */
export function AnalysisPlate({ subject }: { readonly subject: AnalysisSubject }) {
  const { data, error, refetch } = useQuery(analysisQuery(subject.question))
  useEffect(() => {
    // eslint-disable-next-line no-console -- said on the plate without its cause; this is for whoever looks into it
    if (error !== null) console.error(error)
  }, [error])
  if (data !== undefined) return <AnalysisSheet analysis={data} subject={subject} />
  return error === null ? <AnalysisLoading /> : <NoAnalysis error={error} onRetry={() => void refetch()} />
}
