import { afterAll, beforeAll } from 'vitest'
import {
  saying,
  startTranscriptionServer,
  type TranscriptionServer,
} from '../ports/speech-in/testing/transcription-server.ts'
import { startTestServer, type TestServer } from './test-server.ts'

/** The key that the server has there. */
export const LISTENER_KEY = 'sk-hunter2'
/** A server that has recordings written down by a local service, both for all the tests of a file. */
export function useListeningServer(): {
  readonly server: () => TestServer
  readonly listener: () => TranscriptionServer
} {
  let parts: { readonly server: TestServer; readonly listener: TranscriptionServer } | undefined
  beforeAll(async () => {
    const listener = await startTranscriptionServer(saying({ text: 'I run the block' }))
    const server = await startTestServer({
      env: {
        SPEECH_IN: 'groq',
        GROQ_API_KEY: LISTENER_KEY,
        GROQ_BASE_URL: `${listener.origin}/openai/v1`,
        RAPPER: 'house',
      },
    })
    parts = { server, listener }
  })
  afterAll(async () => {
    await parts?.server.stop()
    await parts?.listener.stop()
  })
  const opened = () => {
    if (parts === undefined) throw new Error('The servers exist inside tests and hooks only')
    return parts
  }
  return { server: () => opened().server, listener: () => opened().listener }
}
