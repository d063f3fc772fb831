import { useState } from 'react'
import type { Round } from '#shared/contract/http/battles.ts'
import { cx } from '../../../ui/cx.ts'
import { RhymedLyric } from '../../../ui/lyrics/rhymed-lyric.tsx'
import { AnalyzeButtons } from '../analysis/analyze-buttons.tsx'
import { useKaraoke } from '../hooks/use-karaoke.ts'
import { useTyped } from '../hooks/use-typed.ts'
import { AnswerSound, VoiceNotice } from './answer-sound.tsx'
import { LYRIC_ROOM, lyricSize } from './lyric-size.ts'

interface ExchangeProps {
  /** The rounds of the battle so far. */
  readonly rounds: readonly Round[]
  readonly round: Round
  readonly name: string
  /** Whether its answer was not performed on this page: it is there to be played. */
  readonly unheard?: boolean
  /** Whether the opponent is performing this answer right now, how far the typing has come, and whether the verdict is out. */
  readonly performance?:
    { readonly typed: boolean; readonly verdictOut: boolean; readonly onSkip: () => void } | undefined
}

type Side = 'them' | 'you'

/** Both verses of a round, one at a time: theirs first, because that is the one to answer. */
export function Exchange({ rounds, round, name, unheard = false, performance }: ExchangeProps) {
  const [side, setSide] = useState<Side>('them')
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <VoiceNotice round={round} />
      <div className="mb-2.5 flex flex-wrap items-center justify-between gap-2">
        <div role="group" aria-label="Whose verse" className="flex gap-4">
          <SideButton side="them" who={name} does="answers" shown={side} onShow={setSide} />
          <SideButton side="you" who="You" does="said" shown={side} onShow={setSide} />
        </div>
        <div className="flex gap-2">
          <AnswerSound round={round} name={name} inviting={unheard} />
          {performance === undefined ? null : <SkipButton onSkip={performance.onSkip} />}
        </div>
      </div>
      <div className={LYRIC_ROOM}>
        {side === 'them' ? (
          <TheirVerse key={round.id} round={round} name={name} typed={performance?.typed ?? true} />
        ) : (
          <RhymedLyric
            label="Your verse"
            text={round.userText}
            rhymes={round.userMarks.rhymes}
            className={lyricSize(round.userText)}
          />
        )}
        <AnalyzeButtons
          rounds={rounds}
          round={round}
          name={name}
          verdictOut={performance?.verdictOut ?? false}
          className="mt-4 lg:mt-0 lg:mb-2"
        />
      </div>
    </div>
  )
}

function TheirVerse({ round, name, typed }: { round: Round; name: string; typed: boolean }) {
  const shownTo = useTyped(round.aiResponse, typed)
  const place = useKaraoke(round)
  return (
    <RhymedLyric
      label={`${name}’s verse`}
      text={round.aiResponse}
      rhymes={round.aiMarks.rhymes}
      shownTo={shownTo}
      place={place}
      className={lyricSize(round.aiResponse)}
    />
  )
}

interface SideButtonProps {
  readonly side: Side
  readonly who: string
  /** Said aloud always, shown where there is room. */
  readonly does: string
  readonly shown: Side
  readonly onShow: (side: Side) => void
}

function SideButton({ side, who, does, shown, onShow }: SideButtonProps) {
  const isShown = side === shown
  return (
    <button
      type="button"
      aria-label={`${who} ${does}`}
      aria-pressed={isShown}
      onClick={() => {
        onShow(side)
      }}
      className={cx(
        'display flex min-h-8 items-center gap-2 pt-1 text-lg lg:text-xl',
        isShown
          ? side === 'them'
            ? 'text-foe'
            : 'text-sky'
          : 'text-grey underline decoration-2 underline-offset-4',
      )}
    >
      {isShown ? (
        <span aria-hidden className={cx('-mt-1 h-3 w-6', side === 'them' ? 'bg-foe' : 'bg-you')} />
      ) : null}
      <span>
        {who} <span className="max-sm:hidden">{does}</span>
      </span>
    </button>
  )
}

function SkipButton({ onSkip }: { readonly onSkip: () => void }) {
  return (
    <button
      type="button"
      onClick={onSkip}
      className="display min-h-10 border-[3px] border-paper bg-ink px-2.5 pt-2 pb-1.5 text-[1.1875rem]"
    >
      Skip
    </button>
  )
}
