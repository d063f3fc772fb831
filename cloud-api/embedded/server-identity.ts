import { spawnSync } from 'node:child_process'
import { readFile, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { StartProblem, errorCode } from '../start-problem.ts'

/** An account of this system. */
export interface OsUser {
  readonly name: string
  readonly uid: number
  readonly gid: number
}

/**
 * Who runs PostgreSQL, which refuses to run as root: an ordinary user himself; another account that root steps down
 * to; or root under another number in a user namespace, where a folder on the way is closed to everyone but root.
 */
export type ServerIdentity =
  | { readonly kind: 'self' }
  | { readonly kind: 'account'; readonly user: OsUser }
  | { readonly kind: 'namespace' }

/**
 * Chooses who runs the server. Root steps down to, of those that exist: the owner of the data folder, the user behind
 * sudo, `postgres`, `nobody`. No account is ever created.
 * @param folder data folder; it need not exist yet, the one above it does
 * @param program absolute path of the server
 * @throws StartProblem when root finds no way
 */
export async function chooseIdentity(folder: string, program: string): Promise<ServerIdentity> {
  if (process.getuid?.() !== 0) return { kind: 'self' }
  const owner = await ownerOf(folder)
  if (owner === 0 && namespacesWork()) return { kind: 'namespace' }

  const user = accountFor(owner, parsePasswd(await readFile('/etc/passwd', 'utf8')))
  const closed = user && ((await closedFolder(program, user)) ?? (await closedFolder(folder, user)))
  if (user !== undefined && closed === undefined) return { kind: 'account', user }
  // What another account owns, root without its privileges could not read.
  if (owner === undefined && namespacesWork()) return { kind: 'namespace' }
  throw new StartProblem(
    user === undefined
      ? 'PostgreSQL does not run as root, and there is no user "postgres" or "nobody" to run it as.'
      : `PostgreSQL does not run as root but as "${user.name}", who may not enter ${closed ?? ''}.`,
    'Move Clapback to a folder that everyone may enter (such as /srv or /opt), or start it as an ordinary user.',
  )
}

/** A command line as spawn takes it, for a program run by that identity. */
export interface Invocation {
  readonly program: string
  readonly args: readonly string[]
  /** Steps down from root. */
  readonly account: { readonly uid?: number; readonly gid?: number }
}

/** How to run a program as that identity. */
export function invocationAs(identity: ServerIdentity, program: string, args: readonly string[]): Invocation {
  switch (identity.kind) {
    case 'self':
      return { program, args, account: {} }
    case 'account':
      return { program, args, account: { uid: identity.user.uid, gid: identity.user.gid } }
    case 'namespace':
      return { program: 'unshare', args: [...AS_NOBODY, program, ...args], account: {} }
  }
}

/** In a namespace of its own, root is known as nobody: files that root owns are that nobody's. */
const AS_NOBODY = ['--user', '--map-user=65534', '--map-group=65534']

/** Whether this system lets root open a user namespace; many containers do not. */
const namespacesWork = (): boolean =>
  process.platform === 'linux' && spawnSync('unshare', [...AS_NOBODY, 'true']).status === 0

function accountFor(owner: number | undefined, users: readonly OsUser[]): OsUser | undefined {
  const ordinary = users.filter(({ uid }) => uid !== 0)
  const sudo = Number(process.env['SUDO_UID'])
  return (
    ordinary.find(({ uid }) => uid === owner) ??
    ordinary.find(({ uid }) => uid === sudo) ??
    ordinary.find(({ name }) => name === 'postgres') ??
    ordinary.find(({ name }) => name === 'nobody')
  )
}

/** The first folder on the way to `path` that the user may not enter, judged by its permission bits. */
async function closedFolder(path: string, user: OsUser): Promise<string | undefined> {
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

/** Number of the user that owns a folder; undefined when there is none. */
async function ownerOf(folder: string): Promise<number | undefined> {
  try {
    return (await stat(folder)).uid
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    throw error
  }
}
