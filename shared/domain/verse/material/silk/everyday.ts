import { couplets } from '../read-material.ts'

/** Wine, cloth and the bill, said straight and rhymed once: what an opponent says who can be beaten. */
export const SILK_EVERYDAY = couplets(`
You came through the door like a man with a plan / I let you go on, as a gentleman can
I don't need to hurry, I don't need to shout / the people who matter all know me about
You rang at the gate and you asked for the king / I looked from the stairs, and I let the thing ring
Your car's at the corner with one of the lights / I've seen it go by on the coldest of nights
The evening is lovely, the garden is mine / your verse was the only thing out of the line
You wanted a drink and you wanted a chair / I gave you the water, you're used to it there
My friends are all asking what you are about / I told them you're someone the waiter let out
You're good at a party, you're good for a laugh / I gave you a room with the rest of the staff
I've nothing to tell you, but this I will say / you'd do very well in a different play
You talk about winning, I talk about food / we both want the thing that we find to be good
I looked at your hand and I offered you mine / you held it too long, and it wasn't too fine
You're early for breakfast and late for the show / there's one thing you're good at, and that is to go
I bought the whole row just to sit on my own / you talk to a room that has bought you a loan
I've been to your city, I stayed for an hour / it needed a river, a bridge, and a tower
You say that you're cold, I can see that you are / my coat's on the driver, he's out by the car
I have a small house for the things I forget / you'd like it in there, it's not full of you yet
I smiled at the things that you said with a frown / it helps if you say them while lying face down
You ask for respect like a man at a shop / I haven't the change, and I'm not going to stop
You're tall in the morning and short in the night / I measure a man by the end of the fight
The bread is still warm and the butter is cold / you came here for more than you're able to hold
The man at the piano has asked me your name / I gave him another, he thought you the same
You held up your glass like you'd paid for the wine / I let you believe it, the cellar is mine
I once had a dog with a voice like your own / we gave him away and he never did phone
You dress for the weather, I dress for the day / the weather goes home, but I'm planning to stay
I keep a small book of the people I meet / your name's on the page with the price of the meat
I never say no to a man on his knees / I say, "would you mind it, a bit further, please"
You ask what it costs, and it costs what it may / I've never once asked and I never will pay
I'm told that you practice. I'm told that it's long / I'm sorry to hear it, you're doing it wrong
The moon's on the water, the boats are asleep / your voice was so loud that it frightened the sheep
I came by the coast and I stopped for the view / I could have looked longer, but then there was you
You're nice in your way and your way's over there / it's just past the kitchen and under the stair
Your mouth is a door with a bell and a mat / I wiped off my feet and I left it at that
You walk like a man who has borrowed the shoes / I'd give you a pair, but you'd only get blues
The last one who tried me is happy today / he works in my garden and puts things away
I'd fight you in person, but look at the hour / I've somebody waiting to send you a flower
I gave you a hand, and you gave me a speech / I've kept what you said for a day at the beach
Do take what you like on your way to the gate / the towels, the soap, and a piece of the plate
`)
