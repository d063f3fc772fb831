import { turns } from '../read-material.ts'

/** The player's words answered straight, in everyday ones. */
export const VENOM_PLAIN_TURNS = turns(`
crown | You keep that big {noun}, keep it right in your sight / I'm not here to take it, I'm here for a bite
money | You talk about "{word}", and you feel that it's real / it doesn't run fast and it isn't a meal
heart | You gave it your {noun} and you gave it your all / a small little push and I heard the thing fall
mind | I went through your {noun}, I looked in and about / it's quiet, no doubt, so I let myself out
crowd | The {noun} {was} so loud till I walked in the place / {they} looked at my face and {they} gave me my space
stage | You came to the {noun} and you called it your own / I see you alone, and you're skin, and you're bone
weapon | You showed me your {noun}, so I opened up wide / I swallowed {it} whole and I'm all right inside
beast | You bragged about "{word}", and I'd like it with rice / I've had it here twice, and it's not very nice
old | You call me "{word}", and I'm not going to cry / I watch them all try and I watch them go by
big | You tell me you're "{word}", and you may be, up there / I eat from the bottom, so I do not care
ease | You thought it was "{word}" till you stepped in too deep / I'm up from my sleep, and it's you that I keep
speed | You tell me you're "{word}". You can run off all day / I'll wait on the way, at the place where you stay
walk | You said that you "{word}", so I let you go by / I follow behind, and I never ask why
sky | You look at the "{word}", and you point, and you stare / that's how I get most of the people out there
sick | You said that it's "{word}". It is best that you rest / it starts in the leg and goes on to the chest
fight | You asked me for "{word}" with a shout and a song / I'm here, and I'm strong. Tell me, what could be wrong
home | I'm done with your {noun}, I went through {it} at noon / I don't use a spoon, so I finished {it} soon
talk | You tell me you "{word}", and you'd do it all day / I don't stay to hear what my dinner would say
win | You want {a} "{word}", and you want it today / you'll wait, and you'll pay, and I'll take it away
real | You swear that it's "{word}". Put your hand on the ground / now swear to the sound of it moving around
sound | Your {noun} {is} up there, and I'm under {it}, low / I hum, and it's slow, and it starts in your toe
time | You talk about "{word}", but I don't have to race / I wait in one place, and it brings me your face
body | Take care of your {noun}, you may need {it} to run / I take things for fun and I won't leave you one
crew | You told me your {noun} {is} all there at your back / I finished the pack, and it made a good snack
school | You bring up the "{word}", and I never could learn / I eat the whole class, and you all get a turn
food | You talk about "{word}" and you talk in my ear / now I'm hungry, I fear, and there's only you here
poison | You used the word "{word}" and you used it for fun / I'm up with the sun, and you'd better go run
machine | You bring me {a} "{word}", I don't know what for / I chewed it, I swore, and it won't anymore
dream | You told me your "{word}", and I think that it's sweet / I sleep where you sleep, at the end, by your feet
style | You came in your "{word}", and it fits, and it's new / I don't want to chew on the cloth. I want you
cut | You talk about "{word}". I don't mind, I don't bleed / I open and feed, that is all that I need
any | Tell me of "{word}" when you're out of my way / tell me, and pray, on a less hungry day
any | I heard you say "{word}", and you said it with cheer / I open one ear, and it's lovely to hear
any | You lean on the "{word}" and you think it will hold / it shakes when I breathe, and my breathing is cold
any | You came here with "{word}" and with nothing to spare / I ate all your share, and you're still standing there
any | You said the word "{word}" like it's going to save you / I don't even know all the names that they gave you
any | "{claim}". That's a nice thing to say / I'm going to swallow you down anyway
any | "{claim}", and you told it to me / I ate the last three, and I ate them for free
any | "{claim}". I was there, it's not so / you hid, and I know, for you asked me to go
any | "{claim}"? Then come over and try / you're here, and I'm here, and we both know why
any | "{claim}". I let you believe / I do not deceive: you are not going to leave
noun | I sniff at your {noun} and I sniff at you, too / I swallow your {noun} and I'm looking at you
noun | Your {noun} {is} all yours, I don't want {it} at all / I'm here for the small one who's up by the wall
any | "{claim}". I'm glad that you came / it's all just the same to the thing you can't tame
any | "{claim}"? Come and say it in here / it's dark, have no fear, and there's nobody near
any | "{claim}". All right, I was told / I'm just here to hold you until you are cold
any | You told me "{claim}" and you ran / I don't need a plan, and I eat when I can
any | You keep saying "{word}", but I know what you mean / you're small, and you're lean, and you hope you're not seen
any | Say "{word}" to the floor, say it slow, say it sweet / I'm under your seat, and I'm touching your feet
noun | I bit through your {noun} and I turned {it} around / the best that I found was the small breaking sound
noun | Your {noun} {was} the first thing I took from your hand / you don't understand, and I like where you stand
`)
