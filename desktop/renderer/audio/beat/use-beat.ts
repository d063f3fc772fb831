import { useEffect } from 'react'
import { useAudio } from '../use-audio.tsx'
import type { Tune } from './tune.ts'

/** Plays a tune while the component is there; nothing for undefined. */
export function useBeat(tune: Tune | undefined): void {
  const { beat } = useAudio()
  useEffect(() => {
    if (tune === undefined) return
    beat.play(tune)
    return beat.stop
  }, [beat, tune])
}
