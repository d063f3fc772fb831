import { type Share } from '#shared/std/units.ts'
import { type Expression, type Mouth } from '../portrait-types.ts'

/** What a mouth does: a mood, and how it stands in a word. */
export interface MouthPose {
  readonly expression: Expression
  /** 0 lips together, 1 as wide as they go. */
  readonly openness: Share
  /** Corners: -1 pursed, 0 at rest, 1 spread. */
  readonly pull: number
  /** 0 the tongue lies low, 1 its tip is behind the upper teeth. */
  readonly tongue: Share
}

/** The four named mouths (FACE-5), each at an openness in the midst of its own. */
const OPENNESS: Record<Mouth, Share> = { closed: 0, small: 0.36, medium: 0.66, large: 1 }

/** A mouth that stands still. */
export const heldMouth = (expression: Expression, mouth: Mouth): MouthPose => ({
  expression,
  openness: OPENNESS[mouth],
  pull: 0,
  tongue: 0,
})

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
  /** Empty where they do not show, and so with the tongue. */
  readonly lowerTeeth: string
  readonly tongue: string
  /** Ends of the mouth line, left then right, for lips, moustaches and creases. */
  readonly left: Point
  readonly right: Point
  /** Middle of the upper and the lower edge. */
  readonly top: Point
  readonly bottom: Point
}

type Point = readonly [x: number, y: number]

/** Openness below which lips are together. */
const TOGETHER: Share = 0.1
/** How far the corners rise (a smile) or fall (a snarl), as a share of the half width. */
const LIFT = { neutral: 0, angry: -0.26, happy: 0.36 } as const
/** How far the upper lip is raised, as a share of the drop. */
const RISE = { neutral: 0.24, angry: 0.34, happy: 0.08 } as const
/** How much wider the mouth is pulled. */
const PULL = { neutral: 1, angry: 1.04, happy: 1.12 } as const

const at = (...points: readonly Point[]) => points.map(([x, y]) => `${round(x)} ${round(y)}`).join(' ')
const round = (value: number) => Math.round(value * 10) / 10

/** How deep the opening is, as a share of the drop. */
export const depthOf = ({ openness }: MouthPose): Share => between(openness, TOGETHER, 1)

/** How far a value is on its way from one to another. */
const between = (value: number, from: number, to: number): Share =>
  Math.min(1, Math.max(0, (value - from) / (to - from)))

/** A mouth is narrowest when half open; spread corners widen it, pursed ones draw it together. */
const widthOf = (depth: Share, pull: number): number =>
  (1 - 0.8 * depth * (1 - depth)) * (1 + pull * (pull < 0 ? 0.34 : 0.14))

/**
 * Draws an open mouth for a pose. Anger bares both rows of teeth and pulls the corners down; a smile lifts them.
 * The teeth and the tongue are parts of the opening's own curves, so that nothing has to be clipped.
 */
export function mouthPaths(form: MouthForm, pose: MouthPose): MouthPaths {
  const { expression } = pose
  const depth = depthOf(pose)
  const half = form.half * widthOf(depth, pose.pull) * PULL[expression]
  const drop = form.drop * depth
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

  const grit = expression === 'angry' ? 0.36 : 0.62 - 0.28 * between(depth, 0.25, 0.5)
  const low = bottom - drop * 0.05
  const bared = expression === 'angry' ? between(depth, 0.25, 0.5) : 0
  const raised =
    expression === 'angry' ? 0 : Math.max(between(depth, 0.3, 0.55), pose.tongue * between(depth, 0, 0.15))
  const gum = bottom - drop * (0.08 + 0.22 * bared)
  const root = bottom - drop * 0.16
  const tip = bottom - drop * (0.16 + 0.28 * raised + 0.3 * pose.tongue)
  return {
    opening: `${upperEdge} ${lowerEdge(1)}Z`,
    upperTeeth: depth === 0 ? '' : `${upperEdge} ${lowerEdge(grit)}Z`,
    lowerTeeth:
      bared === 0
        ? ''
        : `M${at(from(0.52, gum))} C${at(from(0.2, gum + drop * 0.14 * bared), to(0.2, gum + drop * 0.14 * bared), to(0.52, gum))} C${at(to(0.42, low), to(0.2, low), [x, low])} C${at(from(0.2, low), from(0.42, low), from(0.52, gum))}Z`,
    tongue:
      raised === 0
        ? ''
        : `M${at(from(0.5, root))} C${at(from(0.3, tip), to(0.3, tip), to(0.5, root))} C${at(to(0.36, low), to(0.18, low), [x, low])} C${at(from(0.18, low), from(0.36, low), from(0.5, root))}Z`,
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
