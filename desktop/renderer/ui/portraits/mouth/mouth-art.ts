import { type SVGProps } from 'react'
import { type MouthPose } from './mouth-shape.ts'

/** How one part of a mouth is printed. */
export type MouthInk = Pick<
  SVGProps<SVGPathElement>,
  'fill' | 'stroke' | 'strokeWidth' | 'strokeLinejoin' | 'strokeLinecap'
>

/** A mouth as parts that never change in number, so that motion can write their outlines from frame to frame. */
export interface MouthArt {
  /** From the back to the front. */
  readonly inks: readonly MouthInk[]
  /** Outlines of the parts as path data, one for each ink; empty where a part does not show. */
  readonly outlines: (pose: MouthPose) => readonly string[]
}
