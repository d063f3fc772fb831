import { useEffect, useState } from 'react'
import { prefersStillness } from '../../../ui/preferences.ts'
import { typedLength } from '../machine/pacing.ts'
import { now } from './now.ts'

/**
 * How much of a text is typed out, in UTF-16 units, from the moment it is first drawn; all of it once `done`, and at
 * once for those who like things still. Give the component a key per text.
 */
export function useTyped(text: string, done: boolean): number {
  const [shown, setShown] = useState(0)
  const whole = done || prefersStillness()
  useEffect(() => {
    if (whole) return
    const start = now()
    let frame = requestAnimationFrame(function draw() {
      const length = typedLength(text, now() - start)
      setShown(length)
      if (length < text.length) frame = requestAnimationFrame(draw)
    })
    return () => {
      cancelAnimationFrame(frame)
    }
  }, [text, whole])
  return whole ? text.length : shown
}
