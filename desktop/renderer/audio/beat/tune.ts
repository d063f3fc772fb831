import type { BeatEntry } from '#shared/contract/beat-manifest.ts'
import type { CharacterId } from '#shared/domain/character/character.ts'
import type { Share } from '#shared/std/units.ts'

/** What is played: an opponent's own beat, or the theme song. */
export type Tune = CharacterId | 'theme'

/** What a player chose to hear of the music: the beats of battles and the theme song, each for itself. */
export interface MusicChoices {
  readonly beatOn: boolean
  readonly beatVolume: Share
  readonly themeOn: boolean
  readonly themeVolume: Share
}

/** How loud a tune is wanted; 0 when it is turned off. */
export function wantedVolume(tune: Tune, choices: MusicChoices): Share {
  return tune === 'theme'
    ? choices.themeOn
      ? choices.themeVolume
      : 0
    : choices.beatOn
      ? choices.beatVolume
      : 0
}

/** Whether an entry of the manifest is the tune. */
export const isTune = (tune: Tune, { use, character }: BeatEntry): boolean =>
  tune === 'theme' ? use === 'theme' : use === 'battle' && character === tune
