import { mapTime } from '#shared/dsp/time-stretch/time-map.ts'
import { visemesOf } from '#shared/domain/performance/viseme.ts'
import type { Ms, Seconds } from '#shared/std/units.ts'
import { OPUS_RATE, PACKET_SAMPLES } from './opus-format.ts'
import type { TimedLine } from './say-in-time.ts'
import type { LineTiming } from './speech-out.ts'

/** The packets of a recording that a line fills, with the silence around it. */
export interface PacketSpan {
  /** Index of the line. */
  readonly line: number
  readonly packets: number
  /** When the moments of the line as it was said sound, in seconds from the first of these packets. */
  readonly map: readonly { readonly from: Seconds; readonly to: Seconds }[]
  /** The samples among them in which the line sounds, at OPUS_RATE. */
  readonly from: number
  readonly to: number
}

/** Where a verse's lines lie in its recording. */
export interface VerseLayout {
  /** One after the other, without a gap; one for each line that sounds. */
  readonly spans: readonly PacketSpan[]
  /** One for each line. */
  readonly lineTimings: readonly LineTiming[]
}

/** Room after the last line, for its echo and what a decoder holds back. */
const ROOM: Seconds = 0.12

/**
 * Lays out a recording that begins with the first line: which packets each line is encoded in by itself, so that the first
 * can be heard before the last is made, and what sounds when.
 */
export function layOutPackets(lines: readonly TimedLine[]): VerseLayout {
  const origin = lines[0]?.placed.start ?? 0
  const samplesTo = (time: Seconds) => Math.round((time - origin) * OPUS_RATE)
  const sounding = lines.flatMap((line, index) =>
    line.speech.phones.length === 0 ? [] : [{ ...line, index }],
  )
  const firstPackets = sounding.map(({ placed }, index) =>
    index === 0 ? 0 : Math.floor(samplesTo(placed.start) / PACKET_SAMPLES),
  )
  const end = Math.ceil(samplesTo((lines.at(-1)?.placed.end ?? 0) + ROOM) / PACKET_SAMPLES)
  const spans = sounding.map(({ placed, index }, place) => {
    const first = firstPackets[place] ?? 0
    const start = origin + (first * PACKET_SAMPLES) / OPUS_RATE
    return {
      line: index,
      packets: (firstPackets[place + 1] ?? end) - first,
      map: placed.map.map(({ from, to }) => ({ from, to: to - start })),
      from: samplesTo(placed.start) - first * PACKET_SAMPLES,
      to: samplesTo(placed.end) - first * PACKET_SAMPLES,
    }
  })
  const silence = { line: 0, packets: end, map: [], from: 0, to: 0 }
  return {
    spans: spans.length === 0 ? [silence] : spans,
    lineTimings: lines.map((line) => timingOf(line, (time) => (samplesTo(time) * 1000) / OPUS_RATE)),
  }
}

function timingOf({ speech, placed }: TimedLine, msOf: (time: Seconds) => Ms): LineTiming {
  const sounds = (time: Seconds) => msOf(mapTime(placed.map, time))
  const times = { startMs: msOf(placed.start), endMs: msOf(placed.end), downbeatMs: msOf(placed.downbeat) }
  if (speech.phones.length === 0) return times
  const words = speech.words?.map(({ start, end }) => ({ startMs: sounds(start), endMs: sounds(end) }))
  const visemes = visemesOf(speech.phones).map(({ start, ...look }) => ({ startMs: sounds(start), ...look }))
  return { ...times, visemes, ...(words && { words }) }
}
