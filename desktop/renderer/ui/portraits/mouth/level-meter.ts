import { type Expression } from '../portrait-types.ts'
import { CROWD, INK } from '../screen-print.tsx'
import { type MouthArt } from './mouth-art.ts'
import { depthOf } from './mouth-shape.ts'

/** How far each bar of the meter swings when the mouth is pursed, at rest and spread. */
const PURSED = [1, 2, 6, 14, 28, 14, 6, 2, 1]
const RESTING = [9, 18, 24, 17, 28, 17, 24, 18, 9]
const SPREAD = [24, 15, 26, 13, 22, 13, 26, 15, 24]
const QUIET = 2
const BEND: Record<Expression, number> = { neutral: 0, angry: 16, happy: -18 }

const FRAME =
  'M246 394H362C370 394 376 400 376 408V448C376 456 370 462 362 462H246C238 462 232 456 232 448V408C232 400 238 394 246 394Z'

/** The mouth of a machine: a level meter of nine bars, on a line that bends with the mood. */
export const LEVEL_METER: MouthArt = {
  inks: [{ fill: INK }, { fill: 'none', stroke: CROWD, strokeWidth: 7.5 }],
  outlines: (pose) => {
    const depth = depthOf(pose)
    const shaped = pose.pull < 0 ? PURSED : SPREAD
    const bars = RESTING.map((resting, index) => {
      const swing = resting + ((shaped[index] ?? resting) - resting) * Math.abs(pose.pull)
      const bend = BEND[pose.expression] * (((index - 4) / 4) ** 2 - 0.5) * (1 - 0.4 * depth)
      const level = QUIET + (swing - QUIET) * depth
      const x = 250 + index * 13.5
      return `M${x} ${tenth(428 + bend - level)}V${tenth(428 + bend + level)}`
    })
    return [FRAME, bars.join('')]
  },
}

const tenth = (value: number): number => Math.round(value * 10) / 10
