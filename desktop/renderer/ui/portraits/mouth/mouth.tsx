import { type ReactElement } from 'react'
import { type Pose } from '../portrait-types.ts'
import { type MouthArt } from './mouth-art.ts'
import { heldMouth } from './mouth-shape.ts'

interface MouthProps extends Pose {
  readonly art: MouthArt
}

/** A mouth that holds still until motion takes over its parts. */
export function Mouth({ art, expression, mouth }: MouthProps): ReactElement {
  const outlines = art.outlines(heldMouth(expression, mouth))
  return (
    <g className="portrait-mouth">
      {art.inks.map((ink, part) => (
        <path key={part} d={outlines[part]} {...ink} />
      ))}
    </g>
  )
}
