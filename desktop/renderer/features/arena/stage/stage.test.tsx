import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { HANGS, refusal } from '../../../testing/fake-server.ts'
import { AI_VERSE, aRound, aSnapshot, resultOf } from '../testing/fixtures.ts'
import { BATTLE_CALL, BATTLE_PATH, fieldsOf, keyOf, openFight } from '../testing/fight-night.tsx'
import { fight, openStage, pass, REPORT, scores, SUBMIT } from '../testing/open-stage.ts'

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
})
afterEach(() => {
  vi.useRealTimers()
})
describe('the verse box', () => {
  it('sends nothing while there is nothing but white space', async () => {
    const { user, box, button, received } = await openStage()
    expect(button).toHaveProperty('disabled', true)
    await user.type(box, '  \n ')
    expect(button).toHaveProperty('disabled', true)
    await user.keyboard('{Control>}{Enter}{/Control}')
    expect(received.filter(({ call }) => call === SUBMIT)).toEqual([])
  })

  it('counts characters and bars while they are typed', async () => {
    const { user, box } = await openStage()
    await user.type(box, 'one{Enter}two ')
    expect(screen.getByText('7').parentElement?.textContent).toBe('Characters: 7/2000')
    expect(screen.getByText('2 bars')).toBeTruthy()
  })

  it('takes 2,000 characters and no more', async () => {
    const { box, button } = await openStage()
    fireEvent.change(box, { target: { value: 'x'.repeat(2000) } })
    expect(button).toHaveProperty('disabled', false)
    fireEvent.change(box, { target: { value: 'x'.repeat(2001) } })
    expect(button).toHaveProperty('disabled', true)
    expect(screen.getByText(/Too long/)).toBeTruthy()
  })

  it.each(['{Control>}{Enter}{/Control}', '{Meta>}{Enter}{/Meta}'])(
    'sends the trimmed verse at %s',
    async (keys) => {
      const sent: unknown[] = []
      const { user, box, button } = await openStage({
        answers: {
          [SUBMIT]: (init: RequestInit) => {
            sent.push(fieldsOf(init))
            return HANGS
          },
        },
      })
      await user.type(box, '  I spit fire ')
      await user.keyboard(keys)
      await waitFor(() => {
        expect(sent).toEqual([{ userVerse: 'I spit fire' }])
      })
      expect(box).toHaveProperty('value', '')
      expect(button).toHaveProperty('disabled', true)
      expect(fight()).toBe('Razor is listening.')
      await user.type(box, 'ahead')
      expect(button).toHaveProperty('disabled', true)
    },
  )

  it('a plain Enter begins a line', async () => {
    const { user, box, received } = await openStage()
    await user.type(box, 'one{Enter}two')
    expect(box).toHaveProperty('value', 'one\ntwo')
    expect(received.filter(({ call }) => call === SUBMIT)).toEqual([])
  })
})

describe('a round', () => {
  const round = aRound()

  async function answered({ still = true } = {}) {
    const stage = await openStage({ still, answers: { [SUBMIT]: resultOf(round) } })
    await stage.user.type(stage.box, 'My pen is full of fire')
    await stage.user.click(stage.button)
    await screen.findByRole('group', { name: 'Razor’s verse' })
    return stage
  }

  it('shows both marks, the lead and your stats', async () => {
    await answered()
    expect(scores()).toEqual(['Your score 72', 'AI score 68'])
    expect(screen.getByText('YOU LEAD').textContent).toBe('YOU LEAD +4')
    const stats = within(screen.getByRole('region', { name: 'Your stats' }))
    expect(stats.getByText('76%')).toBeTruthy()
    expect(stats.getByText('69%')).toBeTruthy()
    expect(stats.getByText('64%')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Round 1: you 72, Razor 68', pressed: true })).toBeTruthy()
    expect(await screen.findByText('You 72, Razor 68')).toBeTruthy()
    expect(screen.getByText('BATTLING')).toBeTruthy()
  })

  it('is announced once', async () => {
    await answered()
    expect(fight()).toBe(`Razor answers: ${AI_VERSE.replaceAll('\n', ' / ')}`)
  })

  it('types the answer out at 30 ms a character', async () => {
    vi.useFakeTimers()
    openFight({ still: false, answers: { [SUBMIT]: resultOf(round) } })
    await pass(50)
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'My pen' } })
    fireEvent.click(screen.getByRole('button', { name: 'Clap back' }))
    await pass(50)
    const verse = () => screen.getByRole('group', { name: 'Razor’s verse' })
    const shown = () =>
      [...verse().querySelectorAll('p')]
        .map((line) =>
          [...line.childNodes]
            .filter((node) => !(node instanceof Element && node.classList.contains('invisible')))
            .map(({ textContent }) => textContent)
            .join(''),
        )
        .join('\n')
        .trimEnd()
    await pass(600)
    expect(AI_VERSE.startsWith(shown())).toBe(true)
    expect(shown().length).toBeGreaterThan(15)
    expect(shown().length).toBeLessThan(25)
    await pass(AI_VERSE.length * 30)
    expect(shown()).toBe(AI_VERSE)
  })

  it('is voiced after 50 ms a character, three seconds at most, and gives the turn back when all is said', async () => {
    const { audio, user, box } = await answered()
    await pass(2800)
    expect(audio.played).toEqual([])
    await pass(300)
    expect(audio.played).toEqual([round.audioUrl])
    act(() => {
      audio.sound(2500)
    })
    await pass(50)
    expect(screen.getByRole('button', { name: 'Stop Razor’s voice' })).toBeTruthy()
    expect(document.querySelector('.spoken')).not.toBeNull()
    await user.type(box, 'next')
    expect(screen.getByRole('button', { name: 'Clap back' })).toHaveProperty('disabled', true)
    await act(async () => {
      audio.end()
      await Promise.resolve()
    })
    expect(fight()).toBe('You lead by 4. Round 2 of 3. Your turn.')
    expect(screen.getByRole('button', { name: 'Clap back' })).toHaveProperty('disabled', false)
    expect(document.querySelector('.spoken')).toBeNull()
  })

  it('can be skipped, which silences the voice', async () => {
    const { audio, user } = await answered()
    await pass(3100)
    act(() => {
      audio.sound()
    })
    await user.click(screen.getByRole('button', { name: 'Skip' }))
    expect(fight()).toBe('You lead by 4. Round 2 of 3. Your turn.')
    expect(audio.clip.getState().status).toBe('idle')
  })

  it('whose voice the browser blocks says so, and plays it on demand', async () => {
    const { audio, user } = await answered()
    await pass(3100)
    await act(async () => {
      audio.end('blocked')
      await Promise.resolve()
    })
    expect(screen.getByText('Audio playback blocked by browser')).toBeTruthy()
    expect(fight()).toBe('You lead by 4. Round 2 of 3. Your turn.')
    await user.click(screen.getByRole('button', { name: 'Play Audio' }))
    expect(audio.played).toEqual([round.audioUrl, round.audioUrl])
  })

  it('can be heard again', async () => {
    const { audio, user } = await openStage({ snapshot: aSnapshot({ rounds: [round] }) })
    await user.click(screen.getByRole('button', { name: 'Play Razor’s voice' }))
    expect(audio.played).toEqual([round.audioUrl])
    expect(fight()).toBe('You lead by 4. Round 2 of 3. Your turn.')
  })

  it('shows what you said, too', async () => {
    const { user } = await openStage({ snapshot: aSnapshot({ rounds: [round] }) })
    await user.click(screen.getByRole('button', { name: 'You said' }))
    expect(screen.getByRole('group', { name: 'Your verse' }).textContent).toContain('I never tire')
  })

  it('that was fought earlier comes back on stage at a press', async () => {
    const second = aRound({
      roundNumber: 2,
      aiResponse: 'The second answer',
      aiMarks: { ...round.aiMarks, rhymes: [] },
    })
    const { user } = await openStage({ snapshot: aSnapshot({ rounds: [round, second] }) })
    expect(screen.getByRole('group', { name: 'Razor’s verse' }).textContent).toContain('second answer')
    await user.click(screen.getByRole('button', { name: /Round 1:/ }))
    expect(screen.getByRole('group', { name: 'Razor’s verse' }).textContent).toContain('Tin crown')
  })
})

describe('a verse that does not come through', () => {
  it('refused by the server stays in the box, with the reason', async () => {
    const sentence = 'The ear only understands English for now. Write your verse in Latin letters.'
    const keys: string[] = []
    const { user, box, button } = await openStage({
      answers: {
        [SUBMIT]: (init: RequestInit) => {
          keys.push(keyOf(init))
          return refusal(422, 'verse_not_english', sentence)
        },
      },
    })
    await user.type(box, 'слово')
    await user.click(button)
    expect(await screen.findByText('Battle Error')).toBeTruthy()
    expect(screen.getAllByText(sentence).length).toBeGreaterThan(0)
    expect(box).toHaveProperty('value', 'слово')
    expect(box.getAttribute('aria-invalid')).toBe('true')
    await user.click(button)
    await waitFor(() => {
      expect(keys).toHaveLength(2)
    })
    expect(keys[0]).not.toBe(keys[1])
  })

  it('lost on the way is sent three times under one key, then kept; sent again it has the same key', async () => {
    const keys: string[] = []
    const { user, box, button, answers } = await openStage({
      answers: {
        [SUBMIT]: (init: RequestInit) => {
          keys.push(keyOf(init))
          return new TypeError('Failed to fetch')
        },
      },
    })
    await user.type(box, 'fire')
    await user.click(button)
    expect(
      (await screen.findAllByText('Connection lost. Please check your internet and try again.')).length,
    ).toBeGreaterThan(0)
    expect(box).toHaveProperty('value', 'fire')
    expect(keys).toHaveLength(3)
    answers[SUBMIT] = (init: RequestInit) => {
      keys.push(keyOf(init))
      return resultOf(aRound())
    }
    await user.click(button)
    await screen.findByRole('group', { name: 'Razor’s verse' })
    expect(new Set(keys).size).toBe(1)
    expect(keys[0]).toMatch(/^[\x21-\x7e]{8,128}$/)
  })

  it('for a reason that says nothing to people is called what it is', async () => {
    const { user, box, button } = await openStage({
      answers: { [SUBMIT]: new Response('<html>', { status: 502 }) },
    })
    await user.type(box, 'fire')
    await user.click(button)
    expect((await screen.findAllByText('Failed to process battle round')).length).toBeGreaterThan(0)
  })

  it('because the battle ended elsewhere leads to the result', async () => {
    const rounds = [1, 2, 3].map((roundNumber) => aRound({ roundNumber }))
    const over = aSnapshot({ rounds })
    const { user, box, button, answers } = await openStage({
      answers: { [SUBMIT]: refusal(409, 'battle_finished', 'This battle is over. Start a new one.') },
    })
    answers[`GET ${BATTLE_CALL}`] = over.battle
    answers[`GET ${BATTLE_CALL}/state`] = over.state
    answers[`GET ${BATTLE_CALL}/rounds`] = over.rounds
    await user.type(box, 'fire')
    await user.click(button)
    expect(await screen.findByRole('heading', { level: 1, name: 'VICTORY' })).toBeTruthy()
  })
})

describe('the clock', () => {
  it('counts down each second, and is reported every five', async () => {
    vi.useFakeTimers()
    const { received } = openFight()
    await pass(50)
    expect(screen.getByRole('timer').textContent).toBe('1:45')
    await pass(3000)
    expect(screen.getByRole('timer').textContent).toBe('1:42')
    await pass(3000)
    const report = received.find(({ call }) => call === REPORT)?.body
    expect(report).toMatchObject({ isAIResponding: false, isPlayingAudio: false })
    expect((report as { timeRemaining: number }).timeRemaining).toBeCloseTo(100, 0)
  })

  it('stands while the opponent has the word', async () => {
    const { user, box, button } = await openStage({ answers: { [SUBMIT]: HANGS } })
    await user.type(box, 'fire')
    await user.click(button)
    const face = screen.getByRole('timer').textContent
    await pass(20_000)
    expect(screen.getByRole('timer').textContent).toBe(face)
  })

  it('at zero ends the battle with what was scored', async () => {
    vi.useFakeTimers()
    const rounds = [aRound()]
    const { answers, received, audio } = openFight({
      snapshot: aSnapshot({ rounds, state: { timeRemaining: 3 } }),
    })
    await pass(50)
    const ended = { status: 'completed', currentRound: 1, timeRemaining: 0 } as const
    const over = aSnapshot({ rounds, battle: ended, state: ended })
    answers[REPORT] = over.state
    answers[`GET ${BATTLE_CALL}`] = over.battle
    answers[`GET ${BATTLE_CALL}/state`] = over.state
    await pass(3100)
    await pass(100)
    expect(received.filter(({ call }) => call === REPORT).map(({ body }) => body)).toContainEqual({
      timeRemaining: 0,
    })
    expect(screen.getByRole('heading', { level: 1, name: 'VICTORY' })).toBeTruthy()
    expect(audio.effects).toContain('final-bell')
    expect(audio.effects).toContain('victory')
  })

  it('at zero without a line to the server says so and tries again', async () => {
    vi.useFakeTimers()
    const { answers } = openFight({
      snapshot: aSnapshot({ state: { timeRemaining: 1 } }),
      answers: { [REPORT]: () => new TypeError('Failed to fetch') },
    })
    await pass(50)
    await pass(1200)
    await pass(200)
    expect(screen.getByRole('alert').textContent).toBe(
      'Connection lost. Please check your internet and try again.',
    )
    const over = aSnapshot({ state: { status: 'abandoned', timeRemaining: 0 } })
    answers[REPORT] = over.state
    answers[`GET ${BATTLE_CALL}/state`] = over.state
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await pass(200)
    expect(screen.getByRole('heading', { level: 1, name: 'NO CONTEST' })).toBeTruthy()
  })
})

describe('another tab', () => {
  it('that played a round is noticed at the next report, and its round shown', async () => {
    vi.useFakeTimers()
    const { answers } = openFight()
    await pass(50)
    const told = aSnapshot({ rounds: [aRound()], state: { timeRemaining: 60 } })
    answers[REPORT] = told.state
    answers[`GET ${BATTLE_CALL}/state`] = told.state
    answers[`GET ${BATTLE_CALL}/rounds`] = told.rounds
    await pass(5200)
    await pass(100)
    expect(screen.getByText('Another tab took a round')).toBeTruthy()
    expect(screen.getByText('Round 2/3')).toBeTruthy()
    expect(scores()).toEqual(['Your score 72', 'AI score 68'])
  })
})

it('leaving reports the clock a last time', async () => {
  const { received } = await openStage()
  const before = received.filter(({ call }) => call === REPORT).length
  window.dispatchEvent(new Event('pagehide'))
  expect(received.filter(({ call }) => call === REPORT)).toHaveLength(before + 1)
  expect(window.location.pathname).toBe(BATTLE_PATH)
})
