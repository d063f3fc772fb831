import type { Seconds } from '#shared/std/units.ts'
import { fitPhones } from './fit-phones.ts'
import type { SaidPhone } from './said-line.ts'

/** A moment of a line as it was said and when it sounds in the performance. */
export interface Anchor {
  readonly from: Seconds
  readonly to: Seconds
}

/**
 * When each sound of a line sounds, given when some of its moments do (VOICE-18): between two of them each sound gives
 * and takes by its kind.
 * @param anchors at least one, in order on both sides; sounds before the first and after the last are left out
 * @returns the anchors and the borders of the sounds between them, in order
 */
export function warpLine(phones: readonly SaidPhone[], anchors: readonly Anchor[]): Anchor[] {
  return anchors.slice(0, 1).concat(
    anchors.slice(1).flatMap((after, index) => {
      const before = anchors[index] ?? after
      const inside = phones.filter(({ start, end }) => end > before.from && start < after.from)
      const lengths = inside.map(({ start, end }) => Math.min(end, after.from) - Math.max(start, before.from))
      const fitted = fitPhones(inside, lengths, after.to - before.to)
      let { from, to } = before
      const borders = lengths.map((length, sound) => {
        from += length
        to += fitted[sound] ?? 0
        return { from, to }
      })
      return [...borders.slice(0, -1), after]
    }),
  )
}
