import type { LineTimingRecord } from '../../models/round-record.ts'
import type { LineTiming } from '../../ports/speech-out/speech-out.ts'

/** A line's times as kept and told: those of words and mouth to the millisecond, which is finer than anybody sees. */
export function keptTiming({ words, visemes, ...times }: LineTiming): LineTimingRecord {
  return {
    ...times,
    ...(words && {
      words: words.map(({ startMs, endMs }) => ({ startMs: Math.round(startMs), endMs: Math.round(endMs) })),
    }),
    ...(visemes && {
      visemes: visemes.map((viseme) => ({ ...viseme, startMs: Math.round(viseme.startMs) })),
    }),
  }
}
