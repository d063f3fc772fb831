import { useCallback, useState } from 'react'
import { useAudio } from '../../../audio/use-audio.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { useSeconds } from '../hooks/use-seconds.ts'
import { clockAnnouncement } from '../machine/announcement.ts'
import type { ArenaState } from '../machine/arena-state.ts'
import type { ArenaStore } from '../machine/arena-store.ts'
import { clockFace, standingClock } from '../machine/clock.ts'
import { now } from '../hooks/now.ts'

/** Seconds from the end at which the clock turns red and ticks. */
const LAST_SECONDS = 10
const STOPPED = standingClock(0)

/** The round, the clock and the difficulty: a strip on a phone, the head of the stage elsewhere. */
export function RoundClock({ state, store }: { readonly state: ArenaState; readonly store: ArenaStore }) {
  const { currentRound, maxRounds } = state.standing
  const round = state.phase === 'answering' ? state.round.roundNumber : currentRound
  return (
    <div className="stage-clock flex items-center justify-between gap-3 px-4 lg:flex-col lg:gap-2.5 lg:pt-[1.1rem]">
      <p className="display ground-paper px-2.5 pt-1.5 pb-0.5 text-lg lg:px-[1.1rem] lg:pt-2 lg:pb-1 lg:text-[1.7rem]">
        Round {round}/{maxRounds}
      </p>
      <Face state={state} store={store} />
      <Tag className="stage-difficulty lg:hidden">{state.battle.difficulty}</Tag>
    </div>
  )
}

function Face({ state, store }: { readonly state: ArenaState; readonly store: ArenaStore }) {
  const audio = useAudio()
  const [said, setSaid] = useState('')
  const onSecond = useCallback(
    (seconds: number) => {
      const sentence = clockAnnouncement(seconds)
      if (sentence !== undefined) setSaid(sentence)
      if (seconds > 0 && seconds <= LAST_SECONDS) audio.playEffect('tick')
      store.dispatch({ type: 'clock-looked-at', now: now() })
    },
    [audio, store],
  )
  const seconds = useSeconds('clock' in state ? state.clock : STOPPED, onSecond)
  const held = state.phase !== 'writing'
  return (
    <div className="relative text-center">
      <p
        role="timer"
        aria-label={`${String(seconds)} seconds left${held ? ', held' : ''}`}
        data-held={held || undefined}
        className={
          'display misprint bg-ink px-2.5 pt-1.5 text-3xl tabular-nums sm:text-5xl lg:bg-transparent lg:px-0 lg:pt-0 lg:text-[clamp(4rem,min(7.8vw,12.5dvh),8.5rem)] lg:leading-[0.8] ' +
          (seconds <= LAST_SECONDS && !held ? 'text-crowd' : '')
        }
      >
        {clockFace(seconds)}
      </p>
      <span role="status" className="sr-only">
        {said}
      </span>
    </div>
  )
}
