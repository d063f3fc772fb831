import { type CSSProperties, type ReactElement } from 'react'
import { INK, WHITE } from './screen-print.tsx'

interface EyeProps {
  readonly id: string
  /** Outline of the open eye. */
  readonly shape: string
  readonly x: number
  readonly y: number
  readonly radius: number
  /** What the lid is printed in. */
  readonly skin: string
  /** Lower edge of the lid when shut, drawn from left to right across the whole eye. */
  readonly lidEdge: string
  /** How far the lid is lifted from shut, in drawing units. */
  readonly open: number
  readonly white?: string
  readonly iris?: string
}

/** An eye that looks and blinks: white, iris and lid cut out by the outline. */
export function Eye({
  id,
  shape,
  x,
  y,
  radius,
  skin,
  lidEdge,
  open,
  white = WHITE,
  iris = INK,
}: EyeProps): ReactElement {
  return (
    <>
      <clipPath id={id}>
        <path d={shape} />
      </clipPath>
      <path d={shape} fill={white} />
      <g clipPath={`url(#${id})`}>
        <g className="portrait-gaze">
          <circle cx={x} cy={y} r={radius} fill={iris} />
          <circle cx={x + radius * 0.36} cy={y - radius * 0.36} r={radius * 0.3} fill={white} />
        </g>
        <g className="portrait-lid" style={{ '--open': open } as CSSProperties}>
          <path d={`${lidEdge} V${y - 90} H${x - 70} Z`} fill={skin} stroke={INK} strokeWidth={6} />
        </g>
      </g>
      {/* covers the pale seam that antialiasing leaves along the cut */}
      <path d={shape} fill="none" stroke={skin} strokeWidth={4} />
    </>
  )
}
