import { useEffect, useRef } from 'react'
import { Link } from 'wouter'
import { isSignedOut, sentenceOf } from '../../../api/api-error.ts'
import { useAudio } from '../../../audio/use-audio.tsx'
import { Button } from '../../../ui/button.tsx'
import { cx } from '../../../ui/cx.ts'
import { Logo } from '../../../ui/logo.tsx'
import { Portrait } from '../../../ui/portraits/portrait.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { useStartBattle } from '../data/use-start-battle.ts'
import { avatarMood } from '../machine/arena-reading.ts'
import type { Over } from '../machine/arena-state.ts'
import { rematchOf } from '../machine/rematch.ts'
import { TaleOfTheTape } from './tale-of-the-tape.tsx'
import { UnsentVerse } from './unsent-verse.tsx'
import { verdictOf } from './verdict.ts'
import { Why } from './why.tsx'
import './result.css'

/** Seconds after the bell at which the stamp comes down. */
const STAMP_DELAY = 0.3

/** The end of a battle, as the poster on the wall the morning after. */
export function ResultPoster({ state }: { readonly state: Over }) {
  const { battle, rounds, standing } = state
  const verdict = verdictOf(state)
  const mood = avatarMood(state)
  const name = battle.aiCharacterName
  const heading = useArrival(state)
  return (
    <>
      <article className="result ground-paper relative isolate overflow-clip">
        <div aria-hidden className="result-red halftone [--dot-reach:60%]" />
        <div className="result-frame">
          <div className="result-face">
            <Portrait
              character={battle.aiCharacterId}
              state={mood.status}
              expression={mood.expression}
              className="size-full"
            />
          </div>
        </div>
        <header className="relative flex items-center justify-between px-4 py-4 sm:px-8 lg:px-14">
          <Link href="/" aria-label="Clapback, to the dashboard">
            <Logo on="paper" className="text-[1.75rem] sm:text-4xl" />
          </Link>
          <Tag className="lg:text-base">{mood.status}</Tag>
        </header>
        <div className="result-sheet relative px-4 pb-8 sm:px-8 lg:px-14">
          <p className="label text-sm sm:text-base">
            Final bell · {battle.difficulty} · {rounds.length} of {standing.maxRounds} rounds
          </p>
          <p className="display mt-3 text-[clamp(2.6rem,6vw,6.5rem)]">You v. {name}</p>
          <h1
            ref={heading}
            tabIndex={-1}
            data-long={verdict.word.includes(' ') || undefined}
            className={cx('rubber display my-6 lg:my-8', verdict.ink, state.live && 'moving:animate-stamp')}
          >
            {verdict.word}
          </h1>
          <p className="display flex items-baseline gap-4 text-[clamp(4.5rem,9vw,9rem)] leading-[0.8] tabular-nums">
            <span className="sr-only">Final score: you </span>
            <span className="text-you-deep">{standing.userScore}</span>
            <span aria-hidden className="text-[0.4em]">
              –
            </span>
            <span className="sr-only">, {name} </span>
            <span className="text-foe">{standing.aiScore}</span>
          </p>
          <p className="prose mt-4 max-w-md text-lg">{verdict.remark}</p>
          <Ways state={state} />
          {state.unsent === undefined ? null : <UnsentVerse verse={state.unsent} />}
          {rounds.length === 0 ? null : (
            <TaleOfTheTape
              rounds={rounds}
              name={name}
              userScore={standing.userScore}
              aiScore={standing.aiScore}
            />
          )}
        </div>
      </article>
      <Why rounds={rounds} name={name} />
    </>
  )
}

/** The ways on: the same again, another opponent, or home. */
function Ways({ state }: { readonly state: Over }) {
  const { start, isPending } = useStartBattle()
  return (
    <div className="my-6 flex flex-wrap gap-3">
      <Button
        tone="you"
        disabled={isPending}
        onClick={() => {
          start(rematchOf(state.battle), (error) => {
            if (isSignedOut(error)) return
            toast({ title: 'Battle Error', description: sentenceOf(error), variant: 'destructive' })
          })
        }}
      >
        Rematch
      </Button>
      <Button asChild tone="paper">
        <Link href="/battle">New Battle</Link>
      </Button>
      <Button asChild tone="paper">
        <Link href="/">Dashboard</Link>
      </Button>
    </div>
  )
}

/** A result that comes live is heard, and takes the focus: what had it is gone. */
function useArrival({ live, ...rest }: Over) {
  const audio = useAudio()
  const heading = useRef<HTMLHeadingElement>(null)
  const { effect } = verdictOf({ live, ...rest })
  useEffect(() => {
    if (!live) return
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
    audio.playEffect('stamp', STAMP_DELAY)
    if (effect !== undefined) audio.playEffect(effect, STAMP_DELAY * 2)
  }, [live, effect, audio])
  return heading
}
