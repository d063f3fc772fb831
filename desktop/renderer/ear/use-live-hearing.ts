import { useCallback, useEffect, useRef, useState } from 'react'
import type { LiveHearing } from '#shared/domain/scoring/explanation/live-hearing.ts'
import { openEar, type LiveEar } from './open-ear.ts'

/** What was heard of a text, which may be a little older than what stands there now. */
export interface Heard {
  readonly text: string
  readonly hearing: LiveHearing
}

/**
 * Listens along to a text that is being written, from the first `wake` on. An ear that breaks down says nothing; another
 * one is tried the next time it is woken.
 * @returns what was heard last, nothing while there is no ear; and what wakes it
 */
export function useLiveHearing(text: string): {
  readonly heard: Heard | undefined
  readonly wake: () => void
} {
  const ear = useRef<LiveEar>(undefined)
  const latest = useRef(text)
  const [heard, setHeard] = useState<Heard>()

  useEffect(() => {
    latest.current = text
    ear.current?.hear(text)
  }, [text])

  useEffect(
    () => () => {
      ear.current?.close()
      ear.current = undefined
    },
    [],
  )

  const wake = useCallback(() => {
    if (ear.current !== undefined) return
    ear.current = openEar({
      onHeard: (text, hearing) => {
        setHeard({ text, hearing })
      },
      onDeaf: () => {
        ear.current = undefined
        setHeard(undefined)
      },
    })
    ear.current?.hear(latest.current)
  }, [])

  return { heard, wake }
}
