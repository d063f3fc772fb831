import type { GradedVerse } from './graded-verse.ts'

/** Verses about how somebody looks. */
export const LOOKS: readonly GradedVerse[] = [
  {
    level: 1,
    text: `your hat is funny looking
i do not like the color of your shirt
you should go home and change your clothes
and then come back here when you are done changing`,
  },
  {
    level: 1,
    text: `what are you even wearing right now
it looks like something my grandfather has
no offense to my grandfather he is a nice man
but you are not my grandfather
you are just somebody in a weird jacket`,
  },
  {
    level: 2,
    text: `you're ugly and your face is bad
when people see you they get sad
you smell like garbage and you look like a clown
you're the ugliest person in the whole town`,
  },
  {
    level: 2,
    text: `look at you with your stupid hat
you look so dumb and you look so fat
your clothes are old and your shoes are too
nobody wants to be like you
I look so fresh and I look so clean
I'm the coolest guy you ever seen`,
  },
  {
    level: 3,
    text: `Your haircut looks like it was done in the dark
you look like a scarecrow that ran from the park
your pants are so tight that you can't even sit
you bought them online and you knew they don't fit`,
  },
  {
    level: 3,
    text: `You walked in with glasses on the top of your head
and a shirt that's been sitting at the end of the bed
I can tell by the wrinkles that you woke up at two
and the crowd took a picture to be laughing at you`,
  },
  {
    level: 4,
    text: `That jacket's got more pockets than you ever had ideas
you zip it to the chin because you're drowning in your fears
your cologne came in the room a minute earlier than you
it apologized to everyone and hid inside the loo
I've seen a better outfit on a turkey at a feast
at least the bird was stuffed with something, you're a hollow beast`,
  },
  {
    level: 4,
    text: `You're dressed up like a window but there's nothing in the store
a mannequin with attitude, a handle with no door
your chain is turning green because it's jealous of my neck
your watch is always right twice, and that's twice more than you check
you polish every button but the thread is hanging loose
I pull it with a single line, the suit becomes a noose`,
  },
  {
    level: 5,
    text: `You're a scarecrow in a blazer, all that straw and not a layer
I'm a tailor with a razor and I tailor every failure
take your measure like an undertaker, inches for the wager
you're an off-the-rack impostor in a knock-off of the major
that's a jacket full of moths, it's got more holes than your alibi
I button up my lip and let the needle make the rabble cry
seam by seam it seems to me you're coming undone
I'm sewing up this battle and I've got you hemmed in, son`,
  },
  {
    level: 5,
    answering: `I'm the freshest in the room, got the ice on my wrist
you're a thrift store special that nobody missed`,
    text: `Ice on the wrist and you froze on the spot
you thawed out in public and it's water you've got
I'm thrifty, I lifted the gift out of nothing
you're stuffed like a turkey with a muffler for stuffing
fresh? You're a fish in the sun on a Sunday
a model of nothing, tripped up on the runway
the price tag's still swinging, the tag is your name
returned in a week with the seams of your shame`,
  },
]
