import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { fillDisk, isLinuxRoot, smallDisk } from '../embedded/testing/places.ts'
import { fightRound, roundsOf, startBattle, submitVerse } from '../test/play.ts'
import { startTestServer, useTestServer, type TestServer } from '../test/test-server.ts'
import { VERSE } from '../test/verses.ts'

const REFUSAL = {
  code: 'disk_full',
  message: 'The server has no room left to save anything. What you have is safe; try again later.',
}
const ERROR_LEVEL = '"level":50'

/** Has the database answer every new row of a table as it does on a full disk. */
async function fillUp({ services: { knex } }: TestServer, table: string): Promise<void> {
  await knex.raw(`create or replace function no_room() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`)
  await knex.raw('create trigger no_room before insert on ?? execute function no_room()', [table])
}
const makeRoom = ({ services: { knex } }: TestServer, table: string) =>
  knex.raw('drop trigger no_room on ??', [table])

describe('when the disk of the database is full', () => {
  const server = useTestServer()

  it('a round is refused whole, and counts once there is room (ROUND-6)', async () => {
    const player = await server().signUp()
    const { id } = await startBattle(player)
    await fillUp(server(), 'rounds')
    const refused = await submitVerse(player, id, VERSE, { key: 'on-a-full-disk' })
    expect(refused.status).toBe(503)
    await expect(refused.json()).resolves.toEqual(REFUSAL)
    expect(await roundsOf(player, id)).toEqual([])
    await expect((await player.get(`/api/battles/${id}`)).json()).resolves.toMatchObject({
      currentRound: 1,
      userScore: 0,
    })

    await makeRoom(server(), 'rounds')
    const { round } = await fightRound(player, id, VERSE, { key: 'on-a-full-disk' })
    expect(round.roundNumber).toBe(1)
  })

  it('an account is opened whole or not at all, whatever the account library calls the error', async () => {
    const form = { name: 'Full', email: 'full@example.com', password: 'correct horse' }
    const signUp = () => server().visit().post('/api/auth/sign-up/email', form)
    for (const table of ['account', 'user']) {
      await fillUp(server(), table)
      const refused = await signUp()
      expect([table, refused.status]).toEqual([table, 503])
      await expect(refused.json()).resolves.toEqual(REFUSAL)
      expect(await server().services.knex('user').where({ email: form.email })).toEqual([])
      await makeRoom(server(), table)
    }
    expect((await signUp()).status).toBe(200)
  })

  it('a sign-in is refused as such', async () => {
    const player = await server().signUp()
    const [{ email }] = (await server().services.knex('user').where({ id: player.userId })) as [
      { email: string },
    ]
    await fillUp(server(), 'session')
    const response = await server()
      .visit()
      .post('/api/auth/sign-in/email', { email, password: 'correct horse' })
    await expect(response.json()).resolves.toEqual(REFUSAL)
    await makeRoom(server(), 'session')
  })

  it('whoever runs the server is told in one line, again after a while, and nobody’s stack is logged', async () => {
    let now = new Date('2026-11-21T12:00:00Z')
    const own = await startTestServer({ now: () => now })
    const player = await own.signUp()
    await fillUp(own, 'battles')
    const fail = async () => (await player.post('/api/battles', { aiCharacterId: 'razor' })).status
    expect([await fail(), await fail(), await fail()]).toEqual([503, 503, 503])
    // The disk is asked for its room before anybody is told, and no answer waits for that.
    await expect
      .poll(() => own.told)
      .toEqual([
        'The disk of the PostgreSQL server (DATABASE_URL) is full: nothing new can be saved, and what was saved is safe. Free some space there; no restart is needed.',
      ])
    expect(own.log()).not.toContain(ERROR_LEVEL)
    await expect((await player.get('/api/health')).json()).resolves.toEqual(REFUSAL)

    now = new Date('2026-11-21T12:06:00Z')
    expect((await player.get('/api/health')).status).toBe(200)
    await fail()
    await expect.poll(() => own.told).toHaveLength(2)
    await own.stop()
  })
})

describe.runIf(isLinuxRoot)('when the disk of the recordings is full (needs root on Linux)', () => {
  it('a round is refused whole, health says so, and both recover by themselves', async () => {
    const disk = await smallDisk(40)
    const server = await startTestServer({ env: { DATA_FOLDER: disk } })
    const player = await server.signUp()
    const { id } = await startBattle(player)
    expect((await player.get('/api/health')).status).toBe(200)
    await fillDisk(disk)
    await expect((await player.get('/api/health')).json()).resolves.toEqual(REFUSAL)
    await expect((await submitVerse(player, id, VERSE)).json()).resolves.toEqual(REFUSAL)
    expect(await roundsOf(player, id)).toEqual([])
    await expect.poll(() => server.told).toHaveLength(1)
    expect(server.told[0]).toContain(`The disk of ${disk} is full`)

    await rm(join(disk, 'ballast'))
    await fightRound(player, id, VERSE)
    await server.stop()
  })
})
