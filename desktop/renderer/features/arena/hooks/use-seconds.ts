import { useEffect, useReducer } from 'react'
import type { Seconds } from '#shared/std/units.ts'
import { secondsShown, untilNextSecond, type Clock } from '../machine/clock.ts'
import { now } from './now.ts'

/** The seconds on a clock's face; draws again whenever they change, and only while the clock runs. */
export function useSeconds(clock: Clock, onSecond?: (seconds: Seconds) => void): Seconds {
  const [, drawAgain] = useReducer((times: number) => times + 1, 0)
  const { leftMs, since } = clock
  useEffect(() => {
    if (since === undefined) return
    const running = { leftMs, since }
    let timer: ReturnType<typeof setTimeout>
    const wait = (): void => {
      timer = setTimeout(
        () => {
          drawAgain()
          const seconds = secondsShown(running, now())
          onSecond?.(seconds)
          if (seconds > 0) wait()
        },
        untilNextSecond(running, now()),
      )
    }
    wait()
    return () => {
      clearTimeout(timer)
    }
  }, [leftMs, since, onSecond])
  return secondsShown(clock, now())
}
