import type { ChooseVoice, LineVoice } from './line-voice.ts'
import { performVerse } from './perform-verse.ts'
import { MAX_LINES, SpeechProblem, type SpeakRequest, type SpeechOut } from './speech-out.ts'
import type { VoiceThreads } from './threads/open-voice-threads.ts'

export interface SpeechOutParts {
  /** Makes packets of what was said. */
  readonly threads: Pick<VoiceThreads, 'render'>
  /** All that may be chosen: it gets them ready and closes them. */
  readonly voices: readonly Pick<LineVoice, 'prepare' | 'close'>[]
  readonly choose: ChooseVoice
  /** Most verses in work at a time, waiting ones included; one more is refused as `busy`. */
  readonly maxVerses?: number
}

const MAX_VERSES = 32

/** Opens what has verses said by one voice or another, each chosen anew, and performed in time. */
export function openSpeechOut({
  threads,
  voices,
  choose,
  maxVerses = MAX_VERSES,
}: SpeechOutParts): SpeechOut {
  let performing = 0
  return {
    speak: async (request) => {
      check(request)
      if (performing >= maxVerses) throw new SpeechProblem('busy')
      performing += 1
      try {
        const voice = choose((fallback) => request.onFallback?.(fallback))
        const { say } = voice
        const { spoken } = await performVerse({ say, render: threads.render }, request)
        return { ...spoken, maker: voice.maker }
      } finally {
        performing -= 1
      }
    },
    prepare: () => {
      for (const voice of voices) voice.prepare()
    },
    close: async () => {
      await Promise.all(voices.map((voice) => voice.close()))
    },
  }
}

function check({ lines, speed, bpm, signal }: SpeakRequest): void {
  signal?.throwIfAborted()
  if ('length' in lines && (lines.length === 0 || lines.length > MAX_LINES)) {
    throw new RangeError(`A verse has 1 to ${MAX_LINES} lines, not ${lines.length}.`)
  }
  if (!(speed >= 0.5 && speed <= 2))
    throw new RangeError(`A voice speaks at 0.5 to 2 times its pace, not ${speed}.`)
  if (!(bpm >= 40 && bpm <= 200)) throw new RangeError(`A beat has 40 to 200 beats a minute, not ${bpm}.`)
}
