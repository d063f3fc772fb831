import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Ms } from '#shared/std/units.ts'
import { AUDIO_CONTENT_TYPES, type AudioFormat, type AudioStore, type StoredAudio } from '../audio-store.ts'
import { webmFile } from '../formats/webm-file.ts'
import { convertWebm } from './convert-webm.ts'
import { writeAtomically } from './write-atomically.ts'

const KEY = /^[0-9a-f]{64}$/
/** A temporary file this old belongs to nobody any more. */
const STALE_AFTER: Ms = 60 * 60 * 1000
/** Most keys remembered as sound. */
const MAX_REMEMBERED = 10_000

/**
 * Keeps recordings as files: WebM under the SHA-256 of its bytes, MP4 and WAV beside it once somebody has asked for
 * them. A WebM file that is not what its name says counts as not there; it is read once a process to find out.
 * @param folder is made when it is missing; several processes may share one.
 */
export async function openDiskAudioStore(folder: string): Promise<AudioStore> {
  const scratch = join(folder, 'unfinished')
  await mkdir(folder, { recursive: true })
  await removeStale(scratch)
  const pathOf = (key: string, format: AudioFormat) => join(folder, key.slice(0, 2), `${key}.${format}`)
  const soundSizes = new Map<string, number>()
  const conversions = new Map<string, Promise<void>>()

  async function isSound(key: string): Promise<boolean> {
    const size = await sizeOf(pathOf(key, 'webm'))
    if (size === undefined) return false
    if (soundSizes.get(key) === size) return true
    if (digest(await readFile(pathOf(key, 'webm'))) !== key) return false
    remember(key, size)
    return true
  }

  function remember(key: string, size: number): void {
    soundSizes.set(key, size)
    const [oldest] = soundSizes.keys()
    if (soundSizes.size > MAX_REMEMBERED && oldest !== undefined) soundSizes.delete(oldest)
  }

  /** Makes the other format unless it is there; those who ask at the same time wait for the same one. */
  async function convert(key: string, format: Exclude<AudioFormat, 'webm'>): Promise<void> {
    const path = pathOf(key, format)
    const running = conversions.get(path)
    if (running !== undefined) return running
    if ((await sizeOf(path)) !== undefined) return
    const started = conversions.get(path) ?? convertFile(key, format, path)
    conversions.set(path, started)
    await started.finally(() => conversions.delete(path))
  }

  async function convertFile(key: string, format: Exclude<AudioFormat, 'webm'>, path: string): Promise<void> {
    const webm = await readFile(pathOf(key, 'webm'))
    await writeAtomically(path, await convertWebm(webm, format), scratch)
  }

  return {
    save: async (spoken) => {
      const webm = webmFile(spoken)
      const key = digest(webm)
      if (!(await isSound(key))) await writeAtomically(pathOf(key, 'webm'), webm, scratch)
      remember(key, webm.length)
      return key
    },
    open: async (key, format) => {
      if (!KEY.test(key) || !(await isSound(key))) return undefined
      if (format !== 'webm') await convert(key, format)
      return storedAudio(pathOf(key, format), key, format)
    },
  }
}

async function storedAudio(path: string, key: string, format: AudioFormat): Promise<StoredAudio> {
  const { size, mtimeMs } = await stat(path)
  return {
    contentType: AUDIO_CONTENT_TYPES[format],
    size,
    // A converted file carries the hour it was made, so its bytes are not those of one made another time.
    tag: format === 'webm' ? key : `${key}-${format}-${Math.round(mtimeMs).toString(36)}`,
    stream: (span) => createReadStream(path, span),
  }
}

const digest = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** Bytes in a file; undefined where there is none or it is empty. */
async function sizeOf(path: string): Promise<number | undefined> {
  try {
    const { size } = await stat(path)
    return size === 0 ? undefined : size
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

async function removeStale(scratch: string): Promise<void> {
  await mkdir(scratch, { recursive: true })
  for (const name of await readdir(scratch)) {
    const path = join(scratch, name)
    // Another process may have finished it, or cleared it away, in between.
    const found = await stat(path).catch(() => undefined)
    if (found !== undefined && Date.now() - found.mtimeMs > STALE_AFTER) await rm(path, { force: true })
  }
}
