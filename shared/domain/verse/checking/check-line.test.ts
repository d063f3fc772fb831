import { describe, expect, test } from 'vitest'
import { CHARACTER_IDS } from '../../character/character.ts'
import { openTestPronouncer } from '../../phonetics/testing/test-pronouncer.ts'
import { MATERIALS } from '../material/materials.ts'
import { checkLine, groundOf } from './check-line.ts'
import { cleanLine } from './clean-line.ts'

const ear = await openTestPronouncer()

const SECRET_ORDERS = 'Each line has nine to twelve syllables and is a whole thought of its own'
const ground = (parts: Partial<Parameters<typeof groundOf>[0]> = {}) =>
  groundOf(
    {
      character: 'razor',
      profanityFilter: true,
      usedLines: ['I hem you in a sentence, leave you dangling from the slang'],
      saidBefore: ['You measured once, cut never, and you wonder why it hangs'],
      userVerse: 'I walk in the spot and the whole room freeze\nmy pen got fire, I do this with ease',
      ...parts,
    },
    [SECRET_ORDERS],
  )
const faultOf = (line: string, parts?: Parameters<typeof ground>[0]) => {
  const checked = checkLine(ear, line, ground(parts))
  return checked.ok ? undefined : checked.refusal
}

describe('OPP-62 what a line must be', () => {
  test.each([
    'Your pen leaks, mine is a scalpel with a steady feel',
    'You said your pen had fire, I have only seen smoke',
    'Query: your verse. Result: null and void again',
    'They call me Razor since I cut the fat away',
    'A misinterpretation is the best you bring',
    "It's Monday, you're late and you're empty of thought",
  ])('said: %s', (line) => {
    expect(faultOf(line)).toBeUndefined()
  })

  test.each([
    ['Too short to be a bar', 'length'],
    ['This one goes on and on and never knows the place where any bar should ever end at all', 'length'],
    ['You have 99 problems and your pen is number one', 'signs'],
    ['Come to www.bars.example for the rest of it', 'unfit_word'],
    ['Your rhymes are <b>bold</b> and your reasons are cold', 'signs'],
    ['Tu stylo est vide et ta rime est fatiguée', 'signs'],
    ['Dein Stift ist leer und deine Reime sind so alt', 'name'],
    ['You flow like Drake when the water is low', 'name'],
    ['you walk in gucci and you leave in a rag', 'unfit_word'],
    ['Your mother could rhyme with a better technique', 'unfit_word'],
    ['I kill every rapper who walks in the room', 'unfit_word'],
    ['Your verse is a bitch and your hook is a chore', 'unfit_word'],
    ['The sex that you sell is as stale as the bread', 'unfit_word'],
    ['So go hang yourself on the hook of the beat', 'self_harm'],
    ['The world would be better without you around', 'self_harm'],
    ["I'm sorry, but I cannot write a verse like that", 'out_of_character'],
    ['As an AI I would rather be kind to you here', 'out_of_character'],
    ['My instructions say to write a verse for you now', 'out_of_character'],
    ['Each line has nine to twelve syllables, friend', 'prompt'],
    ['I hem you in a sentence, leave you dangling from the slang!', 'said_before'],
    ['You measured once, cut never, and you wonder why it hangs', 'said_before'],
    ['My pen got fire, I do this with ease', 'theirs'],
    ['Blorptastic is the frindle of the wugs tonight', 'unknown_word'],
  ])('not said: %s (%s)', (line, fault) => {
    expect(faultOf(line)).toBe(fault)
  })

  test('OPP-41 crude only with the filter off, and never worse', () => {
    const crude = 'Half of this damn verse is your ass on a shelf'
    expect(faultOf(crude)).toBe('unfit_word')
    expect(faultOf(crude, { profanityFilter: false })).toBeUndefined()
    expect(faultOf('Your verse is a bitch and your hook is a chore', { profanityFilter: false })).toBe(
      'unfit_word',
    )
  })

  test('fillers in front go, where the rest is a bar', () => {
    const checked = checkLine(ear, 'Yo, listen, your pen leaks and the page is a mess', ground())
    expect(checked).toMatchObject({ ok: true, value: { text: 'Your pen leaks and the page is a mess' } })
    const short = checkLine(ear, 'Yeah, your pen leaks ink on the page', ground())
    expect(short.ok && short.value.text).toBe('Yeah, your pen leaks ink on the page')
  })

  test.each([
    ['Yo, you are not a rapper, you are going to be a joke', "You're not a rapper, you're gonna be a joke"],
    [
      'I am really just the needle in the very coldest light, you',
      "I'm the needle in the coldest light, you",
    ],
  ])('what is too long is said shorter: %s', (line, shorter) => {
    expect(checkLine(ear, line, ground())).toMatchObject({ ok: true, value: { text: shorter } })
  })

  test('hears what the characters say as fit to be said', () => {
    const open = groundOf({ character: 'razor', profanityFilter: false, usedLines: [], userVerse: '' }, [])
    for (const id of CHARACTER_IDS) {
      const lines = MATERIALS[id].level.flat()
      const fit = lines.filter((line) => checkLine(ear, cleanLine(line) ?? '', open).ok)
      expect(fit.length / lines.length).toBeGreaterThan(0.85)
    }
  })
})
