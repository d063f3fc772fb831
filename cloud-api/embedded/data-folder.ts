import { chmod, chown, mkdtemp, readdir, readFile, rename, rm, stat, statfs } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { StartProblem, errorCode } from '../start-problem.ts'
import { POSTGRES_MAJOR } from './binaries.ts'
import { explainServerLog } from './explain.ts'
import { isAlive } from './postmaster-file.ts'
import { PASSWORD_FILE, ROLE, newPassword, writePassword } from './role-password.ts'
import { runProgram } from './run-program.ts'
import { type ServerIdentity } from './server-identity.ts'

/** PostgreSQL writes this file in one piece of this size. */
const CONTROL_FILE_BYTES = 8192
/** A fresh folder takes 47 MB; the write-ahead log needs room beside it. */
const ROOM_BYTES = 160 * 1024 * 1024

/** What making a data folder needs. */
export interface DataFolderOptions {
  /** By its real path; the folder above it exists. */
  readonly folder: string
  readonly initdb: string
  readonly identity: ServerIdentity
  /** False skips waiting for the disk: for tests only. */
  readonly durable: boolean
}

/**
 * Makes sure that the folder holds a whole PostgreSQL cluster of our major version.
 * A missing folder is made beside its place and moved there when whole, so a crash leaves nothing half-written;
 * a folder that is there but not whole is refused and left as it is.
 * @throws StartProblem, or an error of the file system
 */
export async function prepareDataFolder(options: DataFolderOptions): Promise<void> {
  const { folder } = options
  if (await isMissingOrEmpty(folder)) await createDataFolder(options)
  await checkWhole(folder)
}

async function isMissingOrEmpty(folder: string): Promise<boolean> {
  try {
    return (await readdir(folder)).length === 0
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return true
    throw error
  }
}

async function checkWhole(folder: string): Promise<void> {
  const wrong =
    (await firstMissing(folder, ['PG_VERSION', 'global/pg_control', 'base', 'pg_wal'])) ??
    (await cutShort(folder, 'PG_VERSION', 1)) ??
    (await cutShort(folder, 'global/pg_control', CONTROL_FILE_BYTES))
  if (wrong !== undefined) {
    throw new StartProblem(
      `${folder} is not a whole PostgreSQL data folder (${wrong}); nothing in it was changed.`,
      'Put it back from a backup, or move it away to begin with an empty database.',
    )
  }
  const major = (await readFile(join(folder, 'PG_VERSION'), 'utf8')).trim()
  if (major !== POSTGRES_MAJOR) {
    throw new StartProblem(
      `${folder} was made by PostgreSQL ${major}, and this version of Clapback comes with ${POSTGRES_MAJOR}; nothing in it was changed.`,
      `Set DATABASE_URL to a PostgreSQL ${major} server that serves it, or move it away to begin with an empty database.`,
    )
  }
}

async function firstMissing(folder: string, names: readonly string[]): Promise<string | undefined> {
  for (const name of names) {
    const parent = join(folder, dirname(name))
    const entries: string[] = await readdir(parent).catch((error: unknown) => {
      if (errorCode(error) === 'ENOENT') return []
      throw error
    })
    if (!entries.includes(basename(name))) return `${name} is missing`
  }
  return undefined
}

async function cutShort(folder: string, name: string, bytes: number): Promise<string | undefined> {
  const { size } = await stat(join(folder, name))
  if (size === 0) return `${name} is empty`
  return size < bytes ? `${name} is cut short` : undefined
}

async function createDataFolder(options: DataFolderOptions): Promise<void> {
  const { folder } = options
  const parent = dirname(folder)
  await sweepAbandoned(folder)
  await checkRoom(parent)
  const workshop = await mkdtemp(`${folder}.new-${process.pid}-`)
  try {
    await chmod(workshop, 0o700)
    await initialise(workshop, options)
    await rename(join(workshop, 'data'), folder)
  } catch (error) {
    // Somebody else finished first: theirs is as good.
    if (!['ENOTEMPTY', 'EEXIST'].includes(errorCode(error))) throw error
  } finally {
    await rm(workshop, { recursive: true, force: true })
  }
}

async function initialise(workshop: string, { initdb, identity, durable }: DataFolderOptions): Promise<void> {
  const data = join(workshop, 'data')
  const passwordFile = join(workshop, 'password')
  await writePassword(passwordFile, newPassword(), identity)
  if (identity.kind === 'account') await chown(workshop, identity.user.uid, identity.user.gid)
  const run = await runProgram(identity, initdb, [
    `--pgdata=${data}`,
    `--username=${ROLE}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    // PostgreSQL's own rules for text: the same order on every system.
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    ...(durable ? [] : ['--no-sync']),
  ])
  if (run.exitCode !== 0)
    throw await explainServerLog(run.output, dirname(workshop), { doing: 'make its data folder' })
  await rename(passwordFile, join(data, PASSWORD_FILE))
}

async function checkRoom(parent: string): Promise<void> {
  const { bavail, bsize } = await statfs(parent)
  if (bavail * bsize >= ROOM_BYTES) return
  throw new StartProblem(
    `The disk of ${parent} is full: ${mb(bavail * bsize)} MB are free and the database needs ${mb(ROOM_BYTES)} MB to begin.`,
    'Free some space, or set DATA_FOLDER to a folder on another disk, and start again.',
  )
}

/** Removes what a crashed first start left beside the folder: by its name it was never whole. */
async function sweepAbandoned(folder: string): Promise<void> {
  const prefix = `${basename(folder)}.new-`
  for (const entry of await readdir(dirname(folder))) {
    if (!entry.startsWith(prefix)) continue
    const maker = Number(entry.slice(prefix.length).split('-')[0])
    if (!isAlive(maker)) await rm(join(dirname(folder), entry), { recursive: true, force: true })
  }
}

const mb = (bytes: number): number => Math.floor(bytes / 1024 / 1024)
