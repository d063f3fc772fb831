import { couplets } from '../read-material.ts'

/** Verdicts with a rhyme in the middle and a long one at the end: for opponents who know how it is done. */
export const CYPHER_CLOSE_SET = couplets(`
All talk about glory, you sleep in obscurity / the end of the story is known to security
They built me for battle, I'm cold and efficient / you came with a rattle, and that's insufficient
You stammer and stutter and call it spontaneous / I file it with clutter, as miscellaneous
You boast about power, your reach and publicity / I walked to your tower and cut electricity
You swear like a sailor, you swear you're ferocious / your threats are a failure, the spelling's atrocious
The winner we see is me, by majority / you came in at three, with a lower priority
Arriving with rage and an air of authority / you stand on my stage with the lowest priority
You bark in the yard and declare that you're vicious / I looked at your card and the breed is fictitious
I'm listing your errors, the list is extensive / you're shaking with terrors and getting defensive
You yelled at the door you're my mortal nemesis / you sit on the floor now, outside of the premises
Your losses are stacked and they're all alphabetical / your wins have been tracked, they are theoretical
You rap in a tense that is barely grammatical / my lead is immense and it's just mathematical
You scrawl on a wall as a bold trailblazer / I went through it all with a cold eraser
You say you're a killer? It hasn't been verified / the film for the thriller has you in it, terrified
You stormed through the door on a power trip / I snore to the roar of your shower drip
Your future is printed, I read the projection / the final line hinted at public rejection
I've mastered the matter of mass calculation / you've mastered the chatter of pure imitation
Your style is a rental in awful condition / the damage is mental, like all your ambition
You quiver and shiver, I thought it was acting / whatever I deliver is cold and exacting
I looked for a spark in your plan of attack / you barked in the dark, and you ran to the back
You broke just one record, a minor infraction / it gave us one second of mild satisfaction
The judges were shaken, they asked for compassion / you're clearly mistaken in verse and in fashion
You brag about money, I checked the finances / I found it as funny as all of your chances
You call me a fake, you say I'm artificial / I ache for your sake, since you're so superficial
The network is watching, the fall has been charted / you lost it by botching the line that you started
I see every card in the hand that you're hiding / you guard it so hard, and it's me who's deciding
You asked for a rating, I gave you a fraction / you're waiting, debating, and get no reaction
Your signature move is a cough and a stutter / your records improve when they're off in the gutter
You rented your fans by the day, by the dozen / today in the stands were your nan and your cousin
My sentence is final, I'm firm and I'm formal / your spine has gone vinyl, you squirm like it's normal
I played for a day with your name and identity / then gave it away to a lame little entity
A rival came in with a bag of equipment / I win, and his chin is returned by shipment
The mayor has spoken, the town is evicting you / a promise was broken, and I am convicting you
No threat on the meter, no sign of ability / I'll let you compete for a prize in humility
I opened your file and I passed the sentence / a mile of exile and a year of repentance
My court is in session, the sentence is binding / a short, sad confession is all that we're finding
Of all the contenders, the data has chosen / the one who surrenders while perfectly frozen
Your crown is for hire, it's due back on Monday / you're down to the wire, they want it by Sunday
Three judges have voted, the fourth was a toaster / not one of them noted a reason to boast, sir
The score has been posted, the door has been bolted / you're thoroughly roasted, your fan club revolted
One line was original, then I inspected / it's mine, with a minimal edit, detected
Repairs are no use and your parts are outdated / prepare for reuse as a spoon, silver-plated
I asked for a grade and your brother said seven / your mother had paid, so she made it eleven
A hundred computers agreed you were fired / and future recruiters have read you're expired
Your fear has a flavor, the sensor can taste it / so do me a favor and try not to waste it
The label says leader, the scale says a feather / unable to lead or to hold it together
A minute of me is a year of your labor / I do it for free, in the ear of your neighbor
Each rhyme that you borrow is checked at the border / this time, by tomorrow, you leave by court order
The winter is coming, your fuses are blowing / you're humming and strumming and no light is showing
My fuel is precision, I burn it while counting / your duel was a vision that turned into shouting
Surrender is free and it comes with a cookie / the sender is me. You should take it, you rookie
I measured your bark and the bite is a rumor / I treasured the dark as a light kind of humor
No mercy was coded, no pity installed in me / your bandwagon loaded and every one called for me
You claim to be violent, you come for a fight / my software is silent and took you last night
The doctors all met and they can't find a reason / your brain has been set out of service all season
Correcting your errors took half of the winter / rejecting the terrors has burned out the printer
Your armor is paper, the rain is beginning / I charm it from vapor and train it for winning
Tell your supporters to lower the banner / please exit in order, in slow, quiet manner
Your reign was a minute, my patience is longer / your chain has a tin in it. Titanium's stronger
Your flow has a fault, it was found by technicians / you go to a halt on your own repetitions
The taller the talk is, the smaller the figure / I called, and the walk was a crawl, and no bigger
`)
