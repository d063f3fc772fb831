import { useMemo } from 'react'
import type { Round } from '#shared/contract/http/battles.ts'
import { characterById } from '#shared/domain/character/characters.ts'
import { useAudio, useReading } from '../../../audio/use-audio.tsx'
import { beatAt } from '../../../ui/portraits/motion/beat-place.ts'
import { frameOfLevel, type FaceMotion } from '../../../ui/portraits/motion/face-frame.ts'
import { frameAt, mouthTrack } from '../../../ui/portraits/motion/mouth-track.ts'
import type { AnswerLine } from '../machine/answer-line.ts'
import { timingsOf } from '../machine/answer-lines.ts'
import type { ArenaState } from '../machine/arena-state.ts'
import { voiceName } from '../machine/exchange-so-far.ts'

/**
 * What moves the opponent's face: the voice that plays, by the times of its sounds or else by its loudness, and the
 * beat, by the answer's own downbeats or else by the music's. Nothing while neither is heard.
 */
export function useTheirFace(state: ArenaState): FaceMotion | undefined {
  const audio = useAudio()
  const said = useReading(audio.clip, (clip) => (clip.status === 'playing' ? clip.url : undefined))
  const beating = useReading(audio.beat.state, ({ status }) => status === 'playing')
  const { bpm } = characterById(state.battle.aiCharacterId)
  const isSpeaking = said !== undefined
  const arriving = arrivingLines(state, said)
  const round = roundSaid(state, said)
  return useMemo(() => {
    const musicBeat = () => {
      const place = audio.beat.beatPhase()
      return place && place.beat + place.phase
    }
    if (!isSpeaking) return beating ? { frame: () => undefined, beat: musicBeat } : undefined
    const timings = arriving === undefined ? (round?.lineTimings ?? []) : timingsOf(arriving)
    const track = mouthTrack(timings)
    return {
      frame: () =>
        track === undefined
          ? frameOfLevel(audio.levels.getState().openness, audio.positionMs())
          : frameAt(track, audio.positionMs()),
      beat: () => beatAt(timings, bpm, audio.positionMs()) ?? musicBeat(),
    }
  }, [audio, isSpeaking, beating, arriving, round, bpm])
}

/** The lines so far of an answer that is heard while it comes in. */
const arrivingLines = (state: ArenaState, url: string | undefined): readonly AnswerLine[] | undefined =>
  state.phase === 'arriving' && url === voiceName(state.submission) ? state.lines : undefined

/** The round whose recording is heard: the latest, or an older one played again. */
function roundSaid(state: ArenaState, url: string | undefined): Round | undefined {
  if (state.phase === 'answering' && state.round.audioUrl === url) return state.round
  return state.rounds.find(({ audioUrl }) => audioUrl === url)
}
