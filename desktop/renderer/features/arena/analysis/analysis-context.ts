import { createContext, useContext } from 'react'
import type { AnalysisSubject } from './analysis-subject.ts'

/** Opens the Rhyme Analysis of a verse. */
type OpenAnalysis = (subject: AnalysisSubject) => void

export const AnalysisContext = createContext<OpenAnalysis | undefined>(undefined)

/** @throws Error outside an AnalysisHost: nobody would draw it. */
export function useAnalysis(): OpenAnalysis {
  const open = useContext(AnalysisContext)
  if (open === undefined) throw new Error('There is no AnalysisHost around this')
  return open
}
