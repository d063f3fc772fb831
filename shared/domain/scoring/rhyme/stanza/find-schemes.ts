import { cluster } from '../cluster.ts'
import { bestSchemes, type RankedScheme, type Ties } from './best-schemes.ts'
import { createSchemeModel, type SchemeModel } from './scheme-model.ts'
import { canonicalScheme, type Scheme } from './scheme.ts'

/** The lines of a stanza, as how well they rhyme with each other. */
export interface TiedLines {
  readonly length: number
  readonly ties: Ties
}

/** Most lines of verse rhyme: without more knowledge this much is added to every tie. */
const EXPECTATION = 1
/** A rhyme fades with every line beyond three. */
const NEAR_LINES = 3
const FADING = 0.5
/** Lines farther apart are not compared. */
export const REACH = 20
/** No tie speaks louder, for or against. */
const MOST_TIE = 6
const LEAST_TIE = -9

const clamp = (value: number): number => Math.min(MOST_TIE, Math.max(LEAST_TIE, value))

/** The scheme of a stanza by its sounds and letters alone: groups of lines whose ties speak for them on the mean. */
export function schemeBySound({ length, ties }: TiedLines): Scheme {
  const affinity = (a: number, b: number): number =>
    clamp(ties(a, b)) + EXPECTATION - FADING * Math.max(0, Math.abs(a - b) - NEAR_LINES)
  const scheme = new Array<number>(length).fill(0)
  cluster(length, affinity).forEach((group, number) => {
    for (const line of group) scheme[line] = number
  })
  return canonicalScheme(scheme)
}

/** Times that a file's schemes are read anew with what the file itself taught. */
const PASSES = 3
/** A scheme less likely than this teaches nothing. */
const LEAST_CHANCE = 0.02

/** The chances of ranked schemes, which sum to 1. */
function chancesOf(ranked: readonly RankedScheme[]): (readonly [Scheme, number])[] {
  const [best] = ranked
  const odds = ranked.map(({ worth }) => Math.exp(worth - (best?.worth ?? 0)))
  const total = odds.reduce((sum, value) => sum + value, 0)
  return ranked
    .map(({ scheme }, at) => [scheme, (odds[at] ?? 0) / total] as const)
    .filter(([, chance]) => chance >= LEAST_CHANCE)
}

/**
 * The schemes of stanzas that belong together, such as the poems of one file, by their sounds and by a prior over schemes.
 * The prior learns from the stanzas as it goes, without labels: poems of one kind have few schemes (expectation
 * maximisation, as Reddy and Knight 2011, "Unsupervised Discovery of Rhyme Schemes").
 */
export function schemesByPrior(stanzas: readonly TiedLines[], prior: SchemeModel): Scheme[] {
  let model = prior
  let ranked: (readonly RankedScheme[])[] = []
  for (let pass = 0; pass < PASSES; pass += 1) {
    ranked = stanzas.map(({ length, ties }) => {
      const known = (a: number, b: number): number => clamp(ties(a, b) + EXPECTATION)
      return bestSchemes(length, known, model)
    })
    model = createSchemeModel(ranked.flatMap(chancesOf), prior)
  }
  return ranked.map(([best]) => best?.scheme ?? [])
}
