/** The four built-in opponents by id. */
export const CHARACTER_IDS = ['razor', 'venom', 'silk', 'cypher'] as const
export type CharacterId = (typeof CHARACTER_IDS)[number]

/** How hard an opponent tries, from the fewest syllables in rhyme to the most. */
export const DIFFICULTIES = ['easy', 'normal', 'hard', 'nightmare'] as const
export type Difficulty = (typeof DIFFICULTIES)[number]

/** The house voices, one a character. */
export const VOICE_IDS = ['razor-edge', 'venom-growl', 'silk-velvet', 'cypher-machine'] as const
export type VoiceId = (typeof VOICE_IDS)[number]

/** An opponent as players meet it. */
export interface Character {
  readonly id: CharacterId
  readonly name: string
  readonly displayName: string
  readonly voiceId: VoiceId
  /** Beats a minute of the character's own beat as they are felt: a bar has four of them (docs/spec/opponent.md, OPP-4). */
  readonly bpm: number
  readonly gender: 'female' | 'male'
  readonly personality: string
  readonly style: 'hardcore' | 'aggressive' | 'smooth' | 'robotic_devastation'
  readonly difficulty: Difficulty
  readonly backstory: string
  readonly signatureLine: string
  /** File name of the portrait. */
  readonly avatar: string
}
