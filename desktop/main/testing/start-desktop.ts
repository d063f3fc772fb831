import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { type Reply, type Stage } from './stage.ts'

/** Where `electron-vite build` puts the main process; package.json names the same. */
export const BUILT_MAIN = join(import.meta.dirname, '../../../out/desktop/main/main.js')

type Acts = {
  readonly [Act in keyof Stage]: (...args: Parameters<Stage[Act]>) => Promise<Awaited<ReturnType<Stage[Act]>>>
}

/** A running desktop app and the ways to play with it. */
export interface Desktop extends Acts {
  stop(): Promise<void>
}

/**
 * Starts the built desktop app with the stand-in for Electron. The caller stops it.
 * @param folder where the app keeps its own files.
 */
export async function startDesktop(
  folder: string,
  env: Readonly<Record<string, string>> = {},
): Promise<Desktop> {
  const child = fork(join(import.meta.dirname, 'play-main.ts'), [BUILT_MAIN], {
    env: { PATH: process.env['PATH'] ?? '', STAND_IN_FOLDER: folder, ...env },
    execArgv: [],
  })
  await replyTo(child, 0)
  let lastId = 0
  const act = async (name: keyof Stage, argument?: unknown): Promise<unknown> => {
    lastId += 1
    const reply = replyTo(child, lastId)
    child.send({ id: lastId, act: name, argument })
    return reply
  }
  const acts = {
    report: () => act('report'),
    navigate: (argument: unknown) => act('navigate', argument),
    openWindow: (argument: unknown) => act('openWindow', argument),
    request: (argument: unknown) => act('request', argument),
    check: (argument: unknown) => act('check', argument),
    crash: (argument: unknown) => act('crash', argument),
    choose: (argument: unknown) => act('choose', argument),
    emit: (argument: unknown) => act('emit', argument),
    closeAt: (argument: unknown) => act('closeAt', argument),
  } as Acts
  const stop = async () => {
    if (child.exitCode !== null) return
    child.kill()
    await once(child, 'exit')
  }
  return { ...acts, stop }
}

/** Resolves with the answer of that number; rejects when the app ends first. */
function replyTo(child: ChildProcess, id: number): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const onEnd = (code: number | null) => {
      reject(new Error(`The desktop app ended (${code ?? 'killed'}) before it answered`))
    }
    const onMessage = (reply: unknown) => {
      const { id: answered, value } = reply as Reply
      if (answered !== id) return
      child.off('message', onMessage)
      child.off('exit', onEnd)
      resolve(value)
    }
    child.on('message', onMessage)
    child.once('exit', onEnd)
  })
}
