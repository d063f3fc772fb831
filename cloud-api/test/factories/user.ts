import { v7 as uuidv7 } from 'uuid'
import type { Knex } from 'knex'

/** A player in the database, who cannot sign in. */
export async function buildUser(
  knex: Knex,
  fields: { readonly name?: string } = {},
): Promise<{ readonly id: string }> {
  const id = uuidv7()
  await knex('user').insert({ id, name: 'Built', email: `${id}@example.com`, emailVerified: true, ...fields })
  return { id }
}
