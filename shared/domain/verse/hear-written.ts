import type { Score, Share } from '#shared/std/units.ts'
import type { Pronouncer } from '../phonetics/phonetics.ts'
import type { CoupletRole, HeardCouplet } from './couplet/couplet.ts'
import { AGREEMENT, performed } from './couplet/fill-template.ts'
import { hearCraftedCouplet, soundsMade } from './couplet/hear-couplet.ts'
import { heardCouplet } from './heard-couplet.ts'
import { lineKey } from './line-key.ts'
import { CARE } from './material/care.ts'
import type { CharacterMaterial, CoupletLines, TurnTemplate } from './material/material.ts'

/** A template with what is known of it whoever's words are in it. */
export interface HeardTemplate {
  readonly template: TurnTemplate
  /** How well it is made, and how much of it rhymes, with anybody's words in it. */
  readonly craft: Score
  readonly share: Share
  /** Keys of its lines that have no places: said once, they are said. */
  readonly fixed: readonly string[]
  /** What every filling of a line with places matches, and the longest stretch that all of them hold. */
  readonly frames: readonly { readonly pattern: RegExp; readonly stretch: string }[]
}

/** A character's written couplets by what they are for, and its templates. */
export type WrittenCouplets = Readonly<
  Record<'level' | 'ahead' | 'behind' | 'rough' | 'empty' | 'care', readonly HeardCouplet[]>
> & { readonly templates: readonly HeardTemplate[] }

/** What a player may have said, for hearing a template without anybody's words. */
const ANYBODYS: Readonly<Record<string, string>> = {
  a: 'a',
  word: 'fire',
  word2: 'pen',
  noun: 'fire',
  noun2: 'pen',
  claim: 'I bring the fire',
  last: 'fire',
  ...AGREEMENT.one,
}
const ANY_PHRASE = 'the same old thing'

const withAnybodys = (line: string): string =>
  line.replace(/\{(\w+)\}/g, (_, slot: string) => ANYBODYS[slot] ?? ANY_PHRASE)

const PLACE = /\{\w+\}/

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

function frameOf(line: string): HeardTemplate['frames'][number] {
  const stretches = line.split(PLACE).map(lineKey)
  const longest = stretches.toSorted((a, b) => b.length - a.length)[0] ?? ''
  return { pattern: new RegExp(`^${stretches.map(escaped).join('.*')}$`), stretch: longest }
}

/** Hears a template without anybody's words. */
export function hearTemplate(ear: Pronouncer, template: TurnTemplate): HeardTemplate {
  const [first, second] = template.lines
  return {
    template,
    ...soundsMade(ear, [withAnybodys(first), withAnybodys(second)]),
    fixed: template.lines.filter((line) => !PLACE.test(line)).map(lineKey),
    frames: template.lines.filter((line) => PLACE.test(line)).map(frameOf),
  }
}

/** Hears one thing after the other, with a pause after each. */
function* hearEach<From, To>(
  all: readonly From[],
  hear: (one: From) => readonly To[],
): Generator<void, readonly To[]> {
  const heard: To[] = []
  for (const one of all) {
    heard.push(...hear(one))
    yield
  }
  return heard
}

/**
 * Hears all written couplets of a character, once for many verses. It takes some tenths of a second, so it pauses after
 * each: whoever serves others too can let them in between.
 */
export function* hearWritten(ear: Pronouncer, material: CharacterMaterial): Generator<void, WrittenCouplets> {
  const hearAll = (all: readonly CoupletLines[], role: CoupletRole) =>
    hearEach(all, (written): readonly HeardCouplet[] => {
      const lines = performed(written)
      const heard = hearCraftedCouplet(ear, lines)
      if (heard === undefined) return []
      return [heardCouplet({ lines, role, turned: [], appeal: 1 }, heard.sound, heard.craft, material)]
    })
  return {
    level: yield* hearAll(material.level, 'punch'),
    ahead: yield* hearAll(material.ahead, 'punch'),
    behind: yield* hearAll(material.behind, 'punch'),
    rough: yield* hearAll(material.rough, 'punch'),
    empty: yield* hearAll(material.empty, 'empty'),
    care: yield* hearAll(CARE, 'punch'),
    templates: yield* hearEach(material.turns, (template) => [hearTemplate(ear, template)]),
  }
}
