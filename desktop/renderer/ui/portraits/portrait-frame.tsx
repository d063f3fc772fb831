import { type ComponentType, type ReactElement, useId } from 'react'
import { type ArtProps, type PortraitProps } from './portrait-types.ts'
import { Plate } from './screen-print.tsx'
import './portrait.css'

interface FrameProps extends PortraitProps {
  /** The character's name, read out unless `label` says otherwise. */
  readonly name: string
  readonly art: ComponentType<ArtProps>
}

/** The sheet that a character is printed on: 600 by 720, named for assistive technology, posed by attributes. */
export function PortraitFrame({
  name,
  art: Art,
  expression = 'neutral',
  mouth = 'closed',
  look = 'ahead',
  still = false,
  label = name,
  className = '',
}: FrameProps): ReactElement {
  const id = `portrait${useId()}`
  return (
    <svg
      viewBox="0 0 600 720"
      xmlns="http://www.w3.org/2000/svg"
      className={`portrait ${className}`.trim()}
      data-expression={expression}
      data-mouth={mouth}
      data-look={look}
      data-still={still || undefined}
      {...(label === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <Plate id={id} />
      <Art id={id} expression={expression} mouth={mouth} />
    </svg>
  )
}
