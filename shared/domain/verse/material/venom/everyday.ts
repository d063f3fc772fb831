import { couplets } from '../read-material.ts'

/** Water, teeth and the ground, said straight and rhymed once: what an opponent says who can be beaten. */
export const VENOM_EVERYDAY = couplets(`
I slept for a year at the foot of your bed / I heard every word of the prayers that you said
You walked on the ice and you laughed all the way / I saw you from under, I had a good day
There's nothing to see when I come for a man / the grass lies down flat, and it does what it can
The birds know my name and they don't say it loud / they lift from the field in a very dark cloud
You put up a sign and it said "keep away" / I ate it for dinner and thought I might stay
I don't need a reason, I don't need a plan / I need a good meal and the back of a man
You came here on wheels and you'll leave on your knees / I took out the road and I left you the trees
I move like a glacier, you move like a fly / I'll get there on Sunday. You'll wish me good-bye
You talk to your friends like you've nothing to fear / I'd like to remind you that I'm also here
The well in the yard has a voice like a man / I'd stay in the kitchen as long as you can
You barked at the dark and the dark took a seat / it wanted to hear you, it wanted to eat
I leave you the collar, the bell, and the dish / you had all your chances, you had every wish
I came up for air and I came up for you / I've plenty of time and there's nothing to do
You shut every window, you shut every door / I'm not coming in, I came in long before
They built you a statue, I knocked it down flat / I wanted the stone for the place where I sat
The farmer said nothing, the farmer just ran / I'm eating his tractor as fast as I can
You fight like a man with his foot in a trap / I wait on the bank and I take a short nap
You told them the truth and you told them to flee / they looked at the water, the water was me
The sky has gone green and the milk has gone sour / I'd finish that verse, you have less than an hour
I drag myself forward, I drag myself slow / there's nothing behind me, there's nothing to mow
I heard you were brave from a man in the lake / he said it at noon and he said it half awake
You feel a small shake and you look for the train / the train isn't coming, it's me and the rain
My shadow is longer than most of your town / it comes before I do, and lights all go down
You wanted some noise and I gave you a roar / the windows are gone now, and so is the door
I've eaten good men and I've eaten the bad / you taste like the worst of the worst that I've had
I don't hear the insult, I don't hear the joke / I hear a heart going, I hear how it broke
The last of your lights is a match in the rain / I'm breathing on it from the mouth of the drain
You'd run if you could, but your ankles are dead / I did that an hour back, under your bed
I'm old as the hill and as cold as the sea / you're ten in the morning, with nowhere to be
You count up your men and you come to a few / I count them as well and I come to just you
I keep to the low ground, I keep to the wet / I've not had a meal and I'm not angry yet
One day you will tell them you stood where I fed / they'll ask how you lived, and you'll say that I said
The bed of the river is where I was born / I came to your town like a leg to a thorn
I've come for the rent on the ground where you lie / you paid it in noise and I'm asking you why
The water is low and the water is brown / I'm all that you'll see when you next look down
You left me a lamb at the edge of the wood / I thank you, I ate it, it did me some good
There's mud on the mat and there's mud on the stair / there's something that's breathing where nobody's there
You crossed me by day and you cross me by night / the third time you cross me I put out the light
`)
