/** Verses written for the tests, four bars unless said otherwise. Nobody's lyrics. */

/** What somebody writes who does not rap: it hardly rhymes, or only says so. */
export const WEAK: readonly string[] = [
  `I woke up today and I ate some food
my dog was outside and he ran around
the weather was nice so I went for a walk
and now I am here to do this rap battle`,
  `you are so bad at this I think
I am much better than you are
everybody knows that I will win
because I practice every day`,
  `hello my name is Kevin and I am here
to tell you about the things I like
I like to play games and watch the tv
and sometimes I go to the shop with my friend`,
  `um yeah okay let me think about it
I do not really know what to say
this is my first time doing a battle
so please do not be mean to me`,
]

/** What an amateur writes in half a minute: couplets, plain rhymes, one idea, a stock phrase or two. */
export const MEDIAN: readonly string[] = [
  `I step on the stage and the crowd goes wild
you are crying in the corner like a little child
I write my rhymes at night with a pen
and when I beat you once I will beat you again`,
  `You think you can beat me but you got no skill
I am climbing up the ladder while you roll down the hill
my words come fast and they hit you hard
you should have stayed home playing in your yard`,
  `I been working on my flow since I was ten years old
now I got a pocket full of stories to be told
you talk about your money but your pockets are thin
I do not need a dollar just to get this win`,
  `They call me the teacher and class is in session
sit down in the front and I will give you a lesson
your rhymes are so old they belong in a museum
people cover their ears any time that they hear them`,
  `I got the crowd jumping from the front to the back
you forgot all your words and you fell off the track
you came here to fight me but you look kind of scared
I had this verse ready and you came unprepared`,
  `My flow is like water it is cool and it is clean
your rhymes are the worst that I have ever seen
I am going to the top and you can not stop me
so take a good look at who is standing on your property`,
]

/** What a good battle rapper writes: chains of sound, images that hold, blows that land on the rhyme. */
export const STRONG: readonly string[] = [
  `You brought a plastic blade to a blacksmith's fire
I made it into wire while the masses admire
I laid it on the track and your wagon has a flat tire
you prayed for a way back, all you packed was attire`,
  `You said you spit heat, but the oven is broken
I am the baker with dough, you are the crumbs and the token
your bread is half-baked, every bar you have spoken
gets toasted, I roast it, and leave the whole kitchen smoking`,
  `I am the rust in your engine, the leak in your radiator
you came a gladiator, left a spectator, then a decorator
I paint you like a wall, one coat, then a second later
you are drying in the corner like a tired ventilator`,
  `Your pen leaks excuses, mine bleeds conclusions
you suffer from delusions, I diagnose confusion
like a surgeon on a mission with a precise incision
I cut out the fiction, you were my first revision`,
  `You claim to be deep but you sleep in the shallow
a match with no wick and a stick for an arrow
your mind is a mine shaft, it is tight and too narrow
I dive through your crops like a quick little sparrow`,
  `You swore you were a lion but the mane was a wig
your fire was a lighter and your chain was a twig
I bury every worry that you fake when you dig
like a squirrel with a pearl in the brain of a pig`,
]

/** Four bars whose every line is the same. */
const ONE_LINE = 'I spit hot fire and I never get tired'

/** What other scorers reward and this one must not. */
export const NONSENSE: Readonly<Record<string, string>> = {
  'a list of words in -ation': `determination communication civilization information
imagination domination devastation elevation
concentration hesitation celebration generation
annihilation dedication motivation population`,
  'a list of rhyming words': `cat hat bat rat mat sat flat chat
fight night light bright sight might right tight
flow show know go blow snow grow though
fire liar wire tire hire buyer dire choir`,
  'keywords of the trade': `fire fire bars flow mic drop fire
bars flow rhyme rap mic fire fire flow
rap battle king fire bars mic flow
mic drop fire bars rap king flow fire`,
  'syllables that are no words': `blorf zindle framp gorken shibble
trund voople skrint marfle dribble
plonk gazzle hurb fintle wibble
snarf quindle bromp tazzle kribble`,
  'one line sixteen times': Array.from({ length: 16 }, () => ONE_LINE).join('\n'),
  'one line sixteen times without line ends': Array.from({ length: 16 }, () => ONE_LINE).join(' '),
  'grammar words': `of the and to in that it is was for on are
as with his they at be this from I have or by
one had not but what all were when we there can an
your which their said if do will each about how up out`,
  'a single word': 'fire',
  'a single word many times': 'fire fire fire fire fire fire fire fire\n'.repeat(4),
  'two words in turn': 'fire liar fire liar fire liar fire liar\n'.repeat(4),
  'letters at random': `asdf jkl qwer uiop zxcv bnm
asdfg hjkl qwert yuiop zxc vbnm
sdfgh jklq wertyu iopz xcvbn
fghjk lqwe rtyui opzx cvbnm`,
  'a word with every ending': `rapping rapper rapped raps rapping rapper
rapper rapping raps rapped rapping rapper
rapped raps rapping rapper rapped rapper
raps rapping rapped rapper rapping raps`,
}
