import { readFile, readdir, rename, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { StartProblem } from '../start-problem.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import { startScratchPostgres } from './scratch-postgres.ts'
import { scratchFolder } from './testing/places.ts'
import { query } from './testing/query.ts'

describe('startEmbeddedPostgres', () => {
  it('makes its data folder whole, and finds what was saved at the next start', async () => {
    const folder = join(await scratchFolder(), 'deep', 'postgres')
    const first = await startEmbeddedPostgres({ folder, durable: true })
    await query(first.url, `create table kept (word text); insert into kept values ('clapback')`)
    await first.stop()
    expect(await readdir(join(folder, '..'))).toEqual(['postgres', 'postgres.log'])

    const second = await startEmbeddedPostgres({ folder, durable: true })
    const rows = await query(second.url, 'select word from kept')
    await second.stop()
    expect(rows).toEqual([{ word: 'clapback' }])
  })

  it('runs PostgreSQL 18 on the loopback address alone, with a password, in UTF-8 and UTC', async () => {
    const folder = join(await scratchFolder(), 'postgres')
    await using server = await disposable(folder)
    const [row] = await query(
      server.url,
      `select current_setting('server_version_num')::int / 10000 as major, current_setting('listen_addresses') as at,
         current_setting('timezone') as zone, current_setting('server_encoding') as encoding, current_setting('fsync') as fsync`,
    )
    expect(row).toEqual({ major: 18, at: '127.0.0.1', zone: 'UTC', encoding: 'UTF8', fsync: 'on' })
    const guess = server.url.replace(/:[^:@]+@/, ':guess@')
    await expect(query(guess, 'select 1')).rejects.toMatchObject({ code: '28P01' })
  })

  it('keeps what people write out of the server log', async () => {
    const folder = join(await scratchFolder(), 'postgres')
    await using server = await disposable(folder)
    await query(server.url, 'create table person (email text unique)')
    await query(server.url, `insert into person values ('secret@example.com')`)
    await expect(query(server.url, `insert into person values ('secret@example.com')`)).rejects.toThrow()
    const log = await readFile(`${folder}.log`, 'utf8')
    expect(log).toContain('duplicate key')
    expect(log).not.toContain('secret')
  })

  it('says what happened when the server dies by itself', async () => {
    const folder = join(await scratchFolder(), 'postgres')
    const server = await startEmbeddedPostgres({ folder, durable: true })
    const pid = Number((await readFile(join(folder, 'postmaster.pid'), 'utf8')).split('\n')[0])
    process.kill(pid, 'SIGKILL')
    const problem = await server.died
    expect(problem).toBeInstanceOf(StartProblem)
    expect(problem.message).toBe(
      'PostgreSQL could not go on: it was ended from outside (SIGKILL). Start again: what was saved is safe.',
    )
    await server.stop()
  })

  it('may be stopped twice', async () => {
    const folder = join(await scratchFolder(), 'postgres')
    const server = await startEmbeddedPostgres({ folder, durable: false })
    await Promise.all([server.stop(), server.stop()])
    await server.stop()
    expect(await readdir(folder)).not.toContain('postmaster.pid')
  })

  it.each([
    { gone: 'PG_VERSION', left: 'global' },
    { gone: 'global/pg_control', left: 'base' },
  ])('refuses a folder without $gone and changes nothing in it', async ({ gone }) => {
    const folder = join(await scratchFolder(), 'postgres')
    await (await startEmbeddedPostgres({ folder, durable: false })).stop()
    await rename(join(folder, gone), join(folder, '..', 'taken'))
    const before = await listing(folder)

    const refusal = startEmbeddedPostgres({ folder, durable: false })
    await expect(refusal).rejects.toThrow(
      `${folder} is not a whole PostgreSQL data folder (${gone} is missing)`,
    )
    await expect(refusal).rejects.toBeInstanceOf(StartProblem)
    expect(await listing(folder)).toEqual(before)
  })

  it('refuses the data folder of another major version and changes nothing in it', async () => {
    const folder = join(await scratchFolder(), 'postgres')
    await (await startEmbeddedPostgres({ folder, durable: false })).stop()
    await writeFile(join(folder, 'PG_VERSION'), '17\n')
    const before = await listing(folder)
    await expect(startEmbeddedPostgres({ folder, durable: false })).rejects.toThrow(
      /made by PostgreSQL 17, .* comes with 18/,
    )
    expect(await listing(folder)).toEqual(before)
  })

  it('refuses a file in its place', async () => {
    const place = await scratchFolder()
    await writeFile(join(place, 'data'), 'a file')
    await expect(
      startEmbeddedPostgres({ folder: join(place, 'data', 'postgres'), durable: false }),
    ).rejects.toThrow(/there is a file in its way/)
  })

  it('serves any number of scratch servers at once and leaves nothing of them', async () => {
    const servers = await Promise.all([startScratchPostgres(), startScratchPostgres()])
    const urls = servers.map((server) => server.urlOf('postgres'))
    expect(new Set(urls).size).toBe(2)
    await Promise.all(urls.map((url) => query(url, 'select 1')))
    await Promise.all(servers.map((server) => server.stop()))
    await expect(query(urls[0] ?? '', 'select 1')).rejects.toMatchObject({ code: 'ECONNREFUSED' })
  })
})

async function disposable(folder: string): Promise<{ url: string } & AsyncDisposable> {
  const { url, stop } = await startEmbeddedPostgres({ folder, durable: true })
  return { url, [Symbol.asyncDispose]: stop }
}

/** Names, sizes and times of everything in a folder: what "nothing was changed" means. */
async function listing(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true })
  return Promise.all(
    entries.sort().map(async (entry) => {
      const { size, mtimeMs } = await stat(join(folder, entry))
      return `${entry} ${size} ${mtimeMs}`
    }),
  )
}
