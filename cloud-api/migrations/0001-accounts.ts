import type { Knex } from 'knex'

/**
 * The tables of better-auth 1.7 in its own spelling, so that its documentation and plug-ins apply as they are
 * (docs/decisions says why they are made here and not by its own tool), and the counter of attempts.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('user', (table) => {
    table.uuid('id').primary()
    table.text('name').notNullable()
    table.text('email').notNullable().unique()
    table.boolean('emailVerified').notNullable()
    table.text('image')
    table.text('firstName')
    table.text('lastName')
    createdAndUpdated(table, knex)
  })
  await knex.schema.createTable('session', (table) => {
    table.uuid('id').primary()
    table.uuid('userId').notNullable().references('user.id').onDelete('CASCADE').index('session_userId_idx')
    table.text('token').notNullable().unique()
    table.timestamp('expiresAt').notNullable()
    table.text('ipAddress')
    table.text('userAgent')
    createdAndUpdated(table, knex)
  })
  await knex.schema.createTable('account', (table) => {
    table.uuid('id').primary()
    table.uuid('userId').notNullable().references('user.id').onDelete('CASCADE').index('account_userId_idx')
    table.text('accountId').notNullable()
    table.text('providerId').notNullable()
    table.text('accessToken')
    table.text('refreshToken')
    table.text('idToken')
    table.timestamp('accessTokenExpiresAt')
    table.timestamp('refreshTokenExpiresAt')
    table.text('scope')
    table.text('password')
    createdAndUpdated(table, knex)
    table.unique(['providerId', 'accountId'])
  })
  await knex.schema.createTable('verification', (table) => {
    table.uuid('id').primary()
    table.text('identifier').notNullable().index('verification_identifier_idx')
    table.text('value').notNullable()
    table.timestamp('expiresAt').notNullable()
    createdAndUpdated(table, knex)
  })
  // The shape that rate-limiter-flexible keeps its counts in.
  await knex.schema.createTable('attempts', (table) => {
    table.string('key', 255).primary()
    table.integer('points').notNullable().defaultTo(0)
    table.bigInteger('expire')
  })
}

export async function down(knex: Knex): Promise<void> {
  for (const table of ['attempts', 'verification', 'account', 'session', 'user']) {
    await knex.schema.dropTable(table)
  }
}

function createdAndUpdated(table: Knex.CreateTableBuilder, knex: Knex): void {
  table.timestamp('createdAt').notNullable().defaultTo(knex.fn.now())
  table.timestamp('updatedAt').notNullable().defaultTo(knex.fn.now())
}
