import type { BeatEntry } from '#shared/contract/beat-manifest.ts'

type Places = Pick<BeatEntry, 'leadSamples' | 'loopSamples' | 'totalSamples' | 'preSkipSamples'>

/** Samples a second that the manifest counts in. */
const MANIFEST_RATE = 48_000

/**
 * Cuts the loop out of a decoded file (docs/spec/sound.md, BEAT-11): a buffer that is played round as a whole, so that it
 * is exact to the sample in every browser, whatever the rate it decodes to.
 * @throws RangeError when the decoded sound is too short to hold the loop
 */
export function cutLoop(
  context: Pick<BaseAudioContext, 'createBuffer'>,
  decoded: AudioBuffer,
  { leadSamples, loopSamples, totalSamples, preSkipSamples }: Places,
): AudioBuffer {
  const scale = decoded.sampleRate / MANIFEST_RATE
  const length = Math.round(loopSamples * scale)
  // A decoder that has not dropped the pre-skip gives that much more; the middle between both tells them apart.
  const skipped = decoded.length / scale < totalSamples + preSkipSamples / 2
  const start = Math.round((leadSamples + (skipped ? 0 : preSkipSamples)) * scale)
  if (start + length > decoded.length) {
    throw new RangeError(`${decoded.length} samples hold no loop of ${length} from ${start} on.`)
  }
  const loop = context.createBuffer(decoded.numberOfChannels, length, decoded.sampleRate)
  for (let channel = 0; channel < decoded.numberOfChannels; channel += 1) {
    const samples = new Float32Array(length)
    decoded.copyFromChannel(samples, channel, start)
    loop.copyToChannel(samples, channel)
  }
  return loop
}
