import { useState } from 'react'
import { characterById } from '#shared/domain/character/characters.ts'
import { assertNever } from '#shared/std/assert-never.ts'
import type { Round } from '#shared/contract/http/battles.ts'
import { Button } from '../../../ui/button.tsx'
import { now } from '../hooks/now.ts'
import { latestRound } from '../machine/arena-reading.ts'
import { usePreferences } from '../../../ui/preferences.ts'
import type { Answering, ArenaState, Arriving } from '../machine/arena-state.ts'
import type { ArenaStore } from '../machine/arena-store.ts'
import { exchangeSoFar } from '../machine/exchange-so-far.ts'
import { Exchange, SkipButton } from './exchange.tsx'
import { LYRIC_ROOM, lyricSize } from './lyric-size.ts'
import { RoundStrip } from './round-strip.tsx'

interface LyricPanelProps {
  readonly state: ArenaState
  /** Whether the verdict on the latest round is out. */
  readonly verdictOut: boolean
  readonly store: ArenaStore
  /** Tries again to tell the server that time is up. */
  readonly onRetryTimeUp: () => void
}

/** Where the eyes are: the rounds so far, and below them what is being said. */
export function LyricPanel({ state, verdictOut, store, onRetryTimeUp }: LyricPanelProps) {
  const [lookedBack, setLookedBack] = useState<Round>()
  const latest = latestRound(state)
  const isQuiet = state.phase === 'writing'
  const shown = isQuiet ? (lookedBack ?? latest) : latest
  return (
    <div className="stage-mid flex flex-col px-4 pt-2.5 lg:pb-3 lg:px-0 lg:pt-4 lg:pr-[5.5vw]">
      <div className="stage-rounds mb-2 lg:mb-4 lg:flex lg:justify-center">
        <RoundStrip
          rounds={state.rounds}
          maxRounds={state.standing.maxRounds}
          shown={shown}
          undecided={verdictOut && state.phase === 'answering' ? state.round : undefined}
          name={state.battle.aiCharacterName}
          onShow={(round) => {
            setLookedBack(round.id === latest?.id ? undefined : round)
          }}
        />
      </div>
      <OnStage
        state={state}
        verdictOut={verdictOut}
        store={store}
        shown={shown}
        onRetryTimeUp={onRetryTimeUp}
      />
    </div>
  )
}

interface OnStageProps extends LyricPanelProps {
  readonly shown: Round | undefined
}

function OnStage({ state, verdictOut, store, shown, onRetryTimeUp }: OnStageProps) {
  const name = state.battle.aiCharacterName
  switch (state.phase) {
    case 'writing':
      return shown === undefined ? (
        <Taunt state={state} />
      ) : (
        <Exchange
          key={shown.roundNumber}
          rounds={state.rounds}
          verses={shown}
          round={shown}
          name={name}
          unheard={latestRound(store.getInitialState())?.id === shown.id}
        />
      )
    case 'sending':
      return <Thrown verse={state.submission.verse} doing={`${name} is listening`} />
    case 'arriving':
    case 'answering':
      return <Performed state={state} verdictOut={verdictOut} store={store} />
    case 'time-up':
      return <TimeUp trouble={state.trouble?.message} onRetry={onRetryTimeUp} />
    case 'over':
      return null
    default:
      return assertNever(state)
  }
}

/** Before the first verse: the opponent's own line, waiting for its answer. */
function Taunt({ state }: { readonly state: ArenaState }) {
  const { signatureLine } = characterById(state.battle.aiCharacterId)
  return (
    <div className={LYRIC_ROOM}>
      <p className="display mb-2.5 flex items-center gap-2 text-lg text-foe lg:text-xl">
        <span aria-hidden className="-mt-1 h-3 w-6 bg-foe" />
        {state.battle.aiCharacterName} is waiting
      </p>
      <p className={lyricSize(signatureLine)}>“{signatureLine}”</p>
      <p className="prose mt-4 text-grey">Your move. Rhyme back, one bar to a line.</p>
    </div>
  )
}

interface PerformedProps {
  readonly state: Arriving | Answering
  readonly verdictOut: boolean
  readonly store: ArenaStore
}

/** An answer that is performed. With instant pacing the verse it answers stands until the first word is said. */
function Performed({ state, verdictOut, store }: PerformedProps) {
  const instant = usePreferences(({ pacing }) => pacing === 'instant')
  const name = state.battle.aiCharacterName
  const verses = state.phase === 'answering' ? state.round : exchangeSoFar(state)
  const onSkip = (): void => {
    store.dispatch({ type: 'answer-skipped', now: now() })
  }
  if (instant && !state.typed && state.voice === 'waiting') {
    return <Thrown verse={verses.userText} doing={`${name} takes the mic`} onSkip={onSkip} />
  }
  return (
    <Exchange
      key={verses.roundNumber}
      rounds={state.rounds}
      verses={verses}
      {...(state.phase === 'answering' && { round: state.round })}
      name={name}
      performance={{ state, verdictOut, onSkip }}
    />
  )
}

interface ThrownProps {
  readonly verse: string
  /** What the opponent does meanwhile. */
  readonly doing: string
  readonly onSkip?: () => void
}

/** A verse on its way. */
function Thrown({ verse, doing, onSkip }: ThrownProps) {
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <p className="display mb-2.5 flex items-center gap-2 text-lg text-sky lg:text-xl">
        <span aria-hidden className="-mt-1 h-3 w-6 bg-you" />
        You said
      </p>
      <div className={LYRIC_ROOM}>
        <div
          tabIndex={0}
          role="group"
          aria-label="Your verse"
          className={`${lyricSize(verse)} whitespace-pre-line`}
        >
          {verse}
        </div>
      </div>
      <div className="my-2 flex min-h-10 items-center justify-between gap-2">
        <p className="display flex items-center gap-2.5 text-2xl text-foe">
          <span aria-hidden className="moving:animate-flicker -mt-1 size-4 bg-foe" />
          {doing}
        </p>
        {onSkip === undefined ? null : <SkipButton onSkip={onSkip} />}
      </div>
    </div>
  )
}

function TimeUp({
  trouble,
  onRetry,
}: {
  readonly trouble: string | undefined
  readonly onRetry: () => void
}) {
  return (
    <div className="grid flex-1 place-content-center justify-items-center gap-4 text-center">
      <p className="display misprint text-[clamp(5rem,12vw,12rem)]">Time</p>
      {trouble === undefined ? (
        <p className="prose text-grey">The judges are counting.</p>
      ) : (
        <>
          <p role="alert" className="prose">
            {trouble}
          </p>
          <Button tone="crowd" onClick={onRetry}>
            Try again
          </Button>
        </>
      )}
    </div>
  )
}
