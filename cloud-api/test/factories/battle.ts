import { v7 as uuidv7 } from 'uuid'
import type { Knex } from 'knex'
import type { PartialModelObject } from 'objection'
import { BattleRecord } from '../../models/battle-record.ts'
import { RoundRecord } from '../../models/round-record.ts'

/** A battle of a player in the database: active and untouched, apart from what the test says. */
export async function buildBattle(
  knex: Knex,
  fields: PartialModelObject<BattleRecord> & { readonly userId: string },
): Promise<BattleRecord> {
  const createdAt = fields.createdAt instanceof Date ? fields.createdAt : new Date()
  const ended = fields.status !== undefined && fields.status !== 'active'
  return BattleRecord.query(knex).insertAndFetch({
    id: uuidv7(),
    aiCharacterId: 'venom',
    difficulty: 'normal',
    profanityFilter: false,
    lyricComplexity: 75,
    styleIntensity: 85,
    voiceSpeed: 1,
    status: 'active',
    userScore: 0,
    aiScore: 0,
    currentRound: 1,
    maxRounds: 3,
    timeRemaining: 105,
    allowanceDay: createdAt.toISOString().slice(0, 10),
    createdAt,
    endedAt: ended ? createdAt : null,
    ...fields,
  })
}

/** A scored round of a battle in the database. */
export async function buildRound(
  knex: Knex,
  fields: PartialModelObject<RoundRecord> & { readonly battleId: string },
): Promise<RoundRecord> {
  const marks = { total: 50, rhymeDensity: 50, flowQuality: 50, creativity: 50, rhymes: [], findings: [] }
  return RoundRecord.query(knex).insertAndFetch({
    id: uuidv7(),
    number: 1,
    userText: 'A verse of the player',
    aiResponse: 'An answer of the opponent',
    userScore: 50,
    aiScore: 50,
    userMarks: marks,
    aiMarks: marks,
    audioKey: 'recording-of-a-factory',
    audioDurationMs: 4_000,
    lineTimings: [{ startMs: 0, endMs: 4_000 }],
    requestHash: 'hash-of-a-factory',
    createdAt: new Date(),
    ...fields,
  })
}
