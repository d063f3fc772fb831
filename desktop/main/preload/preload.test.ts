import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { DESKTOP_HOST_KEY } from '#shared/contract/host.ts'
import { BUILT_MAIN } from '../testing/start-desktop.ts'

/** Runs the built preload as a sandboxed one is run: no modules but Electron's. */
async function exposedOn(platform: string): Promise<Record<string, unknown>> {
  const code = await readFile(join(BUILT_MAIN, '../../preload/preload.cjs'), 'utf8')
  const world: Record<string, unknown> = {}
  runInNewContext(code, {
    process: { platform },
    require: (name: string) => {
      if (name !== 'electron') throw new Error(`A sandboxed preload has no ${name}`)
      return {
        contextBridge: {
          exposeInMainWorld: (key: string, value: unknown) => {
            world[key] = JSON.parse(JSON.stringify(value))
          },
        },
      }
    },
  })
  return world
}

describe('the preload', () => {
  it.each([
    ['linux', 'linux'],
    ['darwin', 'mac'],
    ['win32', 'windows'],
  ])('tells a page on %s its platform, and nothing else', async (system, platform) => {
    expect(await exposedOn(system)).toEqual({ [DESKTOP_HOST_KEY]: { platform } })
  })
})
