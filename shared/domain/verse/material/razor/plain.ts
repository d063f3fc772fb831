import { couplets } from '../read-material.ts'

/** Everyday words and one flat blow: what Razor says without looking up. */
export const RAZOR_PLAIN = couplets(`
Sit down, be still, it won't take long / I'll show you where the words went wrong
Your work is rough, your work is late / and I don't fix it while you wait
You dress up well, I'll give you that / a shame that every word fell flat
I start on time, I stop on time / and you're still looking for a rhyme
You start a fight? Go find a friend / the things you start are things I end
I checked your hands, I checked your heart / the trouble is the talking part
A doctor's needed, that's my guess / I looked inside and it's a mess
The doctor's in, the light is on / in half a minute you'll be gone
There goes a button, there's a shoe / in one more bar I'm done with you
I've fixed up worse, but not by much / so hold your breath and do not touch
My hands are still, my head is clear / and you should not be standing here
I keep the words that people need / the rest of you is hard to read
Another night, another fool / the knife is out, my head is cool
No drums for me, no flags, no noise / I leave the shouting to the boys
I turned the lamp a little low / there wasn't much of you to show
You say it's style, I say it's not / I say your jacket has a spot
It's not a fight, it's not a game / I cut one letter from your name
My cut is clean, my hand is quick / and you are looking rather sick
I like my coffee black. I like / the sound of you without a mic
I'm in no hurry, have a seat / I'll work around your shaking feet
You walk in loud, you walk in tall / I only see your back, that's all
I write it down, I turn the page / you hold your drink and show your age
You write too much, you think too small / I cut one word, I cut them all
You want the truth? It isn't long / you're just not good, and I'm too strong
I need one hand, I need one light / you bring nine people in to write
I don't cut wide, I don't cut deep / I cut the part you want to keep
Hang up the coat, hand back the crown / then take the early bus from town
You talk of blood, you want a war / I sell small buttons. Shut the door
You talk of danger, talk of fights / you don't turn off your bedroom lights
I've done this job since I was ten / you still can't work a simple pen
I'm calm, I'm cold, I'm done by nine / and every coat you own is mine
You smile too much, you smile too wide / I see the thing you try to hide
Don't call it luck, don't call it skill / your heart is loud, my hand is still
You call that sharp? I call that round / it rolls off stage without a sound
Behind you sit your twenty fans / they leave at ten, they all have plans
You work at night, you sleep all day / I'd try it round the other way
I read the start, I read the rest / I like the empty pages best
I know the ones who ought to quit / you're first, you're third, you're most of it
There is the hat, there is the chain / it's what's between that gives me pain
That mouth can run, it runs so fast / and every time you finish last
Your time is up, your light is red / go home and think on what I said
One line from me is worth your ten / now go away and count again
It isn't new and it's just not true / I read it first and it wasn't you
You had your day and you had your say / I cut one line and you walk away
You want it bad and you make me sad / the first two words were the best you had
You dress in white and you want a fight / I hold a glass of red wine tonight
I finish a job in the time that you're talking / the door's on your left, so you'd better start walking
I read all your lines and not one is a winner / I write it much better than that before dinner
Your verse is a mess and it needs a beginning / I'd stay and I'd fix it, but I'm busy winning
I close up the shop and I turn down the lighting / you did so much dressing, you left out the fighting
I only use half of the words you've been using / and that's why I'm here, and it's why you keep losing
I don't like to run and I don't like to hurry / you look at my hands and you're starting to worry
Go home, go to sleep, and come back when you're better / I marked every page and I marked every letter
You stand by the mirror so close you are kissing / and still you can't see that a button is missing
The knife isn't big and the hand isn't shaking / I take out the noise and the mess you are making
All day it was money, all evening it's power / I'm next with the mic, so go home, take a shower
The jacket is new and you like the dark glasses / you say you're a star, and I wait till it passes
You use twenty words where I only use seven / I go home by ten, you still talk at eleven
I look at you now and I know what you're wearing / it's somebody's coat, and I don't think they're sharing
I measure your arm and I measure your shoulder / don't move, it's all right, it will only feel colder
Your coat is too big and your mouth is much bigger / you're hiding in both, and it's easy to figure
Sit back in the chair, you look nervous already / your hands are all wet, so I'm glad mine are steady
The page says it's danger, the page says it's trouble / I cut it in half and you owe me for double
Be calm, it is quick, and nobody is bleeding / I only cut out every word you were reading
Four words in your rhyme, and the first one is "maybe" / I hear better lines from the doctor's new baby
The door is still open, the bus is still running / the shirt isn't good and the rap isn't stunning
My knife doesn't care who you know, who you're friends with / it's small, it is clean, and it's what the night ends with
Not one of those lines is a line worth repeating / sit down with the others, I'm starting the meeting
Last year you were loud, and this year you are boring / the front of the room is already snoring
Look over there, right there by the chair / that was your hat and that was your hair
Hold out your arm, it will do you no harm / I'm only here to turn off the alarm
`)
