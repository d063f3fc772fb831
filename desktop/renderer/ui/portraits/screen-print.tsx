import { type ReactElement, memo } from 'react'

/** The inks of the poster, and the white of an eye: a portrait is printed, so it carries its own. */
export const INK = '#100E0C'
export const PAPER = '#F3E7D3'
export const FOE = '#F0401E'
export const CROWD = '#E6FF3B'
export const WHITE = '#FFFDF6'

interface HalftoneProps {
  readonly id: string
  readonly fill: string
  /** Distance between two dots, in drawing units. */
  readonly pitch: number
  readonly radius: number
  readonly angle?: number
}

/** A halftone screen as a pattern, for large shapes only: `fill="url(#id)"`. */
export function Halftone({ id, fill, pitch, radius, angle = 32 }: HalftoneProps): ReactElement {
  return (
    <pattern
      id={id}
      width={pitch}
      height={pitch}
      patternUnits="userSpaceOnUse"
      patternTransform={`rotate(${angle})`}
    >
      <circle cx={pitch / 2} cy={pitch / 2} r={radius} fill={fill} />
    </pattern>
  )
}

/** Reference to one of the screens that `Plate` lays down: ink shading, or red dots on black cloth. */
export function screen(id: string, name: 'tone' | 'red'): string {
  return `url(#${id}${name})`
}

/** What every portrait is printed over: the red disc, and the screens its shading uses. */
export const Plate = memo(function Plate({ id }: { readonly id: string }) {
  return (
    <>
      <defs>
        <Halftone id={`${id}tone`} fill={INK} pitch={9} radius={2.6} />
        <Halftone id={`${id}red`} fill={FOE} pitch={10} radius={3.1} angle={18} />
        <Halftone id={`${id}disc`} fill={INK} pitch={9} radius={1.5} />
      </defs>
      <circle cx="304" cy="300" r="258" fill={FOE} />
      <circle cx="304" cy="300" r="258" fill={`url(#${id}disc)`} opacity=".4" />
    </>
  )
})
