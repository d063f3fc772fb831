import { readFile, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { StartProblem, errorCode } from '../start-problem.ts'

/** The account that runs the server when we are root: PostgreSQL refuses root. */
export interface OsUser {
  readonly name: string
  readonly uid: number
  readonly gid: number
}

/**
 * Chooses who runs the server. An ordinary user runs it himself (undefined). For root it is, of those that exist:
 * the owner of the data folder, the user behind sudo, `postgres`, `nobody`. No account is ever created.
 * @param folder data folder, which need not exist yet
 * @throws StartProblem when root finds no account to step down to
 */
export async function chooseOsUser(folder: string): Promise<OsUser | undefined> {
  if (process.getuid?.() !== 0) return undefined
  const users = parsePasswd(await readFile('/etc/passwd', 'utf8'))
  const owner = await ownerOf(folder)
  const sudo = Number(process.env['SUDO_UID'] ?? 0)
  const chosen =
    users.find(({ uid }) => uid === owner && uid !== 0) ??
    users.find(({ uid }) => uid === sudo && uid !== 0) ??
    users.find(({ name }) => name === 'postgres') ??
    users.find(({ name }) => name === 'nobody')
  if (chosen !== undefined) return chosen
  throw new StartProblem(
    'PostgreSQL does not run as root, and there is no user "postgres" or "nobody" to run it as.',
    'Start as an ordinary user, or set DATABASE_URL to a PostgreSQL server of your own.',
  )
}

/**
 * The first folder on the way to `path` that the user may not enter, judged by its permission bits.
 * @param path an absolute path
 */
export async function closedFolder(path: string, user: OsUser): Promise<string | undefined> {
  const folders: string[] = []
  for (let at = dirname(path); !folders.includes(at); at = dirname(at)) folders.unshift(at)
  for (const folder of folders) {
    const { mode, uid, gid } = await stat(folder)
    const enter = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001
    if ((mode & enter) === 0) return folder
  }
  return undefined
}

function parsePasswd(text: string): OsUser[] {
  return text
    .split('\n')
    .map((line) => line.split(':'))
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
    .filter(({ name, uid, gid }) => name !== '' && Number.isInteger(uid) && Number.isInteger(gid))
}

async function ownerOf(folder: string): Promise<number> {
  try {
    return (await stat(folder)).uid
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return 0
    throw error
  }
}
