import type { Ms, Share } from '#shared/std/units.ts'

/** What a face does at one moment of a voice (FACE-4). */
export interface FaceFrame {
  /** 0 lips together, 1 as wide as they go. */
  readonly mouthOpenness: Share
  /** How far the jaw has turned open, in degrees: 0 to MOST_JAW. */
  readonly jawRotation: number
  /** Corners of the lips: -1 pursed, 0 at rest, 1 spread. */
  readonly lipCornerPull: number
  /** 0 the tongue lies low, 1 its tip is behind the upper teeth. */
  readonly tongueTip: Share
  /** How much is going on around this moment; what the head puts into it. */
  readonly intensity: Share
  /** The moment, in milliseconds of the recording. */
  readonly time: Ms
}

/** Farthest that a jaw turns, in degrees. */
export const MOST_JAW = 12

/** What moves a face, asked once a frame. */
export interface FaceMotion {
  /** What the mouth does now; nothing while nobody speaks. */
  readonly frame: () => FaceFrame | undefined
  /** Beats since a downbeat, parts of a beat included; nothing while no beat is heard. */
  readonly beat: () => number | undefined
}

/** A frame from the loudness of a voice, for one that does not know its sounds (FACE-8). */
export function frameOfLevel(openness: Share, time: Ms): FaceFrame {
  return {
    mouthOpenness: openness,
    jawRotation: MOST_JAW * openness,
    lipCornerPull: 0,
    tongueTip: 0,
    intensity: openness,
    time,
  }
}
