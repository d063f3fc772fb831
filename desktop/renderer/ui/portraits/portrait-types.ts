import { type FaceMotion } from './motion/face-frame.ts'

/** Mood of a portrait: the specification's three avatar expressions. */
export const EXPRESSIONS = ['neutral', 'angry', 'happy'] as const
export type Expression = (typeof EXPRESSIONS)[number]

/** How open the mouth is: the names of FACE-5. */
export const MOUTHS = ['closed', 'small', 'medium', 'large'] as const
export type Mouth = (typeof MOUTHS)[number]

/** Where an opponent is in a fight, as the name plate says it. */
export const STATES = ['READY', 'BATTLING', 'ANGRY', 'VICTORY', 'DEFEATED'] as const
export type AvatarState = (typeof STATES)[number]

/** Where the eyes go, as the viewer sees it: `left` is where the player stands in the arena. */
export const LOOKS = ['ahead', 'left', 'right', 'down'] as const
export type Look = (typeof LOOKS)[number]

/** What is drawn of a mood; what moves beyond that is written into the drawing by its motion. */
export interface Pose {
  readonly expression: Expression
  readonly mouth: Mouth
}

/** What every character's drawing is given. `id` is unique to the instance and prefixes all its inner ids. */
export interface ArtProps extends Pose {
  readonly id: string
  readonly state: AvatarState
}

export interface PortraitProps extends Partial<Pose> {
  /** Where they are in the fight; said with the name when given. */
  readonly state?: AvatarState | undefined
  readonly look?: Look
  /** What moves the face. Without it the face breathes and blinks. */
  readonly motion?: FaceMotion | undefined
  /** Holds every movement, as prefers-reduced-motion does. */
  readonly still?: boolean
  /** What the picture is called; name and state when left out. Empty makes it decorative. */
  readonly label?: string
  readonly className?: string
}
