import type { GradedVerse } from './graded-verse.ts'

/** Verses about money. */
export const MONEY: readonly GradedVerse[] = [
  {
    level: 1,
    text: `money is nice and i have some of it
i keep it in the bank because that is safe
you do not have as much money as me
maybe you should get a better job or something`,
  },
  {
    level: 1,
    text: `look at my shoes they were expensive
i bought them at the mall with my mother
your shoes are not expensive
your shoes are from a store that is cheap
and that means i am winning this battle`,
  },
  {
    level: 2,
    text: `I got money in the bank and I got money in my hand
I am the richest man in all of the land
you got no money cause you are broke
everybody knows that you are a joke`,
  },
  {
    level: 2,
    text: `I make money every day yeah I make that cash
I drive so fast that I never crash
I got gold chains and I got rings
I got a lot of other things
you wish that you could be like me
but you don't got no money`,
  },
  {
    level: 3,
    text: `I started with a dollar and a hole in my shoe
now I'm paying my own rent and I'm paying it on time too
you flash a little cash that you borrowed from your dad
and you act like it's a fortune but it's everything you had`,
  },
  {
    level: 3,
    text: `You keep on talking money but you never pick a check
you got a shiny chain but it's turning green around your neck
I don't need no diamonds and I don't need a car
I get up in the morning and I work to get far`,
  },
  {
    level: 4,
    text: `You rent the car on Friday, take the pictures, take it back
your whole collection's plastic like the card inside your pack
I never had a silver spoon, I had a rusty fork
I ate up every table scrap and popped my own cork
your money's like your melody, it's all on borrowed time
I bank on every syllable, I'm interest on a dime`,
  },
  {
    level: 4,
    text: `My mother kept the coupons in a biscuit tin
my father kept the rent inside his shoe
so when you throw your dollars up and grin
I see the kind of kid who never grew
I learned to turn a penny on its side
and hear which way the luck was gonna lean
you're falling off a horse you couldn't ride
a saddle made of gold, a dead machine`,
  },
  {
    level: 5,
    answering: `I got stacks on stacks, you got lint in your jeans
I'm the richest in the room, I'm the man of your dreams`,
    text: `Stacks on stacks of pancakes maybe, syrup on your seams
you're flat broke and buttered up, that's all the batter means
I'm minting every sentence while you're lint inside the jeans
a dime that thinks he's dollars, all that change and no new scenes
you said you're in my dreams? Those are nightmares in arrears
I loan you my attention and you owe me forty years
compounding like an insult, I take interest in your tears
your credit's in the credits, and the crowd already cheers`,
  },
  {
    level: 5,
    text: `You're a counterfeit Rembrandt, a forgery with forged cheques
I'm the watermark, the auditor, the needle in the torn specs
your vault is a shoebox, your crown is a bottle cap
I bottle up the ocean and I sell you back the water tap
you're living check to check like a chessboard with no king
I'm the pawn that crossed the village just to watch the bishop sing
mate, you got no moves, all you ever did was castle
hide behind a rook and call a paper bag a parcel`,
  },
]
