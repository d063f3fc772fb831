import { describe, expect, test } from 'vitest'
import { CHARACTER_IDS } from '../../character/character.ts'
import { openTestPronouncer } from '../../phonetics/testing/test-pronouncer.ts'
import { endsRhyme } from '../couplet/hear-couplet.ts'
import { lineKey } from '../line-key.ts'
import { MATERIALS } from '../material/materials.ts'
import { hearLine } from './hear-line.ts'
import { hearHouseLines, houseMates, type HouseLines } from './house-mates.ts'

const ear = await openTestPronouncer()

function heardLinesOf(character: (typeof CHARACTER_IDS)[number]): HouseLines {
  const hearing = hearHouseLines(ear, character)
  let step = hearing.next()
  while (step.done !== true) step = hearing.next()
  return step.value
}

const LINES = [
  'You said your pen is full of fire tonight',
  'Your crown is cut from paper and your chain is tin',
  'I heard about the money that you never hold',
]

describe('OPP-63 a line without a mate is given one of the house', () => {
  test.each(CHARACTER_IDS)('%s has lines that rhyme outright and were not said', (id) => {
    const house = heardLinesOf(id)
    const own = new Set(
      Object.values(MATERIALS[id])
        .flatMap((part) => [...part].flat())
        .map((line) => lineKey(String(line))),
    )
    for (const text of LINES) {
      const line = hearLine(ear, text)
      if (line === undefined) throw new Error('No bar')
      const mates = houseMates(house, line, true, new Set())
      expect(mates.length).toBeGreaterThan(0)
      for (const mate of mates) {
        expect(endsRhyme(line.tails, mate.tails)).toBe(true)
        expect(own.has(lineKey(mate.text))).toBe(true)
      }
      const said = new Set(mates.slice(1).map((mate) => lineKey(mate.text)))
      expect(houseMates(house, line, true, said)).toEqual(mates.slice(0, 1))
    }
  })

  test('OPP-41 rough ones only where they may be', () => {
    const rough = new Set(MATERIALS.razor.rough.flat().map(lineKey))
    const house = heardLinesOf('razor')
    const line = hearLine(ear, 'You talk a lot of nothing with a hand on your hip')
    if (line === undefined) throw new Error('No bar')
    const isRough = ({ text }: { readonly text: string }) => rough.has(lineKey(text))
    expect(houseMates(house, line, true, new Set()).some(isRough)).toBe(false)
    expect(houseMates(house, line, false, new Set()).length).toBeGreaterThanOrEqual(
      houseMates(house, line, true, new Set()).length,
    )
  })
})
