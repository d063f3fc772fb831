import { readStresses } from '#shared/domain/performance/read-stresses.ts'
import type { Pronouncer } from '#shared/domain/phonetics/phonetics.ts'
import type { VerseScore } from '#shared/domain/scoring/verse-score.ts'
import type { VerseBrief } from '#shared/domain/verse/verse-brief.ts'
import type { Ms } from '#shared/std/units.ts'
import type { Fallback, Maker } from '../../ports/maker.ts'
import type { LineToSay } from '../../ports/speech-out/speech-out.ts'
import type { AnswerWriter, WrittenVerse } from '../answer-writer.ts'
import type { Stopwatch } from './stopwatch.ts'
import type { TellStep } from './turn-step.ts'

/** What is made within a turn, and by when. */
export interface WorkOrder {
  readonly tell: TellStep
  readonly watch: Stopwatch
  readonly signal: AbortSignal
}

/** Who made a part of an answer, and when on the turn's watch its first line and all of it were there. */
export interface PartMade {
  readonly maker: Maker
  readonly firstMs: Ms
  readonly endMs: Ms
  readonly fallbacks: readonly Fallback[]
}

export interface Writing {
  /** The lines as they are written, each told of. */
  readonly lines: AsyncIterable<LineToSay>
  /** What was written; once the lines have been read to their end. */
  result(): PartMade & { readonly lines: readonly string[]; readonly score: VerseScore | undefined }
}

/** Has an answer written; nothing is begun before its lines are read. */
export function followWriting(
  writer: AnswerWriter,
  ear: Pronouncer,
  brief: VerseBrief,
  { tell, watch, signal }: WorkOrder,
): Writing {
  const lines: string[] = []
  const fallbacks: Fallback[] = []
  let firstMs = 0
  let end: { readonly written: WrittenVerse; readonly endMs: Ms } | undefined

  function take(text: string): LineToSay {
    if (lines.length === 0) firstMs = watch()
    tell({ type: 'line', index: lines.length, text })
    lines.push(text)
    return { text, stresses: readStresses(ear, text) }
  }
  async function* write(): AsyncGenerator<LineToSay> {
    const onFallback = (fallback: Fallback) => {
      if (fallbacks.length === 0) tell({ type: 'notice', code: 'writer_fell_back', reason: fallback.reason })
      fallbacks.push(fallback)
    }
    const writing = writer.write(brief, { signal, onFallback })
    let next = await writing.next()
    for (; next.done !== true; next = await writing.next()) yield take(next.value)
    end = { written: next.value, endMs: watch() }
  }

  return {
    lines: write(),
    result: () => {
      if (end === undefined) throw new Error('The answer is not written to its end.')
      const { written, endMs } = end
      return { maker: written.maker, score: written.score, lines, firstMs, endMs, fallbacks }
    },
  }
}
