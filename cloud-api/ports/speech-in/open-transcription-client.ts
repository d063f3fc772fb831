import OpenAI, { toFile } from 'openai'
import { boundedFetch } from './bounded-fetch.ts'
import { readAnswer, type Written } from './read-answer.ts'
import { recordingKind } from './recording-kind.ts'
import { MODELS, styleOf, type SpeechInAccess, type SpeechInService } from './services.ts'
import { SpeechInProblem, type SpeechIn, type TranscribeRequest } from './speech-in.ts'
import { speechInProblemOf } from './speech-in-problem-of.ts'

/** Ends the clock of the library, which is not ours: a caller's signal is. */
const NO_CLOCK_MS = 60_000

/** A service, reached with one key. */
export interface TranscriptionClient {
  readonly maker: SpeechIn['maker']
  /**
   * Has a recording written down. Tries once.
   * @throws SpeechInProblem; the signal's reason once that is aborted
   */
  write(request: TranscribeRequest): Promise<Written>
}

/** Opens a client of `POST /audio/transcriptions` as OpenAI has it and Groq does too. */
export function openTranscriptionClient(
  service: SpeechInService,
  { apiKey, baseUrl, model = MODELS[service] }: SpeechInAccess,
): TranscriptionClient {
  const api = new OpenAI({
    apiKey,
    baseURL: baseUrl,
    // Set in the environment for other programs, they would be sent along.
    organization: null,
    project: null,
    maxRetries: 0,
    timeout: NO_CLOCK_MS,
    logLevel: 'off',
    fetch: boundedFetch,
  })
  return {
    maker: { vendor: service, model },
    write: async ({ recording, language, signal }) => {
      signal.throwIfAborted()
      const kind = recordingKind(recording)
      if (kind === undefined) throw new SpeechInProblem('unreadable')
      try {
        const file = await toFile(recording, kind.fileName, { type: kind.type })
        const response = await api.audio.transcriptions
          .create({ model, file, language, ...styleOf(model) }, { signal })
          .asResponse()
        return readAnswer(await readText(response))
      } catch (error) {
        signal.throwIfAborted()
        throw speechInProblemOf(error)
      }
    },
  }
}

/** @throws SpeechInProblem `too_much` or `cut` */
async function readText(response: Response): Promise<string> {
  return response.text().catch((error: unknown) => {
    throw error instanceof SpeechInProblem ? error : new SpeechInProblem('cut')
  })
}
