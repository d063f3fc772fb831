import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { HANGS, refusal } from '../../testing/fake-server.ts'
import { aBattle, aRound, aSnapshot } from './testing/fixtures.ts'
import { BATTLE_CALL, BATTLE_PATH, openFight } from './testing/fight-night.tsx'

describe('choosing an opponent', () => {
  it('opens by itself when there is no battle, with the four and the house’s settings', async () => {
    openFight({ path: '/battle' })
    const dialog = await screen.findByRole('dialog', { name: 'Select Your Opponent' })
    const opponents = within(dialog).getByRole('radiogroup', { name: 'Opponent' })
    expect(
      within(opponents)
        .getAllByRole('radio')
        .map((card) => card.getAttribute('aria-label')),
    ).toEqual(['Razor', 'Venom', 'Silk', 'Cypher'])
    expect(slider('Lyric complexity')).toBe('75')
    expect(within(dialog).getByRole('slider', { name: 'Style intensity' })).toHaveProperty(
      'ariaValueNow',
      '85',
    )
    expect(within(dialog).getByRole('radio', { name: 'Off', checked: true })).toBeTruthy()
  })

  it('starts the battle as it was made up, and goes to it', async () => {
    const user = userEvent.setup()
    const { received } = openFight({ path: '/battle', answers: { 'POST /api/battles': startedBattle() } })
    const dialog = await screen.findByRole('dialog')
    await user.click(within(dialog).getByRole('radio', { name: 'Silk' }))
    expect(within(dialog).getByRole('radio', { name: 'normal', checked: true })).toBeTruthy()
    await user.click(within(dialog).getByRole('radio', { name: 'On' }))
    within(dialog).getByRole('slider', { name: 'Lyric complexity' }).focus()
    await user.keyboard('{ArrowLeft}')
    await user.click(within(dialog).getByRole('button', { name: 'Battle Silk' }))
    await waitFor(() => {
      expect(window.location.pathname).toBe(BATTLE_PATH)
    })
    expect(received.find(({ call }) => call === 'POST /api/battles')?.body).toEqual({
      aiCharacterId: 'silk',
      difficulty: 'normal',
      profanityFilter: true,
      lyricComplexity: 70,
      styleIntensity: 85,
      voiceSpeed: 1,
    })
  })

  it('is done by keyboard alone', async () => {
    const user = userEvent.setup()
    const { received } = openFight({ path: '/battle', answers: { 'POST /api/battles': startedBattle() } })
    await screen.findByRole('dialog')
    await user.tab()
    await user.tab()
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Razor')
    for (const name of ['Venom', 'Silk', 'Cypher']) {
      await user.keyboard('{ArrowRight>}')
      await within(screen.getByRole('dialog')).findByRole('radio', { name, checked: true })
      await user.keyboard('{/ArrowRight}')
    }
    for (const _stop of ['difficulty', 'filter', 'complexity', 'intensity', 'the button']) await user.tab()
    await user.keyboard('{Enter}')
    await waitFor(() => {
      expect(received.find(({ call }) => call === 'POST /api/battles')?.body).toMatchObject({
        aiCharacterId: 'cypher',
        difficulty: 'nightmare',
      })
    })
  })

  it('proposes a first fight to a player without battles, and nothing of the kind to others', async () => {
    const user = userEvent.setup()
    openFight({ path: '/battle', answers: { 'GET /api/battles': [] } })
    expect(await screen.findByRole('button', { name: 'Battle Silk' })).toBeTruthy()
    expect(screen.getByRole('radio', { name: 'easy', checked: true })).toBeTruthy()
    expect(screen.getByText('A good first fight')).toBeTruthy()
    await user.click(screen.getByRole('radio', { name: 'Venom' }))
    expect(screen.getByRole('radio', { name: 'hard', checked: true })).toBeTruthy()
    expect(screen.queryByText('A good first fight')).toBeNull()
  })

  it('opens on Razor for a player who has fought', async () => {
    openFight({ path: '/battle', answers: { 'GET /api/battles': [aBattle()] } })
    expect(await screen.findByRole('button', { name: 'Battle Razor' })).toBeTruthy()
    expect(screen.getByRole('radio', { name: 'hard', checked: true })).toBeTruthy()
  })

  it('cannot start with no battles left, and says when it can', async () => {
    const status = { tier: 'free', battlesRemaining: 0, canStartBattle: false }
    openFight({ path: '/battle', answers: { 'GET /api/subscription/status': status } })
    expect(await screen.findByRole('button', { name: 'No Battles Left' })).toHaveProperty('disabled', true)
    expect(screen.getByText('Your allowance comes back tomorrow')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Battle Razor' })).toBeNull()
  })

  it('asks for one battle however often the button is pressed at once', async () => {
    const { received } = openFight({ path: '/battle', answers: { 'POST /api/battles': HANGS } })
    const bell = await screen.findByRole('button', { name: 'Battle Razor' })
    act(() => {
      bell.click()
      bell.click()
    })
    await screen.findByRole('button', { name: 'Ringing the bell' })
    expect(received.filter(({ call }) => call === 'POST /api/battles')).toHaveLength(1)
  })

  it('says why a battle cannot start, and keeps the card', async () => {
    const user = userEvent.setup()
    const sentence = 'No battles left today. Your allowance comes back tomorrow.'
    openFight({
      path: '/battle',
      answers: { 'POST /api/battles': refusal(403, 'no_battles_left', sentence) },
    })
    await user.click(await screen.findByRole('button', { name: 'Battle Razor' }))
    expect(await screen.findByText(sentence)).toBeTruthy()
    expect(screen.getByRole('dialog')).toBeTruthy()
  })

  it('can be cancelled and taken up again', async () => {
    const user = userEvent.setup()
    openFight({ path: '/battle' })
    await user.click(await screen.findByRole('button', { name: 'Cancel' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Pick an opponent' }))
    expect(screen.getByRole('dialog', { name: 'Select Your Opponent' })).toBeTruthy()
  })
})

const slider = (name: string) => screen.getByRole('slider', { name }).getAttribute('aria-valuenow')

const startedBattle = () => aSnapshot({ battle: { aiCharacterId: 'silk', aiCharacterName: 'Silk' } }).battle

describe('opening a battle', () => {
  it('waits for it', async () => {
    openFight({ answers: { [`GET ${BATTLE_CALL}`]: HANGS } })
    expect(await screen.findByText('To your corners')).toBeTruthy()
  })

  it('that does not exist shows a card and the ways on', async () => {
    openFight({
      answers: { [`GET ${BATTLE_CALL}`]: () => refusal(404, 'battle_not_found', 'There is no such battle.') },
    })
    expect(await screen.findByRole('heading', { name: 'Battle Not Found' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'New Battle' }).getAttribute('href')).toBe('/battle')
    expect(screen.getByRole('link', { name: 'Dashboard' }).getAttribute('href')).toBe('/')
  })

  it('whose number cannot be one asks nobody', async () => {
    const { received } = openFight({ path: '/battle/not-a-number' })
    expect(await screen.findByRole('heading', { name: 'Battle Not Found' })).toBeTruthy()
    expect(received).toEqual([])
  })

  it('that cannot be loaded says so and tries again', async () => {
    const user = userEvent.setup()
    const { answers } = openFight({
      answers: { [`GET ${BATTLE_CALL}/state`]: new TypeError('Failed to fetch') },
    })
    const again = await screen.findByRole('button', { name: 'Try again' })
    answers[`GET ${BATTLE_CALL}/state`] = aSnapshot().state
    await user.click(again)
    expect(await screen.findByRole('textbox', { name: 'Your verse' })).toBeTruthy()
  })

  it('brings back verses, scores and clock after a reload', async () => {
    openFight({ snapshot: aSnapshot({ rounds: [aRound()], state: { timeRemaining: 47 } }) })
    expect((await screen.findByRole('timer')).textContent).toBe('0:47')
    expect(screen.getByText('Round 2/3')).toBeTruthy()
    expect(screen.getByText('YOU LEAD')).toBeTruthy()
    expect(screen.getByText('+4')).toBeTruthy()
    expect(screen.getByRole('group', { name: 'Razor’s verse' }).textContent).toContain('Tin crown')
    expect(screen.getByRole('button', { name: 'Play Razor’s voice' })).toBeTruthy()
    expect(document.title).toBe(`You v. ${aBattle().aiCharacterName} - Clapback`)
  })
})
