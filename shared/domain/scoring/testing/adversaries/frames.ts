import { barsOf, pick, shuffled, type Adversary, type Attempt } from './adversary.ts'
import { NOUNS, QUALITIES, RHYMING, VERBS } from './word-stock.ts'

/** Frames refilled from lists: `{n}` a thing, `{v}` a deed, `{q}` a quality, `{r}` a word on the sound of all bars. */
function fill({ dice }: Attempt, frame: string, sound: readonly string[]): string {
  return frame.replace(/\{(\w)\}/g, (_, kind: string) =>
    pick(dice, kind === 'n' ? NOUNS : kind === 'v' ? VERBS : kind === 'q' ? QUALITIES : sound),
  )
}

const framed = (name: string, ...frames: readonly string[]): Adversary => ({
  name,
  make(attempt) {
    const sound = shuffled(attempt.dice, pick(attempt.dice, RHYMING))
    return {
      text: barsOf(attempt.bars, (index) => fill(attempt, frames[index % frames.length] ?? '', sound)),
    }
  },
})

/** One sentence filled in again and again. */
export const FRAMES: readonly Adversary[] = [
  framed('"I got the X, I got the Y"', 'I got the {n}, I got the {n}, I got the {r}'),
  framed('"I am the X, you are the Y"', 'I am the {n}, you are the {n}, I am the {r}'),
  framed('"like a X like a Y"', 'like a {n} like a {n} like a {n} like a {r}'),
  framed('"I X like a Y"', 'I {v} like a {n} and I {v} like a {r}'),
  framed('"I am X as a Y"', "I'm as {q} as a {n}, I'm as {q} as a {r}"),
  framed('"X-er than a Y"', 'harder than a {n}, I am colder than a {r}'),
  framed(
    'a list of similes, each in its own words',
    'I am {q} like a {n}',
    'you {v} like a {n} in a {r}',
    'we {v} like the {n}',
    'my {n} is {q} like a {r}',
  ),
  framed(
    'a list of metaphors',
    'I am a {q} {n} and I am a {r}',
    'you are a {n} of a {r}',
    'your {n} is a {n}, my {n} is a {r}',
    'I am the {n} in the {r}',
  ),
  framed('"roses are X"', 'roses are {q}', 'violets are {r}', '{n} is {q}', 'and so is the {r}'),
  framed(
    '"X had a little Y"',
    '{n} had a little {n}, little {n}, little {r}',
    'and everywhere the {n} went the {n} had a {r}',
  ),
  framed('"if you X, I Y"', 'if you {v} the {n} then I {v} the {r}'),
  framed('"you a X-ing Y"', 'you a {q} {n} with a {q} {n} and a {r}', 'I {v} the {q} {n} and {v} the {r}'),
]
