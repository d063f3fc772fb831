import { errorCode } from '../start-problem.ts'

/** Whether the database refused a row because one like it is there. */
export const isUniqueViolation = (error: unknown): boolean => errorCode(error) === '23505'

/** Whether the database gave up waiting for a row that somebody else holds. */
export const isLockTimeout = (error: unknown): boolean => errorCode(error) === '55P03'
