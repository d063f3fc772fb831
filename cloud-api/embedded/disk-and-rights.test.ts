import { spawnSync } from 'node:child_process'
import { chmod, chown, mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { StartProblem } from '../start-problem.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import { fillDisk, isLinuxRoot, scratchFolder, smallDisk } from './testing/places.ts'
import { query } from './testing/query.ts'

const NOBODY = 65_534

describe.runIf(isLinuxRoot)('disk and rights (needs root on Linux)', () => {
  it('names a full disk before it makes anything', async () => {
    const disk = await smallDisk(40)
    const folder = join(disk, 'data', 'postgres')
    await expect(startEmbeddedPostgres({ folder, durable: false })).rejects.toThrow(
      /^The disk of .* is full: \d+ MB are free and the database needs 160 MB to begin\. Free some space/,
    )
    expect(await readdir(join(disk, 'data'))).toEqual([])
  })

  it('names a disk that has filled up since, and loses nothing', async () => {
    const disk = await smallDisk(220)
    const folder = join(disk, 'postgres')
    const first = await startEmbeddedPostgres({ folder, durable: true })
    await query(first.url, `create table kept (word text); insert into kept values ('clapback')`)
    await first.stop()
    await fillDisk(disk)

    const refusal = startEmbeddedPostgres({ folder, durable: true })
    await expect(refusal).rejects.toThrow(/^The disk of .* is full\. Free some space/)
    await expect(refusal).rejects.toBeInstanceOf(StartProblem)

    await rm(join(disk, 'ballast'))
    const again = await startEmbeddedPostgres({ folder, durable: true })
    expect(await query(again.url, 'select word from kept')).toEqual([{ word: 'clapback' }])
    await again.stop()
  })

  it('works in a folder that is closed to everyone but root', async () => {
    const home = join(await scratchFolder(), 'home')
    await mkdir(home, { mode: 0o700 })
    const folder = join(home, 'data', 'postgres')
    for (const _start of ['first', 'second']) {
      const server = await startEmbeddedPostgres({ folder, durable: false })
      expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }])
      await server.stop()
    }
    // Root's own folder stays root's, also where others could enter.
    await chmod(home, 0o755)
    await (await startEmbeddedPostgres({ folder, durable: false })).stop()
  })

  it('names the closed folder on the way to data that another user owns', async () => {
    const place = await scratchFolder()
    const home = join(place, 'home')
    await mkdir(home)
    await chown(home, NOBODY, NOBODY)
    const folder = join(home, 'postgres')
    expect(startAs(NOBODY, folder)).toBe('ok')
    await chown(home, 0, 0)
    await chmod(home, 0o700)
    await expect(startEmbeddedPostgres({ folder, durable: false })).rejects.toThrow(
      `as "nobody", who may not enter ${home}. Move Clapback`,
    )
  })

  it('names a data folder that an ordinary user may not write', async () => {
    const place = await scratchFolder()
    await chmod(place, 0o755)
    expect(startAs(NOBODY, join(place, 'data', 'postgres'))).toMatch(
      /^The data folder .* cannot be read and written by the user who runs Clapback\. Give the folder/,
    )
  })

  it('names a data folder that belongs to another user', async () => {
    const folder = join(await scratchFolder(), 'postgres')
    await (await startEmbeddedPostgres({ folder, durable: false })).stop()
    expect(startAs(NOBODY, folder)).toMatch(/^The data folder .* cannot be read and written by/)
  })

  it('runs the server of an ordinary user as that user, and of root as the owner of the folder', async () => {
    const place = await scratchFolder()
    await chown(place, NOBODY, NOBODY)
    const folder = join(place, 'postgres')
    expect(startAs(NOBODY, folder)).toBe('ok')
    const server = await startEmbeddedPostgres({ folder, durable: false })
    expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }])
    await server.stop()
  })
})

/** What starting and stopping on a folder says when an ordinary user does it. */
function startAs(uid: number, folder: string): string {
  const script = fileURLToPath(new URL('testing/start-and-stop.ts', import.meta.url))
  const run = spawnSync(process.execPath, [script, folder], { uid, gid: uid, encoding: 'utf8' })
  return `${run.stdout}${run.stderr}`.trim()
}
