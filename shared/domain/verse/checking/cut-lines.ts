import { cleanLine } from './clean-line.ts'

/** Cuts lines out of a text that comes in pieces. */
export interface LineCutter {
  /** The lines that this piece completes, as they are performed. */
  push(piece: string): readonly string[]
  /** The line that nothing ended; of an answer that broke off it is no line. */
  end(): readonly string[]
}

const THOUGHT = /<think(?:ing)?>[\s\S]*?<\/think(?:ing)?>/g
const OPEN_THOUGHT = /<think(?:ing)?>/
/** The start of a mark that has not come whole yet. */
const HALF_MARK = /<[a-z]{0,8}$/

/** Lines parted by line ends or by slashes with space around them; what some models think aloud first is no part of them. */
export function createLineCutter(): LineCutter {
  let left = ''
  const linesOf = (text: string): string[] =>
    text.split(/\n|\s\/+\s/).flatMap((line) => cleanLine(line) ?? [])
  return {
    push: (piece) => {
      left = `${left}${piece}`.replaceAll('\r', '\n').replace(THOUGHT, '\n')
      const thinks = OPEN_THOUGHT.exec(left)
      const ready = thinks === null ? left : left.slice(0, thinks.index)
      const cut = ready.lastIndexOf('\n')
      if (cut < 0 || (thinks === null && HALF_MARK.test(left) && cut === left.length - 1)) return []
      const whole = ready.slice(0, cut)
      left = left.slice(cut)
      return linesOf(whole)
    },
    end: () => {
      const last = OPEN_THOUGHT.test(left) ? '' : left
      left = ''
      return linesOf(last)
    },
  }
}
