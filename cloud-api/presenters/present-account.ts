import type { z } from 'zod'
import type { CurrentUser, session } from '#shared/contract/http/account.ts'
import type { Player } from '../auth/player.ts'
import type { SessionRecord } from '../auth/sessions.ts'

/** A player as they see themselves. */
export const presentPlayer = ({ id, email, firstName, lastName }: Player): CurrentUser => ({
  id,
  email,
  firstName,
  lastName,
})

/** A session as its player sees it: without the token that it is. */
export const presentSession = (record: SessionRecord, currentId: string): z.input<typeof session> => ({
  id: record.id,
  isCurrent: record.id === currentId,
  createdAt: record.createdAt.toISOString(),
  updatedAt: record.updatedAt.toISOString(),
  expiresAt: record.expiresAt.toISOString(),
  ipAddress: record.ipAddress || null,
  userAgent: record.userAgent || null,
})
