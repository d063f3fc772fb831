import { z } from 'zod'
import {
  battle,
  round,
  roundResult,
  type Battle,
  type Round,
  type RoundResult,
} from '#shared/contract/http/battles.ts'
import type { Browser } from './browser.ts'

/** Starts a battle by the API. */
export async function startBattle(browser: Browser, settings: object = {}): Promise<Battle> {
  const response = await browser.post('/api/battles', { aiCharacterId: 'razor', ...settings })
  if (response.status !== 201) throw new Error(`No battle: ${response.status} ${await response.text()}`)
  return battle.parse(await response.json())
}

export interface Submission {
  readonly key?: string
  readonly recording?: Blob
  readonly headers?: Record<string, string>
  readonly query?: string
  readonly signal?: AbortSignal
}

/** Submits a verse by the API, as the page does. */
export function submitVerse(
  browser: Browser,
  battleId: string,
  verse: string | undefined,
  { key, recording, headers, query = '', signal }: Submission = {},
): Promise<Response> {
  const form = new FormData()
  if (verse !== undefined) form.append('userVerse', verse)
  if (recording !== undefined) form.append('audio', recording, 'recording.webm')
  return browser.send(`/api/battles/${battleId}/rounds${query}`, {
    method: 'POST',
    body: form,
    headers: { ...headers, ...(key !== undefined && { 'Idempotency-Key': key }) },
    ...(signal && { signal }),
  })
}

/** Submits a verse that must be taken. */
export async function fightRound(
  browser: Browser,
  battleId: string,
  verse: string,
  submission?: Submission,
): Promise<RoundResult> {
  const response = await submitVerse(browser, battleId, verse, submission)
  if (response.status !== 200) throw new Error(`No round: ${response.status} ${await response.text()}`)
  return roundResult.parse(await response.json())
}

/** The rounds of a battle, by the API. */
export async function roundsOf(browser: Browser, battleId: string): Promise<Round[]> {
  const response = await browser.get(`/api/battles/${battleId}/rounds`)
  return z.array(round).parse(await response.json())
}
