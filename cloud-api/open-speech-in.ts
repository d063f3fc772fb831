import type { Logger } from 'pino'
import type { Config } from './config.ts'
import type { SpeechInAccount } from './ports/speech-in/choose-service.ts'
import { openSpeechIns, type SpeechIns } from './ports/speech-in/open-speech-ins.ts'

type SpeechInSettings = Pick<Config, 'speechIn' | 'vendors'>

/** Opens who writes down what players say; the log says when a service fails and when it listens again. */
export function openSpeechIn(settings: SpeechInSettings, log: Logger): SpeechIns {
  const server = accountOf(settings)
  return openSpeechIns({
    ...(server && { server }),
    onChange: ({ isResting, ...service }) => {
      if (isResting)
        log.warn(service, 'A service that writes speech down fails: verses are typed for a while.')
      else log.info(service, 'A service that writes speech down listens again.')
    },
    onProblem: (problem) => {
      log.info(problem, 'A recording was not written down.')
    },
  })
}

/** The server's own account; none where the settings keep recordings here. */
function accountOf({ speechIn, vendors }: SpeechInSettings): SpeechInAccount | undefined {
  if (speechIn.service === 'off') return undefined
  const { apiKey, baseUrl } = vendors[speechIn.service]
  if (apiKey === undefined) throw new Error(`The settings name ${speechIn.service} without a key.`)
  const { service, model } = speechIn
  return { service, apiKey, baseUrl, ...(model !== undefined && { model }) }
}
