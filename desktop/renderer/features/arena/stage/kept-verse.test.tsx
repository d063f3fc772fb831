import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { HANGS, refusal } from '../../../testing/fake-server.ts'
import { useConnection } from '../../../api/connection.ts'
import { CURRENT_USER_KEY } from '../../../api/current-user-key.ts'
import { aBattle, aRound, aSnapshot, resultOf } from '../testing/fixtures.ts'
import { BATTLE_CALL, keyOf, openFight } from '../testing/fight-night.tsx'
import { openStage, pass, REPORT, SUBMIT } from '../testing/open-stage.ts'

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
})
afterEach(() => {
  vi.useRealTimers()
})

const VERSE = 'half a verse\nand a bit'
const box = () => screen.findByRole('textbox', { name: 'Your verse' })
const kept = () => sessionStorage.getItem(`clapback-verse-${aBattle().id}`)

/** Leaves the page and opens the battle again, as a reload does. */
async function reload(night: Parameters<typeof openFight>[0] = {}) {
  cleanup()
  return openStage(night)
}

describe('VERSE-9 what stands in the verse box', () => {
  it('is there again after a reload, for its own battle only', async () => {
    await openStage()
    fireEvent.change(await box(), { target: { value: VERSE } })
    await reload()
    expect(await box()).toHaveProperty('value', VERSE)
    const elsewhere = '0197a000-0000-4000-8000-000000000009'
    cleanup()
    openFight({ path: `/battle/${elsewhere}`, snapshot: aSnapshot({ battle: { id: elsewhere } }) })
    expect(sessionStorage.getItem(`clapback-verse-${elsewhere}`)).toBeNull()
  })

  it('is forgotten once it has been answered', async () => {
    const { user, button } = await openStage({ answers: { [SUBMIT]: resultOf(aRound()) } })
    fireEvent.change(await box(), { target: { value: VERSE } })
    expect(kept()).not.toBeNull()
    await user.click(button)
    await screen.findByRole('group', { name: 'Razor’s verse' })
    expect(kept()).toBeNull()
  })

  it('comes back when the page was left while it was on its way, and keeps its key', async () => {
    const keys: string[] = []
    const note = (init: RequestInit) => {
      keys.push(keyOf(init))
      return HANGS
    }
    const { user, button } = await openStage({ answers: { [SUBMIT]: note } })
    fireEvent.change(await box(), { target: { value: VERSE } })
    await user.click(button)
    const again = await reload({ answers: { [SUBMIT]: note } })
    expect(again.box).toHaveProperty('value', VERSE)
    await again.user.click(again.button)
    await waitFor(() => {
      expect(keys).toHaveLength(2)
    })
    expect(keys[0]).toBe(keys[1])
  })

  it('does not come back when it became a round meanwhile', async () => {
    const { user, button } = await openStage({ answers: { [SUBMIT]: HANGS } })
    fireEvent.change(await box(), { target: { value: VERSE } })
    await user.click(button)
    await reload({ snapshot: aSnapshot({ rounds: [aRound({ userText: VERSE })] }) })
    expect(await box()).toHaveProperty('value', '')
  })

  it('survives a session that has ended, which is said by the page and not by the battle', async () => {
    const signedOut = () => refusal(401, 'not_signed_in', 'Sign in to do that.')
    const { client, user, button } = await openStage({ answers: { [SUBMIT]: signedOut } })
    client.setQueryData(CURRENT_USER_KEY, { id: 'u' })
    fireEvent.change(await box(), { target: { value: VERSE } })
    await user.click(button)
    await waitFor(() => {
      expect(client.getQueryData(CURRENT_USER_KEY)).toBeNull()
    })
    expect(screen.queryByText('Battle Error')).toBeNull()
    await reload()
    expect(await box()).toHaveProperty('value', VERSE)
  })

  it('is no trouble where the browser keeps nothing, or something else', async () => {
    sessionStorage.setItem(`clapback-verse-${aBattle().id}`, '{"draft":7}')
    await openStage()
    expect(await box()).toHaveProperty('value', '')
    cleanup()
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('No', 'SecurityError')
    })
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('No', 'SecurityError')
    })
    await openStage()
    fireEvent.change(await box(), { target: { value: VERSE } })
    expect(await box()).toHaveProperty('value', VERSE)
  })
})

it('a report that finds nobody signed in any more tells the page', async () => {
  vi.useFakeTimers()
  const signedOut = () => refusal(401, 'not_signed_in', 'Sign in to do that.')
  const { client, answers } = openFight()
  await pass(50)
  client.setQueryData(CURRENT_USER_KEY, { id: 'u' })
  for (const call of Object.keys(answers)) answers[call] = signedOut
  await pass(5200)
  await pass(100)
  expect(client.getQueryData(CURRENT_USER_KEY)).toBeNull()
})

describe('BATTLE-11 the verse that the bell came before', () => {
  it('is given back with the result, to be copied', async () => {
    vi.useFakeTimers()
    const { answers } = openFight({ snapshot: aSnapshot({ state: { timeRemaining: 1 } }) })
    await pass(50)
    fireEvent.change(screen.getByRole('textbox'), { target: { value: VERSE } })
    const over = aSnapshot({ state: { status: 'abandoned', timeRemaining: 0 } })
    answers[REPORT] = HANGS
    await pass(1200)
    expect(screen.getByRole('textbox')).toHaveProperty('value', VERSE)
    cleanup()

    answers[REPORT] = over.state
    const second = openFight({ snapshot: aSnapshot({ state: { timeRemaining: 1 } }) })
    await pass(50)
    second.answers[REPORT] = over.state
    second.answers[`GET ${BATTLE_CALL}/state`] = over.state
    await pass(1200)
    await pass(200)
    expect(screen.getByRole('heading', { level: 1, name: 'NO CONTEST' })).toBeTruthy()
    expect(screen.getByRole('group', { name: 'The verse that was not sent' }).textContent).toBe(VERSE)
    expect(second.received.filter(({ call }) => call === SUBMIT)).toEqual([])
    expect(kept()).toBeNull()

    const writeText = vi.fn(() => Promise.resolve())
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } })
    fireEvent.click(screen.getByRole('button', { name: 'Copy verse' }))
    await pass(10)
    expect(writeText).toHaveBeenCalledWith(VERSE)
    expect(screen.getByRole('button', { name: 'Copied' })).toBeTruthy()
  })

  it('says so when it cannot be copied', async () => {
    const rounds = [aRound()]
    const { answers, user, button } = await openStage({
      snapshot: aSnapshot({ rounds }),
      answers: { [SUBMIT]: refusal(409, 'battle_finished', 'This battle is over. Start a new one.') },
    })
    const ended = { status: 'completed', currentRound: 1, timeRemaining: 0 } as const
    const over = aSnapshot({ rounds, battle: ended, state: ended })
    answers[`GET ${BATTLE_CALL}`] = over.battle
    answers[`GET ${BATTLE_CALL}/state`] = over.state
    fireEvent.change(await box(), { target: { value: VERSE } })
    await user.click(button)
    vi.stubGlobal('navigator', { ...navigator, clipboard: undefined })
    fireEvent.click(await screen.findByRole('button', { name: 'Copy verse' }))
    expect(await screen.findByText('Copy failed')).toBeTruthy()
  })
})

it('BATTLE-6 has the notice of a lost line say that the clock runs on, while it does', async () => {
  const { user, button } = await openStage({ answers: { [SUBMIT]: HANGS } })
  expect(useConnection.getState().meanwhile).toBe('The clock still runs. Your verse is kept.')
  fireEvent.change(await box(), { target: { value: VERSE } })
  await user.click(button)
  expect(useConnection.getState().meanwhile).toBeUndefined()
})

describe('the focus', () => {
  it('is in the verse box from the first bell on', async () => {
    await openStage()
    expect(document.activeElement).toBe(await box())
  })

  it('is left alone where it would bring up a keyboard', async () => {
    await openStage({ touch: true })
    expect(document.activeElement).not.toBe(await box())
  })
})

it('an answer that nobody has heard on this page asks to be played', async () => {
  const { audio, user } = await openStage({ snapshot: aSnapshot({ rounds: [aRound()] }) })
  const play = screen.getByRole('button', { name: 'Play Razor’s voice' })
  expect(play.textContent).toBe('Play Razor’s voice')
  await user.click(play)
  expect(audio.played).toHaveLength(1)
})
