import { useEffect, useState } from 'react'
import type { Round } from '#shared/contract/http/battles.ts'
import { useAudio, useReading } from '../../../audio/use-audio.tsx'
import { karaokePlace, type KaraokePlace } from '../machine/karaoke.ts'

/** What of a round's answer is being said right now; nothing while its recording does not play. */
export function useKaraoke(round: Round): KaraokePlace | undefined {
  const audio = useAudio()
  const speaking = useReading(audio.clip, (clip) => clip.status === 'playing' && clip.url === round.audioUrl)
  const [place, setPlace] = useState<KaraokePlace>()
  useEffect(() => {
    if (!speaking) return
    let frame = requestAnimationFrame(function follow() {
      const next = karaokePlace(round.aiResponse, round.lineTimings, audio.positionMs())
      setPlace((before) => (isSamePlace(before, next) ? before : next))
      frame = requestAnimationFrame(follow)
    })
    return () => {
      cancelAnimationFrame(frame)
      setPlace(undefined)
    }
  }, [speaking, round, audio])
  return speaking ? place : undefined
}

const isSamePlace = (one: KaraokePlace | undefined, other: KaraokePlace | undefined): boolean =>
  one?.line === other?.line && one?.word?.start === other?.word?.start
