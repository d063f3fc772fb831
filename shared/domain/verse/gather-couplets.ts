import type { Score } from '#shared/std/units.ts'
import type { Pronouncer } from '../phonetics/phonetics.ts'
import { tokenize } from '../scoring/hearing/tokenize.ts'
import type { Couplet, CoupletRole, HeardCouplet } from './couplet/couplet.ts'
import { AGREEMENT, fillTemplate, performed, type Filling } from './couplet/fill-template.ts'
import { craftOf, hearCouplet, hearCraftedCouplet } from './couplet/hear-couplet.ts'
import { shuffleWeighted, type Dice } from './dice.ts'
import { CARE } from './material/care.ts'
import type { CharacterMaterial, CoupletLines, TurnTemplate } from './material/material.ts'
import { words } from './material/read-material.ts'

/** Words of attack that every character shares. */
const ATTACK = words(`
weak nothing none empty nobody dead broken cheap fake hollow small worst worse lose losing lost fail fails
failed fear scared afraid cry whine whined beg begged plead bleed quiet silence shame null zero hurt wreck wrecked
`)

function intensityOf(lines: CoupletLines, persona: ReadonlySet<string>): number {
  const said = lines.flatMap((line) => tokenize(line.toLowerCase()).map(({ text }) => text))
  const strong = said.filter((word) => persona.has(word) || ATTACK.has(word)).length
  return strong / Math.max(1, said.length)
}

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

/** How well a template is made, whoever's words are in it. */
const templateCraftOf = (ear: Pronouncer, { lines }: TurnTemplate): Score =>
  craftOf(ear, [withAnybodys(lines[0]), withAnybodys(lines[1])])

const withAnybodys = (line: string): string =>
  line.replace(/\{(\w+)\}/g, (_, slot: string) => ANYBODYS[slot] ?? ANY_PHRASE)

/** A character's written couplets by what they are for, and how well its templates are made. */
export type WrittenCouplets = Readonly<
  Record<'level' | 'ahead' | 'behind' | 'rough' | 'empty' | 'care', readonly HeardCouplet[]>
> & { readonly templateCraft: ReadonlyMap<TurnTemplate, Score> }

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
 * Hears all written couplets of a character, once for many verses. It takes a third of a second, so it pauses after each:
 * whoever serves others too can let them in between.
 */
export function* hearWritten(ear: Pronouncer, material: CharacterMaterial): Generator<void, WrittenCouplets> {
  const hearAll = (all: readonly CoupletLines[], role: CoupletRole) =>
    hearEach(all, (written): readonly HeardCouplet[] => {
      const lines = performed(written)
      const heard = hearCraftedCouplet(ear, lines)
      if (heard === undefined) return []
      return [
        { lines, role, turned: [], appeal: 1, ...heard, intensity: intensityOf(lines, material.persona) },
      ]
    })
  return {
    level: yield* hearAll(material.level, 'punch'),
    ahead: yield* hearAll(material.ahead, 'punch'),
    behind: yield* hearAll(material.behind, 'punch'),
    rough: yield* hearAll(material.rough, 'punch'),
    empty: yield* hearAll(material.empty, 'empty'),
    care: yield* hearAll(CARE, 'punch'),
    templateCraft: new Map(
      yield* hearEach(material.turns, (template) => [[template, templateCraftOf(ear, template)] as const]),
    ),
  }
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Matches every line that a template's line can become. */
const patternOf = (line: string): RegExp =>
  new RegExp(
    `^${line
      .split(/\{\w+\}/)
      .map(escaped)
      .join('.+')}$`,
    'i',
  )

/** Templates of which no line was said; all of them where that leaves none. */
function withoutUsed(
  templates: readonly TurnTemplate[],
  usedLines: readonly string[],
): readonly TurnTemplate[] {
  if (usedLines.length === 0) return templates
  const isUsed = (line: string): boolean => {
    const pattern = patternOf(line)
    return usedLines.some((used) => pattern.test(used))
  }
  const unused = templates.filter(({ lines }) => !lines.some(isUsed))
  return unused.length > 0 ? unused : templates
}

/** Filled templates that are heard: listening costs more than filling, and a verse needs a handful. */
const MOST_SINGLES = 16
/** Among them those that turn two words by themselves, which every verse may need. */
const MOST_DOUBLES = 8
const MOST_ECHOES = 5
/** Times an echo is tried with other phrases until it scans. */
const ECHO_TRIES = 4

/** A filled template, and how well the template is made. */
interface Filled {
  readonly couplet: Couplet
  readonly craft: Score
}

/**
 * Couplets that turn the player's words, newly filled and heard.
 * @param craftWeight how gladly a couplet of such craft is taken: those least wanted are not even heard
 * @param usedLines lines said before: what was built like one of them is not said again with other words (OPP-23).
 */
export function gatherTurns(
  material: CharacterMaterial,
  { templateCraft }: Pick<WrittenCouplets, 'templateCraft'>,
  filling: Filling,
  craftWeight: (craft: Score) => number,
  usedLines: readonly string[],
  dice: Dice,
): readonly HeardCouplet[] {
  const fresh = withoutUsed(material.turns, usedLines)
  const fill = (isEcho: boolean, tries: number): Filled[] =>
    fresh
      .filter(({ topic }) => (topic === 'echo') === isEcho)
      .flatMap((template) =>
        Array.from({ length: tries }, () => fillTemplate(template, filling, dice) ?? [])
          .flat()
          .map((couplet) => ({ couplet, craft: templateCraft.get(template) ?? 0 })),
      )
  const hearSome = (filled: readonly Filled[], most: number): HeardCouplet[] =>
    shuffleWeighted(dice, filled, ({ couplet, craft }) => couplet.appeal * craftWeight(craft))
      .slice(0, most)
      .flatMap(({ couplet, craft }) => {
        const sound = hearCouplet(filling.ear, couplet.lines)
        if (sound === undefined) return []
        return [{ ...couplet, sound, craft, intensity: intensityOf(couplet.lines, material.persona) }]
      })
  const echoes = filling.phrases.length === 0 ? [] : hearSome(fill(true, ECHO_TRIES), MOST_ECHOES)
  const filled = fill(false, 1)
  return [
    ...hearSome(
      filled.filter(({ couplet }) => couplet.turned.length < 2),
      MOST_SINGLES,
    ),
    ...hearSome(
      filled.filter(({ couplet }) => couplet.turned.length >= 2),
      MOST_DOUBLES,
    ),
    ...echoes,
  ]
}
