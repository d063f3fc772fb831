import { toFile } from 'openai'
import { openAiClient } from '../open-ai-client.ts'
import { readAnswer, type Written } from './read-answer.ts'
import { recordingKind } from './recording-kind.ts'
import { MODELS, styleOf, type SpeechInAccess, type SpeechInService } from './services.ts'
import { SpeechInProblem, type SpeechIn, type TranscribeRequest } from './speech-in.ts'
import { speechInProblemOf } from './speech-in-problem-of.ts'

/** Far more than half a minute of speech takes, with the times and the likelihood of every word. */
const MOST_BYTES = 512 * 1024

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
  access: SpeechInAccess,
): TranscriptionClient {
  const { model = MODELS[service] } = access
  const api = openAiClient(access, {
    type: 'application/json',
    mostBytes: MOST_BYTES,
    problem: (reason) => new SpeechInProblem(reason),
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
