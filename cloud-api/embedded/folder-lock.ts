import { createHash } from 'node:crypto'
import { realpath, rm } from 'node:fs/promises'
import { type Server, connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'
import { errorCode } from '../start-problem.ts'

/**
 * A lock held by an open socket named after the folder: the system lets go of it when its holder dies in whatever
 * way, so it is never stale, and whoever finds it taken can ask the holder where it is.
 */
export interface FolderLock extends AsyncDisposable {
  /** What others are told who find the folder taken, such as the address of a server. */
  announce(text: string): void
  release(): Promise<void>
}

/** The lock, or what its holder announced (an empty string while it has announced nothing). */
export type LockAttempt =
  { readonly taken: false; readonly lock: FolderLock } | { readonly taken: true; readonly announced: string }

/** Takes the lock of a folder unless a living process holds it. The folder need not exist. */
export async function lockFolder(folder: string): Promise<LockAttempt> {
  const name = await socketName(folder)
  for (;;) {
    const lock = await tryToHold(name)
    if (lock !== undefined) return { taken: false, lock }
    const announced = await askHolder(name)
    if (announced !== undefined) return { taken: true, announced }
    // Nobody answers: outside Linux and Windows a dead holder leaves the name behind as a file.
    if (!isAbstract) await rm(name, { force: true })
  }
}

/** What the holder of a folder's lock announced; undefined when nobody holds it. */
export async function askHolderOf(folder: string): Promise<string | undefined> {
  return askHolder(await socketName(folder))
}

const isAbstract = process.platform === 'linux' || process.platform === 'win32'

async function socketName(folder: string): Promise<string> {
  const place = await realPlace(resolve(folder))
  const key = `clapback-${createHash('sha256').update(place).digest('hex').slice(0, 24)}`
  if (process.platform === 'linux') return `\0${key}`
  if (process.platform === 'win32') return `\\\\.\\pipe\\${key}`
  return join(tmpdir(), `${key}.sock`)
}

/** The one name of a folder, by whichever links it is reached and whether or not it exists yet. */
async function realPlace(path: string): Promise<string> {
  try {
    return await realpath(path)
  } catch (error) {
    if (errorCode(error) !== 'ENOENT' || dirname(path) === path) throw error
    return join(await realPlace(dirname(path)), basename(path))
  }
}

async function tryToHold(name: string): Promise<FolderLock | undefined> {
  let announced = ''
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy())
    socket.end(announced)
  })
  if (!(await listens(server, name))) return undefined
  // Holding a lock is no reason to stay alive.
  server.unref()
  const release = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => {
        resolve()
      })
    })
  return {
    announce: (text) => {
      announced = text
    },
    release,
    [Symbol.asyncDispose]: release,
  }
}

function listens(server: Server, name: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => {
      if (errorCode(error) === 'EADDRINUSE') resolve(false)
      else reject(error)
    })
    server.listen(name, () => {
      resolve(true)
    })
  })
}

function askHolder(name: string): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    let answer = ''
    const socket = connect(name)
    socket.setEncoding('utf8')
    socket.on('data', (text: string) => {
      answer += text
    })
    socket.once('end', () => {
      resolve(answer)
    })
    socket.once('error', (error) => {
      if (['ENOENT', 'ECONNREFUSED', 'ECONNRESET'].includes(errorCode(error))) resolve(undefined)
      else reject(error)
    })
  })
}
