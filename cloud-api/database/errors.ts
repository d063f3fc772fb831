import { DBError } from 'objection'
import { errorCode } from '../start-problem.ts'

/** PostgreSQL's or Node's code of a database error, or an empty string; records wrap the driver's error in their own. */
export const databaseErrorCode = (error: unknown): string =>
  errorCode(error instanceof DBError ? error.nativeError : error)

/** Whether the database refused a row because one like it is there. */
export const isUniqueViolation = (error: unknown): boolean => databaseErrorCode(error) === '23505'

/** Whether the database gave up waiting for a row that somebody else holds. */
export const isLockTimeout = (error: unknown): boolean => databaseErrorCode(error) === '55P03'

/** What PostgreSQL and Node call a disk, or somebody's share of it, with no room left. */
const DISK_FULL = new Set(['53100', 'ENOSPC', 'EDQUOT'])

/** Whether something could not be written for want of room. */
export const isDiskFull = (error: unknown): boolean => DISK_FULL.has(databaseErrorCode(error))

/** Codes of a database that is starting, stopping, gone, without a free connection or unreachable. */
const AWAY = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '3D000',
  '08006',
  '08003',
])

/** Whether the database cannot be asked right now; trying again helps. */
export function isDatabaseAway(error: unknown): boolean {
  if (AWAY.has(databaseErrorCode(error))) return true
  if (!(error instanceof Error)) return false
  return (
    error.name === 'KnexTimeoutError' ||
    /Connection terminated|timeout exceeded when trying/.test(error.message)
  )
}
