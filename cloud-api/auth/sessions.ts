import { ok, refuse, type Result } from '#shared/std/result.ts'
import { askLibrary } from './ask-library.ts'
import type { Auth } from './accounts.ts'

/** A session as the account library keeps it. */
export interface SessionRecord {
  readonly id: string
  readonly token: string
  readonly createdAt: Date
  readonly updatedAt: Date
  readonly expiresAt: Date
  readonly ipAddress?: string | null | undefined
  readonly userAgent?: string | null | undefined
}

/** The running sessions of the player who asks, the latest first, and the id of the one they ask with. */
export async function findSessions(
  { api }: Auth,
  headers: Headers,
): Promise<{ readonly currentId: string; readonly sessions: readonly SessionRecord[] }> {
  const [current, sessions] = await askLibrary(() =>
    Promise.all([api.getSession({ headers }), api.listSessions({ headers })]),
  )
  sessions.sort((a, b) => b.updatedAt.getTime() - a.updatedAt.getTime())
  return { currentId: current?.session.id ?? '', sessions }
}

/** Ends one session of the player who asks. */
export async function endSession(
  auth: Auth,
  headers: Headers,
  id: string,
): Promise<Result<void, 'session_not_found'>> {
  const { sessions } = await findSessions(auth, headers)
  const session = sessions.find((candidate) => candidate.id === id)
  if (session === undefined) return refuse('session_not_found')
  await askLibrary(() => auth.api.revokeSession({ body: { token: session.token }, headers }))
  return ok(undefined)
}

/** Ends every session of the player but the one they ask with. */
export async function endOtherSessions(auth: Auth, headers: Headers): Promise<void> {
  await askLibrary(() => auth.api.revokeOtherSessions({ headers }))
}
