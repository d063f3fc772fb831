import { z } from 'zod'
import { CHARACTER_IDS, DIFFICULTIES } from '#shared/domain/character/character.ts'
import { MOUTHS } from '#shared/domain/performance/viseme.ts'
import { BATTLE_SECONDS } from '#shared/domain/battle/battle-state.ts'
import type { ErrorCode } from '../error-code.ts'
import { oneOf, quoted, refusal } from '../refusal-message.ts'
import { defineEndpoint } from './endpoint.ts'

export { MAX_VERSE_LENGTH } from '#shared/domain/scoring/check-verse.ts'

/** Most bytes of a recording sent with a round. */
export const MAX_RECORDING_BYTES = 6 * 1024 * 1024
/** Longest recording that is heard: the page's 30 s, and room for what starts late and stops late. */
export const MAX_RECORDING_SECONDS = 35

const score = z.int().min(0)
const percent = z.int().min(0).max(100)

/** A number with a range that people are told when theirs is outside. */
const ranged = (setting: string, min: number, max: number, unit = '') => {
  const says = refusal('setting_out_of_range', { setting, range: `${min} to ${max}${unit}` })
  return z.number(says).min(min, says).max(max, says)
}
const slider = (setting: string) => {
  const says = refusal('setting_out_of_range', { setting, range: '0 to 100 in steps of 5' })
  return z.int(says).min(0, says).max(100, says).multipleOf(5, says)
}
/** One of some names; another is refused by quoting it, none at all as missing. */
const choice = <const Names extends readonly [string, ...string[]]>(
  names: Names,
  code: 'unknown_character' | 'unknown_difficulty',
) =>
  z.enum(names, {
    error: ({ input }) =>
      input === undefined ? undefined : refusal(code, { given: quoted(input), choices: oneOf(names) }),
  })

export const characterId = choice(CHARACTER_IDS, 'unknown_character')
export const difficulty = choice(DIFFICULTIES, 'unknown_difficulty')
export const battleId = z.object({ id: z.uuid() })

export const battleSettings = z.object({
  difficulty: difficulty.default('normal'),
  profanityFilter: z.boolean().default(false),
  aiCharacterId: characterId,
  lyricComplexity: slider('Lyric complexity').default(75),
  styleIntensity: slider('Style intensity').default(85),
  /** Speed of the opponent's voice; 1 is the character's own pace. */
  voiceSpeed: ranged('Voice speed', 0.5, 2).default(1),
})
export type BattleSettings = z.infer<typeof battleSettings>

export const battleStatus = z.enum(['active', 'completed', 'abandoned'])

export const battle = z.object({
  id: z.uuid(),
  ...battleSettings.shape,
  aiCharacterName: z.string(),
  status: battleStatus,
  userScore: score,
  aiScore: score,
  currentRound: z.int().min(1),
  maxRounds: z.int().min(1),
  createdAt: z.iso.datetime(),
  completedAt: z.iso.datetime().nullable(),
})
export type Battle = z.infer<typeof battle>

export const battleState = z.object({
  status: battleStatus,
  currentRound: z.int().min(1),
  maxRounds: z.int().min(1),
  userScore: score,
  aiScore: score,
  timeRemaining: z.number().min(0).max(BATTLE_SECONDS),
  isAIResponding: z.boolean(),
  isPlayingAudio: z.boolean(),
  difficulty,
})
export type BattleState = z.infer<typeof battleState>

/** What a page may report of a running battle. Scores sent along are dropped: the server keeps what it computed. */
export const battleStatePatch = z.object({
  timeRemaining: ranged('The clock', 0, BATTLE_SECONDS, ' seconds').optional(),
  isAIResponding: z.boolean().optional(),
  isPlayingAudio: z.boolean().optional(),
})
export type BattleStatePatch = z.infer<typeof battleStatePatch>

export const rhymeSpan = z.object({
  start: z.int().min(0),
  end: z.int().min(0),
  family: z.int().min(0),
  kind: z.enum(['perfect', 'slant', 'assonant', 'multisyllabic', 'mosaic']),
  isLineEnd: z.boolean(),
})

export const finding = z.object({
  kind: z.enum(['wordplay', 'simile', 'metaphor', 'punchline', 'rebuttal', 'cliche', 'repetition']),
  start: z.int().min(0),
  end: z.int().min(0),
  reason: z.string(),
})

/** What the ear said of one verse. */
export const verseMarks = z.object({
  total: percent,
  rhymeDensity: percent,
  flowQuality: percent,
  creativity: percent,
  rhymes: z.array(rhymeSpan),
  findings: z.array(finding),
})
export type VerseMarks = z.infer<typeof verseMarks>

const moment = z.number().min(0)

/**
 * When each line of the answer sounds, in milliseconds from the start of the recording. The opponent's tempo is the
 * character's.
 */
export const lineTiming = z.object({
  startMs: moment,
  endMs: moment,
  /** The downbeat of its bar. Here and below: nothing where the voice did not know, or the round is older than this. */
  downbeatMs: moment.optional(),
  /** One for each run of characters without space in the line. */
  words: z.array(z.object({ startMs: moment, endMs: moment })).optional(),
  /** What the mouth does from each moment on. */
  visemes: z
    .array(z.object({ startMs: moment, mouth: z.enum(MOUTHS), openness: z.number().min(0).max(1) }))
    .optional(),
})

export const round = z.object({
  id: z.uuid(),
  roundNumber: z.int().min(1),
  userText: z.string(),
  aiResponse: z.string(),
  audioUrl: z.string(),
  audioDurationMs: z.number().min(0),
  lineTimings: z.array(lineTiming),
  /** The player's marks, with both totals. */
  scores: z.object({
    userScore: percent,
    aiScore: percent,
    rhymeDensity: percent,
    flowQuality: percent,
    creativity: percent,
  }),
  userMarks: verseMarks,
  aiMarks: verseMarks,
  createdAt: z.iso.datetime(),
})
export type Round = z.infer<typeof round>

/** Something that a player should know of how an answer was made, and that does not end the round. */
export const turnNotice = z.object({
  code: z.enum(['writer_fell_back', 'voice_fell_back']),
  message: z.string(),
})
export type TurnNotice = z.infer<typeof turnNotice>

/** The answer to a submitted verse: the round's heart, and the whole round for a page that shows more. */
export const roundResult = z.object({
  userText: z.string(),
  aiResponse: z.string(),
  audioUrl: z.string(),
  userScore: percent,
  aiScore: percent,
  round,
  notices: z.array(turnNotice).default([]),
})
export type RoundResult = z.infer<typeof roundResult>

/** The text parts of a round submission; the `audio` file part is described by MAX_RECORDING_BYTES and MAX_RECORDING_SECONDS. */
export const roundSubmission = z.object({ userVerse: z.string().optional() })

/** Header that makes a retried battle or round the same battle or round: 8 to 128 visible ASCII characters. */
export const IDEMPOTENCY_KEY_HEADER = 'Idempotency-Key'
export const idempotencyKey = z.string().regex(/^[\x21-\x7e]{8,128}$/)

/** Containers that a line of the voice may come in where a turn is streamed; a page names the one it can decode. */
export const CHUNK_FORMATS = ['webm', 'mp4', 'wav'] as const
export const turnQuery = z.object({ audio: z.enum(CHUNK_FORMATS).default('webm') })

export const historyItem = z.object({
  id: z.uuid(),
  aiCharacterName: z.string(),
  createdAt: z.iso.datetime(),
  userScore: score,
  aiScore: score,
})
export type HistoryItem = z.infer<typeof historyItem>

export const createBattle = defineEndpoint({
  method: 'POST',
  path: '/api/battles',
  body: battleSettings,
  status: 201,
  response: battle,
  errors: [
    'unknown_character',
    'unknown_difficulty',
    'setting_out_of_range',
    'no_battles_left',
    'idempotency_key_reused',
  ],
})

/** Where a list goes on: after this battle, the last one of the part before. */
const listPart = z.object({ before: z.uuid().optional() })

/** The player's battles, newest first, at most 50. */
export const listBattles = defineEndpoint({
  method: 'GET',
  path: '/api/battles',
  query: listPart,
  response: z.array(battle),
  errors: ['battle_not_found'],
})

/** The player's completed battles, newest first, at most 50. */
export const listBattleHistory = defineEndpoint({
  method: 'GET',
  path: '/api/battles/history',
  query: listPart,
  response: z.array(historyItem),
  errors: ['battle_not_found'],
})

export const getBattle = defineEndpoint({
  method: 'GET',
  path: '/api/battles/:id',
  params: battleId,
  response: battle,
  errors: ['battle_not_found'],
})

export const getBattleState = defineEndpoint({
  method: 'GET',
  path: '/api/battles/:id/state',
  params: battleId,
  response: battleState,
  errors: ['battle_not_found'],
})

export const patchBattleState = defineEndpoint({
  method: 'PATCH',
  path: '/api/battles/:id/state',
  params: battleId,
  body: battleStatePatch,
  response: battleState,
  errors: ['setting_out_of_range', 'battle_not_found', 'battle_finished', 'round_in_progress'],
})

export const listRounds = defineEndpoint({
  method: 'GET',
  path: '/api/battles/:id/rounds',
  params: battleId,
  response: z.array(round),
  errors: ['battle_not_found'],
})

/** Why a verse is refused, typed or written down. */
export const VERSE_ERRORS = [
  'verse_empty',
  'verse_too_long',
  'verse_without_words',
  'verse_not_english',
  'verse_has_code',
  'verse_has_control_characters',
] as const satisfies readonly ErrorCode[]

/** What may be wrong with a recording (docs/spec/recording.md). */
export const RECORDING_ERRORS = [
  'recording_empty',
  'recording_not_audio',
  'recording_unsupported',
  'recording_has_video',
  'recording_encrypted',
  'recording_too_long',
  'recording_truncated',
  'recording_damaged',
  'recording_silent',
  'recording_clipped',
  'recording_without_voice',
  'hearing_unavailable',
] as const satisfies readonly ErrorCode[]

export const submitRound = defineEndpoint({
  method: 'POST',
  path: '/api/battles/:id/rounds',
  encoding: 'multipart',
  params: battleId,
  query: turnQuery,
  body: roundSubmission,
  response: roundResult,
  errors: [
    'battle_not_found',
    'battle_finished',
    'round_in_progress',
    'idempotency_key_reused',
    ...VERSE_ERRORS,
    'speech_not_available',
    ...RECORDING_ERRORS,
    'voice_unavailable',
  ],
})
