import type { Share } from '#shared/std/units.ts'

export type MouthShape = 'closed' | 'small' | 'medium' | 'large'

/** Voice level at which a mouth is shut, and at which it is wide open, in dBFS of RMS. */
const SHUT_DB = -40
const WIDE_DB = -12
/** Share of the way to a new level that a mouth goes in one frame: lips open faster than they close. */
const OPENING: Share = 0.6
const CLOSING: Share = 0.3

/** How far a voice of this RMS level (0-1 of full scale) opens a mouth. */
export function opennessOf(rms: number): Share {
  if (rms <= 0) return 0
  const level = 20 * Math.log10(rms)
  return Math.min(1, Math.max(0, (level - SHUT_DB) / (WIDE_DB - SHUT_DB)))
}

/** The next frame's openness: lips follow the voice, they do not jump to it. */
export const followOpenness = (before: Share, target: Share): Share =>
  before + (target - before) * (target > before ? OPENING : CLOSING)

/** The drawn mouth for an openness: thresholds 0.1, 0.4 and 0.7. */
export function mouthShape(openness: Share): MouthShape {
  if (openness < 0.1) return 'closed'
  if (openness < 0.4) return 'small'
  return openness < 0.7 ? 'medium' : 'large'
}
