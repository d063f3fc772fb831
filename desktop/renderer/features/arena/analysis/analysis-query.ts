import { queryOptions } from '@tanstack/react-query'
import { analyzeLyrics, type LyricQuestion } from '#shared/contract/http/lyrics.ts'
import { callApi } from '../../../api/call-api.ts'

/** What the ear says of a verse. The same question always has the same answer, so it is asked once. */
export const analysisQuery = (question: LyricQuestion) =>
  queryOptions({
    queryKey: ['/api/analyze-lyrics', question],
    queryFn: ({ signal }) => callApi(analyzeLyrics, { body: question, signal }),
    staleTime: Infinity,
  })
