import { describe, expect, test } from 'vitest'
import { hear, ear } from '../testing/hear.ts'
import { reportRhymes } from '../rhyme/rhyme-report.ts'
import { hearAll, hearText } from '../hearing/hear-text.ts'
import { MEDIAN, NONSENSE, STRONG, WEAK } from '../testing/sample-verses.ts'
import { GRADED } from '../testing/graded/graded-verses.ts'
import { reportSense, type SenseReport } from './sense.ts'

const senseOf = (written: string, before = ''): SenseReport => {
  const text = hearText(ear, written, hearAll(ear, [before]).said)
  return reportSense({ written, text, rhymes: reportRhymes(text), before: hear(before) })
}
const sharesOf = (written: string, before = '') => senseOf(written, before).shares
const nonsense = (name: string) => sharesOf(NONSENSE[name] ?? '')
const bars = (...lines: readonly string[]): string => lines.join('\n')

test('SCORE-40 what people say is full of grammar words; a list has none and a heap of them is none', () => {
  expect(nonsense('a list of rhyming words').grammar).toBeLessThan(0.4)
  expect(nonsense('grammar words').grammar).toBeLessThan(0.4)
})

test('SCORE-41 words that do not exist are not understood; a name or two are', () => {
  expect(nonsense('syllables that are no words').vocabulary).toBeLessThan(0.2)
  expect(sharesOf('my boy Zindle took the train to Gorken in the rain').vocabulary).toBeGreaterThan(0.6)
})

test('SCORE-42 the same few words make no verse', () => {
  expect(nonsense('a single word many times').variety).toBeLessThan(0.3)
  expect(nonsense('a word with every ending').variety).toBeLessThan(0.3)
})

describe('SCORE-42 the same sounds', () => {
  test.each([
    bars(
      'I see the sea and I knew the gnu was new',
      'I write the right rite while you blew the blue',
      "I ate eight pears in pairs, the night's a knight, it's true",
      'I sent a cent for scent, the hour is our due',
    ),
    bars(
      "I find the fined and mind the mined, I'm kind",
      'you whine for wine, the sign is sine',
      'I die for dye and buy a bye, behind',
      'you sell a cell and tell the belle a line',
    ),
  ])('words that sound like others one after the other are no wit: %s', (verse) => {
    expect(sharesOf(verse).variety).toBeLessThan(0.4)
  })

  test('one word bent on every rhyme is one word', () => {
    const bent = bars(
      "I run and I'm running, I ran and I'm a runner",
      "you gun and you're gunning, you gunned and you're a gunner",
    )
    expect(sharesOf(bent).variety).toBeLessThan(0.5)
    expect(sharesOf('the corner was cold and the winter was long in the shelter').variety).toBe(1)
  })

  test.each([
    bars(
      'I take the cat and then I give it to the hat',
      'and you will be the bat when I am on the mat',
      'I see the rat and then I put it on the flat',
      'and you will have the brat that was not very fat',
    ),
    bars(
      'the bank is in the bank beside the river bank',
      'I bank upon the bank and sink the tank I sank',
      'the bank is in the tank that is a blank of rank',
      'and I can thank the plank for all that I drank',
    ),
  ])('one rhyme on two words in three is all that was looked for: %s', (verse) => {
    expect(sharesOf(verse).variety).toBeLessThan(0.65)
  })

  test('a chain of sound through four bars is none', () => {
    const chain = bars(
      'midnight, my pen bright, I sit tight and keep writing',
      'your plight is a short flight, a kite with no lightning',
      "I'm the nightlight for the fright you invited to the party",
      "so say goodnight to your hindsight, the height is where I'm living",
    )
    expect(sharesOf(chain).variety).toBe(1)
  })

  test('a play on words takes nothing', () => {
    const play = bars(
      'you prey on the weak and you pray for a break',
      'I hit like a hammer, you hand me the steak',
      'so whine in your wine while the critics partake',
      'the verdict is in and the whole thing is fake',
    )
    expect(sharesOf(play).variety).toBeGreaterThan(0.9)
  })
})

test('SCORE-43 one suffix on every word makes no verse', () => {
  expect(nonsense('a list of words in -ation').endings).toBeLessThan(0.4)
})

describe('SCORE-44 order', () => {
  test('words in no order make no verse', () => {
    const reversed = STRONG[4]?.split('\n').map((line) => line.split(' ').reverse().join(' ')) ?? []
    expect(sharesOf(reversed.join('\n')).order).toBeLessThan(0.5)
  })

  test('a slip, a word said twice for weight and a sound that fills are forgiven', () => {
    expect(sharesOf('this is very very good and I can can see it').order).toBe(1)
    expect(sharesOf('yo yo I never never wait for nobody yeah yeah').order).toBe(1)
    expect(sharesOf('I of the my and of to the we you').order).toBeLessThan(0.2)
  })
})

test('SCORE-45 phrases said again and again are not much of a verse', () => {
  const frame = ['flow', 'show', 'dough', 'snow'].map(
    (word) => `I'm the king of the rap, I'm the king of the ${word}`,
  )
  expect(sharesOf(frame.join('\n')).phrasing).toBeLessThan(0.7)
})

describe('SCORE-47 frames and lists', () => {
  test('one sentence filled in again is no verse, though no word comes twice', () => {
    const refilled = bars(
      'I burn like a candle and I run like a train',
      'I shine like a diamond and I fall like a rain',
      'I swing like a hammer and I ride like a plane',
      'I hit like a bullet and I hurt like a pain',
    )
    expect(sharesOf(refilled).frames).toBeLessThan(0.3)
  })

  test('a repeated opening is a figure of speech', () => {
    const opening = bars(
      'I never had a ticket so I walked along the track',
      'I never had a mentor so I carried my own back',
      'and every time you laughed at me I put it in a sack',
      'now all of it is coming home and none of it is slack',
    )
    expect(sharesOf(opening).frames).toBe(1)
  })

  test('two comparisons in every bar are a list, and so are three namings', () => {
    const compared = bars(
      'you run like a river and you fold like a chair',
      'my pen is cold as a wolf, I am tall as a tree',
    )
    expect(sharesOf(compared).lists).toBeLessThan(0.7)
    expect(sharesOf('I am the storm, you are the leaf, my verse is the door').lists).toBeLessThan(0.5)
    expect(sharesOf(bars('you fold like a chair', 'I never sit down in the middle of a fight')).lists).toBe(1)
  })
})

describe('SCORE-47 lists of rhyming things', () => {
  test.each([
    bars(
      'the badger found a ledger and a wedge of heavy sedge',
      'the hedger had a dredger on the edge of a ledge',
      'the pledge was on a fledgling and the hedge was on a sledge',
      'I allege that the badger had a wedge of the veg',
    ),
    bars(
      'the marmot had a garret and a ferret had a claret',
      'the parrot on the turret had a carrot and a carat',
      'a merit for the terrier, a barrier for the carrier',
      'the warrior was sorrier, the courier was merrier',
    ),
    bars(
      'the thumb and the plum on the drum of the rum',
      'a crumb from the slum and the gum of a chum',
      'the hum of the scum and the sum for a mum',
      'the bum with the plum is as numb as the dumb',
    ),
  ])('say nothing, however the words between vary: %s', (verse) => {
    expect(sharesOf(verse).lists).toBeLessThan(0.5)
  })

  test('dense rhymes that say something are no list, nor are plain lines of things', () => {
    const dense = bars(
      'midnight, my pen bright, I sit tight and keep writing',
      'your plight is a short flight, a kite with no lightning',
      "I'm the nightlight for the fright you invited to the party",
      "so say goodnight to your hindsight, the height is where I'm living",
    )
    expect(sharesOf(dense).lists).toBe(1)
    expect(sharesOf('old men on the corner of the street with a bottle of wine').lists).toBe(1)
  })
})

describe('SCORE-48 what was said before', () => {
  const theirs = bars(
    'my pen is a hammer and I nail every line',
    'you sit in the corner with a glass of old wine',
  )

  test.each([
    [
      'with a word changed',
      bars('my pen is a candle and I nail every line', 'you sit in the corner with a jug of old wine'),
    ],
    [
      'with its lines ended elsewhere',
      'my pen is a hammer and I\nnail every line you sit in the\ncorner with a glass of old wine',
    ],
    [
      'with its words shuffled',
      bars('every hammer pen is a nail my and I line', 'old wine you glass in the sit of a corner'),
    ],
    [
      'turned from you to me',
      bars('your pen is a hammer and you nail every line', 'I sit in the corner with a glass of old wine'),
    ],
  ])('taken over %s it is not said anew', (_name, text) => {
    expect(sharesOf(text, theirs).own).toBeLessThan(0.4)
  })

  test('a word of theirs turned on them is', () => {
    const answer = bars(
      'a hammer? you hit your own thumb every time',
      'and the nail that you wanted was a splinter of mine',
    )
    expect(sharesOf(answer, theirs).own).toBe(1)
    expect(sharesOf(answer).own).toBe(1)
  })

  test.each([
    [
      bars(
        'My chain cost a hundred and my car cost a mil',
        "You work at the drive-thru, I'm living on a hill",
      ),
      bars(
        "Your chain cost a hundred? That's a hundred cents, Bill",
        'Your car cost a mil but you owe the whole bill',
        "You live on a hill made of trash, it's a landfill",
        'I work at the drive-thru and I drive through you still',
      ),
    ],
    [
      theirs,
      bars(
        'Your pen is a hammer? You hit your own thumb',
        "you nail every line like a carpenter that's numb",
        "I sit in the corner cause the corner's where I'm from",
        'a glass of old wine beats a bottle of your rum',
      ),
    ],
    [
      bars(
        'You rap about the money but your mama pays the rent',
        "I wrote this in a minute, that's the reason you got sent",
      ),
      bars(
        'My mama pays the rent cause your papa never could',
        'you wrote that in a minute and it sounds like you would',
        'I rap about the money that your label never sent',
        "so who got sent home? You're a minute, I'm the event",
      ),
    ],
  ])('so is a bar that quotes them and answers in words of its own: %s', (said, answer) => {
    expect(sharesOf(answer, said).own).toBe(1)
  })

  test('a word or two put into each line answers nothing', () => {
    const changed = bars(
      'my big pen is a big hammer and I nail every tall line',
      'you sit in the blue corner with a green glass of old wine',
    )
    expect(sharesOf(changed, theirs).own).toBeLessThan(0.5)
  })
})

describe('SCORE-49 bars that belong together', () => {
  const talk = bars(
    'I went to the station early in the morning',
    'because my sister had a letter for the doctor',
    'and nobody knew which platform we should look for',
    'so in the end we walked all the way to the river',
  )

  test('bars that end on no rhyme are talk', () => {
    expect(sharesOf(talk).tied).toBeLessThan(0.7)
    expect(senseOf(talk).weakest).toBe('tied')
  })

  test('couplets and alternate rhymes are tied, written in lines or not', () => {
    const couplets = MEDIAN[0] ?? ''
    expect(sharesOf(couplets).tied).toBe(1)
    expect(sharesOf(couplets.replaceAll('\n', ' ')).tied).toBe(1)
    const [a = '', b = '', c = '', d = ''] = couplets.split('\n')
    expect(sharesOf(bars(a, c, b, d)).tied).toBe(1)
  })

  test.each([
    bars(
      "I was cooking in the kitchen while you're bitching on a mission",
      "got a vision and precision when I'm fishing for opinions",
      'you were looking for a hook and took a book you never read',
      'every letter that I measure is a feather in my cap now',
    ),
    bars(
      'climbing up the ladder with the chatter of the haters',
      'made it to the table where they labelled me a failure',
      'now the tables turn on every burner that I fired in the kitchen',
      "I was hungry when the money wasn't funny to the landlord",
    ),
    bars(
      'I gave a name to every flame that came across my window',
      'they want the fame without the pain, I want a lane to live in',
      'so when the rain is on the train I hold the frame and whisper',
      'nobody came to play the game the same as my old mother',
    ),
    bars(
      'midnight, my pen bright, I sit tight and keep writing',
      'your plight is a short flight, a kite with no lightning',
      "I'm the nightlight for the fright you invited to the party",
      "so say goodnight to your hindsight, the height is where I'm living",
    ),
  ])('bars full of rhymes inside are tied, whatever they end on: %s', (verse) => {
    expect(sharesOf(verse).tied).toBeGreaterThan(0.95)
    expect(senseOf(verse).whole).toBeGreaterThan(0.9)
  })

  test('a rhyme or two inside a bar tie nothing', () => {
    const strewn = talk.replace('nobody', 'nobody tall at all')
    expect(sharesOf(strewn).tied).toBeLessThan(0.75)
  })
})

test('SCORE-46 what people wrote makes sense, well or badly', () => {
  const written = Object.values(GRADED).flatMap((verses) => verses.filter(({ level }) => level > 1))
  for (const verse of [...MEDIAN, ...STRONG]) expect(senseOf(verse).whole, verse).toBeGreaterThan(0.8)
  for (const { text, answering } of written) expect(senseOf(text, answering).whole, text).toBeGreaterThan(0.8)
})

test('SCORE-46 the talk of somebody who does not rap loses for its ends, hardly for anything else', () => {
  const hopeless = Object.values(GRADED).flatMap((verses) => verses.filter(({ level }) => level === 1))
  for (const verse of [...WEAK, ...hopeless.map(({ text }) => text)]) {
    const { tied, ...shares } = senseOf(verse).shares
    expect(tied).toBeGreaterThanOrEqual(0.5)
    expect(
      Object.values(shares).reduce((product, part) => product * part, 1),
      verse,
    ).toBeGreaterThan(0.6)
  }
})

test('the measure that takes most is named', () => {
  expect(senseOf(MEDIAN[0] ?? '').weakest).toBeNull()
  expect(senseOf(NONSENSE['syllables that are no words'] ?? '').weakest).toBe('grammar')
  expect(senseOf(NONSENSE['a word with every ending'] ?? '').weakest).toBe('variety')
})
