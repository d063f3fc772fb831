import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { WorkerInPage } from '../../../../ear/testing/worker-in-page.ts'
import { openFight } from '../../testing/fight-night.tsx'

const started: WorkerInPage[] = []
/** What is painted, by name: the words of each family. */
const painted = new Map<string, ReadonlySet<StaticRange>>()
const words = () =>
  [...painted.values()].map((ranges) =>
    [...ranges].map(({ startContainer, startOffset, endOffset }) =>
      startContainer.textContent?.slice(startOffset, endOffset),
    ),
  )

beforeEach(() => {
  started.length = 0
  painted.clear()
})

/** Opens a battle in a browser with workers and highlights, which jsdom has not. */
async function openBox({ touch = false } = {}) {
  openFight({ touch })
  vi.stubGlobal(
    'Worker',
    class extends WorkerInPage {
      constructor() {
        super()
        started.push(this)
      }
    },
  )
  vi.stubGlobal(
    'Highlight',
    class extends Set<StaticRange> {
      constructor(...ranges: StaticRange[]) {
        super(ranges)
      }
    },
  )
  vi.stubGlobal('CSS', { highlights: painted })
  const box = await screen.findByRole('textbox', { name: 'Your verse' })
  return { box, user: userEvent.setup() }
}

const TEXT = 'my pen is fire, you liar'
const FAMILIES = [['fire', 'liar']]

describe('SCORE-78 a verse while it is typed', () => {
  it('starts no ear before the box has the focus, and one however often it has it', async () => {
    const { box, user } = await openBox({ touch: true })
    expect(started).toHaveLength(0)
    await user.click(box)
    await user.tab()
    await user.click(box)
    expect(started).toHaveLength(1)
  })

  it('lights what rhymes as soon as it has been heard, and says how much that is', async () => {
    const { box, user } = await openBox()
    await user.click(box)
    fireEvent.change(box, { target: { value: TEXT } })
    act(() => started[0]?.hears('', []))
    act(() => started[0]?.hears(TEXT, FAMILIES, 0.34))
    expect(words()).toEqual([['fire', 'liar']])
    expect(document.querySelector('p[id$="-hint"]')?.textContent).toContain('34%')
  })

  it('keeps the light on its words while the next letters wait to be heard', async () => {
    const { box, user } = await openBox()
    await user.click(box)
    fireEvent.change(box, { target: { value: TEXT } })
    act(() => started[0]?.hears('', []))
    act(() => started[0]?.hears(TEXT, FAMILIES))
    fireEvent.change(box, { target: { value: `now ${TEXT}` } })
    expect(words()).toEqual([['fire', 'liar']])
    fireEvent.change(box, { target: { value: '' } })
    expect(words()).toEqual([])
  })

  it('leaves the text to the box: the sheet under it is for the eye only, and has the same words', async () => {
    const { box, user } = await openBox()
    await user.click(box)
    fireEvent.change(box, { target: { value: `${TEXT}\n` } })
    const sheet = document.querySelector('[data-sheet]')
    expect(sheet?.getAttribute('aria-hidden')).toBe('true')
    expect(sheet?.textContent).toBe(`${TEXT}\n\u200b`)
    expect(box).toHaveProperty('value', `${TEXT}\n`)
  })

  it('goes on plain when the ear breaks down, and tries another one at the next visit', async () => {
    const { box, user } = await openBox()
    await user.click(box)
    await user.type(box, 'fire')
    act(() => started[0]?.breakDown())
    await user.type(box, ' liar')
    expect(box).toHaveProperty('value', 'fire liar')
    expect(words()).toEqual([])
    await user.tab()
    await user.click(box)
    expect(started).toHaveLength(2)
    expect(started[1]?.asked).toEqual(['fire liar'])
  })
})

it('a browser without highlights shows the same box, plain', async () => {
  const { box, user } = await openBox()
  vi.stubGlobal('Highlight', undefined)
  await user.click(box)
  fireEvent.change(box, { target: { value: TEXT } })
  act(() => started[0]?.hears('', []))
  act(() => started[0]?.hears(TEXT, FAMILIES))
  expect(words()).toEqual([])
  expect(box).toHaveProperty('value', TEXT)
})
