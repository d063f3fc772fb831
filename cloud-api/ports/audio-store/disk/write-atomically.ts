import { randomUUID } from 'node:crypto'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/**
 * Writes a file so that it is there whole or not at all, and still there after the power fails: under a temporary name
 * first, flushed, then renamed, then the folder flushed.
 * @param scratch folder for the temporary name, on the same disk.
 * @throws what the file system says, such as ENOSPC; nothing is left behind then.
 */
export async function writeAtomically(path: string, bytes: Uint8Array, scratch: string): Promise<void> {
  const folder = dirname(path)
  await Promise.all([mkdir(folder, { recursive: true }), mkdir(scratch, { recursive: true })])
  const temporary = join(scratch, randomUUID())
  try {
    await writeFlushed(temporary, bytes)
    await rename(temporary, path)
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
  await flushFolder(folder)
}

async function writeFlushed(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx')
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Windows has no such thing: there a folder cannot be opened. */
async function flushFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
