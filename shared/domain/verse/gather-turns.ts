import type { Share } from '#shared/std/units.ts'
import type { Couplet, HeardCouplet } from './couplet/couplet.ts'
import { fillTemplate, type Filling } from './couplet/fill-template.ts'
import { hearCouplet } from './couplet/hear-couplet.ts'
import { shuffleWeighted, type Dice } from './dice.ts'
import { craftWeight, nearness, type DifficultyAim } from './difficulty-aim.ts'
import type { HeardTemplate } from './hear-written.ts'
import { heardCouplet } from './heard-couplet.ts'
import type { CharacterMaterial } from './material/material.ts'
import type { Said } from './said.ts'
import { templateFreshness } from './template-freshness.ts'

/** Filled templates that are heard: listening costs more than filling, and a verse needs a handful. */
const MOST_SINGLES = 12
/** Among them those that turn two words by themselves, which every verse may need. */
const MOST_DOUBLES = 14
const MOST_ECHOES = 4
/** Times an echo is tried with other phrases until it scans. */
const ECHO_TRIES = 4
/** How far from the share of rhyme that is wanted a template may be and still be likely. */
const SPREAD: Share = 0.14
/** Templates with a line that was said in earlier battles are filled again where fewer than this are left. */
const FEWEST_FRESH = 12

/** Templates that can be filled without a line that was said, and that this battle has not heard filled (OPP-23, OPP-25). */
function unsaid(templates: readonly HeardTemplate[], { when, here }: Said): readonly HeardTemplate[] {
  const all = here.join('\n')
  const isHeard = ({ pattern, stretch }: HeardTemplate['frames'][number]): boolean =>
    all.includes(stretch) && here.some((key) => pattern.test(key))
  const unheard = templates.filter(
    ({ fixed, frames }) => fixed.every((key) => when(key) < Infinity) && !frames.some(isHeard),
  )
  const fresh = unheard.filter(({ fixed }) => fixed.every((key) => when(key) === 0))
  if (fresh.length >= FEWEST_FRESH) return fresh
  return unheard.length > 0 ? unheard : templates
}

/** A filled template. */
interface Filled {
  readonly couplet: Couplet
  readonly of: HeardTemplate
}

/** Couplets that turn the player's words, newly filled and heard: of many the ones most likely to be wanted. */
export function gatherTurns(
  material: CharacterMaterial,
  templates: readonly HeardTemplate[],
  filling: Filling,
  aim: DifficultyAim,
  said: Said,
  dice: Dice,
): readonly HeardCouplet[] {
  const left = unsaid(templates, said)
  const freshness = templateFreshness(said)
  const fill = (isEcho: boolean, tries: number): Filled[] =>
    left
      .filter(({ template }) => (template.topic === 'echo') === isEcho)
      .flatMap((of) => {
        const fresh = freshness(of)
        return Array.from({ length: tries }, () => fillTemplate(of.template, filling, dice) ?? [])
          .flat()
          .map((couplet) => ({ couplet: { ...couplet, appeal: couplet.appeal * fresh }, of }))
      })
  const weigh = ({ couplet, of }: Filled): number =>
    couplet.appeal * craftWeight(aim, of.craft) * (nearness(of.share - aim.aim, SPREAD) + 0.02)
  const hearSome = (filled: readonly Filled[], most: number): HeardCouplet[] =>
    shuffleWeighted(dice, filled, weigh)
      .slice(0, most)
      .flatMap(({ couplet, of }) => {
        const sound = hearCouplet(filling.ear, couplet.lines)
        return sound === undefined ? [] : [heardCouplet(couplet, sound, of.craft, material)]
      })
  const echoes = filling.phrases.length === 0 ? [] : hearSome(fill(true, ECHO_TRIES), MOST_ECHOES)
  const filled = fill(false, 1)
  const turnsTwo = ({ couplet }: Filled): boolean => couplet.turned.length >= 2
  return [
    ...hearSome(
      filled.filter((one) => !turnsTwo(one)),
      MOST_SINGLES,
    ),
    ...hearSome(filled.filter(turnsTwo), MOST_DOUBLES),
    ...echoes,
  ]
}
