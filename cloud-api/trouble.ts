import { statfs } from 'node:fs/promises'
import { databaseErrorCode, isDatabaseAway, isDiskFull } from './database/errors.ts'
import type { Tell } from './tell.ts'

/** With less than this free, PostgreSQL cannot make the next file of its log. */
const NEEDED_BYTES = 16 * 1024 * 1024
/** A disk that was full is taken for full so long after the last error that said so. */
const REMEMBERED_MS = 60_000

/** Something beyond this program that keeps it from its work for a while and passes without a restart. */
export type TroubleCode = 'disk_full' | 'service_unavailable'

/** Knows such troubles when it sees them. */
export interface Trouble {
  /** The trouble that an error stands for, if any; whoever runs the server is told. */
  recognise(error: unknown): TroubleCode | undefined
  /** Whether there is no room left to save anything, as far as is known. */
  isDiskFull(): Promise<boolean>
}

export interface TroubleOptions {
  /** By its whole path. */
  readonly dataFolder: string
  readonly tell: Tell
  readonly now: () => Date
}

/** Watches for trouble in what requests meet. */
export function watchTrouble({ dataFolder, tell, now }: TroubleOptions): Trouble {
  let diskFullAt = -Infinity

  /** A folder that cannot be asked is somebody else's trouble. */
  async function hasRoom(): Promise<boolean> {
    const disk = await statfs(dataFolder).catch(() => undefined)
    return disk === undefined || disk.bavail * disk.bsize >= NEEDED_BYTES
  }

  /** A full disk is ours, or that of a database server elsewhere. */
  async function tellOfDisk(isDatabase: boolean): Promise<void> {
    const elsewhere = isDatabase && (await hasRoom())
    const place = elsewhere ? 'the PostgreSQL server (DATABASE_URL)' : dataFolder
    tell(
      'disk',
      `The disk of ${place} is full: nothing new can be saved, and what was saved is safe. Free some space there; no restart is needed.`,
    )
  }

  return {
    recognise: (error) => {
      if (isDiskFull(error)) {
        diskFullAt = now().getTime()
        void tellOfDisk(databaseErrorCode(error) === '53100')
        return 'disk_full'
      }
      if (!isDatabaseAway(error)) return undefined
      tell(
        'database',
        `The database does not answer (${firstLine(error)}): calls are refused until it does, and what was saved is safe. Look after the PostgreSQL server; no restart is needed.`,
      )
      return 'service_unavailable'
    },
    isDiskFull: async () => now().getTime() - diskFullAt < REMEMBERED_MS || !(await hasRoom()),
  }
}

const firstLine = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? ''
