import type { LineVoice } from '../line-voice.ts'
import type { Speech } from '../say-in-time.ts'
import type { VoiceThreads } from '../threads/open-voice-threads.ts'
import { speakableText, speakableWords } from './speakable-text.ts'

/** What is said of a line without a word in it. */
const SILENCE: Speech = {
  samples: new Float32Array(),
  rate: 16_000,
  phones: [],
  words: undefined,
  finish: 'plain',
}

/** The system's own voice: flite, said by threads, which it closes. */
export const fliteLineVoice = (threads: VoiceThreads): LineVoice => ({
  maker: { vendor: 'system', model: 'flite' },
  say: ({ text: written, voiceId, speed, ...order }) => {
    const text = speakableText(written)
    if (text === '') return Promise.resolve(SILENCE)
    return threads.say({ do: 'say', text, words: speakableWords(written), voiceId, speed }, order)
  },
  prepare: threads.prepare,
  close: threads.close,
})
