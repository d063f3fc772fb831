import type { Share } from '#shared/std/units.ts'
import { mouthShape } from '../../../audio/mouth.ts'
import type { MouthArt } from '../mouth/mouth-art.ts'
import { heldMouth, type MouthPose } from '../mouth/mouth-shape.ts'
import type { Pose } from '../portrait-types.ts'
import { MOST_JAW, type FaceFrame } from './face-frame.ts'

/** How far a jaw at MOST_JAW hangs, and a head at its deepest nod, in drawing units. */
const JAW_DROP = 14
const NOD_DROP = 11
const NOD_DEGREES = 1.6

/** A moment of a face. */
export interface FaceMoment {
  /** Nothing while nobody speaks. */
  readonly frame: FaceFrame | undefined
  /** How deep the head nods. */
  readonly nod: Share
  /** How far the lids are shut. */
  readonly shut: Share
}

/** Writes moments of a face into its drawing, past React. */
export interface FaceWriter {
  readonly write: (moment: FaceMoment) => void
  /** Takes everything back to the pose that React draws. */
  readonly rest: () => void
}

/** A writer for a drawing. It touches transforms and the mouth's outlines alone, and only those that changed. */
export function createFaceWriter(drawing: SVGSVGElement, art: MouthArt, pose: Pose): FaceWriter {
  const find = (selector: string) => [...drawing.querySelectorAll<SVGElement>(selector)]
  const writeHead = writer(find('.portrait-head'), (head, transform) => (head.style.transform = transform))
  const writeJaw = writer(find('.portrait-jaw'), (jaw, transform) => (jaw.style.transform = transform))
  const writeLids = writer(find('.portrait-lid'), (lid, shut) => {
    lid.style.setProperty('--shut', shut)
  })
  const writeShape = writer([drawing], (root, shape) => (root.dataset['mouth'] = shape))
  const writeParts = find('.portrait-mouth > path').map((part) =>
    writer([part], (path, outline) => {
      path.setAttribute('d', outline)
    }),
  )
  const writeMouth = (mouth: MouthPose): void => {
    art.outlines(mouth).forEach((outline, part) => writeParts[part]?.(outline))
  }
  const writeRest = (): void => {
    writeMouth(heldMouth(pose.expression, pose.mouth))
    writeJaw('')
    writeShape(pose.mouth)
  }

  return {
    write: ({ frame, nod, shut }) => {
      writeHead(
        nod === 0
          ? ''
          : `translateY(${inSteps(nod * NOD_DROP, 0.25)}px) rotate(${inSteps(nod * NOD_DEGREES, 0.04)}deg)`,
      )
      writeLids(String(inSteps(shut, 0.01)))
      if (frame === undefined) {
        writeRest()
        return
      }
      const { mouthOpenness: openness, lipCornerPull: pull, tongueTip: tongue, jawRotation } = frame
      writeMouth({
        expression: pose.expression,
        openness: inSteps(openness, 0.02),
        pull: inSteps(pull, 0.1),
        tongue: inSteps(tongue, 0.1),
      })
      writeJaw(`translateY(${inSteps((jawRotation / MOST_JAW) * JAW_DROP, 0.25)}px)`)
      writeShape(mouthShape(openness))
    },
    rest: () => {
      writeHead('')
      writeLids('0')
      writeRest()
    },
  }
}

/** Writes a value into elements when it is another one than before. */
function writer<Node extends SVGElement>(
  nodes: readonly Node[],
  put: (node: Node, value: string) => void,
): (value: string) => void {
  let before: string | undefined
  return (value) => {
    if (value === before) return
    before = value
    for (const node of nodes) put(node, value)
  }
}

/** A value in steps so small that nobody sees them: less than one is no reason to draw anew. */
const inSteps = (value: number, step: number): number => Number((Math.round(value / step) * step).toFixed(2))
