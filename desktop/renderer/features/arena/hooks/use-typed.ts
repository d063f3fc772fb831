import { useEffect, useState } from 'react'
import type { AnswerLine } from '../machine/answer-line.ts'
import { typedAt, typedLength } from '../machine/pacing.ts'
import { now } from './now.ts'

/** How much of an answer is typed out, in UTF-16 units; follows the clock only while it is `on`. */
export function useTyped(lines: readonly AnswerLine[], on: boolean): number {
  const [shown, setShown] = useState(0)
  useEffect(() => {
    if (!on) return
    let frame = requestAnimationFrame(function draw() {
      setShown(typedLength(lines, now()))
      if (now() < typedAt(lines)) frame = requestAnimationFrame(draw)
    })
    return () => {
      cancelAnimationFrame(frame)
    }
  }, [lines, on])
  return shown
}
