import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'

/** WCAG 2.2: text needs 4.5:1; large text (19 px bold and up) and the parts of controls need 3:1. */
const ANY_SIZE = 4.5
const LARGE = 3

let colours: Map<string, string>

beforeAll(async () => {
  const css = await readFile(join(import.meta.dirname, 'tokens.css'), 'utf8')
  colours = new Map(
    [...css.matchAll(/--color-([\w-]+):\s*(#[0-9a-f]{6})/g)].map(([, name = '', hex = '']) => [name, hex]),
  )
})

function luminance(name: string): number {
  const hex = colours.get(name) ?? expect.fail(`no colour ${name}`)
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = parseInt(hex.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(text: string, ground: string): number {
  const [dark = 0, light = 0] = [luminance(text), luminance(ground)].sort((one, other) => one - other)
  return (light + 0.05) / (dark + 0.05)
}

describe('text of any size is readable', () => {
  it.each([
    ['paper', 'ink'],
    ['ink', 'paper'],
    ['grey', 'ink'],
    ['grey', 'plate'],
    ['paper', 'plate'],
    ['crowd', 'ink'],
    ['crowd', 'plate'],
    ['foe', 'ink'],
    ['foe', 'plate'],
    ['ink', 'foe'],
    ['ink', 'crowd'],
    ['smoke', 'paper'],
    ['paper', 'you-deep'],
    ['sky', 'ink'],
    ['pink', 'ink'],
  ])('%s on %s', (text, ground) => {
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(ANY_SIZE)
  })
})

describe('display type is readable', () => {
  it.each([
    ['paper', 'you'],
    ['paper', 'foe'],
  ])('%s on %s', (text, ground) => {
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(LARGE)
  })
})

describe('the focus ring stands out', () => {
  it.each([
    ['you-deep', 'paper'],
    ['crowd', 'ink'],
    ['crowd', 'you'],
    ['ink', 'foe'],
    ['ink', 'crowd'],
  ])('%s on %s', (ring, ground) => {
    expect(contrast(ring, ground)).toBeGreaterThanOrEqual(LARGE)
  })
})
