import { OpusDecoder } from 'opus-decoder'
import type { Seconds } from '#shared/std/units.ts'
import { OPUS_RATE } from '../../speech-out/opus-format.ts'
import { BadRecording } from '../bad-recording.ts'
import { HEARD_RATE } from '../limits.ts'
import type { PacketRow } from './packet-row.ts'
import type { OpusHead } from './read-opus-head.ts'

/** What is needed of a file to decode it. */
export interface OpusStream {
  readonly head: OpusHead
  readonly row: PacketRow
  /** How long it is where the file says that the last packet is not meant to be heard whole. */
  readonly seconds?: Seconds | undefined
}

/** Samples of the file for one that is heard. */
const FACTOR = OPUS_RATE / HEARD_RATE

/** Decodes to one channel at HEARD_RATE. @throws BadRecording */
export async function decodeOpus({ head, row, seconds }: OpusStream): Promise<Float32Array> {
  const decoder = new OpusDecoder({ channels: 1, sampleRate: HEARD_RATE })
  await decoder.ready
  try {
    const output = new Float32Array(Math.ceil(row.samples / FACTOR))
    for (const { bytes, start } of row.packets) {
      const { channelData, samplesDecoded } = decoder.decodeFrame(bytes)
      if (samplesDecoded === 0) throw new BadRecording('damaged')
      output.set(channelData[0] ?? [], Math.floor(start / FACTOR))
    }
    const from = Math.round(head.preSkip / FACTOR)
    const heard = output.subarray(from, seconds === undefined ? undefined : from + seconds * HEARD_RATE)
    return head.gain === 1 ? heard : heard.map((sample) => sample * head.gain)
  } finally {
    decoder.free()
  }
}
