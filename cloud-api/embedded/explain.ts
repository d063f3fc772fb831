import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import { StartProblem, errorCode } from '../start-problem.ts'

/** With less than this free, a server cannot even write that it cannot write. */
const NO_ROOM_BYTES = 256 * 1024

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
      return notWritable(folder, error)
    case 'ENOTDIR':
    case 'EEXIST':
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

/** What a server or a program of it failed at. */
export interface ServerFailure {
  /** Completes "PostgreSQL could not …". */
  readonly doing: string
  /** Why, where that is known better than from its last complaint. */
  readonly cause?: string | undefined
  readonly wayOut?: string
}

/** Turns what a server or a program of it wrote into the line that people see. */
export async function explainServerLog(
  log: string,
  folder: string,
  { doing, cause = lastComplaint(log), wayOut = LOOK_CLOSER }: ServerFailure,
): Promise<StartProblem> {
  // A full disk often leaves no room even for the complaint.
  if (/No space left on device|Disk quota exceeded/i.test(log) || (await hasNoRoom(folder))) {
    return diskFull(folder, log)
  }
  if (/Permission denied|Operation not permitted|EACCES|Read-only file system/i.test(log)) {
    return notWritable(folder, log)
  }
  return new StartProblem(`PostgreSQL could not ${doing}: ${cause}.`, wayOut, log)
}

const LOOK_CLOSER = 'Its whole report is shown by "npm start -- --verbose"; no data was changed.'

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

function notWritable(folder: string, detail: unknown): StartProblem {
  return new StartProblem(
    `The data folder ${folder} cannot be read and written by the user who runs Clapback.`,
    'Give the folder to that user (chown -R), or set DATA_FOLDER to another folder.',
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
