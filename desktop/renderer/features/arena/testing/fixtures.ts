import type { Battle, BattleState, Round, RoundResult, VerseMarks } from '#shared/contract/http/battles.ts'
import type { BattleSnapshot } from '../machine/arena-event.ts'

const BATTLE_ID = '0197a000-0000-4000-8000-000000000001'

const USER_VERSE = 'My pen is full of fire\nI never tire, I go higher'
export const AI_VERSE = [
  'You said your pen is full of fire',
  "I've seen that ten times, liar",
  'Tin crown, thin sound, spin down to the wire',
  "I'm the choir and the pyre, you're retired",
].join('\n')

/** A battle against Razor that has just begun. */
export const aBattle = (over: Partial<Battle> = {}): Battle => ({
  id: BATTLE_ID,
  difficulty: 'hard',
  profanityFilter: false,
  aiCharacterId: 'razor',
  aiCharacterName: 'Razor',
  lyricComplexity: 75,
  styleIntensity: 85,
  voiceSpeed: 1,
  status: 'active',
  userScore: 0,
  aiScore: 0,
  currentRound: 1,
  maxRounds: 3,
  createdAt: '2026-11-21T20:00:00.000Z',
  completedAt: null,
  ...over,
})

const aState = (over: Partial<BattleState> = {}): BattleState => ({
  status: 'active',
  currentRound: 1,
  maxRounds: 3,
  userScore: 0,
  aiScore: 0,
  timeRemaining: 105,
  isAIResponding: false,
  isPlayingAudio: false,
  difficulty: 'hard',
  ...over,
})

/** Marks with every listed word in its family, wherever the verse has it. */
function marksOf(verse: string, families: readonly (readonly string[])[], total: number): VerseMarks {
  const rhymes = families.flatMap((words, family) =>
    words.map((word) => {
      const start = verse.indexOf(word)
      const end = start + word.length
      return { start, end, family, kind: 'perfect' as const, isLineEnd: /^\W*(\n|$)/.test(verse.slice(end)) }
    }),
  )
  return {
    total,
    rhymeDensity: total + 4,
    flowQuality: total - 3,
    creativity: total - 8,
    rhymes,
    findings: [],
  }
}

interface RoundPlan extends Partial<Omit<Round, 'scores'>> {
  readonly userScore?: number
  readonly aiScore?: number
}

/** A round that was fought: 72 to 68 unless told otherwise. */
export function aRound({ userScore = 72, aiScore = 68, ...over }: RoundPlan = {}): Round {
  const roundNumber = over.roundNumber ?? 1
  const userMarks = {
    ...marksOf(USER_VERSE, [['fire', 'tire', 'higher']], userScore),
    findings: [
      { kind: 'metaphor' as const, start: 3, end: 22, reason: 'A pen full of fire: writing as burning.' },
    ],
  }
  const aiMarks = {
    ...marksOf(
      AI_VERSE,
      [
        ['pen', 'ten'],
        ['fire', 'liar', 'wire', 'choir', 'pyre'],
        ['crown', 'sound', 'down'],
      ],
      aiScore,
    ),
    findings: [
      { kind: 'rebuttal' as const, start: 0, end: 33, reason: 'Turns your pen and your fire back on you.' },
    ],
  }
  return {
    id: `0197a000-0000-4000-8000-00000000010${String(roundNumber)}`,
    roundNumber,
    userText: USER_VERSE,
    aiResponse: AI_VERSE,
    audioUrl: `/api/audio/0197a000-0000-4000-8000-00000000010${String(roundNumber)}`,
    audioDurationMs: 8000,
    lineTimings: [0, 2000, 4000, 6000].map((startMs) => ({ startMs, endMs: startMs + 1900 })),
    scores: {
      userScore,
      aiScore,
      rhymeDensity: userMarks.rhymeDensity,
      flowQuality: userMarks.flowQuality,
      creativity: userMarks.creativity,
    },
    userMarks,
    aiMarks,
    createdAt: '2026-11-21T20:01:00.000Z',
    ...over,
  }
}

/** The answer to a submission that became this round. */
export const resultOf = (round: Round): RoundResult => ({
  userText: round.userText,
  aiResponse: round.aiResponse,
  audioUrl: round.audioUrl,
  userScore: round.scores.userScore,
  aiScore: round.scores.aiScore,
  round,
  notices: [],
})

interface SnapshotPlan {
  readonly battle?: Partial<Battle>
  readonly state?: Partial<BattleState>
  readonly rounds?: readonly Round[]
}

/** A battle as the server has it, its figures following from its rounds. */
export function aSnapshot({ battle = {}, state = {}, rounds = [] }: SnapshotPlan = {}): BattleSnapshot {
  const figures = {
    userScore: rounds.reduce((sum, { scores }) => sum + scores.userScore, 0),
    aiScore: rounds.reduce((sum, { scores }) => sum + scores.aiScore, 0),
    currentRound: Math.min(rounds.length + 1, 3),
    status: rounds.length === 3 ? ('completed' as const) : ('active' as const),
  }
  return {
    battle: aBattle({ ...figures, ...battle }),
    state: aState({ ...figures, ...state }),
    rounds,
  }
}
