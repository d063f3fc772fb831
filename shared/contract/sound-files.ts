/** The sound effects that a server has as files, under /api/sfx/<name>.mp3. */
export const SOUND_FILES = ['boxing-bell', 'crowd-reaction', 'air-horn'] as const
export type SoundFile = (typeof SOUND_FILES)[number]
