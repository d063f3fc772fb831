import { createResampler } from '#shared/dsp/resample.ts'
import { createFliteEngine } from '../../speech-out/flite/flite-engine.ts'
import { loadFliteProgram } from '../../speech-out/flite/flite-program.ts'
import { sayLine } from '../../speech-out/flite/say-line.ts'
import { createOpusEncoder } from '../../speech-out/opus-encoder.ts'
import { OPUS_RATE, PACKET_SAMPLES } from '../../speech-out/opus-format.ts'

const LINES = [
  'I walk into the room and the whole crowd is quiet',
  'your pen has a plan but the paper will not buy it',
  'I tower over paper like a tiger over tin',
  'you never had a needle so you never had a pin',
]

/** A voice that raps, at 48 kHz in whole packets. */
export interface Rapped {
  readonly samples: Float32Array
  readonly packets: readonly Uint8Array[]
}

/** Has the voice rap its lines over and over for so many seconds. */
export async function rapFor(seconds: number): Promise<Rapped> {
  const engine = createFliteEngine(await loadFliteProgram())
  const spoken = LINES.map((text) => {
    const { samples, rate } = sayLine(engine, { do: 'say', text, words: [], voiceId: 'razor-edge', speed: 1 })
    return createResampler(rate, OPUS_RATE)(samples)
  })
  const samples = new Float32Array(Math.ceil((seconds * OPUS_RATE) / PACKET_SAMPLES) * PACKET_SAMPLES)
  for (let at = 0, line = 0; at < samples.length; line += 1) {
    const sound = spoken[line % spoken.length] ?? new Float32Array(1)
    samples.set(sound.subarray(0, samples.length - at), at)
    at += sound.length
  }
  return { samples, packets: createOpusEncoder()(samples) }
}

/** As loud as it gets, with everything beyond cut flat. */
export const cutFlat = (samples: Float32Array, factor: number): Float32Array =>
  samples.map((sample) => Math.max(-1, Math.min(1, sample * factor)))
