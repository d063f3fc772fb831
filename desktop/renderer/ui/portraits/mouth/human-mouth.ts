import { CROWD, FOE, INK, WHITE } from '../screen-print.tsx'
import { type MouthArt } from './mouth-art.ts'
import {
  type MouthForm,
  type MouthPaths,
  type MouthPose,
  depthOf,
  lipsAround,
  mouthPaths,
} from './mouth-shape.ts'

interface HumanMouth {
  readonly form: MouthForm
  /** Thickness of the upper and the lower lip, in drawing units. */
  readonly lips: readonly [upper: number, lower: number]
  /** Rings an open mouth in lip colour, for one that sits in a black beard. */
  readonly ringed?: boolean
  /** Two gold fangs, once the mouth is open enough to bare them. */
  readonly fanged?: boolean
}

/** Lips, teeth and tongue of a flesh-and-blood rapper. */
export function humanMouth({ form, lips, ringed = false, fanged = false }: HumanMouth): MouthArt {
  return {
    inks: [
      { fill: FOE },
      { fill: 'none', stroke: FOE, strokeWidth: 15, strokeLinejoin: 'round' },
      { fill: INK, stroke: INK, strokeWidth: 4, strokeLinejoin: 'round' },
      { fill: WHITE },
      { fill: FOE },
      { fill: CROWD, stroke: INK, strokeWidth: 3, strokeLinejoin: 'round' },
    ],
    outlines: (pose) => {
      const paths = mouthPaths(form, pose)
      const { opening, upperTeeth, lowerTeeth, tongue } = paths
      const ring = ringed && depthOf(pose) > 0 ? opening : ''
      const fangs = fanged ? fangsIn(paths, pose) : ''
      return [lipsAround(paths, ...lips), ring, opening, upperTeeth + lowerTeeth, tongue, fangs]
    },
  }
}

/** Depth from which fangs show. */
const BARE = 0.35

function fangsIn({ top: [x, y] }: MouthPaths, pose: MouthPose): string {
  const depth = depthOf(pose)
  if (depth < BARE) return ''
  const long = Math.round(12 + 24 * Math.min(1, (depth - BARE) / (0.9 - BARE)))
  const gum = Math.round(y) - 5
  return `M${x - 27} ${gum}h14l-5 ${long}ZM${x + 13} ${gum}h14l-9 ${long}Z`
}
