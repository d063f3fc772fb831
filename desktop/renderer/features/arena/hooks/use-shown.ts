import { usePreferences } from '../../../ui/preferences.ts'
import type { Answering, Arriving } from '../machine/arena-state.ts'
import type { KaraokePlace } from '../machine/karaoke.ts'
import { useTyped } from './use-typed.ts'

/**
 * How much of an answer's text is shown, in UTF-16 units: what is typed out, or, with instant pacing, what is said.
 * Nothing to hold back where the answer is not performed or has been read.
 */
export function useShown(
  performed: Arriving | Answering | undefined,
  place: KaraokePlace | undefined,
): number | undefined {
  const instant = usePreferences(({ pacing }) => pacing === 'instant')
  const partly = performed?.typed === false ? performed : undefined
  const typed = useTyped(partly?.lines ?? NO_LINES, partly !== undefined && !instant)
  if (partly === undefined) return undefined
  return instant ? (place?.saidTo ?? 0) : typed
}

const NO_LINES = [] as const
