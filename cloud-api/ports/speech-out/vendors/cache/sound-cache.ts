import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import type { Ms } from '#shared/std/units.ts'
import { writeAtomically } from '../../../audio-store/disk/write-atomically.ts'
import type { VendorSound } from '../vendor-client.ts'
import { readSoundFile, writeSoundFile } from './sound-file.ts'

/** Lines that were said before, on disk, by all that decides how they sound. */
export interface SoundCache {
  /** @returns undefined where it is not there, or not whole */
  find(key: string): Promise<VendorSound | undefined>
  /** Keeps a sound, and drops those not heard for longest where there is no room. What the disk says is only told. */
  keep(key: string, sound: VendorSound): void
  /** When all that is to be kept is on disk. */
  settle(): Promise<void>
}

export interface SoundCacheOptions {
  /** Is made when it is missing. */
  readonly folder: string
  /** Most bytes of sound in it; the file that crosses the line drops others. */
  readonly maxBytes?: number
  /** Is told when the disk cannot be written, once until it can again. */
  readonly onTrouble?: (error: unknown) => void
}

/** A file is written in a moment; what is unfinished after so long was left by a crash. */
const STALE_AFTER: Ms = 60 * 60_000
/** About two thousand lines. */
const MAX_BYTES = 256 * 1024 * 1024
const NAME = /^[\w-]{43}\.pcm$/

/** The name of a sound: whatever decides how it sounds goes in, in order. */
export const soundKey = (parts: readonly (string | number)[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url')

/** Opens the folder: what is in it from earlier counts, by when it was heard last. */
export async function openSoundCache({
  folder,
  maxBytes = MAX_BYTES,
  onTrouble = () => undefined,
}: SoundCacheOptions): Promise<SoundCache> {
  const scratch = join(folder, 'unfinished')
  await mkdir(scratch, { recursive: true })
  await removeStale(scratch)
  const pathOf = (key: string) => join(folder, `${key}.pcm`)
  /** Sizes by key, the one heard last at the end. */
  const kept = await listKept(folder)
  let bytes = [...kept.values()].reduce((sum, size) => sum + size, 0)
  /** What is on its way to the disk can be had already. */
  const writing = new Map<string, { readonly sound: VendorSound; readonly done: Promise<void> }>()
  let isTroubled = false

  function tellOfTrouble(error: unknown): void {
    if (!isTroubled) onTrouble(error)
    isTroubled = true
  }

  function forget(key: string): void {
    bytes -= kept.get(key) ?? 0
    kept.delete(key)
  }

  function note(key: string, size: number): void {
    forget(key)
    kept.set(key, size)
    bytes += size
  }

  async function write(key: string, sound: VendorSound): Promise<void> {
    const file = writeSoundFile(sound)
    if (file.length > maxBytes) return
    await writeAtomically(pathOf(key), file, scratch)
    note(key, file.length)
    for (const oldest of kept.keys()) {
      if (bytes <= maxBytes) return
      forget(oldest)
      await rm(pathOf(oldest), { force: true })
    }
  }

  return {
    find: async (key) => {
      const young = writing.get(key)
      if (young !== undefined) return young.sound
      if (!kept.has(key)) return undefined
      const file = await readFile(pathOf(key)).catch(() => undefined)
      const sound = file && readSoundFile(file)
      if (file === undefined || sound === undefined) {
        forget(key)
        await rm(pathOf(key), { force: true }).catch(tellOfTrouble)
        return undefined
      }
      note(key, file.length)
      const now = new Date()
      utimes(pathOf(key), now, now).catch(() => undefined)
      return sound
    },
    keep: (key, sound) => {
      if (writing.has(key)) return
      const done = write(key, sound)
        .then(() => (isTroubled = false), tellOfTrouble)
        .then(() => undefined)
        .finally(() => writing.delete(key))
      writing.set(key, { sound, done })
    },
    settle: async () => {
      await Promise.all([...writing.values()].map(({ done }) => done))
    },
  }
}

async function removeStale(scratch: string): Promise<void> {
  for (const name of await readdir(scratch)) {
    const path = join(scratch, name)
    // Another process may have finished it in between.
    const found = await stat(path).catch(() => undefined)
    if (found !== undefined && Date.now() - found.mtimeMs > STALE_AFTER) await rm(path, { force: true })
  }
}

async function listKept(folder: string): Promise<Map<string, number>> {
  const names = (await readdir(folder)).filter((name) => NAME.test(name))
  const files = await Promise.all(
    names.map(async (name) => {
      // Another process may have dropped it in between.
      const found = await stat(join(folder, name)).catch(() => undefined)
      return found && { key: name.slice(0, -'.pcm'.length), size: found.size, heardAt: found.mtimeMs }
    }),
  )
  const sorted = files.filter((file) => file !== undefined).toSorted((a, b) => a.heardAt - b.heardAt)
  return new Map(sorted.map(({ key, size }) => [key, size]))
}
