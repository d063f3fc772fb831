import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { TurnEvent } from '#shared/contract/http/turn-events.ts'
import { openTurnStream, turnStream } from '../../../testing/turn-stream.ts'
import { usePreferences, type Pacing } from '../../../ui/preferences.ts'
import { AI_VERSE, aRound, resultOf } from '../testing/fixtures.ts'
import { keyOf } from '../testing/fight-night.tsx'
import { fight, openStage, pass, scores, SUBMIT } from '../testing/open-stage.ts'

const round = aRound()
const TEXTS = AI_VERSE.split('\n')
const [FIRST = ''] = TEXTS
const WORD_MS = 300

const transcript: TurnEvent = { type: 'transcript', userText: round.userText }
const userScore: TurnEvent = { type: 'userScore', userMarks: round.userMarks }
const done: TurnEvent = { type: 'done', result: resultOf(round) }
const line = (index: number): TurnEvent => ({ type: 'line', index, text: TEXTS[index] ?? '' })
/** A line's sound: two seconds, a word every 300 ms from its start. */
const sound = (index: number): TurnEvent => {
  const startMs = index * 2000
  const words = (TEXTS[index] ?? '').split(' ').map((_word, word) => ({
    startMs: startMs + word * WORD_MS,
    endMs: startMs + (word + 1) * WORD_MS,
  }))
  return {
    type: 'audio',
    index,
    timing: { startMs, endMs: startMs + 1900, words },
    chunk: { chunkMs: startMs, durationMs: 2000, format: 'webm', base64: 'AAAA' },
  }
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
})
afterEach(() => {
  vi.useRealTimers()
})

/** A verse is sent, and the server begins to tell. */
async function thrown(pacing: Pacing, { still = false } = {}) {
  usePreferences.getState().change({ pacing })
  onTestFinished(() => {
    usePreferences.setState(usePreferences.getInitialState())
  })
  const { response, send } = openTurnStream()
  const signals: (AbortSignal | null | undefined)[] = []
  const keys: string[] = []
  const stage = await openStage({
    still,
    answers: {
      [SUBMIT]: (init: RequestInit) => {
        signals.push(init.signal)
        keys.push(keyOf(init))
        return response
      },
    },
  })
  await stage.user.type(stage.box, 'My pen is full of fire')
  await stage.user.click(stage.button)
  const tell = async (...events: readonly (TurnEvent | Error | undefined)[]) => {
    for (const event of events) send(event)
    await pass(5)
  }
  await tell(transcript, userScore)
  return { ...stage, tell, signals, keys }
}

/** The words of the answer that can be read. */
const shown = () =>
  [...(screen.queryByRole('group', { name: 'Razor’s verse' })?.querySelectorAll('p') ?? [])].map((text) =>
    [...text.childNodes]
      .filter((node) => !(node instanceof Element && node.classList.contains('invisible')))
      .map(({ textContent }) => textContent)
      .join(''),
  )

describe('a streamed turn', () => {
  it('tells your mark before the answer, and the verdict after it (PAGE-1)', async () => {
    const { audio, tell } = await thrown('dramatic')
    expect(scores()).toEqual(['Your score 72', 'AI score 0'])
    expect(screen.getByText('76%')).toBeTruthy()
    expect(fight()).toBe('Razor is listening.')
    await tell(line(0), sound(0), line(1), line(2), line(3), done, undefined)
    expect(scores()).toEqual(['Your score 72', 'AI score 0'])
    expect(screen.getByRole('button', { name: 'Round 1: you 72, Razor not judged yet' })).toBeTruthy()
    await pass(AI_VERSE.length * 30)
    act(() => {
      audio.sound()
    })
    await act(async () => {
      audio.end()
      await Promise.resolve()
    })
    expect(scores()).toEqual(['Your score 72', 'AI score 68'])
    expect(await screen.findByText('You 72, Razor 68')).toBeTruthy()
    expect(fight()).toBe('You lead by 4. Round 2 of 3. Your turn.')
  })

  it('with dramatic pacing types lines as they come, and lets the voice wait (PAGE-2)', async () => {
    const { audio, tell } = await thrown('dramatic')
    await tell(line(0), sound(0))
    await pass(FIRST.length * 30 + 40)
    expect(shown()).toEqual([TEXTS[0]])
    expect(audio.chunks).toEqual([0])
    expect(audio.played).toEqual([])
    await pass(FIRST.length * 20 + 50)
    expect(audio.played).toHaveLength(1)
    await tell(line(1))
    expect(shown()[0]).toBe(TEXTS[0])
    expect(shown()[1]?.length).toBeLessThan(5)
  })

  it('with instant pacing is heard before the turn is done, and shows each word as it is said (PAGE-3)', async () => {
    const { audio, tell } = await thrown('instant')
    await tell(line(0), sound(0))
    expect(audio.played).toHaveLength(1)
    expect(screen.getByText('Razor takes the mic')).toBeTruthy()
    expect(screen.getByRole('group', { name: 'Your verse' })).toBeTruthy()
    act(() => {
      audio.sound(WORD_MS * 2 + 10)
    })
    await pass(50)
    expect(shown()).toEqual(['You said your'])
    await tell(line(1), sound(1))
    act(() => {
      audio.sound(2010)
    })
    await pass(50)
    expect(shown()).toEqual([TEXTS[0], "I've"])
    expect(document.querySelector('.spoken')?.textContent).toBe("I've")
    await tell(line(2), line(3), sound(2), sound(3), done, undefined)
    expect(audio.chunks).toEqual([0, 2000, 4000, 6000])
    expect(audio.clip.getState()).toEqual({ status: 'playing', url: round.audioUrl })
    await act(async () => {
      audio.end()
      await Promise.resolve()
    })
    await pass(20)
    expect(shown()).toEqual(TEXTS)
    expect(fight()).toBe('You lead by 4. Round 2 of 3. Your turn.')
  })

  it('keeps no words back for a voice that does not come, or is blocked (PAGE-3)', async () => {
    const { tell } = await thrown('instant')
    await tell(line(0), line(1))
    expect(shown()).toEqual([])
    await pass(4000)
    expect(shown()).toEqual(TEXTS.slice(0, 2))
  })

  it('blocked, says so once the round is there', async () => {
    const { audio, tell, user } = await thrown('instant')
    await tell(line(0), sound(0))
    await act(async () => {
      audio.end('blocked')
      await Promise.resolve()
    })
    await pass(20)
    expect(shown()).toEqual([TEXTS[0]])
    expect(screen.queryByText('Audio playback blocked by browser')).toBeNull()
    await tell(line(1), line(2), line(3), done, undefined)
    await pass(20)
    await user.click(screen.getByRole('button', { name: 'Play Audio' }))
    expect(audio.played.at(-1)).toBe(round.audioUrl)
  })

  it('shows lines at once to those who like things still (PAGE-8)', async () => {
    const { tell } = await thrown('instant', { still: true })
    await tell(line(0))
    await pass(20)
    expect(shown()).toEqual([TEXTS[0]])
  })

  it('skipped is silent, and gives the turn back when the round is there (PAGE-7)', async () => {
    const { audio, tell, user } = await thrown('instant')
    await tell(line(0), sound(0))
    act(() => {
      audio.sound()
    })
    await user.click(screen.getByRole('button', { name: 'Skip' }))
    expect(audio.clip.getState().status).toBe('idle')
    expect(screen.queryByRole('button', { name: 'Skip' })).toBeNull()
    expect(shown()).toEqual([TEXTS[0]])
    await tell(line(1), line(2), line(3), done, undefined)
    await pass(20)
    expect(fight()).toBe('You lead by 4. Round 2 of 3. Your turn.')
    expect(await screen.findByText('You 72, Razor 68')).toBeTruthy()
    expect(audio.played).toHaveLength(1)
  })

  it('that fails in the middle falls silent and gives the verse back, with its key', async () => {
    const { audio, tell, box, user, button, keys, answers } = await thrown('instant')
    await tell(line(0), sound(0))
    act(() => {
      audio.sound()
    })
    await tell({ type: 'failed', code: 'voice_unavailable', message: 'The opponent lost their voice.' })
    expect((await screen.findAllByText('The opponent lost their voice.')).length).toBeGreaterThan(0)
    expect(box).toHaveProperty('value', 'My pen is full of fire')
    expect(audio.clip.getState().status).toBe('idle')
    expect(scores()).toEqual(['Your score 0', 'AI score 0'])
    answers[SUBMIT] = (init: RequestInit) => {
      keys.push(keyOf(init))
      return turnStream([transcript, userScore, line(0), line(1), line(2), line(3), done])
    }
    await user.click(button)
    await pass(4100)
    expect(shown()).toEqual(TEXTS)
    expect(new Set(keys).size).toBe(1)
    expect(keys).toHaveLength(2)
  })

  it('says quietly how it was made (PAGE-9)', async () => {
    const { tell } = await thrown('dramatic')
    const message = 'The house wrote this one.'
    await tell({ type: 'notice', notice: { code: 'writer_fell_back', message } })
    expect(await screen.findByText(message)).toBeTruthy()
    expect(fight()).toBe('Razor is listening.')
  })

  it('that is left is hung up, and nothing is said of it', async () => {
    const { tell, signals, user } = await thrown('instant')
    await tell(line(0))
    await user.click(screen.getByRole('link', { name: 'Clapback, to the dashboard' }))
    expect(await screen.findByText('The dashboard')).toBeTruthy()
    expect(signals[0]?.aborted).toBe(true)
    await tell(new TypeError('network error'))
    await pass(3000)
    expect(screen.queryByText('Battle Error')).toBeNull()
  })
})
