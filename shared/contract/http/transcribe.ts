import { z } from 'zod'
import { getBattle, RECORDING_ERRORS, VERSE_ERRORS } from './battles.ts'
import { defineEndpoint } from './endpoint.ts'

/** What was said in a recording. */
export const transcription = z.object({
  /** A verse that the battle takes, on one line. */
  userText: z.string(),
  /** Whole milliseconds from the recording's arrival to its text. */
  processingTime: z.int().min(0),
})

/** The `audio` file part is bounded as that of a round. Changes nothing; whoever it fails submits the round with the recording. */
export const transcribe = defineEndpoint({
  method: 'POST',
  path: '/api/battles/:id/transcribe',
  encoding: 'multipart',
  params: getBattle.params,
  response: transcription,
  errors: [
    'battle_not_found',
    'battle_finished',
    ...VERSE_ERRORS,
    'speech_not_available',
    ...RECORDING_ERRORS,
  ],
})
