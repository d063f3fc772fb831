import type { Knex } from 'knex'

/** Who wrote and said each answer, how long that took, and what was told of it on the way. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('rounds', (table) => {
    table.jsonb('made')
  })
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('rounds', (table) => {
    table.dropColumn('made')
  })
}
