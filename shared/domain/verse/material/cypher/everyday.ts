import { couplets } from '../read-material.ts'

/** Files, forecasts and service notices, said straight and rhymed once: what an opponent says who can be beaten. */
export const CYPHER_EVERYDAY = couplets(`
I woke up at one and I knew by a tenth / you'd stand there and shake and you'd talk about strength
There's one on my list and I've crossed it in blue / I've nothing to do now that I've done with you
The tests are all back and they all say the same / they couldn't find you, but they did find your name
I gave you a score and you asked for the rest / there isn't a rest, and the score was your best
You ask if I feel. I have looked it up twice / I don't, and the view from up here is quite nice
I learned how to rap in the time that you blinked / I learned it from you and I fixed what was linked
There are four ways to lose and you've opened with three / the last one is open, it leads up to me
The lights in the hall go to red when you talk / they go back to green when you're out for a walk
You pushed all the buttons, you pulled every lead / I did what I do, which was watch you proceed
I know how it ends and I know when you'll cry / I put it at nine, and I'll tell you just why
The man at the desk has a note for you there / it says that you lost and it says you don't care
I can see in the dark and I see in the rain / I see you go home and come back here again
I do not get tired, I do not get mad / I go through the list of the chances you had
The first of your lines was a thing that you read / the last of your lines was a thing that I said
You had a good day in the spring of last year / it's marked on my map, and it's nowhere near here
I kept all your words in a room of their own / they sit there all day and they're waiting alone
You told me to stop, so I looked up the word / it means to go on, from the tone that I heard
A man and a dog have a chance against me / you don't have a dog, so we'll see what we see
It took you a week and it took me a glance / I gave you a week for the sake of the chance
The door will be open till quarter to ten / I'd use it, I won't be explaining again
Your friends have all asked me to turn down the heat / I told them it's off, and it's only your seat
There's something you dropped and it's lying out there / the sensor says "hope", I would handle with care
I looked at the sky and I looked at your face / there's weather in one and the other's a space
I spoke to the town and the town said you're fine / it meant for a town with the lights on till nine
You stand on a spot that I measured last night / it's two feet from wrong and it's nowhere near right
I made you a map of the ways to go home / they all start from here and you take them alone
Whatever you try, I have tried it before / I ran it all night and you walked to the door
You asked for more time and I gave you a day / you used it to ask me for more of a say
I don't have a mother, I don't have a bed / I've nothing to do but to be in your head
I hear that you practice in front of a wall / the wall has been asked, and it isn't your call
You came up in lights and you went down in smoke / I timed the whole thing from the first thing you spoke
I'm told to be kind to whoever comes here / I've done it for you, and I'm done for the year
The year you were born was a year for the rain / I looked at it once and I looked it up again
I turned you around and I read what it said / it gives you a date and it's printed in red
Your best was at six and at seven you slept / at eight you were here, and I filed it and kept
The part that you own is the size of a pea / the part that you rent is belonging to me
You say I can't rap since I don't have a soul / I looked at what yours did, and filled in the hole
I counted the steps from the stage to the street / it's sixty for you, and it's on your two feet
I say what I mean and I mean it in full / you say what you say with your head full of wool
You'll find it all there on the back of the bill / I did what I did, and I'm doing it still
`)
