import { STEPS_PER_BAR, type Grid } from '../grid.ts'

/**
 * Goes round with a pattern until the loop is full.
 * @param steps sixteenths of the pattern
 * @throws RangeError when the loop does not hold it a whole number of times
 */
export function repeatOver<Event extends { readonly step: number }>(
  { bars }: Pick<Grid, 'bars'>,
  events: readonly Event[],
  steps: number,
): Event[] {
  const times = (bars * STEPS_PER_BAR) / steps
  if (!Number.isInteger(times)) {
    throw new RangeError(`A pattern of ${steps} sixteenths does not fill ${bars} bars evenly.`)
  }
  return Array.from({ length: times }, (_, round) =>
    events.map((event) => ({ ...event, step: event.step + round * steps })),
  ).flat()
}
