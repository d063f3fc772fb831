import type { LyricAnalysis } from '#shared/contract/http/lyrics.ts'
import type { Pronouncer } from '#shared/domain/phonetics/phonetics.ts'
import { analyzeLyrics } from '#shared/domain/scoring/analyze-lyrics.ts'
import { checkVerse, type VerseRefusal } from '#shared/domain/scoring/check-verse.ts'
import { ok, type Result } from '#shared/std/result.ts'

/** The ear's report on a text that is a verse. */
export function analyze(ear: Pronouncer, text: string): Result<LyricAnalysis, VerseRefusal> {
  const verse = checkVerse(text)
  return verse.ok ? ok(analyzeLyrics(ear, verse.value)) : verse
}
