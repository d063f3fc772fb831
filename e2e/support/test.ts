import { test as base, expect } from '@playwright/test'
import { startRealServer, type RealServer } from '../../scripts/support/real-server.ts'
import { openAccount, signIn, type Player } from './player.ts'

interface WorkerFixtures {
  /** A server of this worker's own, as production runs it, with a database of its own. */
  readonly server: RealServer
}

interface TestFixtures {
  /** A player with a new account, whom the pages of this test are signed in as. */
  readonly player: Player
  /** Fails the test when a page breaks: an uncaught error, or something its own security policy forbids. */
  readonly soundness: undefined
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  server: [
    async ({}, provide) => {
      const server = await startRealServer(SETTINGS)
      await provide(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],

  baseURL: async ({ server }, provide) => {
    await provide(server.origin)
  },

  player: async ({ server, context }, provide) => {
    const player = await openAccount(server.origin)
    await signIn(context, player)
    await provide(player)
  },

  soundness: [
    async ({ context }, provide) => {
      const faults: string[] = []
      context.on('weberror', (problem) => faults.push(String(problem.error())))
      context.on('console', (message) => {
        if (message.text().includes('Content Security Policy')) faults.push(message.text())
      })
      await provide(undefined)
      expect(faults).toEqual([])
    },
    { auto: true },
  ],
})

/** As many battles a day as `npm start` gives, rather than production's three; and no word of refused sign-ins. */
export const SETTINGS = { FREE_BATTLES_PER_DAY: '12', LOG_LEVEL: 'error' } as const

export { expect }
