import type { CHUNK_FORMATS } from '#shared/contract/http/turn-events.ts'

/** A container the server can send a recording in, best first. */
export const CLIP_TYPES = ['audio/webm', 'audio/mp4', 'audio/wav'] as const
export type ClipType = (typeof CLIP_TYPES)[number]

/** What to ask the browser about each container: with the codec that is inside. */
const PROBES: Readonly<Record<ClipType, string>> = {
  'audio/webm': 'audio/webm; codecs="opus"',
  'audio/mp4': 'audio/mp4; codecs="opus"',
  'audio/wav': 'audio/wav',
}

/**
 * The containers worth asking for, best first. WAV is always among them: every decoder reads it.
 * @param canPlayType as HTMLMediaElement has it: an empty answer means no.
 */
export function playableTypes(canPlayType: (type: string) => string): readonly ClipType[] {
  return CLIP_TYPES.filter((type) => type === 'audio/wav' || canPlayType(PROBES[type]) !== '')
}

/** An Accept header that names the containers in order of preference. */
export const acceptHeader = (types: readonly ClipType[]): string =>
  types.map((type, index) => (index === 0 ? type : `${type};q=${(1 - index / 10).toFixed(1)}`)).join(', ')

/** The container that an answer's Content-Type names, if it is one we know. */
export function clipTypeOf(contentType: string | null): ClipType | undefined {
  const named = contentType?.split(';')[0]?.trim().toLowerCase()
  return CLIP_TYPES.find((type) => type === named)
}

export type ChunkFormat = (typeof CHUNK_FORMATS)[number]

/** The name of the container that a browser likes best among those it plays. */
export function chunkFormatOf([best = 'audio/wav']: readonly ClipType[]): ChunkFormat {
  const names = { 'audio/webm': 'webm', 'audio/mp4': 'mp4', 'audio/wav': 'wav' } as const
  return names[best]
}
