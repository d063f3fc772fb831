import { expect, test } from 'vitest'
import { hertzOf, readNotes } from './notes.ts'

test('a line has one token after the other: notes, chords, rests, accents', () => {
  const { notes, steps } = readNotes('C4/2 -/1 Eb4+G4/4!9 | F#3/1.5!1')
  expect(steps).toBe(8.5)
  expect(notes).toEqual([
    { step: 0, length: 2, keys: [60], velocity: 7 / 9, slides: [] },
    { step: 3, length: 4, keys: [63, 67], velocity: 1, slides: [] },
    { step: 7, length: 1.5, keys: [54], velocity: 1 / 9, slides: [] },
  ])
})

test('a tied note is where the note before slides to', () => {
  const { notes } = readNotes('F1/6 ~F2/2 ~C2/4 G1/4')
  expect(notes).toHaveLength(2)
  expect(notes[0]).toMatchObject({
    step: 0,
    length: 12,
    slides: [
      { after: 6, key: 41 },
      { after: 8, key: 36 },
    ],
  })
})

test('another token is refused by name', () => {
  for (const odd of ['H4/2', 'C4', 'C4/2!0', 'C4+/2'])
    expect(() => readNotes(`C4/2 ${odd}`)).toThrow(`A line of music cannot hold "${odd}".`)
})

test('A4 has 440 Hz', () => {
  expect(hertzOf(69)).toBe(440)
  expect(hertzOf(57)).toBeCloseTo(220)
})
