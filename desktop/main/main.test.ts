import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo } from 'node:net'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Desktop, startDesktop } from './testing/start-desktop.ts'

let folder: string
let server: string
const open: { stop(): Promise<void> }[] = []

/** A server on this machine with one page, and its address. */
async function startPage(): Promise<string> {
  const page = createServer((_request, response) => {
    response.end('<!doctype html>')
  })
  await new Promise<void>((resolve) => {
    page.listen(0, '127.0.0.1', resolve)
  })
  open.push({
    stop: () =>
      new Promise((resolve) => {
        page.closeAllConnections()
        page.close(() => {
          resolve()
        })
      }),
  })
  return `http://127.0.0.1:${(page.address() as AddressInfo).port}`
}

/** An address of this machine where nothing listens. */
async function emptyAddress(): Promise<string> {
  const address = await startPage()
  await open.pop()?.stop()
  return address
}

async function start(env: Readonly<Record<string, string>> = {}): Promise<Desktop> {
  const desktop = await startDesktop(folder, { CLAPBACK_SERVER: server, ...env })
  open.push(desktop)
  return desktop
}

const windowOf = async (desktop: Desktop) => {
  const [window] = (await desktop.report()).windows
  if (window === undefined) throw new Error('No window is open')
  return window
}
const pageAt = (address = '') => decodeURIComponent(address.replace(/^data:[^,]*,/, ''))

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'clapback-desktop-'))
  server = await startPage()
})
afterEach(async () => {
  for (const opened of open.splice(0).reverse()) await opened.stop()
  await rm(folder, { recursive: true, force: true })
})

describe('the window', () => {
  it('is one, isolated and sandboxed, dark, and shown once there is something to see', async () => {
    const desktop = await start()
    await vi.waitUntil(async () => (await windowOf(desktop)).visible)
    const { windows, calls } = await desktop.report()
    expect(windows).toHaveLength(1)
    expect(windows[0]?.loads).toEqual([`${server}/`])
    expect(windows[0]?.options).toMatchObject({ show: false, backgroundColor: '#100E0C' })
    expect(windows[0]?.options['webPreferences']).toMatchObject({
      contextIsolation: true,
      sandbox: true,
      nodeIntegration: false,
      preload: expect.stringMatching(/out\/desktop\/preload\/preload\.cjs$/) as string,
    })
    expect(calls).toContain('enableSandbox')
  })

  it('comes to the front when the app is started again, and no second app stays', async () => {
    const first = await start()
    await first.emit('second-instance')
    expect((await windowOf(first)).focused).toBe(1)
    const second = await start({ STAND_IN_SECOND_INSTANCE: '1' })
    const { windows, calls } = await second.report()
    expect(windows).toEqual([])
    expect(calls).toEqual(['quit'])
  })

  it('opens where it was closed', async () => {
    const bounds = { x: 300, y: 200, width: 1000, height: 700 }
    const first = await start()
    await first.closeAt(bounds)
    expect((await first.report()).calls.includes('quit')).toBe(process.platform !== 'darwin')
    expect((await windowOf(await start())).options).toMatchObject(bounds)
  })

  it('opens in the middle when its place is gone or its file is spoiled', async () => {
    const first = await start()
    await first.closeAt({ x: 5000, y: 200, width: 1000, height: 700 })
    expect((await windowOf(await start())).options).toMatchObject({ width: 1280, height: 800 })
    const file = join(folder, 'userData', 'window.json')
    expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ x: 5000 })
    await writeFile(file, '{"x": "left"')
    const { options } = await windowOf(await start())
    expect(options).toMatchObject({ width: 1280, height: 800 })
    expect(options).not.toHaveProperty('x')
  })
})

describe('a server that cannot be shown', () => {
  it('is named on a page of the app, with a way to try again that works', async () => {
    const nowhere = await emptyAddress()
    const desktop = await start({ CLAPBACK_SERVER: nowhere })
    await vi.waitUntil(async () => (await windowOf(desktop)).visible)
    const page = pageAt((await windowOf(desktop)).loads[1])
    expect(page).toContain(`cannot reach ${nowhere}`)
    expect(page).toContain(`<a href="${nowhere}/" autofocus>Try again</a>`)
    expect(page).not.toContain('<script')
    expect(await desktop.navigate({ url: `${nowhere}/` })).toBe(true)
    await desktop.choose('Reload')
    expect((await windowOf(desktop)).loads[2]).toBe(`${nowhere}/`)
  })

  it('gets a page when its own process has ended', async () => {
    const desktop = await start()
    await desktop.crash('crashed')
    expect(pageAt((await windowOf(desktop)).loads.at(-1))).toContain('The page stopped unexpectedly')
  })

  it.each([
    ['clapback.example', /full address/],
    ['ftp://clapback.example', /full address/],
    ['http://clapback.example', /https:\/\//],
  ])('CLAPBACK_SERVER=%s stops the start with one sentence', async (given, sentence) => {
    const desktop = await start({ CLAPBACK_SERVER: given })
    const { errors, exitCode, windows } = await desktop.report()
    expect(errors).toEqual([expect.stringMatching(sentence)])
    expect(exitCode).toBe(1)
    expect(windows).toEqual([])
  })

  it('is the one of this machine when none is named', async () => {
    expect((await windowOf(await start({ CLAPBACK_SERVER: '' }))).loads[0]).toBe('http://localhost:4600/')
  })
})

describe('a page', () => {
  it('may go on within the server', async () => {
    const desktop = await start()
    expect(await desktop.navigate({ url: `${server}/battle` })).toBe(true)
    expect(await desktop.navigate({ url: `${server}/api/login`, redirected: true })).toBe(true)
    expect((await desktop.report()).opened).toEqual([])
  })

  it.each([false, true])(
    'leads to other sites in the browser of the system (redirected: %s)',
    async (redirected) => {
      const desktop = await start()
      expect(await desktop.navigate({ url: 'https://example.org/', redirected })).toBe(false)
      expect((await desktop.report()).opened).toEqual(['https://example.org/'])
    },
  )

  it.each([
    'http://example.org/',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'ssh://host',
    'data:text/html,x',
    'nonsense',
  ])('leads nowhere by %s', async (url) => {
    const desktop = await start()
    expect(await desktop.navigate({ url })).toBe(false)
    expect(await desktop.openWindow(url)).toBe('deny')
    expect((await desktop.report()).opened).toEqual([])
  })

  it('opens no windows of its own, and a frame inside it opens nothing at all', async () => {
    const desktop = await start()
    expect(await desktop.openWindow('https://example.org/share')).toBe('deny')
    expect(await desktop.navigate({ url: 'https://example.org/frame', isMainFrame: false })).toBe(false)
    expect((await desktop.report()).opened).toEqual(['https://example.org/share'])
  })
})

describe('a permission', () => {
  const ask = { permission: 'media', isMainFrame: true, mediaTypes: ['audio'] }

  it('is given for the microphone to our own page', async () => {
    const desktop = await start()
    expect(await desktop.request({ ...ask, requestingUrl: `${server}/battle` })).toBe(true)
    expect(
      await desktop.check({
        permission: 'media',
        origin: `${server}/`,
        isMainFrame: true,
        mediaType: 'audio',
      }),
    ).toBe(true)
  })

  it.each([
    ['another site', { requestingUrl: 'https://example.org/' }],
    ['a frame', { isMainFrame: false }],
    ['the camera', { mediaTypes: ['audio', 'video'] }],
    ['the place', { permission: 'geolocation' }],
    ['notices', { permission: 'notifications' }],
  ])('is refused for %s', async (_what, change) => {
    const desktop = await start()
    expect(await desktop.request({ ...ask, requestingUrl: `${server}/`, ...change })).toBe(false)
  })

  it('is refused in the check too, and to every device', async () => {
    const desktop = await start()
    const check = { permission: 'media', origin: server, isMainFrame: true, mediaType: 'audio' }
    expect(await desktop.check({ ...check, origin: 'https://example.org' })).toBe(false)
    expect(await desktop.check({ ...check, mediaType: 'video' })).toBe(false)
    expect(await desktop.check({ ...check, permission: 'hid' })).toBe(false)
    expect((await desktop.report()).devicesAllowed).toBe(false)
  })
})

describe('the menu', () => {
  it('has the usual roles', async () => {
    const { menu } = await (await start()).report()
    const roles = menu.map(({ role, label }) => role ?? label)
    expect(roles).toEqual(
      process.platform === 'darwin'
        ? ['appMenu', 'fileMenu', 'editMenu', 'View', 'windowMenu']
        : ['fileMenu', 'editMenu', 'View', 'windowMenu'],
    )
  })
})
