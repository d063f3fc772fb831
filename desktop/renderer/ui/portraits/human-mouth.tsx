import { type ReactElement } from 'react'
import { type MouthForm, lipsAround, mouthPaths } from './mouth-shape.ts'
import { type Pose } from './portrait-types.ts'
import { FOE, INK, WHITE } from './screen-print.tsx'

interface HumanMouthProps extends Pose {
  readonly form: MouthForm
  /** Thickness of the upper and the lower lip, in drawing units. */
  readonly lips: readonly [upper: number, lower: number]
  /** Rings an open mouth in lip colour, for one that sits in a black beard. */
  readonly ringed?: boolean
}

/** Lips, teeth and tongue of a flesh-and-blood rapper. */
export function HumanMouth({ form, lips, ringed = false, expression, mouth }: HumanMouthProps): ReactElement {
  const paths = mouthPaths(form, { expression, mouth })
  const open = mouth !== 'closed'
  return (
    <>
      <path d={lipsAround(paths, ...lips)} fill={FOE} />
      {ringed && open && <path d={paths.opening} stroke={FOE} strokeWidth="15" strokeLinejoin="round" />}
      <path d={paths.opening} fill={INK} stroke={INK} strokeWidth="4" strokeLinejoin="round" />
      {open && <path d={paths.upperTeeth} fill={WHITE} />}
      {paths.lowerTeeth !== undefined && <path d={paths.lowerTeeth} fill={WHITE} />}
      {paths.tongue !== undefined && <path d={paths.tongue} fill={FOE} />}
    </>
  )
}
