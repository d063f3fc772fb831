import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { freePort } from '../embedded/free-port.ts'
import { startScratchPostgres } from '../embedded/scratch-postgres.ts'
import { isLinuxRoot, smallDisk } from '../embedded/testing/places.ts'
import { query } from '../embedded/testing/query.ts'
import { runServer } from './testing/server-run.ts'

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

  it('a certificate that is not there', async () => {
    const run = await runServer({
      DATABASE_URL: 'postgres://me:hush@127.0.0.1/clapback?sslrootcert=/nope/ca.pem',
    })
    expect(await run.ended()).toBe(1)
    expect(run.said.stderr).toBe(
      'DATABASE_URL names a file that cannot be read (ENOENT): /nope/ca.pem. Correct sslrootcert, sslcert or sslkey in it.\n',
    )
  })

  it.each(['require', 'prefer', 'verify-ca'])(
    'an sslmode (%s) that the server does not know',
    async (mode) => {
      const postgres = await scratchPostgres()
      const run = await runServer({ DATABASE_URL: `${postgres.urlOf('clapback')}?sslmode=${mode}` })
      expect(await run.ended()).toBe(1)
      expect(run.said.stderr).toMatch(
        /^127\.0\.0\.1:\d+ does not encrypt connections \(DATABASE_URL\)\. Remove sslmode .*\n$/,
      )
    },
  )

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

async function scratchPostgres() {
  const postgres = await startScratchPostgres()
  onTestFinished(() => postgres.stop())
  return postgres
}
