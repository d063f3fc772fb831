import type { CoupletLines, Slot } from './material.ts'

const WORD_SLOT = /\{(word2?|noun2?|last)\}/g
/** What goes before one thing only. */
const ONE_BEFORE =
  /(?:^|\s)(?:an?|\{a\}|one|every|each|this|that|another|neither) (?:(?!your|the|my)[\w-]+ )?"?$/i
/** Verbs and pronouns that speak of one thing, wherever they stand behind it. */
const ONE_BEHIND =
  /\b(?:is|was|has|isn't|wasn't|hasn't|doesn't|it|it's|it'd|it'll|its|itself|gets|goes|keeps|needs|makes|takes|looks|comes|falls)\b/i
/** A verb right behind a thing, as one thing takes it ("keeps"). */
const VERB_OF_ONE =
  /^"?,? (?:(?:just|still|never|only|always|\w+ly) )?(?!(?:as|this|his|us|across|yours|plus|always|perhaps|unless)\b)\w+(?<![su'])s\b/i

/**
 * The places of a template where a word for many things would not agree with the rest of it (OPP-13): a verb, a pronoun
 * or an article there speaks of one thing. A place for agreement (`{is}`) takes either. It would rather shut out a plural
 * than let in one that disagrees: a word of one thing that speaks of something else counts as well.
 */
export function singularSlots(lines: CoupletLines): ReadonlySet<Slot> {
  const text = lines.join(' / ')
  const places = [...text.matchAll(WORD_SLOT)]
  return new Set(
    places.flatMap(({ 0: place, 1: name, index }, at) => {
      const behind = text.slice(index + place.length, places[at + 1]?.index).replace(/\{\w+\}/g, '')
      const isOne =
        ONE_BEFORE.test(text.slice(0, index)) || ONE_BEHIND.test(behind) || VERB_OF_ONE.test(behind)
      return isOne ? [name as Slot] : []
    }),
  )
}
