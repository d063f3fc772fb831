import { randomBytes } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StartProblem, errorCode } from '../start-problem.ts'

/** Characters that a secret needs, whoever made it. Below that the account library would sign with one that everybody knows. */
export const MIN_SECRET_LENGTH = 32

const FILE = 'auth-secret'

/**
 * The secret that signs cookies, made at the first start and kept in the data folder, readable by its owner only.
 * The file appears whole or not at all; of two servers that start at once, both use the first one's.
 * @throws StartProblem when the file that is there holds no whole secret
 */
export async function keptSecret(dataFolder: string): Promise<string> {
  const file = join(dataFolder, FILE)
  const kept = await readSecret(file)
  if (kept !== undefined) return kept

  await mkdir(dataFolder, { recursive: true })
  const draft = `${file}.${randomBytes(6).toString('hex')}`
  try {
    await writeFile(draft, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx', flush: true })
    await link(draft, file)
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error
  } finally {
    await rm(draft, { force: true })
  }
  return (await readSecret(file)) ?? Promise.reject(new Error(`${file} went away while it was made`))
}

async function readSecret(file: string): Promise<string | undefined> {
  const secret = await readOrNothing(file)
  if (secret !== undefined && secret.length < MIN_SECRET_LENGTH) {
    throw new StartProblem(
      `${file} is damaged: it holds ${secret.length} characters, and the secret that signs sessions needs ${MIN_SECRET_LENGTH}.`,
      'Put it back from a backup, or remove it: the next start makes a new one, and everybody signs in again.',
    )
  }
  return secret
}

async function readOrNothing(file: string): Promise<string | undefined> {
  try {
    return (await readFile(file, 'utf8')).trim()
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    throw error
  }
}
