import { randomUUID } from 'node:crypto'
import { z } from 'zod'

/** A signed-in player as a program sees one: calls go out from the server's own origin with the session's cookie. */
export interface Player {
  call(path: string, init?: RequestInit): Promise<Response>
}

/** Opens an account on a server. */
export async function signUp(origin: string): Promise<Player> {
  const answer = await fetch(`${origin}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Bench', email: `${randomUUID()}@example.com`, password: randomUUID() }),
  })
  await expectOk(answer, 'signing up')
  const cookie = answer.headers
    .getSetCookie()
    .map((header) => header.split(';')[0])
    .join('; ')
  return {
    call: (path, init = {}) =>
      fetch(`${origin}${path}`, {
        ...init,
        headers: { origin, cookie, ...Object.fromEntries(new Headers(init.headers)) },
      }),
  }
}

const created = z.object({ id: z.string(), maxRounds: z.number() })

/** Starts a battle. */
export async function startBattle(player: Player, aiCharacterId: string): Promise<z.infer<typeof created>> {
  const answer = await player.call('/api/battles', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ aiCharacterId }),
  })
  await expectOk(answer, 'starting a battle')
  return created.parse(await answer.json())
}

/** @throws Error with the server's own words when an answer is not a success */
export async function expectOk(answer: Response, doing: string): Promise<void> {
  if (!answer.ok) throw new Error(`${doing} answered ${answer.status}: ${await answer.text()}`)
}
