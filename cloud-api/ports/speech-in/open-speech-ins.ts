import { createHash } from 'node:crypto'
import type { Ms } from '#shared/std/units.ts'
import { createBreaker, type Breaker } from '../breaker.ts'
import type { Maker } from '../maker.ts'
import { openLane, type Lane } from '../lane.ts'
import { checkTranscript } from './checking/check-transcript.ts'
import { chooseService, type PlayerChoice, type SpeechInAccount } from './choose-service.ts'
import { openTranscriptionClient, type TranscriptionClient } from './open-transcription-client.ts'
import { SpeechInProblem, type SpeechIn, type SpeechInReason, type TranscribeRequest } from './speech-in.ts'

/** All who may write recordings down. Whoever opened them closes them. */
export interface SpeechIns {
  /** Who writes a player's recordings down (HEAR-20); undefined where nobody does. */
  choose(player: PlayerChoice): SpeechIn | undefined
  /** Hangs up on all services. */
  close(): void
}

export interface SpeechInsOptions {
  /** The server's own account. */
  readonly server?: SpeechInAccount
  /** Is told once when a service is to rest, and once when it listens again. */
  readonly onChange: (change: { readonly isResting: boolean; readonly reason?: string } & Maker) => void
  /** Is told of each recording that was not written down. */
  readonly onProblem: (problem: { readonly reason: SpeechInReason } & Maker) => void
  /** How long a recording may take, the wait for its turn included. */
  readonly patience?: Ms
}

/** Somebody waits for it with nothing to look at. */
const PATIENCE: Ms = 10_000
/** Calls to one account at a time: each holds a recording in memory. */
const CALLS = 8
/** Accounts that are held ready; the one that was used longest ago goes first. */
const MOST_ACCOUNTS = 100
/** What says nothing of the service. */
const NOT_ITS_FAULT: ReadonlySet<SpeechInReason> = new Set<SpeechInReason>(['unreadable', 'closed'])

interface Held {
  readonly client: TranscriptionClient
  readonly breaker: Breaker
  readonly lane: Lane
}

/** Opens them; nobody is called until there is a recording. */
export function openSpeechIns(options: SpeechInsOptions): SpeechIns {
  const { server, onChange, onProblem, patience = PATIENCE } = options
  const held = new Map<string, Held>()
  const closing = new AbortController()

  function open({ service, ...access }: SpeechInAccount): Held {
    const client = openTranscriptionClient(service, access)
    const breaker = createBreaker({
      now: () => performance.now(),
      onChange: (change) => {
        onChange({ ...client.maker, ...change })
      },
    })
    return { client, breaker, lane: openLane(CALLS) }
  }

  function hold(account: SpeechInAccount): Held {
    const name = nameOf(account)
    const one = held.get(name) ?? open(account)
    held.delete(name)
    held.set(name, one)
    const [oldest] = held.keys()
    if (held.size > MOST_ACCOUNTS && oldest !== undefined) held.delete(oldest)
    return one
  }

  async function write({ client, breaker, lane }: Held, request: TranscribeRequest) {
    if (!breaker.mayAsk()) throw new SpeechInProblem('resting')
    const clock = new AbortController()
    const timer = setTimeout(() => {
      clock.abort(new SpeechInProblem('timeout'))
    }, patience)
    const signal = AbortSignal.any([request.signal, closing.signal, clock.signal])
    try {
      const written = await lane.run(0, signal, () => client.write({ ...request, signal }))
      breaker.succeeded()
      return written
    } catch (error) {
      if (error instanceof SpeechInProblem && !NOT_ITS_FAULT.has(error.reason))
        breaker.failed(error.reason, error.retryAfter)
      throw error
    } finally {
      clearTimeout(timer)
    }
  }

  function speechInOf(one: Held): SpeechIn {
    const { maker } = one.client
    return {
      maker,
      transcribe: async (request) => {
        try {
          return checkTranscript(await write(one, request))
        } catch (error) {
          if (error instanceof SpeechInProblem) onProblem({ ...maker, reason: error.reason })
          throw error
        }
      },
    }
  }

  return {
    choose: (player) => {
      const account = chooseService(player, server)
      return account && speechInOf(hold(account))
    },
    close: () => {
      closing.abort(new SpeechInProblem('closed'))
    },
  }
}

/** Tells accounts apart without holding a key twice. */
const nameOf = ({ service, apiKey, baseUrl, model = '' }: SpeechInAccount): string =>
  createHash('sha256')
    .update(JSON.stringify([service, apiKey, baseUrl, model]))
    .digest('base64url')
