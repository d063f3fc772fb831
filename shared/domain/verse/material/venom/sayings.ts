import { couplets } from '../read-material.ts'

/** What people say every day, taken at its word by something hungry. */
export const VENOM_SAYINGS = couplets(`
You threw on a chain and it's plain that it's new / mine is the food chain, the bottom is you
You rode in, you showed off, you sat on a horse / I swallowed that load, you're the following course
You wish for a fish, there are dozens at sea / there were. There were three. Now it's you, now it's me
You say when it rains, lock the doors, 'cause it pours / I come up the drains and I'm under the floors
You shut out the crew with a gut feeling, true / my gut has one, too, and it's kicking. It's you
I'll give you a head start, I said it's okay / I start with the head of the prey anyway
They said you're a hard act to follow. I followed / you turned, and the street you had come by was swallowed
You slept on me, friend, I was under the bed / I crept, and I kept everything that you said
I've got a leg up. If you look, it's your own / I took it alone and I'm down to the bone
I don't shed a tear, I shed skin with a grin / it's one for each year, and there's nobody in
You're on shaky ground and the ground says hello / it found you by sound, and it won't let you go
You told them it's due to blow over. It did / it blew off the lid of the box where you hid
You wanted a wave and you slapped with your hand / I gave you just one. It took sand, it took land
You told us to hail, so I hailed, it was ice / you went kind of pale. I was nice, I hit twice
You asked for a rain check, I rained on the check / it's over the drain, and the deck, and your neck
You want in my circle? It's tight and it's round / one bite for the night and you won't make a sound
You pointed a finger. I'm not in the mood / to linger, so thanks for the fresh finger food
They told you, go break a leg. I came to help / I'll take it and shake, you can handle the yelp
You can't swallow pride, so I did it for you / it's hollow, I followed it down with a shoe
You brought me some food for thought. I just thought: food / I chewed it in bed and I hope that's not rude
You say, early bird, that you find the first worm / I like every word, and I like how you squirm
You say it's your season? That's reason for salt / the crack in the road wasn't anyone's fault
They told you it's sink or it's swim. There's a third / it's down here, it's grim, and I think that it stirred
You said you move mountains. This mountain moved you / you flew down the line, it's a fine kind of view
You drop a new song and I drop the whole floor / it's long to the basement, it's wrong to want more
You're under the weather. The weather is me / together we'll wait till you start to agree
A wolf's at your door, and he's big, and I wait / it's late, there is fur on the floor and my plate
You hit the rock bottom, the bottom hit back / it bit through the crack and it's craving a snack
Your name's on the tip of my tongue. So are you / your grip on my lip isn't going to do
Bad blood, did you say? I've improved it a bit / it's sad without venom: I add, and I spit
Your heart's in the right place: inside of my chest / I start with the best part and finish the rest
You turned a cold shoulder, I took it to go / I like it much colder, I chew pretty slow
They called you raw talent. I saw, so I ate it / my jaw is the law of it. That's how I rate it
They swept me right under the rug, out of sight / there's thunder down there and the rug's gaining height
You came with a stake, and I take it with fries / you quake, and you shake, and your eyes double size
You think that you're mighty, your nightie's a cape / you're just the right shape, and the size of a grape
I've never been tamed and I've never been beaten / the ones that were named in the papers were eaten
`)
