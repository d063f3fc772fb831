/** Mood of a portrait: the specification's three avatar expressions. */
export const EXPRESSIONS = ['neutral', 'angry', 'happy'] as const
export type Expression = (typeof EXPRESSIONS)[number]

/** How open the mouth is, from the voice's own loudness. */
export const MOUTHS = ['closed', 'small', 'medium', 'large'] as const
export type Mouth = (typeof MOUTHS)[number]

/** Where the eyes go, as the viewer sees it: `left` is where the player stands in the arena. */
export const LOOKS = ['ahead', 'left', 'right', 'down'] as const
export type Look = (typeof LOOKS)[number]

/** What changes in a drawing from one moment to the next. */
export interface Pose {
  readonly expression: Expression
  readonly mouth: Mouth
}

/** What every character's drawing is given. `id` is unique to the instance and prefixes all its inner ids. */
export interface ArtProps extends Pose {
  readonly id: string
}

export interface PortraitProps extends Partial<Pose> {
  readonly look?: Look
  /** Holds every movement, as prefers-reduced-motion does. */
  readonly still?: boolean
  /** What the picture is called; the character's name when left out. Empty makes it decorative. */
  readonly label?: string
  readonly className?: string
}
