import { useMemo } from 'react'
import { CHARACTERS } from '#shared/domain/character/characters.ts'
import { useAudio, useReading } from '../../../audio/use-audio.tsx'
import { beatAt } from '../../../ui/portraits/motion/beat-place.ts'
import { frameOfLevel, type FaceMotion } from '../../../ui/portraits/motion/face-frame.ts'
import { frameAt, mouthTrack } from '../../../ui/portraits/motion/mouth-track.ts'
import { timingsOf } from '../machine/answer-lines.ts'
import { latestRound } from '../machine/arena-reading.ts'
import type { ArenaState } from '../machine/arena-state.ts'

/**
 * What moves the opponent's face: the voice that plays, by the times of its sounds or else by its loudness, and the
 * beat, by the answer's own downbeats or else by the music's. Nothing while neither is heard.
 */
export function useTheirFace(state: ArenaState): FaceMotion | undefined {
  const audio = useAudio()
  const speaking = useReading(audio.clip, (clip) => clip.status === 'playing')
  const beating = useReading(audio.beat.state, (beat) => beat.status === 'playing')
  const bpm = CHARACTERS.find(({ id }) => id === state.battle.aiCharacterId)?.bpm
  const coming = state.phase === 'arriving' ? state.lines : undefined
  const latest = latestRound(state)?.lineTimings
  const lines = useMemo(() => (coming === undefined ? latest : timingsOf(coming)), [coming, latest])
  return useMemo(() => {
    if (!speaking && !beating) return undefined
    const track = mouthTrack(lines ?? [])
    const frame = () =>
      track === undefined
        ? frameOfLevel(audio.levels.getState().openness, audio.positionMs())
        : frameAt(track, audio.positionMs())
    const saidBeat = () => (bpm === undefined ? undefined : beatAt(lines ?? [], bpm, audio.positionMs()))
    const musicBeat = () => {
      const place = audio.beat.beatPhase()
      return place && place.beat + place.phase
    }
    return {
      frame: () => (speaking ? frame() : undefined),
      beat: () => (speaking ? saidBeat() : undefined) ?? musicBeat(),
    }
  }, [audio, speaking, beating, lines, bpm])
}
