import { type ComponentType, type ReactElement, useId, useRef } from 'react'
import { useFaceMotion } from './motion/use-face-motion.ts'
import { type MouthArt } from './mouth/mouth-art.ts'
import { type ArtProps, type PortraitProps } from './portrait-types.ts'
import { Plate } from './screen-print.tsx'
import { StatePlate } from './state-plate.tsx'
import './portrait.css'

interface FrameProps extends PortraitProps {
  /** The character's name, read out with the state unless `label` says otherwise. */
  readonly name: string
  readonly art: ComponentType<ArtProps>
  readonly mouthArt: MouthArt
}

/** The sheet that a character is printed on: 600 by 720, named for assistive technology, posed by attributes. */
export function PortraitFrame({
  name,
  art: Art,
  mouthArt,
  expression = 'neutral',
  mouth = 'closed',
  state,
  look = 'ahead',
  motion,
  still = false,
  label = state === undefined ? name : `${name}, ${state.toLowerCase()}`,
  className = '',
}: FrameProps): ReactElement {
  const id = `portrait${useId()}`
  const drawing = useRef<SVGSVGElement>(null)
  useFaceMotion(drawing, { name, art: mouthArt, expression, mouth, motion, still })
  return (
    <svg
      ref={drawing}
      viewBox="0 0 600 720"
      xmlns="http://www.w3.org/2000/svg"
      className={`portrait ${className}`.trim()}
      data-expression={expression}
      data-mouth={mouth}
      data-state={state}
      data-look={look}
      data-moving={motion !== undefined || undefined}
      data-still={still || undefined}
      {...(label === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <Plate id={id} />
      <StatePlate id={id} state={state ?? 'READY'} />
      <Art id={id} expression={expression} mouth={mouth} state={state ?? 'READY'} />
    </svg>
  )
}
