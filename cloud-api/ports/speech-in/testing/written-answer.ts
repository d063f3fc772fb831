/** How sure a model is of a part. */
export interface PartOptions {
  readonly noSpeech?: number
  readonly logProbability?: number
  /** Seconds that each word takes. */
  readonly pace?: number
}

/** Parts as Whisper writes them, one behind the other: the answer in `verbose_json`, word times and all. */
export function verboseAnswer(parts: readonly (readonly [text: string, options?: PartOptions])[]) {
  let now = 0
  const segments: object[] = []
  const words: { word: string; start: number; end: number }[] = []
  for (const [text, { noSpeech = 0.01, logProbability = -0.2, pace = 0.3 } = {}] of parts) {
    const start = now
    for (const word of text.split(' ')) {
      words.push({ word: word.replace(/[.,!?]/g, ''), start: now, end: now + pace })
      now += pace
    }
    segments.push({
      id: segments.length,
      seek: 0,
      start,
      end: now,
      text: ` ${text}`,
      tokens: [50364, 1],
      temperature: 0,
      avg_logprob: logProbability,
      compression_ratio: 1.2,
      no_speech_prob: noSpeech,
    })
  }
  const text = parts.map(([part]) => part).join(' ')
  return {
    task: 'transcribe',
    language: 'english',
    duration: now,
    text,
    segments,
    words,
    x_groq: { id: 'r' },
  }
}
