import { useEffect, useState } from 'react'
import { useAudio, useReading } from '../../../audio/use-audio.tsx'
import type { ExchangeSoFar } from '../machine/exchange-so-far.ts'
import { karaokePlace, type KaraokePlace } from '../machine/karaoke.ts'

/** What of an answer is being said right now; nothing while its voice is not heard. */
export function useKaraoke({ aiResponse, lineTimings, audioUrl }: ExchangeSoFar): KaraokePlace | undefined {
  const audio = useAudio()
  const speaking = useReading(audio.clip, (clip) => clip.status === 'playing' && clip.url === audioUrl)
  const [place, setPlace] = useState<KaraokePlace>()
  useEffect(() => {
    if (!speaking) return
    let frame = requestAnimationFrame(function follow() {
      const next = karaokePlace(aiResponse, lineTimings, audio.positionMs())
      setPlace((before) => (isSamePlace(before, next) ? before : next))
      frame = requestAnimationFrame(follow)
    })
    return () => {
      cancelAnimationFrame(frame)
    }
  }, [speaking, aiResponse, lineTimings, audio])
  // Kept while more of the answer comes in, so that what is shown does not go for a moment.
  useEffect(() => {
    if (!speaking) return
    return () => {
      setPlace(undefined)
    }
  }, [speaking])
  return speaking ? place : undefined
}

const isSamePlace = (one: KaraokePlace | undefined, other: KaraokePlace | undefined): boolean =>
  one?.line === other?.line && one?.saidTo === other?.saidTo && one?.word?.start === other?.word?.start
