import { spawn } from 'node:child_process'
import { parse } from 'node:path'
import { type ServerIdentity, invocationAs } from './server-identity.ts'

/** How a short program ended. */
export interface ProgramRun {
  readonly exitCode: number | null
  /** What it said on both streams, and why it could not be run when it could not. */
  readonly output: string
}

/**
 * Runs a program of the server to its end, with messages in English.
 * @param input what it reads
 */
export async function runProgram(
  identity: ServerIdentity,
  program: string,
  args: readonly string[],
  input = '',
): Promise<ProgramRun> {
  const run = invocationAs(identity, program, args)
  const child = spawn(run.program, run.args, {
    ...run.account,
    cwd: openFolder(program),
    env: serverEnvironment(),
    detached: true,
  })
  let output = ''
  const listen = (chunk: Buffer): void => {
    output += chunk.toString('utf8')
  }
  child.stdout.on('data', listen)
  child.stderr.on('data', listen)
  // One that ends without reading says why by itself.
  child.stdin.on('error', () => undefined)
  child.stdin.end(input)
  return new Promise((resolve) => {
    child.once('error', (error) => {
      resolve({ exitCode: null, output: `${output}${program}: ${error.message}` })
    })
    child.once('close', (exitCode) => {
      resolve({ exitCode, output })
    })
  })
}

/** A working folder that every user may enter: the root of the disk. */
export const openFolder = (path: string): string => parse(path).root

/** The environment of the server's programs: English messages, and none of the PG* settings of the person's own clients. */
export function serverEnvironment(): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(([name]) => !name.startsWith('PG'))
  return { ...Object.fromEntries(own), LC_ALL: 'C', LC_MESSAGES: 'C', TZ: 'UTC' }
}
