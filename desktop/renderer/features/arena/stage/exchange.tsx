import { useState } from 'react'
import type { Round } from '#shared/contract/http/battles.ts'
import { barsFor } from '#shared/domain/verse/bars-for.ts'
import { cx } from '../../../ui/cx.ts'
import { RhymedLyric } from '../../../ui/lyrics/rhymed-lyric.tsx'
import { AnalyzeButtons } from '../analysis/analyze-buttons.tsx'
import { useKaraoke } from '../hooks/use-karaoke.ts'
import { useShown } from '../hooks/use-shown.ts'
import type { Answering, Arriving } from '../machine/arena-state.ts'
import type { ExchangeSoFar } from '../machine/exchange-so-far.ts'
import { AnswerSound, VoiceNotice } from './answer-sound.tsx'
import { LYRIC_ROOM, lyricSize } from './lyric-size.ts'

interface ExchangeProps {
  /** The rounds of the battle so far. */
  readonly rounds: readonly Round[]
  /** The verses, as much of them as has come; the round itself once it is there. */
  readonly verses: ExchangeSoFar
  readonly round?: Round
  readonly name: string
  /** Whether its answer was not performed on this page: it is there to be played. */
  readonly unheard?: boolean
  /** The opponent performs this answer right now. */
  readonly performance?: Performance
}

interface Performance {
  readonly state: Arriving | Answering
  readonly verdictOut: boolean
  readonly onSkip: () => void
}

type Side = 'them' | 'you'

/** Both verses of a round, one at a time: theirs first, because that is the one to answer. */
export function Exchange({ rounds, verses, round, name, unheard = false, performance }: ExchangeProps) {
  const [side, setSide] = useState<Side>('them')
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      {round === undefined ? null : <VoiceNotice round={round} />}
      <div className="mb-2.5 flex min-h-10 flex-wrap items-center justify-between gap-2">
        <div role="group" aria-label="Whose verse" className="flex gap-4">
          <SideButton side="them" who={name} does="answers" shown={side} onShow={setSide} />
          <SideButton side="you" who="You" does="said" shown={side} onShow={setSide} />
        </div>
        <div className="flex gap-2">
          <AnswerSound round={verses} whole={round !== undefined} name={name} inviting={unheard} />
          {performance === undefined || isOut(performance.state) ? null : (
            <SkipButton onSkip={performance.onSkip} />
          )}
        </div>
      </div>
      <div className={LYRIC_ROOM}>
        {side === 'them' ? (
          <TheirVerse verses={verses} name={name} performed={performance?.state} />
        ) : (
          <RhymedLyric
            label="Your verse"
            text={verses.userText}
            rhymes={verses.userMarks.rhymes}
            className={lyricSize(verses.userText)}
          />
        )}
        {round === undefined ? null : (
          <AnalyzeButtons
            rounds={rounds}
            round={round}
            name={name}
            verdictOut={performance?.verdictOut ?? false}
            className="mt-4 lg:mt-0 lg:mb-2"
          />
        )}
      </div>
    </div>
  )
}

/** Whether an answer has nothing left to skip. */
const isOut = ({ typed, voice }: Performance['state']): boolean => typed && voice === 'settled'

/** How many bars an answer has that still comes in. */
const barsOf = ({ battle }: Arriving): number => barsFor(battle.difficulty)

interface TheirVerseProps {
  readonly verses: ExchangeSoFar
  readonly name: string
  readonly performed: Performance['state'] | undefined
}

function TheirVerse({ verses, name, performed }: TheirVerseProps) {
  const place = useKaraoke(verses)
  return (
    <RhymedLyric
      label={`${name}’s verse`}
      text={verses.aiResponse}
      rhymes={verses.aiMarks.rhymes}
      shownTo={useShown(performed, place)}
      place={place}
      className={lyricSize(
        verses.aiResponse,
        performed?.phase === 'arriving' ? barsOf(performed) : undefined,
      )}
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

/** Ends what is left of a performance. */
export function SkipButton({ onSkip }: { readonly onSkip: () => void }) {
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
