import { existsSync } from 'node:fs'
import { connect } from 'node:net'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { isServerOf, readPostmasterFile } from '../embedded/postmaster-file.ts'
import { addressesForOthers } from '../machine-addresses.ts'
import { type ServerRun, runServer } from './testing/server-run.ts'

describe('a server that runs', () => {
  it('says where it is, answers there, and stops cleanly with exit code 0', async () => {
    const run = await runServer()
    await run.ready()
    expect(run.said.stdout).toBe(`Clapback is ready at ${run.origin} (Ctrl-C stops it)\n`)
    expect((await fetch(`${run.origin}/api/auth/user`)).status).toBe(401)

    const postgres = await postgresOf(run)
    run.child.kill('SIGTERM')
    expect(await run.ended()).toBe(0)
    expect(run.said.stderr).toBe('')
    expect(await isServerOf(postgres.folder, postgres.pid)).toBe(false)
    expect(existsSync(join(postgres.folder, 'postmaster.pid'))).toBe(false)
  })

  it('says where other machines find it when it lets them in', async () => {
    const run = await runServer({ HOST: '0.0.0.0' })
    await run.ready()
    const { port } = new URL(run.origin)
    const others = addressesForOthers(Number(port))
    const network = others.length > 0 ? `, for other machines at ${others.join(' or ')}` : ''
    expect(run.said.stdout).toBe(`Clapback is ready at ${run.origin}${network} (Ctrl-C stops it)\n`)
    for (const origin of others) {
      const opened = await fetch(`${origin}/api/auth/sign-up/email`, {
        method: 'POST',
        headers: { Origin: origin, 'Content-Type': 'application/json' },
        body: JSON.stringify({ name: 'Phone', email: 'phone@example.com', password: 'correct horse' }),
      })
      expect(opened.status).toBe(200)
    }
  })

  it('takes the second half of one Ctrl-C for no second one', async () => {
    const run = await runServer()
    await run.ready()
    run.child.kill('SIGINT')
    run.child.kill('SIGINT')
    expect(await run.ended()).toBe(0)
  })

  it('ends at once with a second Ctrl-C, and starts again with all data', async () => {
    const run = await runServer()
    await run.ready()
    // A request that never ends holds the first wish to stop up.
    const port = Number(new URL(run.origin).port)
    const socket = connect(port, '127.0.0.1').on('error', () => undefined)
    onTestFinished(() => void socket.destroy())
    socket.write(
      'POST /api/analyze-lyrics HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\nExpect: 100-continue\r\n\r\n',
    )
    await once(socket, 'data')
    const postgres = await postgresOf(run)
    run.child.kill('SIGINT')
    await vi.waitUntil(() => refusesConnections(port), { timeout: 20_000 })
    // Two signals in quick succession would count as one Ctrl-C.
    await wait(600)
    run.child.kill('SIGINT')
    expect(await run.ended()).toBe(130)

    const again = await runServer({ DATA_FOLDER: run.dataFolder })
    await again.ready()
    expect(await isServerOf(postgres.folder, postgres.pid)).toBe(false)
  })

  it('is found by a second start, which says where and leaves it alone', async () => {
    const run = await runServer()
    await run.ready()
    const second = await runServer({ DATA_FOLDER: run.dataFolder })
    expect(await second.ended()).toBe(1)
    expect(second.said.stderr).toBe(
      `Clapback is already running on ${run.dataFolder}: ${run.origin} - open that, or stop it with Ctrl-C where it runs.\n`,
    )
    expect((await fetch(`${run.origin}/api/auth/user`)).status).toBe(401)
  })

  it('starts again after kill -9, stopping the database that was left behind', async () => {
    const run = await runServer()
    await run.ready()
    const postgres = await postgresOf(run)
    run.child.kill('SIGKILL')
    expect(await run.ended()).toBe('SIGKILL')
    expect(await isServerOf(postgres.folder, postgres.pid)).toBe(true)

    const again = await runServer({ DATA_FOLDER: run.dataFolder })
    await again.ready()
    expect(await isServerOf(postgres.folder, postgres.pid)).toBe(false)
  })

  it('stops cleanly when it was run by npm and npm is gone', async () => {
    const run = await runServer({ npm_lifecycle_event: 'start' }, ['sh', '-c', '"$0" "$@"; true'])
    await run.ready()
    const postgres = await postgresOf(run)
    // The shell dies of the signal that npm passes on to it, and the server is left to another parent.
    run.child.kill('SIGTERM')
    expect(await run.ended()).toBe('SIGTERM')
    expect(await isServerOf(postgres.folder, postgres.pid)).toBe(false)
  })

  it('says so and ends when its database dies', async () => {
    const run = await runServer()
    await run.ready()
    process.kill((await postgresOf(run)).pid, 'SIGKILL')
    expect(await run.ended()).toBe(1)
    expect(lastLine(run)).toBe(
      'PostgreSQL could not go on: it was ended from outside (SIGKILL). Start again: what was saved is safe.',
    )
    const again = await runServer({ DATA_FOLDER: run.dataFolder })
    await again.ready()
  })
})

async function postgresOf(run: ServerRun): Promise<{ pid: number; folder: string }> {
  const folder = join(run.dataFolder, 'postgres')
  const note = await readPostmasterFile(folder)
  if (note === undefined) throw new Error('No server runs there')
  return { pid: note.pid, folder }
}

function refusesConnections(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => {
      socket.destroy()
      resolve(false)
    })
    socket.once('error', () => {
      resolve(true)
    })
  })
}

const lastLine = (run: ServerRun): string => run.said.stderr.trim().split('\n').at(-1) ?? ''
