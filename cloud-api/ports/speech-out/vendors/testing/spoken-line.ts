import { createResampler } from '#shared/dsp/resample.ts'
import type { VoiceId } from '#shared/domain/character/character.ts'
import type { Hertz } from '#shared/std/units.ts'
import { createFliteEngine, type FliteEngine } from '../../flite/flite-engine.ts'
import { loadFliteProgram } from '../../flite/flite-program.ts'
import { sayLine } from '../../flite/say-line.ts'
import { speakableText, speakableWords } from '../../flite/speakable-text.ts'
import type { Speech } from '../../say-in-time.ts'

let engine: FliteEngine | undefined

/** A line as the engine that comes along says it, with its own times: what a service's answer is made of in tests. */
export async function spokenLine(line: string, voiceId: VoiceId = 'razor-edge', speed = 1): Promise<Speech> {
  engine ??= createFliteEngine(await loadFliteProgram())
  return sayLine(engine, {
    do: 'say',
    text: speakableText(line),
    words: speakableWords(line),
    voiceId,
    speed,
  })
}

/** The same sound at another rate, in samples of 16 bits. */
export function pcmOf({ samples, rate }: Pick<Speech, 'samples' | 'rate'>, wanted: Hertz): Buffer {
  const resampled = rate === wanted ? samples : createResampler(rate, wanted)(samples)
  const pcm = Buffer.alloc(resampled.length * 2)
  resampled.forEach((sample, index) => {
    pcm.writeInt16LE(Math.round(Math.max(-1, Math.min(1, sample)) * 32_767), index * 2)
  })
  return pcm
}

/** @param size what the header says of the length of the samples */
export function wavOf(pcm: Buffer, rate: Hertz, size = pcm.length, channels = 1): Buffer {
  const header = Buffer.alloc(44)
  header.write('RIFF', 0, 'latin1')
  header.writeUInt32LE(Math.min(0xff_ff_ff_ff, size + 36), 4)
  header.write('WAVEfmt ', 8, 'latin1')
  header.writeUInt32LE(16, 16)
  header.writeUInt16LE(1, 20)
  header.writeUInt16LE(channels, 22)
  header.writeUInt32LE(rate, 24)
  header.writeUInt32LE(rate * channels * 2, 28)
  header.writeUInt16LE(channels * 2, 32)
  header.writeUInt16LE(16, 34)
  header.write('data', 36, 'latin1')
  header.writeUInt32LE(size, 40)
  return Buffer.concat([header, pcm])
}
