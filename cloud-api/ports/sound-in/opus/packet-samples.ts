import { BadRecording } from '../bad-recording.ts'

/** What the decoder takes in a packet: 20 ms at 1,536 kbit/s, 120 ms at 256. */
const MOST_BYTES = 3840
/** 120 ms, the longest packet there is. */
const MOST_SAMPLES = 5760
/** Longest frame, in bytes. */
const MOST_FRAME = 1275

/**
 * Samples at 48 kHz that a packet holds, from its first bytes alone, once it is made as a packet must be (RFC 6716,
 * 3.4): what passes is decoded without an error, whatever is in it.
 * @throws BadRecording
 */
export function packetSamples(packet: Uint8Array): number {
  if (packet.length > MOST_BYTES) throw new BadRecording('unsupported', 'Opus of more than 256 kbit/s')
  const [toc = 0] = packet
  const samples = framesIn(packet) * frameSamples(toc >> 3)
  if (samples > MOST_SAMPLES) throw new BadRecording('damaged')
  return samples
}

/** SILK, hybrid and CELT, each by its own lengths (RFC 6716, 3.1). */
function frameSamples(config: number): number {
  if (config < 12) return [480, 960, 1920, 2880][config & 3] ?? 0
  if (config < 16) return config % 2 === 0 ? 480 : 960
  return 120 << (config & 3)
}

/** How many frames a packet has; refuses what breaks a rule of RFC 6716, 3.4 (R1 to R7). */
function framesIn(packet: Uint8Array): number {
  const { length } = packet
  if (length === 0) throw new BadRecording('damaged')
  switch ((packet[0] ?? 0) & 3) {
    case 0:
      return must(length - 1 <= MOST_FRAME, 1)
    case 1:
      return must(length % 2 === 1 && (length - 1) / 2 <= MOST_FRAME, 2)
    case 2: {
      const { size, bytes } = frameLength(packet, 1)
      return must(1 + bytes + size <= length && length - 1 - bytes - size <= MOST_FRAME, 2)
    }
    default:
      return manyFrames(packet)
  }
}

/** Any number of frames, alike in length or each with its own, and padding. */
function manyFrames(packet: Uint8Array): number {
  const head = packet[1]
  if (head === undefined) throw new BadRecording('damaged')
  const count = must((head & 0x3f) > 0, head & 0x3f)
  let at = 2
  let padding = 0
  if ((head & 0x40) !== 0) {
    for (let more = 255; more === 255; at += 1) {
      more = packet[at] ?? must(false, 0)
      padding += more === 255 ? 254 : more
    }
  }
  if ((head & 0x80) === 0) {
    const rest = packet.length - padding - at
    return must(rest >= 0 && rest % count === 0 && rest / count <= MOST_FRAME, count)
  }
  let told = 0
  for (let frame = 1; frame < count; frame += 1) {
    const { size, bytes } = frameLength(packet, at)
    at += bytes
    told += size
  }
  const last = packet.length - padding - at - told
  return must(last >= 0 && last <= MOST_FRAME, count)
}

/** A length as it is written in front of a frame, in one byte or two. */
function frameLength(packet: Uint8Array, at: number): { size: number; bytes: number } {
  const first = packet[at] ?? must(false, 0)
  if (first < 252) return { size: first, bytes: 1 }
  const second = packet[at + 1] ?? must(false, 0)
  return { size: first + 4 * second, bytes: 2 }
}

function must<Value>(holds: boolean, value: Value): Value {
  if (!holds) throw new BadRecording('damaged')
  return value
}
