import type { ActiveBattle, AbandonedBattle, CompletedBattle } from '#shared/domain/battle/battle-state.ts'
import type { Battle, Round, VerseMarks } from '#shared/contract/http/battles.ts'
import type { AnswerLine } from './answer-line.ts'
import type { Clock } from './clock.ts'

/** A verse on its way to the server. The key makes a second sending of it the same submission. */
export interface Submission {
  readonly key: string
  readonly verse: string
}

/** What went wrong with the last thing the player did, in words for the player. */
export interface Trouble {
  readonly title: string
  readonly message: string
}

/** How far the opponent's voice has come with an answer. */
export type VoiceProgress = 'waiting' | 'speaking' | 'settled'

interface Bout {
  /** The battle's settings; its figures are those of when it was loaded: read `standing` instead. */
  readonly battle: Battle
  /** Rounds fought so far, the first one first. */
  readonly rounds: readonly Round[]
}

interface LiveBout extends Bout {
  readonly clock: Clock
  /** What stands in the verse box. */
  readonly draft: string
}

/** The player's turn: the clock runs. */
export interface Writing extends LiveBout {
  readonly phase: 'writing'
  readonly standing: ActiveBattle
  /** A verse the server may or may not have taken: sent again unchanged, it keeps its key. */
  readonly unsettled?: Submission
  readonly trouble?: Trouble
}

/** A round that is not there yet: the clock stands. */
interface UnderWay extends LiveBout {
  readonly standing: ActiveBattle
  readonly submission: Submission
  /** What the ear said of the verse, once it has. */
  readonly userMarks?: VerseMarks
}

/** A verse is with the server. */
export interface Sending extends UnderWay {
  readonly phase: 'sending'
}

/** An answer as it is performed; the submission's key is its name. */
interface Performed {
  readonly submission: Submission
  readonly lines: readonly AnswerLine[]
  /** Whether its text is there to read, however far the voice is. */
  readonly typed: boolean
  readonly voice: VoiceProgress
}

/** The opponent answers line by line, and more is to come. */
export interface Arriving extends UnderWay, Performed {
  readonly phase: 'arriving'
  /** What the ear said of the answer, once it has. */
  readonly aiMarks?: VerseMarks
}

/** The opponent answers, and the round is there: the clock stands. The standing is already that after the round. */
export interface Answering extends LiveBout, Performed {
  readonly phase: 'answering'
  readonly standing: ActiveBattle | CompletedBattle
  readonly round: Round
  /** Rounds before this one that were played in another tab, and that this page first hears of with the answer. */
  readonly missed: number
}

/** The clock has run out, and the server is being told. */
export interface TimeUp extends Bout {
  readonly phase: 'time-up'
  readonly standing: ActiveBattle
  /** The verse that stood in the box at zero. */
  readonly unsent?: string
  readonly trouble?: Trouble
}

/** The battle has its result. `live` tells a fight that ended before the player's eyes from one looked up. */
export interface Over extends Bout {
  readonly phase: 'over'
  readonly standing: CompletedBattle | AbandonedBattle
  readonly live: boolean
  /** The verse that was still in the box when it ended: never sent, never scored. */
  readonly unsent?: string
}

export type ArenaState = Writing | Sending | Arriving | Answering | TimeUp | Over
