import type { Seconds } from '#shared/std/units.ts'
import { OPUS_RATE } from '../../speech-out/opus-format.ts'
import { checkLength, HEARD_RATE } from '../limits.ts'
import { packetSamples } from './packet-samples.ts'

/** A packet of Opus and where it belongs, in samples at 48 kHz from the first one's start. */
export interface PlacedPacket {
  readonly bytes: Uint8Array
  readonly start: number
}

/** The packets of a file as they are read. */
export interface PacketRow {
  readonly packets: readonly PlacedPacket[]
  /** How long they are, in samples at 48 kHz. */
  readonly samples: number
  /**
   * Takes the next packet. How long it is, is counted without decoding it: a bomb is found out at the packet that is too
   * much. Where the file's times leave a hole there is silence.
   * @param at where the file says that it belongs
   * @throws BadRecording
   */
  add(bytes: Uint8Array, at?: Seconds): void
}

/** A hole shorter than this is how roughly files tell their times. */
const LEAST_HOLE: Seconds = 0.1

export function startPacketRow(): PacketRow {
  const packets: PlacedPacket[] = []
  let origin = 0
  let samples = 0
  return {
    packets,
    get samples() {
      return samples
    },
    add: (bytes, at) => {
      if (packets.length === 0) origin = at ?? 0
      const told =
        at === undefined ? samples : Math.round((at - origin) * HEARD_RATE) * (OPUS_RATE / HEARD_RATE)
      const start = told - samples > LEAST_HOLE * OPUS_RATE ? told : samples
      samples = start + packetSamples(bytes)
      checkLength(samples / OPUS_RATE)
      packets.push({ bytes, start })
    },
  }
}
