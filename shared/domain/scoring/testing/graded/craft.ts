import type { GradedVerse } from './graded-verse.ts'

/** Verses about rapping itself. */
export const CRAFT: readonly GradedVerse[] = [
  {
    level: 1,
    text: `ok so i am supposed to do a rap now
i never did this before but whatever
you are bad at rapping and i am good
that is all i have to say about that really`,
  },
  {
    level: 1,
    text: `my rap is very very good
it has a lot of words in it
some of them are long and some of them are short
i wrote it down on a piece of paper this morning
but then i left the paper on the kitchen table
so now i am just saying things`,
  },
  {
    level: 2,
    text: `yo yo I'm the best rapper that you ever seen
my rhymes are so good and they are so mean
when I get on the mic everybody starts to clap
because I am really really good at doing rap`,
  },
  {
    level: 2,
    text: `I spit fire every time I rap on the mic
you can't beat me so go take a hike
my flow is hot and yours is not good
I'm the best rapper in my neighborhood
so don't even try to step up to me
cause I will win and you will see`,
  },
  {
    level: 3,
    text: `I been writing in my notebook since the seventh grade
every page that I filled was a price that I paid
you just started last week and you're calling it art
you can't finish a verse and you can't even start`,
  },
  {
    level: 3,
    text: `I wrote this on the bus with a pencil and a cold
the window all fogged up and the driver in a mood
your lines are something everybody's already been told
I'm only being honest, I don't mean it to be rude
so go back to your bedroom and try it once again
and don't come round here talking till you count to more than ten`,
  },
  {
    level: 3,
    answering: `I got the best flow, I got the best rhyme
I been beating rappers since the beginning of time`,
    text: `You say you beat rappers since the beginning of time
but all that I'm hearing is the same tired rhyme
you say you got the best flow, I think that it's stuck
like a car in the winter or the back of a truck`,
  },
  {
    level: 4,
    text: `I sharpen every sentence till it's cutting through the glass
you're copying my homework and you still don't pass
your verse is like a suitcase with the handle torn away
it's heavy, it's a struggle, and there's nothing much to say
I pack a bar with meaning, put a lock upon the lid
you open up your mouth and out falls everything you hid`,
  },
  {
    level: 4,
    answering: `I'm the captain of this ship, you're just scrubbing the floor
I been sailing these waters since a quarter past four`,
    text: `A captain? You're a rubber duck afloat inside a tub
the only deck you ever cleared was waiting at the pub
you scrub the floor on both your knees and pray nobody notice
your compass points to nowhere and your anchor's out of focus
I taught the tide to rhyme with me, I rock it when I talk
you're the only captain living with a crew that chose to walk`,
  },
  {
    level: 5,
    answering: `My pen is a weapon and I load it every night
I put you in a coffin when I pick it up and write`,
    text: `You load it every night and still the barrel's full of chalk
you couldn't hit a barn door if the barn door learned to walk
you built me up a coffin? Then you measured it all wrong
I'm six feet over, never under, it's your own size, climb on
your pen is out of ink like your career is out of time
I draw first blood, a portrait, every outline is a crime
a sentence for a sentence, I'm the judge who wrote the line
you begged to be convicted, so I made conviction rhyme`,
  },
  {
    level: 5,
    text: `Paper trail to your failure, every page that you turn in
is a stage for your burial, I engraved it in cursive
you rehearse it like a sermon but the church isn't working
I disturb all the worship, pull the verse from the curtain
you're a nervous beginner with a service dinner burning
I'm the surgeon, the urgent emergency turning
your words into dirt and your dirt into burdens
then I plant me a garden where the worms do the learning`,
  },
  {
    level: 5,
    text: `They said you're sharp, I see a pencil case without a point
a butcher with a rubber knife, a hip without a joint
I took the temperature of every line you tried to spit
the thermometer fell asleep, the doctor called it quits
I'm not above you, I'm the ceiling and the floor you're standing on
the landlord of the language, and your lease is nearly gone
so pack your little adjectives, the movers double-parked
I turn the lights off on a lightweight, let him shadowbox the dark`,
  },
]
