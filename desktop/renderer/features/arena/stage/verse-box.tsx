import { useEffect, useId, useRef, type KeyboardEvent } from 'react'
import { useStore } from 'zustand'
import { MAX_VERSE_LENGTH } from '#shared/contract/http/battles.ts'
import { Button } from '../../../ui/button.tsx'
import { cx } from '../../../ui/cx.ts'
import { MAIN_ID } from '../../../ui/skip-link.tsx'
import type { ArenaState } from '../machine/arena-state.ts'
import type { ArenaStore } from '../machine/arena-store.ts'
import { isBusy, isLastRound } from '../machine/arena-reading.ts'
import { barsHint, verseFigures } from '../machine/verse-figures.ts'
import { LiveReadout } from './live/live-readout.tsx'
import { useLiveRhymes } from './live/use-live-rhymes.ts'
import { VerseField } from './live/verse-field.tsx'

/** The keys that send, as this keyboard prints them. */
const SEND_KEYS = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘ + Enter' : 'Ctrl + Enter'

interface VerseBoxProps {
  readonly store: ArenaStore
  readonly onSend: () => void
}

/** Text mode: the verse, its length and the way to throw it. Writing ahead is allowed, sending waits for the turn. */
export function VerseBox({ store, onSend }: VerseBoxProps) {
  const state = useStore(store)
  const id = useId()
  const draft = textInTheBox(state)
  const figures = verseFigures(draft)
  const busy = isBusy(state)
  const trouble = state.phase === 'writing' ? state.trouble?.message : undefined
  const box = useFocusOnTurn(state)
  const { rhymes, hearing, wake } = useLiveRhymes(draft)

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return
    event.preventDefault()
    if (!figures.tooLong) onSend()
  }

  return (
    <form
      aria-label="Text mode"
      onSubmit={(event) => {
        event.preventDefault()
        // The button is about to be disabled, and would drop the focus.
        if (hasFinePointer()) box.current?.focus({ preventScroll: true })
        if (!figures.tooLong) onSend()
      }}
      className="stage-box px-4 pt-3 pb-[max(0.9rem,env(safe-area-inset-bottom))] [--focus:var(--color-crowd)] lg:border-4 lg:border-ink lg:bg-you lg:px-4 lg:pt-3 lg:outline-4 lg:outline-paper"
    >
      <div className="label flex items-baseline justify-between gap-3 text-[1.1875rem] [@media(max-width:63.99rem),(max-height:54rem)]:sr-only lg:mb-1.5">
        <label htmlFor={id}>Your verse</label>
        <span aria-hidden>{SEND_KEYS}</span>
      </div>
      <div className="flex">
        <VerseField
          box={box}
          id={id}
          rows={2}
          value={draft}
          readOnly={state.phase === 'time-up'}
          rhymes={rhymes}
          placeholder={
            hasFinePointer() ? `Say it to their face. ${SEND_KEYS} sends it.` : 'Say it to their face'
          }
          autoCapitalize="sentences"
          autoComplete="off"
          aria-describedby={`${id}-count ${id}-hint`}
          aria-invalid={figures.tooLong || trouble !== undefined ? true : undefined}
          onChange={(event) => {
            store.dispatch({ type: 'draft-changed', draft: event.target.value })
          }}
          onKeyDown={onKeyDown}
          onFocus={wake}
          className="stage-verse"
        />
      </div>
      <div className="label mt-2 flex min-h-11 items-center justify-between gap-2 text-[1.1875rem] leading-none tracking-normal [font-stretch:62%] sm:gap-3">
        <p id={`${id}-hint`} className="min-w-0 grow">
          <Hint state={state} trouble={trouble} tooLong={figures.tooLong} bars={barsHint(figures)} />
          {state.phase === 'writing' && trouble === undefined && !figures.tooLong ? (
            <LiveReadout hearing={hearing} />
          ) : null}
        </p>
        <p
          id={`${id}-count`}
          className={cx(
            'shrink-0 bg-ink px-2 pt-1 pb-0.5 text-sm tabular-nums',
            trouble !== undefined && 'max-sm:hidden',
          )}
        >
          <span className="sr-only">Characters: </span>
          <span className={cx(figures.tooLong && 'text-crowd')}>{figures.length}</span>/{MAX_VERSE_LENGTH}
        </p>
        <Button
          type="submit"
          tone="crowd"
          size="small"
          disabled={busy || figures.blank || figures.tooLong}
          className="min-h-11 shrink-0 lg:px-6 lg:text-2xl"
        >
          Clap back
        </Button>
      </div>
    </form>
  )
}

function textInTheBox(state: ArenaState): string {
  if (state.phase === 'time-up') return state.unsent ?? ''
  return 'draft' in state ? state.draft : ''
}

interface HintProps {
  readonly state: ArenaState
  readonly trouble: string | undefined
  readonly tooLong: boolean
  readonly bars: string
}

function Hint({ state, trouble, tooLong, bars }: HintProps) {
  const name = state.battle.aiCharacterName
  if (tooLong) return <Plate>Too long: keep it under {MAX_VERSE_LENGTH} characters.</Plate>
  if (trouble !== undefined) return <Plate>{trouble}</Plate>
  if (state.phase === 'sending') return <span>{name} is listening.</span>
  if (state.phase === 'arriving' || state.phase === 'answering') {
    return (
      <span>{isLastRound(state) ? `${name} has the last word.` : `${name} has the mic. Write ahead.`}</span>
    )
  }
  if (state.phase === 'time-up') return <span>Time is up.</span>
  return <span>{bars}</span>
}

function Plate({ children }: { readonly children: React.ReactNode }) {
  return (
    <span className="prose inline-block bg-ink px-2 py-0.5 text-base leading-tight font-bold text-paper normal-case [font-stretch:78%]">
      {children}
    </span>
  )
}

/** Whether focusing a text box brings up no keyboard over half the screen. */
const hasFinePointer = (): boolean => window.matchMedia('(pointer: fine)').matches

/**
 * Brings the focus to the verse box when the turn comes - the first one, too: the clock runs - unless the player is busy
 * somewhere else.
 */
function useFocusOnTurn(state: ArenaState) {
  const box = useRef<HTMLTextAreaElement>(null)
  const mine = state.phase === 'writing'
  useEffect(() => {
    if (!mine || !hasFinePointer()) return
    const active = document.activeElement
    const isFree = active === null || active === document.body || !active.isConnected || active.id === MAIN_ID
    if (isFree) box.current?.focus({ preventScroll: true })
  }, [mine])
  return box
}
