import { couplets } from '../read-material.ts'

/** One light rhyme inside each bar or so: cut to be followed by ear at first hearing. */
export const RAZOR_LOOSE_STITCHED = couplets(`
The thread is red, the thread is thin / it shows me where your lies begin
No mess, no stress, no hand will shake / I cut in half the time you take
You talk, I chalk. You turn, I mark / I've cut out better in the dark
A smile, a file, a closing door / you won't be needed anymore
You rap in caps, I whisper low / they lean to hear me, row by row
No sweat, no threat, I press my suit / and press you flat, and press you mute
Too wide, too proud, too loud, too late / I cut it down to half its weight
You roar, you bore, you lose your breath / I've seen you scare one moth to death
You flex, you're next. Please take a card / the last one found it rather hard
My rate is great, my hand is light / I do the small ones overnight
You sleep, I keep the lamp on low / I've moved your buttons, so you know
The fight was light, the bill is not / I charge for every word you've got
The cut is free, you see, my friend / you pay for what I have to mend
You pull the wool, I pull the string / there goes the sweater, goes the king
A blade that's made this well won't squeak / a mouth like that should rest a week
Your skin is so thin that a pin would be mean / I've only the one, and it's tiny, it's clean
Just drop by my shop and then stop at the tie / it costs more than talent, so wave it goodbye
The drawer in my store is for more of your names / I empty at four and they go in the flames
The night's getting tight and it bites at the wrist / you never saw me, you just saw what you missed
I mend and I end what a friend would forgive / the patch on your pride is the place where you live
The lamp and the damp and the stamp on your file / they marked you as "pending", and have for a while
Now lie, and now cry, and now try to look hurt / I've needles for that and a pan for the dirt
The scale of your tale is a nail in a wall / I hung up my hat and it let the hat fall
You drew a tattoo of the crew that you lost / I'd cover it up but you can't pay the cost
My trade is the blade and I'm paid by the inch / I asked you to smile and I saw your eye flinch
I need no parade and I made no demand / you fell at the sight of the blade in my hand
You bled on the thread and you told us it's ink / I folded the paper and poured me a drink
You brag and you drag with a tag on your shirt / I fold it in neatly. It's not meant to hurt
I don't need a ring and I don't need a bell / you sing and I bring you the stitch where you fell
You hang with a gang and your slang's for the show / I rang for the bill and they all had to go
You sleep in a heap on a cheap set of springs / I keep the receipts and I sold all your rings
The mouse in the house has a voice that is bigger / I wrote you a check and left out the first figure
You're bold till you're told that the test is tomorrow / and nobody here has a talent to borrow
The weight that you hate is the weight of pretending / I opened the seam and I shortened the ending
I check every speck and I check every corner / your verse has a body, I can't find a mourner
The hook that you took was a coat hook, remember / you hung on it all through the month of December
A scan and a plan and a very small comma / you asked for the story, you lived for the drama
The cheek when you speak is the place that I start with / the rest is a piece that you won't want to part with
One look at the book and I'm booking your future / it's nine in the morning, a bed, and a suture
You swear to deliver, you stand there and shiver / I lay out the kidney, I lay out the liver
Your dream has a seam and the seam has been splitting / you'll feel a small breeze at the end of the fitting
You're dressed in your best and you still look forgotten / the label says silk and the needle says cotton
I've bitten the thread off of all that you've written / you came as a tiger, you leave as a kitten
Your words are like butter, and I am the cutter / sit up and say something. No, something. Don't stutter
You asked for a sample, I made an example / you're small and too loose and I trim what is ample
Your talent is glitter, I'm only the fitter / I measured you twice and I marked you a quitter
Your suit is in mustard, your tie is in custard / I asked for your size and it made you so flustered
You wrote it in sandals, it reads like a vandal's / I work with the door locked by two little candles
Your chapters are filler, you sell it as thriller / I edit in silence, so who is the killer
The blaze in your phrases is only a blazer / I aim at the button, I'm named for the razor
The room has a loom and my foot's on the pedal / you hurried for gold and I'm bending the medal
The note that you wrote me was after an answer / I cut it in strips for the shoes of a dancer
You talk to the clock and you talk to the poster / the cleanest you've cut was the bread in the toaster
I came with so few, and I knew to bring fewer / you drew seven swords and you look like a skewer
`)
