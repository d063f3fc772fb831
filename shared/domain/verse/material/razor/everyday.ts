import { couplets } from '../read-material.ts'

/** Cloth, the knife and the page, said straight and rhymed once: what an opponent says who can be beaten. */
export const RAZOR_EVERYDAY = couplets(`
You talk for an hour and I work for a day / I finish by evening, you go home to play
I sit by the window and wait for the light / I cut what you wrote and I sleep well at night
You told them you'd beat me, you told them you could / they came here to see it, they left it for good
My table is clean and my tools are in line / you bring your own mess and you call it a sign
You asked for the truth and I gave you the bill / the truth is, you stop when the others stand still
I give you a minute to get to your point / the minute is over, and so is the joint
I take off an inch and I take off one more / I take till there's nothing to bring to the door
You lean to one side when you tell us a lie / you're leaning right now, and we all wonder why
I work in the quiet, I live by the hand / you live by the shout, and you don't understand
The cloth doesn't care what you say to its face / it falls where I cut it, it falls into place
You practiced all summer, I heard you next door / I thought it was somebody moving a floor
I give you the needle, you give me the eye / I show you the thread and I bid you goodbye
You wrote it in anger and read it in fear / I wrote mine in pencil, I'm still standing here
I never was angry, I never was loud / I take what is crooked and cut for the crowd
You put in the work of a man half asleep / I pull at a corner, it isn't that deep
It's late and you're tired, it shows in the hem / your words have gone gray and there's nothing in them
I fitted a hundred who stood where you stand / they went with their trousers held up by one hand
You look for a place where the cut isn't clean / go look, there is nothing at all to be seen
You came with a speech and it came with a stain / I washed it in cold and I hung it in rain
The lesson is short and the lesson is free / don't bring what is dull to a person like me
I don't have to hurry, I don't have to try / I hold it to light and I let it go by
You sharpened your tongue on a piece of old bread / it cut through the butter, it stopped at my head
I know what you're worth to the nearest half cent / I know what you said and I know what you meant
The back of the line is a very good place / I kept it for you and I wrote down your face
You sold them a story, you sold them a coat / I looked in the pocket and found what you wrote
Your silence was better, I say it with care / bring more of it with you, there's plenty of chair
There's one way to wear what I made for you. Wait / you hold it in front, and you try to stand straight
I had you in mind when I bought the small pins / the big ones are saved for a person who wins
You wanted a fight and I wanted to sew / I did what I wanted, and now you can go
The night is still young and the work has been light / I cut only once and it's fitting you right
You keep all your winnings in one little tin / I shook it, it's empty, I put it back in
I fold it, I crease it, I lay it away / the verse that you gave me is over today
You laugh at the chalk on the back of your coat / go on, turn around, and read out what I wrote
I mark where you falter, I mark where you stall / I mark in one color, there's chalk over all
You asked what I charge and I said it depends / a lot for an artist, much less for his friends
There's nothing to fear, there is nothing to feel / you'll notice it only when trying to kneel
I gave you some slack and you tied it in bows / I'm taking it back by the way the thread goes
You stood at my counter and talked about gold / I measured the man, and the cloth wasn't sold
You look at the floor when it's my turn to speak / the floor will be yours by the end of the week
I've nothing against you, I've nothing to prove / I've only a knife and you hardly can move
`)
