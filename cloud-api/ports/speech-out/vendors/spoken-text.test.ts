import { describe, expect, it } from 'vitest'
import { spokenText } from './spoken-text.ts'

describe('what a service gets to read (VOICE-31)', () => {
  it.each([
    ['I cut the fat', 'I cut the fat'],
    ['it\u2019s \u201cDéjà vu\u201d \u2014 naïve', "it's Déjà vu, naïve"],
    ['wait\u2026 what?!', 'wait... what?!'],
    ['rock & roll, 90% of $5', 'rock & roll, 90% of $5'],
  ])('keeps what is said: %s', (line, text) => {
    expect(spokenText(line)).toBe(text)
  })

  it.each([
    ['[whispers] hello', 'whispers hello'],
    ['<break time="9s"/> go <laugh>', 'break time 9s go laugh'],
    ['{"voice":"x"} `id` $(rm)', "voice: x 'id' $ rm"],
    ['left\u202eright\u0000null\u0007bell\u200bzero\nnew', 'left right null bell zero new'],
  ])('leaves nothing that could be taken for an instruction: %s', (line, text) => {
    expect(spokenText(line)).toBe(text)
  })

  it.each(['', '   ', '!!! \u{1f525} ...', '\u041f\u0440\u0438\u0432\u0435\u0442'])(
    'has nothing to say of "%s"',
    (line) => {
      expect(spokenText(line)).toBe('')
    },
  )
})
