import { createHash } from 'node:crypto'
import type { Pronouncer } from '#shared/domain/phonetics/phonetics.ts'
import type { Ms } from '#shared/std/units.ts'
import type { ChooseVoice, LineVoice } from '../line-voice.ts'
import { SpeechProblem } from '../speech-out.ts'
import { openSoundCache } from './cache/sound-cache.ts'
import { createBreaker, type Breaker } from '../../breaker.ts'
import { watchVerse } from './calls/watch-verse.ts'
import { openElevenLabs } from './elevenlabs/elevenlabs-client.ts'
import { openGroq } from './groq/groq-client.ts'
import { openOpenAi } from './openai/openai-client.ts'
import type { Vendor, VendorAccess, VendorClient } from './vendor-client.ts'
import { openVendorVoice, type VendorVoice } from './vendor-voice.ts'
import { verseWithFallback } from './verse-with-fallback.ts'

/** Which service shall speak, and the account that pays for it. */
export type VoicePreference = { readonly service: 'system' } | ({ readonly service: Vendor } & VendorAccess)

/** All voices that verses may be said with. Whoever opened them closes them; the system voice stays its owner's. */
export interface Voices {
  /** Who says a verse, by preference; the system voice stands in (VOICE-35 to VOICE-37). */
  choose(preference: VoicePreference): ChooseVoice
  /** There is nothing to get ready: a service is always awake. */
  prepare(): void
  /** Hangs up on all services; ends when all that is to be kept is kept. What was being said ends with `closed`. */
  close(): Promise<void>
}

/** A service is to rest, or speaks again. */
export interface VoiceChange {
  readonly vendor: Vendor
  readonly model: string
  readonly isResting: boolean
  readonly reason?: string
}

export interface VoicesOptions {
  readonly system: LineVoice
  readonly ear: Pronouncer
  /** Where lines that services said are kept. */
  readonly cacheFolder: string
  readonly onChange: (change: VoiceChange) => void
  /** Is told what went wrong here rather than at a service: a disk that cannot be written, a bug. */
  readonly onTrouble: (error: unknown) => void
  readonly patience?: Ms
}

const CLIENTS: Readonly<Record<Vendor, (access: VendorAccess) => VendorClient>> = {
  openai: openOpenAi,
  groq: openGroq,
  elevenlabs: openElevenLabs,
}
/** Accounts whose voices are held ready; the one that spoke longest ago goes first. */
const MOST_ACCOUNTS = 100

interface Account {
  readonly voice: VendorVoice
  readonly breaker: Breaker
}

/** Opens the voices of all services; nobody is called until a verse is said. */
export async function openVoices(options: VoicesOptions): Promise<Voices> {
  const { system, ear, patience, onTrouble } = options
  const cache = await openSoundCache({ folder: options.cacheFolder, onTrouble })
  const accounts = new Map<string, Account>()
  const closing = new AbortController()

  function open(service: Vendor, access: VendorAccess): Account {
    const client = CLIENTS[service](access)
    const { vendor, model } = client
    return {
      voice: openVendorVoice({ client, ear, cache, ...(patience !== undefined && { patience }) }),
      breaker: createBreaker({
        now: () => performance.now(),
        onChange: (change) => {
          options.onChange({ vendor, model, ...change })
        },
      }),
    }
  }

  function accountOf(service: Vendor, access: VendorAccess): Account {
    const name = nameOf(service, access)
    const account = accounts.get(name) ?? open(service, access)
    accounts.delete(name)
    accounts.set(name, account)
    const [oldest] = accounts.keys()
    if (accounts.size > MOST_ACCOUNTS && oldest !== undefined) accounts.delete(oldest)
    return account
  }

  return {
    choose: (preference) => {
      if (preference.service === 'system') return () => system
      const { service, ...access } = preference
      return (tell) => {
        const { voice, breaker } = accountOf(service, access)
        if (breaker.mayAsk())
          return verseWithFallback({
            vendor: voice,
            system,
            watch: watchVerse(breaker),
            tell,
            closed: closing.signal,
            onBug: onTrouble,
          })
        tell({ ...voice.maker, reason: 'resting' })
        return system
      }
    },
    prepare: () => undefined,
    close: () => {
      closing.abort(new SpeechProblem('closed'))
      return cache.settle()
    },
  }
}

/** Tells accounts apart without holding a key twice. */
const nameOf = (service: Vendor, { apiKey, baseUrl, model = '' }: VendorAccess): string =>
  createHash('sha256')
    .update(JSON.stringify([service, apiKey, baseUrl, model]))
    .digest('base64url')
