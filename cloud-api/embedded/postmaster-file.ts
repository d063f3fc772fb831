import { readFile, readdir, readlink } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { errorCode } from '../start-problem.ts'

/** What a running server writes into `postmaster.pid` in its data folder. */
export interface PostmasterFile {
  readonly pid: number
  readonly port: number
  readonly ready: boolean
}

/** Reads `postmaster.pid`; undefined when there is none or it is not yet whole. */
export async function readPostmasterFile(folder: string): Promise<PostmasterFile | undefined> {
  const lines = (await readOrEmpty(join(folder, 'postmaster.pid'))).split('\n')
  const pid = Number(lines[0])
  if (!Number.isInteger(pid) || pid <= 0) return undefined
  return { pid, port: Number(lines[3] ?? 0), ready: lines[7]?.trim() === 'ready' }
}

/**
 * Tells the server that wrote the file from a stranger that was given its number after a crash.
 * Where the system shows no more than a number (no /proc), a living process counts as the server.
 */
export async function isServerOf(folder: string, pid: number): Promise<boolean> {
  if (!isAlive(pid)) return false
  if (process.platform !== 'linux') return true
  try {
    const [program, cwd] = await Promise.all([readlink(`/proc/${pid}/exe`), readlink(`/proc/${pid}/cwd`)])
    return basename(program).startsWith('postgres') && cwd === folder
  } catch (error) {
    // Another user's process hides its links from us: ours would not.
    if (['ENOENT', 'ESRCH', 'EACCES', 'EPERM'].includes(errorCode(error))) return false
    throw error
  }
}

/** The server that runs on a folder, found without its note. Undefined where there is none, or no /proc to look in. */
export async function findServerOf(folder: string): Promise<number | undefined> {
  if (process.platform !== 'linux') return undefined
  for (const pid of (await readdir('/proc')).map(Number)) {
    if (Number.isInteger(pid) && pid > 0 && (await isServerOf(folder, pid))) return pid
  }
  return undefined
}

/** Whether a process of that number exists and has not merely left its exit code behind. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return errorCode(error) === 'EPERM'
  }
}

async function readOrEmpty(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return ''
    throw error
  }
}
