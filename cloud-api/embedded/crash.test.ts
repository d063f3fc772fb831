import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { describe, expect, it, onTestFinished } from 'vitest'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import { isServerOf } from './postmaster-file.ts'
import { scratchFolder } from './testing/places.ts'
import { query } from './testing/query.ts'

describe('after a crash', () => {
  it('stops the server that outlived its owner, and loses nothing', async () => {
    const folder = join(await scratchFolder(), 'postgres')
    const { serverPid } = await killedVictim(folder)
    expect(await isServerOf(folder, serverPid)).toBe(true)

    const server = await startEmbeddedPostgres({ folder, durable: true })
    expect(await isServerOf(folder, serverPid)).toBe(false)
    expect(await query(server.url, 'select word from kept')).toEqual([{ word: 'clapback' }])
    await server.stop()
  })

  it('recovers when owner and server were killed, and loses nothing', async () => {
    const folder = join(await scratchFolder(), 'postgres')
    const { serverPid } = await killedVictim(folder)
    process.kill(serverPid, 'SIGKILL')
    expect(existsSync(join(folder, 'postmaster.pid'))).toBe(true)

    const server = await startEmbeddedPostgres({ folder, durable: true })
    expect(await query(server.url, 'select word from kept')).toEqual([{ word: 'clapback' }])
    await server.stop()
  })

  it('is not stopped by a stale lock whose process number belongs to somebody else now', async () => {
    const folder = join(await scratchFolder(), 'postgres')
    await (await startEmbeddedPostgres({ folder, durable: false })).stop()
    // Of the same user as the server: PostgreSQL alone would take it for a server and refuse.
    const stranger = spawn('sleep', ['60'], { uid: (await stat(folder)).uid })
    onTestFinished(() => void stranger.kill())
    const lock = join(folder, 'postmaster.pid')
    await writeFile(lock, `${stranger.pid ?? 0}\n${folder}\n0\n5432\n\n127.0.0.1\n0 0\nready\n`)

    const server = await startEmbeddedPostgres({ folder, durable: false })
    expect(await readFile(lock, 'utf8')).not.toMatch(new RegExp(`^${stranger.pid ?? 0}\\n`))
    await server.stop()
    expect(stranger.exitCode).toBeNull()
  })

  it('clears away a first start that was killed half-way, and no other', async () => {
    const place = await scratchFolder()
    const folder = join(place, 'postgres')
    const gone = spawn(process.execPath, ['--version'])
    await once(gone, 'exit')
    const dead = join(place, `postgres.new-${gone.pid ?? 0}-abc`)
    const alive = join(place, `postgres.new-${process.pid}-abc`)
    await mkdir(join(dead, 'data', 'base'), { recursive: true })
    await mkdir(alive)

    await (await startEmbeddedPostgres({ folder, durable: false })).stop()
    expect(existsSync(dead)).toBe(false)
    expect(existsSync(alive)).toBe(true)
  })
})

/** Starts a server in a process of its own, has it save a row, and kills the owner as kill -9 does. */
async function killedVictim(folder: string): Promise<{ serverPid: number }> {
  const script = fileURLToPath(new URL('testing/victim.ts', import.meta.url))
  const victim = spawn(process.execPath, [script, folder], { stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => void victim.kill('SIGKILL'))
  const serverPid = Number(/saved (\d+)/.exec(await firstLine(victim))?.[1])
  expect(serverPid).toBeGreaterThan(1)
  victim.kill('SIGKILL')
  await once(victim, 'exit')
  await wait(50)
  return { serverPid }
}

async function firstLine(child: ChildProcess): Promise<string> {
  if (child.stdout === null) throw new Error('The victim has no stdout')
  const [chunk] = (await once(child.stdout, 'data')) as [Buffer]
  return chunk.toString('utf8')
}
