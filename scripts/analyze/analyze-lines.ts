import { z } from 'zod'
import type { Pronouncer } from '#shared/domain/phonetics/phonetics.ts'
import { analyze, type Analysis } from './analysis.ts'

const request = z.object({ text: z.string() })

/** Why a line has no analysis; `line` counts from 1. */
export interface Unreadable {
  readonly line: number
  readonly error: string
}

function analyzeLine(ear: Pronouncer, json: string, line: number): Analysis | Unreadable {
  let value: unknown
  try {
    value = JSON.parse(json)
  } catch {
    return { line, error: 'This line is not JSON.' }
  }
  const parsed = request.safeParse(value)
  if (!parsed.success) return { line, error: 'This line is no {"text": "..."}.' }
  return analyze(ear, parsed.data.text)
}

/**
 * Analyzes `{"text": ...}` lines one by one as they come, or says why there is nothing to analyze (SCORE-79). Empty lines are
 * passed over.
 */
export async function* analyzeLines(
  ear: Pronouncer,
  lines: AsyncIterable<string>,
): AsyncGenerator<Analysis | Unreadable> {
  let number = 0
  for await (const line of lines) {
    number += 1
    if (line.trim() !== '') yield analyzeLine(ear, line.replace(/^\uFEFF/, ''), number)
  }
}
