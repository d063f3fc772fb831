import { expect, it } from 'vitest'
import { openTestPronouncer } from '#shared/domain/phonetics/testing/test-pronouncer.ts'
import { houseWriter } from '../commands/house-writer.ts'
import { startBattle } from '../test/play.ts'
import { startTestServer } from '../test/test-server.ts'

it('a new battle has its opponent get ready while the player writes, and begins without (OPP-64)', async () => {
  const ready: string[] = []
  const prepare = (character: string) => {
    ready.push(character)
    return Promise.reject(new Error('stage fright'))
  }
  const server = await startTestServer({ writer: { ...houseWriter(await openTestPronouncer()), prepare } })
  await startBattle(await server.signUp(), { aiCharacterId: 'silk' })
  expect(ready).toEqual(['silk'])
  await expect.poll(server.log).toContain('a character could not rehearse')
  await server.stop()
})
