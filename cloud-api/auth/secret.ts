import { randomBytes } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { errorCode } from '../start-problem.ts'

const FILE = 'auth-secret'

/**
 * The secret that signs cookies, made at the first start and kept in the data folder, readable by its owner only.
 * The file appears whole or not at all; of two servers that start at once, both use the first one's.
 */
export async function keptSecret(dataFolder: string): Promise<string> {
  const file = join(dataFolder, FILE)
  const kept = await readSecret(file)
  if (kept !== undefined) return kept

  await mkdir(dataFolder, { recursive: true })
  const draft = `${file}.${randomBytes(6).toString('hex')}`
  await writeFile(draft, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx', flush: true })
  try {
    await link(draft, file)
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error
  } finally {
    await rm(draft)
  }
  return (await readSecret(file)) ?? Promise.reject(new Error(`${file} went away while it was made`))
}

async function readSecret(file: string): Promise<string | undefined> {
  try {
    return (await readFile(file, 'utf8')).trim()
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    throw error
  }
}
