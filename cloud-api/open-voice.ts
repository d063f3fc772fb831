import { join } from 'node:path'
import type { Logger } from 'pino'
import type { Pronouncer } from '#shared/domain/phonetics/phonetics.ts'
import type { Config } from './config.ts'
import type { SpeechOut } from './ports/speech-out/speech-out.ts'
import { openChosenVoice } from './ports/speech-out/vendors/open-chosen-voice.ts'
import type { VoicePreference } from './ports/speech-out/vendors/open-voices.ts'

type VoiceSettings = Pick<Config, 'voice' | 'vendors' | 'dataFolder'>

/** Opens the voice that the settings name; the log says when a service fails and when it speaks again. */
export function openVoice(
  settings: VoiceSettings,
  ear: Pronouncer | Promise<Pronouncer>,
  log: Logger,
): Promise<SpeechOut> {
  return openChosenVoice({
    ear,
    preference: preferenceOf(settings),
    cacheFolder: join(settings.dataFolder, 'voice-cache'),
    onChange: ({ isResting, ...service }) => {
      if (isResting)
        log.warn(service, 'A voice service fails: the system voice speaks in its place for a while.')
      else log.info(service, 'A voice service speaks again.')
    },
    onTrouble: (error) => {
      log.error({ err: error }, 'Something is wrong with the voices of services.')
    },
  })
}

/** The server's own choice, with its own account. */
function preferenceOf({ voice, vendors }: VoiceSettings): VoicePreference {
  if (voice.service === 'system') return { service: 'system' }
  const { apiKey, baseUrl } = vendors[voice.service]
  if (apiKey === undefined) throw new Error(`The settings name ${voice.service} without a key.`)
  const { service, model } = voice
  return { service, apiKey, baseUrl, ...(model !== undefined && { model }) }
}
