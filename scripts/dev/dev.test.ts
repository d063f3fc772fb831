import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { freePort } from '../../cloud-api/embedded/free-port.ts'
import { isServerOf, readPostmasterFile } from '../../cloud-api/embedded/postmaster-file.ts'
import { scratchFolder } from '../../cloud-api/embedded/testing/places.ts'

it('serves pages from source and the API at one address, and starts the API again without the database', async () => {
  const dataFolder = await scratchFolder()
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const child = spawn(process.execPath, ['scripts/dev.mjs', '--verbose'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PORT: String(port),
      DATA_FOLDER: dataFolder,
      DATABASE_URL: '',
      NODE_ENV: 'development',
    },
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (said += chunk.toString('utf8')))
  }
  const readies = (): number => said.split(`Clapback is ready at ${origin}`).length - 1
  const untilReadies = (count: number) =>
    vi.waitUntil(() => readies() >= count, { timeout: 50_000, interval: 100 })

  await untilReadies(1)
  expect(await (await fetch(origin)).text()).toContain('/@vite/client')
  expect((await fetch(`${origin}/api/auth/user`)).status).toBe(401)
  // The API was told, too, that everything is asked for.
  await vi.waitUntil(() => said.includes('"path":"/api/auth/user"'))
  const folder = join(dataFolder, 'postgres')
  const postgres = (await readPostmasterFile(folder))?.pid ?? 0

  const now = new Date()
  await utimes('cloud-api/main.ts', now, now)
  await untilReadies(2)
  expect((await fetch(`${origin}/api/auth/user`)).status).toBe(401)
  expect((await readPostmasterFile(folder))?.pid).toBe(postgres)

  child.kill('SIGINT')
  const [exitCode] = (await once(child, 'exit')) as [number | null]
  expect(exitCode).toBe(0)
  expect(await isServerOf(folder, postgres)).toBe(false)
})
