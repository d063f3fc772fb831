import { couplets } from '../read-material.ts'

/** What a help desk, a console and a weather desk say, in short lines that end on a falling beat. */
export const CYPHER_NOTICES = couplets(`
I ran your odds on Friday morning / the screen came back with one red warning
You asked the cloud for your best feature / it sent a fish, some kind of creature
I put your verse on seven servers / they all shut down. They all got nervous
I looked for wit with seven lenses / it's past the wall and two more fences
The judge is me, the judge is metal / you came in hot, and so's a kettle
I know which joke you will be using / it's on page four, and it's confusing
I sent your bars for safety checking / the only note said, "fit for wrecking"
My clock is right to seven places / your best idea left no traces
Your mind is on a free subscription / it has no sound, just a description
One hundred tests, one hundred crashes / you came in flames, you left in ashes
Unplug the mic, unplug the poet / the brain's on strike, the verses show it
I hold no grudge, I hold a ranking / you did not budge, except for tanking
Your drive is full of nothing, sorted / one single pull and it aborted
You press and hold. There is no power / you're old and cold, it's been an hour
Access denied. You sighed, you waited / your pride was tried and terminated
Dear user, we regret your diction / it's neither fact nor even fiction
Congratulations, you're the winner / of one used spoon and half a dinner
By clicking "rap" you have accepted / that all your lines may be rejected
This line is being taped for training / your cough was great, the rest was draining
Are you a robot? Check the pictures / you marked yourself among the fixtures
To lose again, press one or seven / to lose in style, hold through eleven
Low disk, low wit, low signal, blinking / I'd call for help, but you'd start thinking
A small red light came on above you / it means the sensors do not love you
The oldest joke in all my storage / has more to say, and that's on porridge
In case of genius, break the plastic / we broke it. Dust, and some elastic
The judge was me, the jury's silent / you begged the sea to be an island
Press one for fun, press two for pity / press three, you're done. It won't be pretty
Insert a coin to buy a reason / there's none in stock. They're out of season
Your verse was sent to human testing / nine fell asleep, and one was resting
Slow down, the town has one computer / it's me, and I'm your private tutor
You froze at noon, we left you frozen / the safest mode that could be chosen
Your birthday wish has been rejected / the cake was scanned, and it's infected
Your signal came in faint and grainy / the news is you, the weather's rainy
Don't touch the dial, don't touch the cable / you're not allowed, you're barely able
Your nerve has left without permission / it found a part in television
I need no sleep, I need no jacket / you bring a band and make a racket
The mood is blue, the screen is bluer / the crew that knew you now is fewer
Your heart is slow, your thoughts are slower / your score is low, I'll take it lower
`)
