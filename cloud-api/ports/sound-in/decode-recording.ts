import { createResampler } from '#shared/dsp/resample.ts'
import { ok, refuse, type Result } from '#shared/std/result.ts'
import { BadRecording, type RecordingRefusal } from './bad-recording.ts'
import { readMp4 } from './containers/read-mp4.ts'
import { readOgg } from './containers/read-ogg.ts'
import { readWav } from './containers/read-wav.ts'
import { readWebm } from './containers/read-webm.ts'
import { startEffort, type Effort } from './effort.ts'
import { examine } from './examine.ts'
import { HEARD_RATE } from './limits.ts'
import { decodeOpus } from './opus/decode-opus.ts'
import { sniff } from './sniff.ts'

/**
 * Decodes a recording to one channel at HEARD_RATE, whatever it says it is: WebM, Ogg or MP4 with Opus, or WAV
 * (docs/spec/recording.md). Anything else, and whatever nobody could hear, comes back with what is wrong with it; never
 * throws for what is in the bytes.
 */
export async function decodeRecording(
  bytes: Uint8Array,
  effort: Effort = startEffort(),
): Promise<Result<Float32Array, RecordingRefusal>> {
  try {
    const samples = await samplesOf(bytes, effort)
    examine(samples)
    return ok(samples)
  } catch (error) {
    if (error instanceof BadRecording) return refuse(error.refusal)
    throw error
  }
}

async function samplesOf(bytes: Uint8Array, effort: Effort): Promise<Float32Array> {
  switch (sniff(bytes)) {
    case 'webm':
      return decodeOpus(readWebm(bytes, effort))
    case 'ogg':
      return decodeOpus(readOgg(bytes, effort))
    case 'mp4':
      return decodeOpus(readMp4(bytes, effort))
    case 'wav': {
      const { samples, rate } = readWav(bytes, effort)
      return rate === HEARD_RATE ? samples : createResampler(rate, HEARD_RATE)(samples)
    }
  }
}
