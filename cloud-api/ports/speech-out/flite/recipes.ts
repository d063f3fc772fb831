import type { VoiceId } from '#shared/domain/character/character.ts'

/** How the engine speaks as a character, before its effects (character-effects.ts). */
export interface VoiceRecipe {
  /** One of the voices inside the engine. */
  readonly engineVoice: 'slt' | 'rms' | 'awb' | 'kal16'
  /** Length of a line against the engine voice's own; above 1 is slower. */
  readonly stretch: number
  /** Moves pitch and timbre together, as playing a record faster would; the length stays what `stretch` says. */
  readonly shift: number
  /** Settings of the engine by name. */
  readonly settings: Readonly<Record<string, number>>
}

export const RECIPES: Readonly<Record<VoiceId, VoiceRecipe>> = {
  /** Razor: a bright, cutting woman. */
  'razor-edge': {
    engineVoice: 'slt',
    stretch: 0.9,
    shift: 1,
    settings: { f0_shift: 1.15 },
  },
  /** Venom: a big man close to the microphone. */
  'venom-growl': {
    engineVoice: 'rms',
    stretch: 0.85,
    shift: 0.94,
    settings: {},
  },
  /** Silk: a warm, unhurried Scot. */
  'silk-velvet': {
    engineVoice: 'awb',
    stretch: 0.98,
    shift: 0.96,
    settings: {},
  },
  /** Cypher: a machine on one note. */
  'cypher-machine': {
    engineVoice: 'kal16',
    stretch: 0.95,
    shift: 1,
    settings: { int_f0_target_mean: 80, int_f0_target_stddev: 1 },
  },
}
