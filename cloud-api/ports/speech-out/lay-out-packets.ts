import { mapTime } from '#shared/dsp/time-stretch/time-map.ts'
import type { PlacedLine } from '#shared/domain/performance/place-line.ts'
import { visemesOf } from '#shared/domain/performance/viseme.ts'
import type { Ms, Seconds } from '#shared/std/units.ts'
import { OPUS_RATE, PACKET_SAMPLES } from './opus-format.ts'
import type { Speech } from './say-in-time.ts'
import type { LineTiming } from './speech-out.ts'

/** The packets of a recording that a line fills, with the silence around it. */
export interface PacketSpan {
  readonly packets: number
  /** When the moments of the line as it was said sound, in seconds from the first of these packets. */
  readonly map: readonly { readonly from: Seconds; readonly to: Seconds }[]
  /** The samples among them in which the line sounds, at OPUS_RATE. */
  readonly from: number
  readonly to: number
}

/** Which packets of a recording are a line's. */
export interface PacketPlace {
  /** When the recording begins, on the clock of the lines' places. */
  readonly origin: Seconds
  readonly first: number
  /** The one after its last. */
  readonly end: number
}

/** Room after the last line, for its echo and what a decoder holds back. */
const ROOM: Seconds = 0.12
/** Room after a line that another one will follow, which keeps 60 ms away. */
const ROOM_BETWEEN: Seconds = 0.05

const samplesOf = (time: Seconds): number => Math.round(time * OPUS_RATE)

/**
 * The packet that the stretch after a line begins with. Each line is encoded in packets of its own, so that the first can
 * be heard before the last is made.
 * @param next when the line after it begins; nothing behind the last line
 */
export function packetAfter(
  line: PlacedLine,
  next: Seconds | 'unwritten' | undefined,
  origin: Seconds,
): number {
  if (next === undefined) return Math.ceil(samplesOf(line.end + ROOM - origin) / PACKET_SAMPLES)
  const begins = next === 'unwritten' ? line.end + ROOM_BETWEEN : next
  return Math.floor(samplesOf(begins - origin) / PACKET_SAMPLES)
}

/** Where a line lies in its packets. */
export function spanOf({ map, start, end }: PlacedLine, place: PacketPlace): PacketSpan {
  const before = place.first * PACKET_SAMPLES
  const begin = place.origin + before / OPUS_RATE
  return {
    packets: place.end - place.first,
    map: map.map(({ from, to }) => ({ from, to: to - begin })),
    from: samplesOf(start - place.origin) - before,
    to: samplesOf(end - place.origin) - before,
  }
}

/** When a line and what is in it sound in the recording, to the sample. */
export function timingOf({ phones, words }: Speech, placed: PlacedLine, origin: Seconds): LineTiming {
  const msOf = (time: Seconds): Ms => (samplesOf(time - origin) * 1000) / OPUS_RATE
  const times = {
    startMs: msOf(placed.start),
    endMs: msOf(placed.end),
    downbeatMs: msOf(placed.downbeat),
  }
  if (phones.length === 0) return times
  const sounds = (time: Seconds) => msOf(mapTime(placed.map, time))
  const visemes = visemesOf(phones).map(({ start, ...look }) => ({ startMs: sounds(start), ...look }))
  return {
    ...times,
    visemes,
    ...(words && { words: words.map(({ start, end }) => ({ startMs: sounds(start), endMs: sounds(end) })) }),
  }
}
