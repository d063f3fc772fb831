import { useMemo } from 'react'
import type { LiveHearing } from '#shared/domain/scoring/explanation/live-hearing.ts'
import { useLiveHearing } from '../../../../ear/use-live-hearing.ts'
import type { RhymeMark } from '../../../../ui/lyrics/cut-lyric.ts'
import { shiftMarks } from './shift-marks.ts'

interface LiveRhymes {
  /** The rhymes of the draft as it stands, as far as they have been heard. */
  readonly rhymes: readonly RhymeMark[]
  readonly hearing: LiveHearing | undefined
  /** Opens the ear; to be called when somebody begins to write. */
  readonly wake: () => void
}

const NONE: readonly RhymeMark[] = []

/** The rhymes of a draft while it is written. */
export function useLiveRhymes(draft: string): LiveRhymes {
  const { heard, wake } = useLiveHearing(draft)
  const rhymes = useMemo(
    () => (heard === undefined ? NONE : shiftMarks(heard.hearing.rhymes, heard.text, draft)),
    [heard, draft],
  )
  return { rhymes, hearing: draft.trim() === '' ? undefined : heard?.hearing, wake }
}
