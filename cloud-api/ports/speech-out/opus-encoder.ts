import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import OpusScript from 'opusscript'
import { CODER_DELAY_SAMPLES, OPUS_RATE, PACKET_SAMPLES, PRE_SKIP_SAMPLES } from './opus-format.ts'

/**
 * Encodes whole packets of samples at OPUS_RATE, -1 to 1, each call as a stretch of its own. A decoder that drops the
 * pre-skip gives back the same samples at the same places, but not the last PRE_SKIP_SAMPLES: end with silence. Of two
 * channels the samples come in turns, left first.
 */
export type OpusEncoder = (samples: Float32Array) => Uint8Array[]

/** How sound is encoded. */
export interface OpusSettings {
  readonly channels: 1 | 2
  /** Bits a second, on average. */
  readonly bitrate: number
  /** 0 to 10. */
  readonly complexity: number
}

/** Above a complexity of 5 a voice takes thrice the time and nobody hears it. */
const VOICE: OpusSettings = { channels: 1, bitrate: 40_000, complexity: 5 }
/** Silence in front of each stretch, which makes the coder's delay the whole pre-skip. */
const LEAD_SAMPLES = PRE_SKIP_SAMPLES - CODER_DELAY_SAMPLES

/** Requests of opus_encoder_ctl (opus_defines.h). */
const SET_COMPLEXITY = 4010
const RESET_STATE = 4028
const SET_PREDICTION_DISABLED = 4042

/**
 * Compiles libopus for all threads. V8 shares machine code between threads that bring the same bytes, for as long as
 * somebody holds it: who does spares each new thread 15 ms of compiling.
 */
export async function compileOpus(): Promise<WebAssembly.Module> {
  const require = createRequire(import.meta.url)
  return new WebAssembly.Module(
    await readFile(require.resolve('opusscript/build/opusscript_native_wasm.wasm')),
  )
}

/**
 * Sets up libopus in this thread. Stretches may be joined in any order: each starts from a fresh encoder, and its first
 * packet predicts nothing from the one before, whatever that was.
 */
export function createOpusEncoder({ channels, bitrate, complexity } = VOICE): OpusEncoder {
  const opus = new OpusScript(OPUS_RATE, channels, OpusScript.Application.AUDIO)
  opus.setBitrate(bitrate)
  opus.encoderCTL(SET_COMPLEXITY, complexity)
  const values = PACKET_SAMPLES * channels
  const pcm = Buffer.alloc(values * 2)
  return (samples) => {
    if (samples.length % values !== 0) {
      throw new RangeError(`${samples.length} samples are not whole packets of ${PACKET_SAMPLES}.`)
    }
    opus.encoderCTL(RESET_STATE, 0)
    const packets: Uint8Array[] = []
    for (let start = 0; start < samples.length; start += values) {
      for (let index = 0; index < values; index += 1) {
        const sample = Math.max(-1, Math.min(1, samples[start + index - LEAD_SAMPLES * channels] ?? 0))
        pcm.writeInt16LE(Math.round(sample * 32_767), index * 2)
      }
      opus.encoderCTL(SET_PREDICTION_DISABLED, start === 0 ? 1 : 0)
      packets.push(opus.encode(pcm, PACKET_SAMPLES))
    }
    return packets
  }
}
