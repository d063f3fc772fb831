import { MAX_VERSE_LENGTH } from '#shared/contract/http/battles.ts'

export interface VerseFigures {
  readonly length: number
  /** Lines with something in them: a line is a bar. */
  readonly bars: number
  readonly tooLong: boolean
  readonly blank: boolean
}

/** What can be said of a draft without hearing it; lengths are of the verse as it would be sent, trimmed. */
export function verseFigures(draft: string): VerseFigures {
  const verse = draft.trim()
  return {
    length: verse.length,
    bars: verse.split('\n').filter((line) => line.trim() !== '').length,
    tooLong: verse.length > MAX_VERSE_LENGTH,
    blank: verse === '',
  }
}

/** The hint below the verse box: what a bar is, then how many stand there. */
export function barsHint({ bars, blank }: VerseFigures): string {
  if (blank) return 'One line, one bar'
  if (bars === 1) return '1 bar'
  return `${String(bars)} bars`
}
