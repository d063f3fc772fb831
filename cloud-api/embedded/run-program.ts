import { spawn } from 'node:child_process'
import { type OsUser } from './os-user.ts'

/** How a short program ended. */
export interface ProgramRun {
  readonly exitCode: number | null
  /** What it said on both streams, and why it could not be run when it could not. */
  readonly output: string
}

/** Runs a program to its end, as another user where one is given, with messages in English. */
export async function runProgram(
  program: string,
  args: readonly string[],
  { user, cwd }: { readonly user: OsUser | undefined; readonly cwd: string },
): Promise<ProgramRun> {
  const child = spawn(program, args, { ...identity(user), cwd, env: serverEnvironment(), detached: true })
  let output = ''
  const listen = (chunk: Buffer): void => {
    output += chunk.toString('utf8')
  }
  child.stdout.on('data', listen)
  child.stderr.on('data', listen)
  return new Promise((resolve) => {
    child.once('error', (error) => {
      resolve({ exitCode: null, output: `${output}${program}: ${error.message}` })
    })
    child.once('close', (exitCode) => {
      resolve({ exitCode, output })
    })
  })
}

/** The part of spawn's options that steps down from root. */
export const identity = (user: OsUser | undefined): { uid?: number; gid?: number } =>
  user === undefined ? {} : { uid: user.uid, gid: user.gid }

/** The environment of the server's programs: English messages, and none of the PG* settings of the person's own clients. */
export function serverEnvironment(): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(([name]) => !name.startsWith('PG'))
  return { ...Object.fromEntries(own), LC_ALL: 'C', LC_MESSAGES: 'C', TZ: 'UTC' }
}
