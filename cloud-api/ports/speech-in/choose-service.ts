import type { SpeechInAccess, SpeechInService } from './services.ts'
import { SPEECH_IN_SERVICES } from './services.ts'

/** An account at a service. */
export interface SpeechInAccount extends SpeechInAccess {
  readonly service: SpeechInService
}

/** What a player wants and brings along. */
export interface PlayerChoice {
  readonly preferred?: SpeechInService
  readonly accounts: readonly SpeechInAccount[]
}

/**
 * Whose account writes a player's recordings down (HEAR-20): at the service that they prefer, their own before the
 * server's; else their own, in the order of SPEECH_IN_SERVICES; else the server's.
 * @param server the one account that the server has for this, if any
 */
export function chooseService(
  { preferred, accounts }: PlayerChoice,
  server: SpeechInAccount | undefined,
): SpeechInAccount | undefined {
  const own = SPEECH_IN_SERVICES.flatMap((service) =>
    accounts.filter((account) => account.service === service),
  )
  const inOrder = [...own, ...(server === undefined ? [] : [server])]
  return inOrder.find(({ service }) => service === preferred) ?? inOrder[0]
}
