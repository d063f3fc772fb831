import { useEffect, useId, useRef, type KeyboardEvent } from 'react'
import { MAX_VERSE_LENGTH } from '#shared/contract/http/battles.ts'
import { Button } from '../../../ui/button.tsx'
import { cx } from '../../../ui/cx.ts'
import { MAIN_ID } from '../../../ui/skip-link.tsx'
import type { ArenaState } from '../machine/arena-state.ts'
import type { ArenaStore } from '../machine/arena-store.ts'
import { isBusy } from '../machine/arena-reading.ts'
import { barsHint, verseFigures } from '../machine/verse-figures.ts'

interface VerseBoxProps {
  readonly state: ArenaState
  readonly store: ArenaStore
  readonly onSend: () => void
}

/** Text mode: the verse, its length and the way to throw it. Writing ahead is allowed, sending waits for the turn. */
export function VerseBox({ state, store, onSend }: VerseBoxProps) {
  const id = useId()
  const draft = 'draft' in state ? state.draft : ''
  const figures = verseFigures(draft)
  const busy = isBusy(state)
  const trouble = state.phase === 'writing' ? state.trouble?.message : undefined
  const box = useFocusOnTurn(state)

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
        if (!figures.tooLong) onSend()
      }}
      className="stage-box px-4 pt-3 pb-[max(0.9rem,env(safe-area-inset-bottom))] [--focus:var(--color-crowd)] lg:mx-auto lg:mb-5 lg:w-[min(46rem,54vw)] lg:border-4 lg:border-ink lg:bg-you lg:px-4 lg:pt-3 lg:outline-4 lg:outline-paper"
    >
      <div className="label mb-1.5 flex items-baseline justify-between gap-3 text-[1.1875rem]">
        <label htmlFor={id}>Your verse</label>
        <span id={`${id}-count`} className="bg-ink px-2 pt-1 pb-0.5 text-sm tabular-nums">
          <span className="sr-only">Characters: </span>
          <span className={cx(figures.tooLong && 'text-crowd')}>{figures.length}</span>/{MAX_VERSE_LENGTH}
        </span>
      </div>
      <div className="flex flex-col gap-2 sm:flex-row">
        <textarea
          ref={box}
          id={id}
          rows={3}
          value={draft}
          placeholder="Say it to their face"
          autoCapitalize="sentences"
          autoComplete="off"
          aria-describedby={`${id}-count ${id}-hint`}
          aria-invalid={figures.tooLong || trouble !== undefined ? true : undefined}
          onChange={(event) => {
            store.dispatch({ type: 'draft-changed', draft: event.target.value })
          }}
          onKeyDown={onKeyDown}
          className="block max-h-[30dvh] min-h-[4.6rem] w-full min-w-0 grow resize-none border-[3px] border-ink bg-paper px-3 py-2 text-[1.06rem] leading-snug font-semibold text-ink placeholder:text-smoke [field-sizing:content] lg:max-h-40 lg:text-xl"
        />
        <Button
          type="submit"
          tone="crowd"
          disabled={busy || figures.blank || figures.tooLong}
          className="shrink-0 sm:min-w-32"
        >
          Clap back
        </Button>
      </div>
      <p id={`${id}-hint`} className="label mt-1.5 flex min-h-6 justify-between gap-3 text-[1.1875rem]">
        <Hint state={state} trouble={trouble} tooLong={figures.tooLong} bars={barsHint(figures)} />
        <span aria-hidden className="hidden lg:inline">
          Ctrl + Enter
        </span>
      </p>
    </form>
  )
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
  if (state.phase === 'answering') return <span>{name} has the mic. Write ahead.</span>
  return <span>{bars}</span>
}

function Plate({ children }: { readonly children: React.ReactNode }) {
  return (
    <span className="prose bg-ink px-2 py-0.5 text-base font-bold text-paper normal-case">{children}</span>
  )
}

/** Brings the focus to the verse box when the turn comes back, unless the player is busy somewhere else. */
function useFocusOnTurn(state: ArenaState) {
  const box = useRef<HTMLTextAreaElement>(null)
  const mine = state.phase === 'writing'
  const before = useRef(mine)
  useEffect(() => {
    if (mine && !before.current) {
      const active = document.activeElement
      const isFree =
        window.matchMedia('(pointer: fine)').matches &&
        (active === null || active === document.body || !active.isConnected || active.id === MAIN_ID)
      if (isFree) box.current?.focus({ preventScroll: true })
    }
    before.current = mine
  }, [mine])
  return box
}
