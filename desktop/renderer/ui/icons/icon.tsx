import { type ReactElement } from 'react'
import { ICON_SHAPES, type IconName, type IconShape } from './icon-shapes.ts'

interface IconProps {
  readonly name: IconName
  /** What it says to assistive technology; decorative when left out, as beside a text. */
  readonly label?: string
  /** Side in CSS pixels; 24 when left out. */
  readonly size?: number
  readonly className?: string
}

/** A sign in the colour of the text around it. */
export function Icon({ name, label, size = 24, className }: IconProps): ReactElement {
  const shape: IconShape = ICON_SHAPES[name]
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      className={className}
      focusable="false"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      {shape.fill !== undefined && <path d={shape.fill} fill="currentColor" fillRule="evenodd" />}
      {shape.stroke !== undefined && (
        <path
          d={shape.stroke}
          fill="none"
          stroke="currentColor"
          strokeWidth="3"
          strokeLinecap="square"
          strokeLinejoin="miter"
        />
      )}
    </svg>
  )
}
