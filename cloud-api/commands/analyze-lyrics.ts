import type { LyricAnalysis, LyricQuestion } from '#shared/contract/http/lyrics.ts'
import type { Pronouncer } from '#shared/domain/phonetics/phonetics.ts'
import { analyzeLyrics } from '#shared/domain/scoring/analyze-lyrics.ts'
import { checkVerse, type VerseRefusal } from '#shared/domain/scoring/check-verse.ts'
import { cutEarlier, cutText } from '#shared/domain/scoring/explanation/cut-text.ts'
import { ok, type Result } from '#shared/std/result.ts'

/** The ear's report on a verse, and on the beginning of a text longer than that (SCORE-75). */
export function analyze(
  ear: Pronouncer,
  { text, answering, earlier }: LyricQuestion,
): Result<LyricAnalysis, VerseRefusal> {
  const cut = cutText(text)
  const verse = checkVerse(cut.text)
  if (!verse.ok) return verse
  const report = analyzeLyrics(ear, {
    text: verse.value,
    ...(answering !== undefined && { answering: cutText(answering).text }),
    ...(earlier !== undefined && { earlier: cutEarlier(earlier) }),
  })
  return ok({ ...report, note: cut.note })
}
