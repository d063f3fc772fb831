import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { BEAT_BY_CHARACTER } from '#shared/dsp/beats/beats.ts'
import { loadPronouncer } from '../../cloud-api/ear/load-pronouncer.ts'
import { openFliteVoice } from '../../cloud-api/ports/speech-out/flite/open-flite-voice.ts'
import { OPUS_RATE } from '../../cloud-api/ports/speech-out/opus-format.ts'
import type { SpokenVerse } from '../../cloud-api/ports/speech-out/speech-out.ts'
import { decodePackets } from '../../cloud-api/ports/speech-out/testing/decode.ts'
import { compose, perform, report } from './answer.ts'
import { overBeat } from './over-beat.ts'
import type { VerseOptions } from './read-options.ts'
import { stereoWav } from './stereo-wav.ts'

/** Answers a verse, has the answer performed, writes the performance where one is wanted, and tells all about it. */
export async function answerAloud(verse: string, options: VerseOptions) {
  const ear = await loadPronouncer()
  const voice = await openFliteVoice()
  try {
    const composed = compose(ear, verse, options)
    const spoken = await perform(ear, voice, composed, options)
    const printed = report(composed, spoken, options)
    return options.wav === undefined ? printed : { ...printed, ...(await save(spoken, options, options.wav)) }
  } finally {
    await voice.close()
  }
}

/** Writes the performance. A name counts from where the command was typed. */
async function save({ packets, lineTimings }: SpokenVerse, { character }: VerseOptions, name: string) {
  const beat = BEAT_BY_CHARACTER[character]
  const { samples } = await decodePackets(packets)
  const mix = overBeat(samples, lineTimings[0]?.downbeatMs ?? 0, beat, OPUS_RATE)
  const file = resolve(process.env['INIT_CWD'] ?? process.cwd(), name)
  await write(file, stereoWav(mix, OPUS_RATE))
  return { wav: file, beat: beat.title, wavSeconds: mix.left.length / OPUS_RATE }
}

/** What commonly keeps a file from being written. */
const OBSTACLES: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such folder',
  ENOTDIR: 'its folder is a file',
  EISDIR: 'it is a folder',
  EACCES: 'it may not be written to',
  EPERM: 'it may not be written to',
  EROFS: 'nothing can be written there',
  ENOSPC: 'the disk is full',
}

/** @throws Error that says in one line what keeps the file from being written */
async function write(file: string, bytes: Uint8Array): Promise<void> {
  try {
    await writeFile(file, bytes)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    throw new Error(`${file} cannot be written: ${OBSTACLES[code] ?? code}.`, { cause: error })
  }
}
