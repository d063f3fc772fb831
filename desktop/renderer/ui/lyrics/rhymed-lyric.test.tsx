import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { RhymedLyric } from './rhymed-lyric.tsx'

const TEXT = 'your pen is fire\nseen that ten times, liar'
const at = (word: string, family: number) => ({
  start: TEXT.indexOf(word),
  end: TEXT.indexOf(word) + word.length,
  family,
})
const RHYMES = [at('pen', 4), at('ten', 4), at('fire', 9), at('liar', 9)]

afterEach(cleanup)
const draw = (props: Partial<Parameters<typeof RhymedLyric>[0]> = {}) =>
  render(<RhymedLyric text={TEXT} rhymes={RHYMES} label="Razor's verse" {...props} />)
const lit = () => [...document.querySelectorAll('[data-lit]')].map(({ textContent }) => textContent)

describe('a rhymed lyric', () => {
  it('reads as the verse it is', () => {
    draw()
    const lines = [...screen.getByRole('group', { name: "Razor's verse" }).querySelectorAll('p')]
    expect(lines.map(({ textContent }) => textContent).join('\n')).toBe(TEXT)
  })

  it('tells families apart by underline as well as by colour', () => {
    draw()
    const classes = ['pen', 'fire'].map((word) => screen.getByText(word).className.split(' '))
    const pattern = (names: readonly string[] = []) =>
      names.find((name) => /^decoration-(solid|double|dotted|dashed|wavy)$/.test(name))
    expect(pattern(classes[0])).not.toBe(pattern(classes[1]))
    expect(screen.getByText('ten').className).toBe(screen.getByText('pen').className)
  })

  it('lights the family of the word under the pointer, and no other', async () => {
    draw()
    await userEvent.hover(screen.getByText('liar'))
    expect(lit()).toEqual(['fire', 'liar'])
    await userEvent.unhover(screen.getByRole('group'))
    expect(lit()).toEqual([])
  })

  it('walks through the rhymes by arrow keys, and reads each family out', async () => {
    draw()
    const user = userEvent.setup()
    await user.tab()
    expect(screen.getByRole('group')).toBe(document.activeElement)
    await user.keyboard('{ArrowRight}')
    expect(lit()).toEqual(['pen', 'ten'])
    expect(screen.getByRole('status').textContent).toBe('pen, ten rhyme')
    await user.keyboard('{ArrowLeft}')
    expect(lit()).toEqual(['fire', 'liar'])
    await user.keyboard('{Escape}')
    expect(lit()).toEqual([])
  })

  it('keeps the room of what is not typed out yet', () => {
    draw({ shownTo: TEXT.indexOf('is fire') })
    expect(screen.getByText('is').className).toContain('invisible')
    expect(screen.getByText('liar').className).toContain('invisible')
    expect(screen.getByText('pen').className).not.toContain('invisible')
  })

  it('marks the word that is said, and holds back the lines to come', () => {
    const brought = vi.fn()
    Element.prototype.scrollIntoView = brought
    window.matchMedia = () => ({ matches: false }) as MediaQueryList
    const word = at('is', 0)
    draw({ place: { line: 0, word } })
    expect(screen.getByText('is').className).toContain('spoken')
    expect(screen.getByText('ten').closest('p')?.className).toContain('text-grey')
    expect(screen.getByText('pen').closest('p')?.className).not.toContain('text-grey')
    expect(brought.mock.contexts).toEqual([screen.getByText('pen').closest('p')])
  })
})
