import type { SoundFile } from '#shared/contract/sound-files.ts'
import { airHorn } from '#shared/dsp/sound-effects/air-horn.ts'
import { boxingBell } from '#shared/dsp/sound-effects/boxing-bell.ts'
import { crowdReaction } from '#shared/dsp/sound-effects/crowd-reaction.ts'
import type { Hertz } from '#shared/std/units.ts'

const PLAYERS: Readonly<Record<SoundFile, (rate: Hertz) => Float32Array>> = {
  'boxing-bell': boxingBell,
  'crowd-reaction': crowdReaction,
  'air-horn': airHorn,
}

/** Plays a sound by the code that its file was made with. In a chunk of its own: it is needed only without the file. */
export function synthesise(
  context: Pick<BaseAudioContext, 'createBuffer' | 'sampleRate'>,
  name: SoundFile,
): AudioBuffer {
  const samples = PLAYERS[name](context.sampleRate)
  const buffer = context.createBuffer(1, samples.length, context.sampleRate)
  buffer.copyToChannel(new Float32Array(samples), 0)
  return buffer
}
