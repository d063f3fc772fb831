import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it, onTestFinished } from 'vitest'
import { StartProblem } from '../start-problem.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import { isServerOf } from './postmaster-file.ts'
import { scratchFolder } from './testing/places.ts'
import { query } from './testing/query.ts'

/** A folder in which a word was kept, and no server runs. */
async function keptFolder(): Promise<string> {
  const folder = join(await scratchFolder(), 'postgres')
  const server = await startEmbeddedPostgres({ folder, durable: true })
  await query(server.url, `create table kept (word text); insert into kept values ('clapback')`)
  await server.stop()
  return folder
}

async function expectAllThere(folder: string): Promise<void> {
  const server = await startEmbeddedPostgres({ folder, durable: true })
  expect(await query(server.url, 'select word from kept')).toEqual([{ word: 'clapback' }])
  await server.stop()
}

describe('a half-written data folder', () => {
  it.each([
    ['empty', (file: string) => truncate(file)],
    ['cut short', (file: string) => truncate(file, 10)],
    ['missing', (file: string) => rm(file)],
  ])('whose password is %s is given a new one, and loses nothing', async (_what, damage) => {
    const folder = await keptFolder()
    const file = join(folder, 'clapback-password')
    const before = await readFile(file, 'utf8')
    await damage(file)
    await expectAllThere(folder)
    const after = await readFile(file, 'utf8')
    expect(after).toMatch(/^[\w-]{32}\n$/)
    expect(after).not.toBe(before)
    await expectAllThere(folder)
  })

  it('whose password is another one is refused with a way out that works', async () => {
    const folder = await keptFolder()
    const file = join(folder, 'clapback-password')
    await writeFile(file, 'x'.repeat(32))
    await expect(startEmbeddedPostgres({ folder, durable: true })).rejects.toThrow(
      `The password in ${file} is not the database's. Remove that file and start again`,
    )
    await rm(file)
    await expectAllThere(folder)
  })

  it('without password and role is somebody else’s, and stays as it is', async () => {
    const folder = join(await scratchFolder(), 'postgres')
    const server = await startEmbeddedPostgres({ folder, durable: true })
    await query(server.url, `create role boss superuser login password 'boss'`)
    const url = new URL(server.urlOf('postgres'))
    url.username = 'boss'
    url.password = 'boss'
    await query(url.href, 'alter role clapback rename to somebody')
    await server.stop()
    await rm(join(folder, 'clapback-password'))
    await expect(startEmbeddedPostgres({ folder, durable: true })).rejects.toThrow(
      `${folder} belongs to another program: it is a PostgreSQL data folder without the role "clapback"`,
    )
  })

  it.each([
    ['empty', ''],
    ['all zeros', '\0\0\0\0'],
  ])('whose server’s note is %s starts, and loses nothing', async (_what, content) => {
    const folder = await keptFolder()
    await writeFile(join(folder, 'postmaster.pid'), content)
    await expectAllThere(folder)
  })

  it('whose server still runs without its note has that stopped first', async () => {
    const folder = join(await scratchFolder(), 'postgres')
    const script = fileURLToPath(new URL('testing/victim.ts', import.meta.url))
    const victim = spawn(process.execPath, [script, folder], { stdio: ['ignore', 'pipe', 'inherit'] })
    onTestFinished(() => void victim.kill('SIGKILL'))
    const [said] = (await once(victim.stdout, 'data')) as [Buffer]
    const pid = Number(/saved (\d+)/.exec(said.toString('utf8'))?.[1])
    victim.kill('SIGKILL')
    await once(victim, 'exit')
    await truncate(join(folder, 'postmaster.pid'))
    expect(await isServerOf(folder, pid)).toBe(true)
    await expectAllThere(folder)
    expect(await isServerOf(folder, pid)).toBe(false)
  })

  it.each([
    ['global/pg_control', 0, 'global/pg_control is empty'],
    ['global/pg_control', 100, 'global/pg_control is cut short'],
    ['PG_VERSION', 0, 'PG_VERSION is empty'],
  ])('whose %s ends at %i is refused with a way out', async (name, size, says) => {
    const folder = await keptFolder()
    await truncate(join(folder, name), size)
    const refusal = startEmbeddedPostgres({ folder, durable: true })
    await expect(refusal).rejects.toBeInstanceOf(StartProblem)
    await expect(refusal).rejects.toThrow(
      `${folder} is not a whole PostgreSQL data folder (${says}); nothing in it was changed. Put it back from a backup, or move it away to begin with an empty database.`,
    )
  })

  it('that PostgreSQL itself finds damaged is told with where its report is, and what to do', async () => {
    const folder = await keptFolder()
    await rm(join(folder, 'pg_wal'), { recursive: true })
    await writeFile(join(folder, 'pg_wal'), '')
    await expect(startEmbeddedPostgres({ folder, durable: true })).rejects.toThrow(
      new RegExp(
        `^PostgreSQL could not start: .+\\. Its whole report is in ${folder}\\.log\\. Where that speaks`,
      ),
    )
  })
})
