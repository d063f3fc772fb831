import type { Knex } from 'knex'

/** Battles, their rounds, and how many battles each player has started on each day. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('battles', (table) => {
    table.uuid('id').primary()
    table.uuid('user_id').notNullable().references('user.id').onDelete('CASCADE')
    table.text('ai_character_id').notNullable()
    table.text('difficulty').notNullable().checkIn(['easy', 'normal', 'hard', 'nightmare'])
    table.boolean('profanity_filter').notNullable()
    table.smallint('lyric_complexity').notNullable().checkBetween([0, 100])
    table.smallint('style_intensity').notNullable().checkBetween([0, 100])
    table.double('voice_speed').notNullable().checkBetween([0.5, 2])
    table.text('status').notNullable().defaultTo('active').checkIn(['active', 'completed', 'abandoned'])
    table.integer('user_score').notNullable().defaultTo(0)
    table.integer('ai_score').notNullable().defaultTo(0)
    table.smallint('current_round').notNullable().defaultTo(1)
    table.smallint('max_rounds').notNullable()
    table.double('time_remaining').notNullable().checkBetween([0, 105])
    table.boolean('is_ai_responding').notNullable().defaultTo(false)
    table.boolean('is_playing_audio').notNullable().defaultTo(false)
    // The day whose allowance this battle used, to give the place back to.
    table.date('allowance_day').notNullable()
    table.text('idempotency_key')
    table.timestamp('created_at').notNullable()
    table.timestamp('ended_at')
    table.unique(['user_id', 'idempotency_key'])
    table.check('user_score between 0 and 100 * max_rounds', [], 'battles_user_score_in_range')
    table.check('ai_score between 0 and 100 * max_rounds', [], 'battles_ai_score_in_range')
    table.check('current_round between 1 and max_rounds', [], 'battles_current_round_in_range')
    table.check("(status = 'active') = (ended_at is null)", [], 'battles_ended_when_not_active')
  })
  await knex.raw('create index battles_newest_first on battles (user_id, created_at desc, id desc)')
  await knex.raw(
    "create index battles_history on battles (user_id, created_at desc, id desc) where status = 'completed'",
  )

  await knex.schema.createTable('rounds', (table) => {
    table.uuid('id').primary()
    table.uuid('battle_id').notNullable().references('battles.id').onDelete('CASCADE')
    table.smallint('number').notNullable().checkPositive()
    table.text('user_text').notNullable()
    table.text('ai_response').notNullable()
    table.smallint('user_score').notNullable().checkBetween([0, 100])
    table.smallint('ai_score').notNullable().checkBetween([0, 100])
    table.jsonb('user_marks').notNullable()
    table.jsonb('ai_marks').notNullable()
    table.text('audio_key').notNullable()
    table.double('audio_duration_ms').notNullable().checkBetween([0, 3_600_000])
    table.jsonb('line_timings').notNullable()
    table.text('idempotency_key')
    // What the key stood for: the same key with another verse is refused.
    table.text('request_hash').notNullable()
    table.timestamp('created_at').notNullable()
    table.unique(['battle_id', 'number'])
    table.unique(['battle_id', 'idempotency_key'])
  })

  await knex.schema.createTable('battle_allowances', (table) => {
    table.uuid('user_id').notNullable().references('user.id').onDelete('CASCADE')
    table.date('day').notNullable()
    table.integer('used').notNullable()
    table.primary(['user_id', 'day'])
    table.check('used >= 0', [], 'battle_allowances_used_not_negative')
  })
}

export async function down(knex: Knex): Promise<void> {
  for (const table of ['battle_allowances', 'rounds', 'battles']) await knex.schema.dropTable(table)
}
