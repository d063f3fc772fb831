import { existsSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { freePort } from '../embedded/free-port.ts'
import { isServerOf, readPostmasterFile } from '../embedded/postmaster-file.ts'
import { startScratchPostgres } from '../embedded/scratch-postgres.ts'
import { isLinuxRoot, smallDisk } from '../embedded/testing/places.ts'
import { query } from '../embedded/testing/query.ts'
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
    expect(lastLine(run)).toMatch(/^PostgreSQL could not go on: /)
  })
})

describe('a server that cannot start says why in one line and ends with 1:', () => {
  it('a busy port', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    onTestFinished(() => void other.close())
    await once(other, 'listening')
    const { port } = other.address() as { port: number }
    const run = await runServer({ PORT: String(port) })
    expect(await run.ended()).toBe(1)
    expect(run.said.stderr).toBe(
      `Port ${port} is taken by another program. Stop that program, or choose another port: PORT=${port + 1} npm start\n`,
    )
  })

  it('an address that this machine does not have', async () => {
    const run = await runServer({ HOST: '203.0.113.1' })
    expect(await run.ended()).toBe(1)
    expect(run.said.stderr).toMatch(/^This machine has no address "203\.0\.113\.1" \(HOST\)\. .*\n$/)
  })

  it('a DATABASE_URL that is none', async () => {
    const run = await runServer({ DATABASE_URL: 'my database' })
    expect(await run.ended()).toBe(1)
    expect(run.said.stderr).toMatch(/^DATABASE_URL must be an address such as postgres:.*\n$/)
  })

  it('a DATABASE_URL where nothing answers', async () => {
    const port = await freePort()
    const run = await runServer({ DATABASE_URL: `postgres://me:hush@127.0.0.1:${port}/clapback` })
    expect(await run.ended()).toBe(1)
    expect(run.said.stderr).toMatch(
      new RegExp(
        `^Nothing answers at 127\\.0\\.0\\.1:${port} \\(DATABASE_URL\\)\\. Start the PostgreSQL .*\\n$`,
      ),
    )
    expect(run.said.stderr).not.toContain('hush')
  })

  it('a host that does not exist', async () => {
    const run = await runServer({ DATABASE_URL: 'postgres://me@nowhere.invalid/clapback' })
    expect(await run.ended()).toBe(1)
    expect(run.said.stderr).toMatch(/^There is no host "nowhere\.invalid" \(DATABASE_URL\)\. .*\n$/)
  })

  it('a wrong password, a missing password, a database that is not there', async () => {
    const postgres = await scratchPostgres()
    const right = new URL(postgres.urlOf('missing'))
    const wrong = new URL(right)
    wrong.password = 'hush'
    const none = new URL(right)
    none.password = ''
    const runs = await Promise.all([wrong, none, right].map((url) => runServer({ DATABASE_URL: url.href })))
    expect(await Promise.all(runs.map((run) => run.ended()))).toEqual([1, 1, 1])
    const [refused, asked, missing] = runs.map(({ said }) => said.stderr)
    expect(refused).toMatch(/^127\.0\.0\.1:\d+ refuses to sign "clapback" in \(DATABASE_URL\): .*\n$/)
    expect(refused).not.toContain('hush')
    expect(asked).toMatch(
      /^127\.0\.0\.1:\d+ asks for a password and DATABASE_URL holds none that it takes\. .*\n$/,
    )
    expect(missing).toMatch(
      /^There is no database "missing" at 127\.0\.0\.1:\d+ .* createdb -h 127\.0\.0\.1 .*\n$/,
    )
  })

  it('a database that a newer version has used, which stays as it is', async () => {
    const postgres = await scratchPostgres()
    const url = postgres.urlOf('clapback')
    const first = await runServer({ DATABASE_URL: url })
    await first.ready()
    first.child.kill('SIGTERM')
    await first.ended()
    await query(
      url,
      `insert into knex_migrations (name, batch, migration_time) values ('9999-later', 99, now())`,
    )

    const run = await runServer({ DATABASE_URL: url })
    expect(await run.ended()).toBe(1)
    expect(run.said.stderr).toBe(
      'The database was last used by a newer version of Clapback; nothing in it was changed. Update Clapback (git pull) and start again.\n',
    )
  })

  it('and more when asked to', async () => {
    const run = await runServer({
      DATABASE_URL: 'postgres://me@nowhere.invalid/clapback',
      LOG_LEVEL: 'debug',
    })
    expect(await run.ended()).toBe(1)
    expect(run.said.stderr).toMatch(/^There is no host .*\n[\s\S]*ENOTFOUND[\s\S]* at /)
  })
})

describe.runIf(isLinuxRoot)('a full disk (needs root on Linux)', () => {
  it('is named at the start', async () => {
    const run = await runServer({ DATA_FOLDER: join(await smallDisk(20), 'data') })
    expect(await run.ended()).toBe(1)
    expect(run.said.stderr).toMatch(/^The disk of .* is full: \d+ MB are free .*\n$/)
  })
})

async function postgresOf(run: ServerRun): Promise<{ pid: number; folder: string }> {
  const folder = join(run.dataFolder, 'postgres')
  const note = await readPostmasterFile(folder)
  if (note === undefined) throw new Error('No server runs there')
  return { pid: note.pid, folder }
}

async function scratchPostgres() {
  const postgres = await startScratchPostgres()
  onTestFinished(() => postgres.stop())
  return postgres
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
