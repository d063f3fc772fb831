import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { HANGS, refusal } from '../../../testing/fake-server.ts'
import { aRound, aSnapshot } from '../testing/fixtures.ts'
import { openFight } from '../testing/fight-night.tsx'
import { anAnalysis, nothingHeard } from './testing/an-analysis.ts'

const ANALYZE = 'POST /api/analyze-lyrics'
const round = aRound()

async function openAnalysis(answer: unknown, which = 'Analyze Your Verse') {
  const night = openFight({ snapshot: aSnapshot({ rounds: [round] }), answers: { [ANALYZE]: answer } })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: which }))
  const plate = await screen.findByRole('dialog', { name: 'Rhyme Analysis' })
  return { ...night, user, plate }
}

const items = (title: string) => within(screen.getByRole('region', { name: title })).getAllByRole('button')
/** The lit words, without the letters behind them. */
const lit = () =>
  [...document.querySelectorAll('[role="dialog"] [role="group"] [data-lit]')].map((element) => {
    const words = element.cloneNode(true) as Element
    for (const letter of words.querySelectorAll('[aria-hidden]')) letter.remove()
    return words.textContent.trim()
  })

describe('the Rhyme Analysis', () => {
  it.each([
    ['Analyze Your Verse', 'Your verse, round 1', round.userText],
    ['Analyze AI Response', 'Razor’s answer, round 1', round.aiResponse],
  ])('opens from %s on that verse', async (which, says, text) => {
    const { plate, received } = await openAnalysis(anAnalysis(), which)
    expect(within(plate).getByText(says)).toBeTruthy()
    await screen.findByRole('region', { name: 'End rhymes' })
    expect(received.find(({ call }) => call === ANALYZE)?.body).toMatchObject({ text })
  })

  it('SCORE-77 shows up to 4 end rhymes, 3 internal, 2 of wordplay and 2 metaphors; all of them when asked', async () => {
    const { user } = await openAnalysis(anAnalysis())
    await screen.findByRole('region', { name: 'End rhymes' })
    const counts = () =>
      ['End rhymes', 'Internal rhymes', 'Wordplay', 'Metaphors'].map((title) => items(title).length)
    expect(counts()).toEqual([4, 3, 2, 2])
    expect(screen.queryByRole('region', { name: 'Marked down' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'See all 18' }))
    expect(counts()).toEqual([6, 5, 3, 3])
    expect(items('Marked down')[0]?.textContent).toContain('−1.0')
    await user.click(screen.getByRole('button', { name: 'See fewer' }))
    expect(counts()).toEqual([4, 3, 2, 2])
  })

  it('gives the total, where it stands, and both rhyme densities under their own names', async () => {
    const { plate } = await openAnalysis(anAnalysis())
    await screen.findByText('Beats 85 in 100 writers')
    screen.getByText('of a made reference, not of people we counted')
    const figure = (name: string) => within(plate).getByText(name).nextElementSibling?.textContent
    expect(figure('Share of syllables in rhyme')).toBe('31%')
    expect(figure('Mean longest vowel match')).toBe('0.62')
    expect(within(plate).getByRole('table').textContent).toContain('11 families of rhymes.')
  })

  it('lights in the verse what is pressed in the list, one thing at a time, and puts it out again', async () => {
    const { user } = await openAnalysis(anAnalysis())
    await screen.findByRole('region', { name: 'End rhymes' })
    const [rhyme] = items('End rhymes')
    const [pun] = items('Wordplay')
    if (rhyme === undefined || pun === undefined) throw new Error('Nothing was found')
    await user.click(rhyme)
    expect(lit()).toEqual(['end0', 'fin0'])
    expect(rhyme.getAttribute('aria-pressed')).toBe('true')
    await user.click(pun)
    expect(lit().join(' ')).toBe('and on0')
    expect(rhyme.getAttribute('aria-pressed')).toBe('false')
    await user.click(pun)
    expect(lit()).toEqual([])
  })

  it('picks a family in the verse, by keys too', async () => {
    const { user, plate } = await openAnalysis(anAnalysis())
    await screen.findByRole('region', { name: 'End rhymes' })
    await user.click(within(plate).getByText('fin0'))
    expect(items('End rhymes')[0]?.getAttribute('aria-pressed')).toBe('true')
    within(plate).getByRole('group', { name: 'Your verse' }).focus()
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{Enter}')
    expect(items('End rhymes')[0]?.getAttribute('aria-pressed')).toBe('false')
  })

  it('lays each bar on its beats, and says it to those who listen', async () => {
    const { plate } = await openAnalysis(anAnalysis())
    await screen.findByRole('heading', { name: 'On the beat' })
    expect(plate.textContent).toContain('Bar 1A, rhymes as A, 2 syllables: WIN-ter')
  })

  it('says what it left out of a long text', async () => {
    await openAnalysis(anAnalysis({ note: 'Only the first 2,000 characters were heard.' }))
    expect(await screen.findByText('Only the first 2,000 characters were heard.')).toBeTruthy()
  })

  it('says so when there is nothing to show', async () => {
    await openAnalysis(nothingHeard())
    expect(await screen.findByText('Not a rhyme in it')).toBeTruthy()
    expect(screen.queryByRole('region', { name: 'End rhymes' })).toBeNull()
  })

  it('says that it listens until the answer is there', async () => {
    const { plate } = await openAnalysis(HANGS)
    expect(await within(plate).findByText('Listening to the verse')).toBeTruthy()
  })

  it.each([
    ['a server that is gone', new TypeError('Failed to fetch'), /^Network error/],
    ['a refusal', refusal(429, 'too_many_requests', 'Too fast. Try again in 9 seconds.'), /^Too fast/],
  ])('says No analysis available. for %s, and asks again on request', async (_what, answer, says) => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { user, plate, answers } = await openAnalysis(answer)
    expect(await within(plate).findByText('No analysis available.')).toBeTruthy()
    expect(within(plate).getByRole('alert').textContent).toMatch(says)
    expect(logged).toHaveBeenCalledTimes(1)
    answers[ANALYZE] = anAnalysis()
    await user.click(within(plate).getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('region', { name: 'End rhymes' })).toBeTruthy()
  })

  it('closes by Escape and gives the focus back', async () => {
    const { user } = await openAnalysis(anAnalysis())
    await screen.findByRole('region', { name: 'End rhymes' })
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    await waitFor(() => {
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Analyze Your Verse' }))
    })
  })

  it('stands on the result, too, for every round', async () => {
    const rounds = [1, 2, 3].map((roundNumber) => aRound({ roundNumber }))
    openFight({ snapshot: aSnapshot({ rounds }), answers: { [ANALYZE]: anAnalysis() } })
    const buttons = await screen.findAllByRole('button', { name: 'Analyze AI Response' })
    expect(buttons).toHaveLength(3)
    await userEvent.click(buttons[2] ?? document.body)
    expect(await screen.findByText('Razor’s answer, round 3')).toBeTruthy()
  })
})
