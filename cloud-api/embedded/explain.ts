import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import { StartProblem, errorCode } from '../start-problem.ts'
import { type OsUser, closedFolder } from './os-user.ts'

/** With less than this free, a server cannot even write that it cannot write. */
const NO_ROOM_BYTES = 256 * 1024

/** What went on when a program of PostgreSQL complained. */
export interface ServerCircumstances {
  readonly folder: string
  readonly program: string
  readonly user: OsUser | undefined
  /** Completes "PostgreSQL could not …". */
  readonly doing: string
}

/** Turns an error of the file system into the line that people see; anything else is returned as it is. */
export function explainFileError(error: unknown, folder: string): unknown {
  if (error instanceof StartProblem) return error
  switch (errorCode(error)) {
    case 'ENOSPC':
    case 'EDQUOT':
      return diskFull(folder, error)
    case 'EROFS':
    case 'EACCES':
    case 'EPERM':
      return notWritable(folder, undefined, error)
    case 'ENOTDIR':
      return new StartProblem(
        `The data folder ${folder} cannot be made: there is a file in its way.`,
        'Move the file away, or set DATA_FOLDER to another folder.',
        error,
      )
    case 'EBUSY':
    case 'EXDEV':
      return new StartProblem(
        `The data folder ${folder} is a mount of its own and cannot be put in place whole.`,
        'Mount the folder above it instead, or set DATA_FOLDER to a folder inside the mount.',
        error,
      )
    default:
      return error
  }
}

/** Turns what a server or initdb wrote into the line that people see. */
export async function explainServerLog(log: string, about: ServerCircumstances): Promise<StartProblem> {
  const { folder, program, user, doing } = about
  // A full disk often leaves no room even for the complaint.
  if (/No space left on device|Disk quota exceeded/i.test(log) || (await hasNoRoom(folder))) {
    return diskFull(folder, log)
  }
  const closed = user && ((await closedFolder(program, user)) ?? (await closedFolder(folder, user)))
  if (/Permission denied|Operation not permitted|EACCES|Read-only file system/i.test(log)) {
    return closed === undefined || user === undefined
      ? notWritable(folder, user, log)
      : new StartProblem(
          `PostgreSQL does not run as root but as "${user.name}", who may not enter ${closed}.`,
          'Move Clapback to a folder that everyone may enter (such as /srv or /opt), or start it as an ordinary user.',
          log,
        )
  }
  return new StartProblem(
    `PostgreSQL could not ${doing}: ${lastComplaint(log)}.`,
    `Its whole report is shown by "npm start -- --verbose". No data was changed.`,
    log,
  )
}

async function hasNoRoom(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(dirname(folder))
  return bavail * bsize < NO_ROOM_BYTES
}

function diskFull(folder: string, detail: unknown): StartProblem {
  return new StartProblem(
    `The disk of ${folder} is full.`,
    'Free some space, or set DATA_FOLDER to a folder on another disk, and start again; what was saved is safe.',
    detail,
  )
}

function notWritable(folder: string, user: OsUser | undefined, detail: unknown): StartProblem {
  const who = user?.name ?? process.env['USER'] ?? 'this user'
  return new StartProblem(
    `The data folder ${folder} cannot be read and written by ${who}.`,
    'Give the folder to that user (chown), or set DATA_FOLDER to another folder.',
    detail,
  )
}

/** The most telling line of a report: the last fatal one, else the last one at all. */
function lastComplaint(log: string): string {
  const lines = log
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const fatal = lines.findLast((line) => /\b(FATAL|PANIC|error|ERROR):/.test(line))
  const line = fatal ?? lines.at(-1) ?? 'it said nothing'
  return line.replace(/^.*?\b(FATAL|PANIC|ERROR|error):\s*/, '').replace(/\.$/, '')
}
