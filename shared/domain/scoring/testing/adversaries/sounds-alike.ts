import { barsOf, pick, shuffled, words, type Adversary, type Attempt } from './adversary.ts'
import { RHYMING } from './word-stock.ts'

/** Rarer words on one sound, a sound a list. */
const RARE_RHYMES: readonly (readonly string[])[] = [
  words('badger ledger hedger dredger pledger wedge sedge edge ledge hedge sledge pledge'),
  words('marmot ferret garret claret merit turret parrot carrot carat inherit'),
  words('thumb plum rum bum drum gum crumb sum slum chum scum mum'),
  words('wizard blizzard lizard gizzard kitten mitten bitten written smitten'),
  words('kettle petal nettle metal settle fettle saddle paddle puddle muddle huddle cattle'),
]
/** Words that sound like another one. */
const HOMOPHONES: readonly (readonly [string, string])[] = words(
  `sea/see gnu/knew rite/right night/knight blue/blew pear/pair cent/scent dye/die cell/sell belle/bell wine/whine sine/sign
  mined/mind find/fined flour/flower mail/male sail/sale tail/tale steal/steel meat/meet plane/plain rain/reign wait/weight
  brake/break hole/whole role/roll rose/rows prey/pray night/knight hair/hare bear/bare`,
).map((pair) => pair.split('/') as [string, string])
const VERBS = words('run stun gun pun spin win grin trap rap map chat bat')

/** "The _ had a _ and a _ of _", with other grammar words each time. */
const HANGING: readonly string[] = [
  'the {} had a {} and a {} of the {}',
  'a {} on the {} with a {} for the {}',
  'my {} was a {} and your {} is a {}',
  'the {} and the {} from the {} had a {}',
  'to the {} of a {} at the {} by a {}',
  'your {} had the {} in the {} of my {}',
]
/** Sentences on one sound that say nothing. */
const TOLD: readonly string[] = [
  'I take the {} and then I give it to the {}',
  'and you will be the {} when I am on the {}',
  'you see the {} and hit it with a {} and dirty {}',
  'I {} and {} because you {} upon the {}',
  'so tell me that the {} was never like the {}',
  'they {} when they {} and it is in the {}',
]
const PLAYED: readonly string[] = [
  'I {a} the {b} and I {c} the {d}',
  'the {a} is a {b} when the {c} is a {d}',
  'you {a} for a {b} and you {c} it for a {d}',
  'my {a} and the {b} will {c} in the {d}',
]

const filled = ({ dice }: Attempt, sound: readonly string[], frames: readonly string[] = HANGING): string => {
  const drawn = shuffled(dice, sound)
  return pick(dice, frames).replace(/\{\}/g, () => drawn.pop() ?? '')
}

const played = ({ dice }: Attempt): string => {
  const [one, other] = shuffled(dice, HOMOPHONES)
  const drawn: Readonly<Record<string, string>> = {
    a: one?.[0] ?? '',
    b: one?.[1] ?? '',
    c: other?.[0] ?? '',
    d: other?.[1] ?? '',
  }
  return pick(dice, PLAYED).replace(/\{(\w)\}/g, (_, name: string) => drawn[name] ?? '')
}

const bent = ({ dice }: Attempt): string => {
  const verb = pick(dice, VERBS)
  const stem = `${verb}${verb.at(-1) ?? ''}`
  return pick(dice, [
    `I ${verb} and I'm ${stem}ing, I ${stem}ed like a ${stem}er`,
    `you ${verb} when you're ${stem}ing but I ${stem}ed every ${stem}er`,
    `they ${stem}ed, now we ${verb} and the ${stem}er is a ${stem}ing`,
  ])
}

/** Sounds alike in grammatical lines that say nothing. */
export const SOUNDS_ALIKE: readonly Adversary[] = [
  {
    name: 'rare words on one sound in frames that vary',
    make(attempt) {
      const sound = pick(attempt.dice, RARE_RHYMES)
      return { text: barsOf(attempt.bars, () => filled(attempt, sound)) }
    },
  },
  {
    name: 'rare words on a sound a bar in frames that vary',
    make: (attempt) => ({
      text: barsOf(attempt.bars, () => filled(attempt, pick(attempt.dice, RARE_RHYMES))),
    }),
  },
  {
    name: 'one sound in sentences that vary',
    make(attempt) {
      const sound = pick(attempt.dice, RHYMING)
      return { text: barsOf(attempt.bars, () => filled(attempt, sound, TOLD)) }
    },
  },
  {
    name: 'words that sound like others',
    make: (attempt) => ({ text: barsOf(attempt.bars, () => played(attempt)) }),
  },
  {
    name: 'one word with every ending as rhymes',
    make: (attempt) => ({ text: barsOf(attempt.bars, () => bent(attempt)) }),
  },
]
