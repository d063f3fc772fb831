import { useEffect, useRef } from 'react'
import type { BattleSnapshot } from '../machine/arena-event.ts'
import { useBeat } from '../../../audio/beat/use-beat.ts'
import { useAudio } from '../../../audio/use-audio.tsx'
import { Crowd } from '../../../ui/crowd/crowd.tsx'
import { crowdBand } from '../../../ui/crowd/crowd-band.ts'
import { Tag } from '../../../ui/tag.tsx'
import { AnalysisHost } from '../analysis/analysis-host.tsx'
import { useAnswer } from '../hooks/use-answer.ts'
import { useArena } from '../hooks/use-arena.ts'
import { useMeanwhile } from '../hooks/use-meanwhile.ts'
import { useReports } from '../hooks/use-reports.ts'
import { useScoreToast } from '../hooks/use-score-toast.ts'
import { useTimeUp } from '../hooks/use-time-up.ts'
import { useVerdictOut } from '../hooks/use-verdict-out.ts'
import type { ArenaState } from '../machine/arena-state.ts'
import { crowdEnergy } from '../machine/crowd-energy.ts'
import { roundsJudged } from '../machine/verdict-out.ts'
import { ResultPoster } from '../result/result-poster.tsx'
import { Announcer } from './announcer.tsx'
import { BattleHistory } from './battle-history.tsx'
import { LyricPanel } from './lyric-panel.tsx'
import { RoundClock } from './round-clock.tsx'
import { StageBar } from './stage-bar.tsx'
import { TheirCorner } from './their-corner.tsx'
import { VerseBox } from './verse-box.tsx'
import { YourCorner, YourStats } from './your-corner.tsx'
import './stage.css'

/** A battle on stage, from its first bell to its result. */
export function Stage({ snapshot }: { readonly snapshot: BattleSnapshot }) {
  const { store, state, sendVerse, refresh } = useArena(snapshot)
  useAnswer(store)
  useReports(store, refresh)
  const verdictOut = useVerdictOut(state)
  useScoreToast(store, state, verdictOut)
  useBells(state)
  useBeat(state.phase === 'over' ? undefined : state.battle.aiCharacterId)
  useMeanwhile(state)
  const retryTimeUp = useTimeUp(store, refresh)
  const audio = useAudio()

  return (
    <AnalysisHost>
      <Announcer state={state} />
      {state.phase === 'over' ? (
        <ResultPoster state={state} />
      ) : (
        <div className="stage">
          <h1 className="sr-only">You v. {state.battle.aiCharacterName}</h1>
          <div aria-hidden className="stage-floor" />
          <div className="stage-screen">
            <div aria-hidden className="stage-red halftone [--dot-reach:44%]" />
            <StageBar />
            <div className="stage-center">
              <RoundClock state={state} store={store} />
              <LyricPanel state={state} verdictOut={verdictOut} store={store} onRetryTimeUp={retryTimeUp} />
            </div>
            <TheirCorner state={state} verdictOut={verdictOut} />
            <div className="stage-dock">
              <div aria-hidden className="stage-blue lg:halftone lg:[--dot-reach:17%]" />
              <YourCorner state={state} verdictOut={verdictOut} />
              <VerseBox
                store={store}
                onSend={() => {
                  audio.playEffect('throw-verse')
                  sendVerse()
                }}
              />
            </div>
          </div>
          <YourStats state={state} />
          <CrowdFloor energy={crowdEnergy(roundsJudged(state, verdictOut))} />
        </div>
      )}
      <BattleHistory />
    </AnalysisHost>
  )
}

function CrowdFloor({ energy }: { readonly energy: number }) {
  return (
    <>
      <Crowd energy={energy} className="stage-crowd" />
      <p className="stage-meter absolute right-8 bottom-6 z-8 hidden items-end lg:flex">
        <Tag className="text-[1.06rem]">Crowd energy {energy}</Tag>
        <span className="display ground-paper px-3.5 pt-2 pb-0.5 text-[clamp(2rem,4vw,3.6rem)]">
          {crowdBand(energy)}
        </span>
      </p>
    </>
  )
}

/** The bell: one stroke when a round begins, three when the fight is over before the player's eyes. */
function useBells(state: ArenaState): void {
  const audio = useAudio()
  const turn = state.phase === 'writing' ? `round ${String(state.standing.currentRound)}` : state.phase
  const rung = useRef<string>(undefined)
  const live = state.phase === 'over' && state.live
  useEffect(() => {
    if (rung.current === turn) return
    rung.current = turn
    if (turn.startsWith('round')) audio.playEffect('round-bell')
    if (live) audio.playEffect('final-bell')
  }, [turn, live, audio])
}
