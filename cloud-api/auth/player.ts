/** A signed-in player. */
export interface Player {
  readonly id: string
  readonly email: string
  readonly firstName: string | null
  readonly lastName: string | null
}

/** The player of what the account library tells of a user. */
export function playerOf(user: {
  readonly id: string
  readonly email: string
  readonly firstName?: string | null | undefined
  readonly lastName?: string | null | undefined
}): Player {
  const { id, email, firstName, lastName } = user
  return { id, email, firstName: firstName ?? null, lastName: lastName ?? null }
}
