import { fileURLToPath } from 'node:url'
import { join, resolve } from 'node:path'
import type { Knex } from 'knex'
import type { Logger } from 'pino'
import type { Pronouncer } from '#shared/domain/phonetics/phonetics.ts'
import { openAccounts, type Accounts } from './auth/accounts.ts'
import { keptSecret } from './auth/secret.ts'
import type { AnswerWriter } from './commands/answer-writer.ts'
import { createBattleQueue, type BattleQueue } from './commands/battle-queue.ts'
import { openTurns, type Turns } from './commands/turn/turns.ts'
import type { Config } from './config.ts'
import { openDatabase } from './database/connect.ts'
import { loadPronouncer } from './ear/load-pronouncer.ts'
import { withoutDetails } from './log.ts'
import { openRateLimits, type RateLimits } from './middleware/rate-limit.ts'
import { openSpeechIn } from './open-speech-in.ts'
import { openVoice } from './open-voice.ts'
import { openWriter } from './open-writer.ts'
import type { AudioStore } from './ports/audio-store/audio-store.ts'
import { openDiskAudioStore } from './ports/audio-store/disk/open-disk-audio-store.ts'
import type { SpeechIns } from './ports/speech-in/open-speech-ins.ts'
import { openSoundIn } from './ports/sound-in/open-sound-in.ts'
import type { SoundIn } from './ports/sound-in/sound-in.ts'
import type { SpeechOut } from './ports/speech-out/speech-out.ts'
import { tellSeldom } from './tell.ts'
import { watchTrouble, type Trouble } from './trouble.ts'

/** Everything the API works with; built once, by main.ts or a test. Whoever opens closes. */
export interface Services {
  readonly config: Config
  readonly log: Logger
  readonly knex: Knex
  readonly accounts: Accounts
  readonly limits: RateLimits
  readonly queue: BattleQueue
  readonly turns: Turns
  readonly ear: Pronouncer
  readonly writer: AnswerWriter
  readonly voice: SpeechOut
  readonly speechIn: SpeechIns
  readonly soundIn: SoundIn
  readonly recordings: AudioStore
  readonly trouble: Trouble
  /** Folder of the built renderer. */
  readonly site: string
  /** Folder that holds `beats` and `sound-effects`, as far as they are rendered. */
  readonly sounds: string
  /** What time it is. */
  readonly now: () => Date
  close(): Promise<void>
}

/** What a test brings of its own. */
export type OwnServices = Partial<
  Pick<
    Services,
    'ear' | 'turns' | 'writer' | 'voice' | 'soundIn' | 'recordings' | 'limits' | 'site' | 'sounds' | 'now'
  >
> & {
  /** Says a line to whoever runs the server. */
  readonly say?: (line: string) => void
}

const SITE = fileURLToPath(new URL('../out/web', import.meta.url))
const SOUNDS = fileURLToPath(new URL('../out', import.meta.url))
/** Longest that a submission waits for the one before it in the same battle. */
const QUEUE_MS = 10_000

/** Opens everything over a migrated database. */
export async function openServices(
  config: Config & { readonly databaseUrl: string },
  log: Logger,
  own: OwnServices = {},
): Promise<Services> {
  const ownLog = withoutDetails(log)
  const loadedEar = Promise.resolve(own.ear ?? loadPronouncer())
  const [secret, ear, recordings, voice] = await Promise.all([
    config.authSecret ?? keptSecret(config.dataFolder),
    loadedEar,
    own.recordings ?? openDiskAudioStore(join(config.dataFolder, 'recordings')),
    own.voice ?? openVoice(config, loadedEar, ownLog),
  ])
  const database = openDatabase(config.databaseUrl, ownLog)
  const { say = sayOnTerminal, now = () => new Date() } = own
  const tell = tellSeldom(say, now)
  const turns = own.turns ?? openTurns()
  const soundIn = own.soundIn ?? openSoundIn()
  const speechIn = openSpeechIn(config, ownLog)
  return {
    config,
    log: ownLog,
    knex: database.knex,
    accounts: openAccounts({ config, secret, pool: database.pool, log: ownLog, tell }),
    limits: own.limits ?? openRateLimits(database.pool),
    queue: createBattleQueue(QUEUE_MS),
    turns,
    ear,
    writer: own.writer ?? openWriter(config.rapper, ear, ownLog),
    voice,
    speechIn,
    soundIn,
    recordings,
    trouble: watchTrouble({ dataFolder: resolve(config.dataFolder), tell, now }),
    site: own.site ?? SITE,
    sounds: own.sounds ?? SOUNDS,
    now,
    close: async () => {
      await turns.close()
      speechIn.close()
      await Promise.all([voice.close(), soundIn.close(), database.close()])
    },
  }
}

const sayOnTerminal = (line: string): void => {
  process.stderr.write(`${line}\n`)
}
