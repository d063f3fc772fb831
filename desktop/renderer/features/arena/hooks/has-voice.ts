/** Shortest address that can be one of a recording. */
const SHORTEST_AUDIO_URL = 11

/** Whether a round has a recording to play. */
export const hasVoice = (round: { readonly audioUrl: string }): boolean =>
  round.audioUrl.length >= SHORTEST_AUDIO_URL
