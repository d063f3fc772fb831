import { randomBytes } from 'node:crypto'
import { chown, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StartProblem, errorCode } from '../start-problem.ts'
import { explainServerLog } from './explain.ts'
import { runProgram } from './run-program.ts'
import { type ServerIdentity } from './server-identity.ts'

/** The role that the app signs in with; made with the folder. */
export const ROLE = 'clapback'
/** Where its password is kept, inside the data folder. */
export const PASSWORD_FILE = 'clapback-password'

/** What newPassword() makes, and nothing that a crash leaves of it. */
const WHOLE = /^[\w-]{32}$/

/** A new password. */
export const newPassword = (): string => randomBytes(24).toString('base64url')

/** The role's password; undefined when the file is gone, or does not hold all of it. */
export async function readPassword(folder: string): Promise<string | undefined> {
  try {
    const password = (await readFile(join(folder, PASSWORD_FILE), 'utf8')).trim()
    return WHOLE.test(password) ? password : undefined
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    throw error
  }
}

/** Puts a password where it is kept, whole or not at all, owned by whoever owns the data. */
export async function writePassword(file: string, password: string, identity: ServerIdentity): Promise<void> {
  const draft = `${file}.new`
  await rm(draft, { force: true })
  await writeFile(draft, `${password}\n`, { mode: 0o600, flag: 'wx', flush: true })
  if (identity.kind === 'account') await chown(draft, identity.user.uid, identity.user.gid)
  await rename(draft, file)
}

/**
 * Gives the role a new password where the kept one is lost. PostgreSQL does that without being asked for the old one
 * when no server runs on the folder: whoever owns the files owns the data.
 * @throws StartProblem when the folder has no such role, which means that it is not ours
 */
export async function renewPassword(
  folder: string,
  { postgres, identity }: { readonly postgres: string; readonly identity: ServerIdentity },
): Promise<string> {
  const password = newPassword()
  const statement = `alter role ${ROLE} password '${password}'\n`
  const run = await runProgram(identity, postgres, ['--single', '-D', folder, 'postgres'], statement)
  if (/ERROR:.*role .* does not exist/.test(run.output)) {
    throw new StartProblem(
      `${folder} belongs to another program: it is a PostgreSQL data folder without the role "${ROLE}"; nothing in it was changed.`,
      'Set DATA_FOLDER to another folder.',
      run.output,
    )
  }
  if (run.exitCode !== 0 || /\b(ERROR|FATAL|PANIC):/.test(run.output)) {
    throw await explainServerLog(run.output, folder, { doing: 'renew its password' })
  }
  await writePassword(join(folder, PASSWORD_FILE), password, identity)
  return password
}
