import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, it } from 'vitest'
import type { Round } from '#shared/contract/http/battles.ts'
import { AudioProvider } from '../../../audio/use-audio.tsx'
import { openArena } from '../machine/arena-machine.ts'
import { createFakeAudio } from '../testing/fake-audio.ts'
import { aRound, aSnapshot } from '../testing/fixtures.ts'
import { useTheirFace } from './use-their-face.ts'

afterEach(cleanup)

/** A line of one second: an open mouth, then closed lips. */
const LINE: Round['lineTimings'][number] = {
  startMs: 0,
  endMs: 1000,
  downbeatMs: 0,
  visemes: [
    { startMs: 0, mouth: 'open', openness: 0.9 },
    { startMs: 500, mouth: 'closed', openness: 0 },
    { startMs: 1000, mouth: 'rest', openness: 0 },
  ],
}

/** The opponent's face after a round. */
function openFace(lineTimings: Round['lineTimings']) {
  const audio = createFakeAudio()
  const state = openArena(aSnapshot({ rounds: [aRound({ lineTimings })] }), 0)
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <AudioProvider engine={audio}>{children}</AudioProvider>
  )
  const { result } = renderHook(() => useTheirFace(state), { wrapper })
  return {
    audio,
    motion: () => result.current,
    speak: (positionMs: number) => {
      act(() => {
        if (audio.clip.getState().status === 'idle') void audio.playClip('/api/audio/round')
        audio.sound(positionMs)
      })
    },
  }
}

it('FACE-11 asks for no frames while nothing is heard', () => {
  expect(openFace([LINE]).motion()).toBeUndefined()
})

it('FACE-6 FACE-7 follows the times of the sounds that are said', () => {
  const { motion, speak } = openFace([LINE])
  speak(300)
  expect(motion()?.frame()?.mouthOpenness).toBeGreaterThan(0.7)
  speak(600)
  expect(motion()?.frame()?.mouthOpenness).toBe(0)
})

it('FACE-8 follows the loudness of a voice that does not know its sounds', () => {
  const { audio, motion, speak } = openFace([{ startMs: 0, endMs: 1000 }])
  speak(300)
  act(() => {
    audio.speakAt(0.5)
  })
  expect(motion()?.frame()).toMatchObject({ mouthOpenness: 0.5, time: 300 })
})

it('FACE-9 nods to the answer’s own beat, else to the music, else not at all', () => {
  const known = openFace([LINE])
  known.speak((60_000 / 90) * 2.5)
  expect(known.motion()?.beat()).toBeCloseTo(2.5, 9)

  const unknown = openFace([{ startMs: 0, endMs: 1000 }])
  unknown.speak(300)
  expect(unknown.motion()?.beat()).toBeUndefined()
  act(() => {
    unknown.audio.beat.play('razor')
    unknown.audio.beat.moveTo(0.75)
  })
  expect(unknown.motion()?.beat()).toBeCloseTo(1.5, 5)
})

it('FACE-9 nods to the music while the player writes, the mouth at rest', () => {
  const { audio, motion } = openFace([LINE])
  act(() => {
    audio.beat.play('razor')
  })
  expect(motion()?.beat()).toBeCloseTo(0, 5)
  expect(motion()?.frame()).toBeUndefined()
})
