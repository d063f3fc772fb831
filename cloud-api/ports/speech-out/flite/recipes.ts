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

/** How a character sounds. The figures each one reaches are in docs/spec/voice.md. */
export interface VoiceRecipe {
  /** One of the voices inside the engine. */
  readonly engineVoice: 'slt' | 'rms' | 'awb' | 'kal16'
  /** Length of a line against the engine voice's own; above 1 is slower. */
  readonly stretch: number
  /** Moves pitch and timbre together, as playing a record faster would; the length stays what `stretch` says. */
  readonly shift: number
  /** Settings of the engine by name. */
  readonly settings: Readonly<Record<string, number>>
  readonly effects: readonly Effect[]
}

export const RECIPES: Readonly<Record<VoiceId, VoiceRecipe>> = {
  /** Razor: a bright, cutting woman. */
  'razor-edge': {
    engineVoice: 'slt',
    stretch: 0.9,
    shift: 1,
    settings: { f0_shift: 1.15 },
    effects: [
      { kind: 'high-pass', hertz: 140 },
      { kind: 'peak', hertz: 3200, q: 0.9, gain: 6 },
      { kind: 'soft-clip', drive: 1.3 },
    ],
  },
  /** Venom: a big man growling close to the microphone; the slow ring is the growl. */
  'venom-growl': {
    engineVoice: 'rms',
    stretch: 0.85,
    shift: 0.94,
    settings: {},
    effects: [
      { kind: 'high-pass', hertz: 60 },
      { kind: 'low-shelf', hertz: 180, gain: 5 },
      { kind: 'ring', hertz: 33, mix: 0.15 },
      { kind: 'soft-clip', drive: 2.2 },
    ],
  },
  /** Silk: a warm, unhurried Scot with a small room around him. */
  'silk-velvet': {
    engineVoice: 'awb',
    stretch: 0.98,
    shift: 0.96,
    settings: {},
    effects: [
      { kind: 'high-pass', hertz: 70 },
      { kind: 'peak', hertz: 220, q: 0.9, gain: 3 },
      { kind: 'high-shelf', hertz: 4500, gain: -4 },
      { kind: 'echo', delay: 45, feedback: 0.1, mix: 0.08 },
    ],
  },
  /** Cypher: a machine on one note, in a tin. */
  'cypher-machine': {
    engineVoice: 'kal16',
    stretch: 0.95,
    shift: 1,
    settings: { int_f0_target_mean: 80, int_f0_target_stddev: 1 },
    effects: [
      { kind: 'high-pass', hertz: 90 },
      { kind: 'ring', hertz: 75, mix: 0.2 },
      { kind: 'echo', delay: 8, feedback: 0.4, mix: 0.3 },
      { kind: 'soft-clip', drive: 2 },
    ],
  },
}
