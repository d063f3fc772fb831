import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, it } from 'vitest'
import type { Round } from '#shared/contract/http/battles.ts'
import { AudioProvider } from '../../../audio/use-audio.tsx'
import type { TurnProgress } from '../machine/answer-lines.ts'
import { advanceArena, openArena } from '../machine/arena-machine.ts'
import type { ArenaState } from '../machine/arena-state.ts'
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

/** The opponent's face in a state of the fight; `speak` plays the voice of a round or of an answer to come. */
function openFaceIn(state: ArenaState, voice: string) {
  const audio = createFakeAudio()
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <AudioProvider engine={audio}>{children}</AudioProvider>
  )
  const { result, rerender } = renderHook((now: ArenaState) => useTheirFace(now), {
    wrapper,
    initialProps: state,
  })
  return {
    audio,
    rerender,
    motion: () => result.current,
    speak: (positionMs: number) => {
      act(() => {
        if (audio.clip.getState().status === 'idle') void audio.playClip(voice)
        audio.sound(positionMs)
      })
    },
  }
}

/** The opponent's face after a round. */
function openFace(lineTimings: Round['lineTimings']) {
  const round = aRound({ lineTimings })
  return openFaceIn(openArena(aSnapshot({ rounds: [round] }), 0), round.audioUrl)
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

it('FACE-6 follows an answer that still comes in, line by line', () => {
  const KEY = 'key-0001'
  const start = [
    { type: 'draft-changed', draft: 'one' },
    { type: 'verse-sent', key: KEY, now: 0 },
  ] as const
  const tell = (state: ArenaState, told: TurnProgress) =>
    advanceArena(state, { type: 'turn-told', told, now: 0 })
  const sent = start.reduce<ArenaState>(advanceArena, openArena(aSnapshot(), 0))
  const first = tell(tell(sent, { type: 'line', index: 0, text: 'one' }), {
    type: 'audio',
    index: 0,
    timing: LINE,
  })
  const { motion, rerender, speak } = openFaceIn(first, `turn:${KEY}`)
  speak(300)
  expect(motion()?.frame()?.mouthOpenness).toBeGreaterThan(0.7)
  speak(3300)
  expect(motion()?.frame()?.mouthOpenness).toBe(0)

  const moved = LINE.visemes?.map((viseme) => ({ ...viseme, startMs: viseme.startMs + 3000 }))
  rerender(
    tell(tell(first, { type: 'line', index: 1, text: 'two' }), {
      type: 'audio',
      index: 1,
      timing: { startMs: 3000, endMs: 4000, downbeatMs: 3000, visemes: moved },
    }),
  )
  expect(motion()?.frame()?.mouthOpenness).toBeGreaterThan(0.7)
})

it('keeps the same motion while the player writes', () => {
  const state = openArena(aSnapshot({ rounds: [aRound({ lineTimings: [LINE] })] }), 0)
  const { motion, rerender, speak } = openFaceIn(state, aRound().audioUrl)
  speak(300)
  const before = motion()
  rerender(advanceArena(state, { type: 'draft-changed', draft: 'ahead' }))
  expect(motion()).toBe(before)
})
