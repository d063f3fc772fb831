import type { VoiceId } from '#shared/domain/character/character.ts'
import type { Decibels, Hertz, Ms, Share } from '#shared/std/units.ts'

/** One step of what makes a voice a character's own; done in the order given. */
export type Effect =
  | { readonly kind: 'high-pass'; readonly hertz: Hertz }
  | { readonly kind: 'low-shelf' | 'high-shelf'; readonly hertz: Hertz; readonly gain: Decibels }
  | { readonly kind: 'peak'; readonly hertz: Hertz; readonly q: number; readonly gain: Decibels }
  | { readonly kind: 'soft-clip'; readonly drive: number }
  | { readonly kind: 'ring'; readonly hertz: Hertz; readonly mix: Share }
  | { readonly kind: 'echo'; readonly delay: Ms; readonly feedback: Share; readonly mix: Share }

/** What makes each voice a character's own, whoever lends it; the figures they reach are in docs/spec/voice.md. */
export const CHARACTER_EFFECTS: Readonly<Record<VoiceId, readonly Effect[]>> = {
  'razor-edge': [
    { kind: 'high-pass', hertz: 140 },
    { kind: 'peak', hertz: 3200, q: 0.9, gain: 6 },
    { kind: 'soft-clip', drive: 1.3 },
  ],
  /** The slow ring is the growl. */
  'venom-growl': [
    { kind: 'high-pass', hertz: 60 },
    { kind: 'low-shelf', hertz: 180, gain: 5 },
    { kind: 'ring', hertz: 33, mix: 0.15 },
    { kind: 'soft-clip', drive: 2.2 },
  ],
  /** A small room around him. */
  'silk-velvet': [
    { kind: 'high-pass', hertz: 70 },
    { kind: 'peak', hertz: 220, q: 0.9, gain: 3 },
    { kind: 'high-shelf', hertz: 4500, gain: -4 },
    { kind: 'echo', delay: 45, feedback: 0.1, mix: 0.08 },
  ],
  /** In a tin. */
  'cypher-machine': [
    { kind: 'high-pass', hertz: 90 },
    { kind: 'ring', hertz: 75, mix: 0.2 },
    { kind: 'echo', delay: 8, feedback: 0.4, mix: 0.3 },
    { kind: 'soft-clip', drive: 2 },
  ],
}
