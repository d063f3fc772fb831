import { type Pose } from './portrait-types.ts'

/** The mouth of one character: where it sits and how far it opens, in drawing units. */
export interface MouthForm {
  readonly x: number
  readonly y: number
  /** Half the width of the mouth at its widest. */
  readonly half: number
  /** Depth of the opening at its largest. */
  readonly drop: number
  /** How one-sided a smile is: 0 lifts both corners, 1 the right one only. */
  readonly smirk?: number
  /** How far the corners rise at rest, as a share of the half width. */
  readonly calm?: number
}

/** Outlines of an open mouth, as path data: the opening, both rows of teeth and the tongue, all inside it. */
export interface MouthPaths {
  readonly opening: string
  readonly upperTeeth: string
  readonly lowerTeeth: string | undefined
  readonly tongue: string | undefined
  /** Ends of the mouth line, left then right, for lips, moustaches and creases. */
  readonly left: Point
  readonly right: Point
  /** Middle of the upper and the lower edge. */
  readonly top: Point
  readonly bottom: Point
}

type Point = readonly [x: number, y: number]

const WIDTH = { closed: 1, small: 0.74, medium: 0.86, large: 1 } as const
const DEPTH = { closed: 0, small: 0.3, medium: 0.64, large: 1 } as const
/** How far the corners rise (a smile) or fall (a snarl), as a share of the half width. */
const LIFT = { neutral: 0, angry: -0.14, happy: 0.24 } as const
/** How far the upper lip is raised, as a share of the drop. */
const RISE = { neutral: 0.24, angry: 0.34, happy: 0.08 } as const
/** How much wider the mouth is pulled. */
const PULL = { neutral: 1, angry: 1.04, happy: 1.12 } as const

const at = (...points: readonly Point[]) => points.map(([x, y]) => `${round(x)} ${round(y)}`).join(' ')
const round = (value: number) => Math.round(value * 10) / 10

/**
 * Draws an open mouth for a pose. Anger bares both rows of teeth and pulls the corners down; a smile lifts them.
 * The teeth and the tongue are parts of the opening's own curves, so that nothing has to be clipped.
 */
export function mouthPaths(form: MouthForm, { expression, mouth }: Pose): MouthPaths {
  const half = form.half * WIDTH[mouth] * PULL[expression]
  const drop = form.drop * DEPTH[mouth]
  const lift = half * (expression === 'neutral' ? (form.calm ?? -0.06) : LIFT[expression])
  const leftEnd = form.y - lift * (expression === 'angry' ? 1 : 1 - (form.smirk ?? 0))
  const rightEnd = form.y - lift
  const rise = drop * RISE[expression]
  const { x } = form
  const top = form.y - rise
  const bottom = form.y + drop
  const left: Point = [x - half, leftEnd]
  const right: Point = [x + half, rightEnd]
  /** The upper lip's dip: a mouth line that is never quite straight. */
  const bow = 4

  /** The lower edge, `share` of the way from the upper edge (0) to the full drop (1), drawn right to left. */
  const lowerEdge = (share: number) => {
    const y = top + (bottom - top) * share
    const rightSide = rightEnd + (y - rightEnd) * 0.72
    const leftSide = leftEnd + (y - leftEnd) * 0.72
    return `C${at([x + half * 0.86, rightSide], [x + half * 0.5, y], [x, y])} C${at([x - half * 0.5, y], [x - half * 0.86, leftSide], left)}`
  }
  const upperEdge = `M${at(left)} C${at([x - half * 0.6, top], [x - half * 0.3, top - bow - rise * 0.3], [x, top])} C${at([x + half * 0.3, top - bow - rise * 0.3], [x + half * 0.6, top], right)}`
  const from = (width: number, y: number): Point => [x - half * width, y]
  const to = (width: number, y: number): Point => [x + half * width, y]

  const grit = expression === 'angry' ? 0.36 : mouth === 'small' ? 0.62 : 0.34
  const low = bottom - drop * 0.05
  return {
    opening: `${upperEdge} ${lowerEdge(1)}Z`,
    upperTeeth: `${upperEdge} ${lowerEdge(grit)}Z`,
    lowerTeeth:
      expression === 'angry' && mouth !== 'small'
        ? `M${at(from(0.52, bottom - drop * 0.3))} C${at(from(0.2, bottom - drop * 0.16), to(0.2, bottom - drop * 0.16), to(0.52, bottom - drop * 0.3))} C${at(to(0.42, low), to(0.2, low), [x, low])} C${at(from(0.2, low), from(0.42, low), from(0.52, bottom - drop * 0.3))}Z`
        : undefined,
    tongue:
      expression !== 'angry' && mouth !== 'small'
        ? `M${at(from(0.5, bottom - drop * 0.16))} C${at(from(0.3, bottom - drop * 0.44), to(0.3, bottom - drop * 0.44), to(0.5, bottom - drop * 0.16))} C${at(to(0.36, low), to(0.18, low), [x, low])} C${at(from(0.18, low), from(0.36, low), from(0.5, bottom - drop * 0.16))}Z`
        : undefined,
    left,
    right,
    top: [x, top],
    bottom: [x, bottom],
  }
}

/**
 * Outline of the lips around a mouth, with a cupid's bow.
 * @param up how far the upper lip stands above the opening, @param down how far the lower lip below it
 */
export function lipsAround({ left, right, top, bottom }: MouthPaths, up: number, down: number): string {
  const [x, high] = top
  const half = right[0] - x
  const bow = high - up * 0.62
  const low = bottom[1] + down
  const mid = (left[1] + low) / 2
  return `M${at(left)} C${at([x - half * 0.66, left[1] - up * 0.5], [x - half * 0.38, high - up * 1.2], [x - half * 0.2, high - up])} L${at([x, bow], [x + half * 0.2, high - up])} C${at([x + half * 0.38, high - up * 1.2], [x + half * 0.66, right[1] - up * 0.5], right)} C${at([x + half * 0.9, mid + down * 0.2], [x + half * 0.5, low], [x, low])} C${at([x - half * 0.5, low], [x - half * 0.9, mid + down * 0.2], left)}Z`
}
