import { turns } from '../read-material.ts'

/** Couplets that know what the player's word is about. */
export const RAZOR_TOPICS = turns(`
fire | You bring "{word}" to a blade that was born in the flame / it heated me, hardened me, taught me your name
fire | You play with your "{word}" like a match in the rain / I hold a cold edge and you're down to a stain
cold | "{word}", you say? It's how scalpels are stored / the room wasn't frozen, the room was just bored
cold | You talk about "{word}", but you shake at the hem / my hands are the cold. You were warmer than them
title | You crowned yourself "{word}" in a mirror, alone / I read the small print: it says "this is on loan"
title | You call yourself "{word}", so I looked at the sash / the ribbon says "taking part". So did the trash
crown | Your {noun} {was} a paper hat, folded and glued / I unfolded it, and the print was quite rude
crown | I picked up your {noun} and I turned it around / a tag on the back of it says "lost and found"
gold | You told me of "{word}", so I scraped with a pin / and under the shine it was tin, and then thin
gold | You keep saying "{word}", but your finger is green / it fell from a very small vending machine
money | You talk about "{word}" with the price still attached / I tailor your betters. Your pockets are patched
money | You keep saying "{word}", but you came here by bus / I saw you get off it, and so did all of us
writing | You bragged of your {noun}. I went over in red / the kindest correction was "leave it unsaid"
writing | You lent me your {noun} and I sent {it} back thinner / one half was a napkin left over from dinner
heart | You showed me your {noun}. I have held one before / the good ones don't rattle like change in a drawer
heart | You put your whole {noun} in the verse, I was told / I put in one hand and the verse was still cold
mind | I opened your {noun} with a number nine blade / a dust sheet, a bulb, and a bed still unmade
mind | You told us your {noun} {is} the best in the room / I'd like you to meet the new mop and the broom
crowd | The {noun} went quiet, you thought it was awe / that's only what people do near to a saw
crowd | The {noun} {has} been patient and terribly kind / {they} asked me to finish what you left behind
stage | You came to the {noun} and the lamp gave a hiss / I've worked in much cleaner and colder than this
stage | You looked at the {noun} and you thought it was yours / I've got the one key and I lock all the doors
weapon | Your {noun} {is} all handle, you skipped on the edge / you swing like a gardener, scared of the hedge
weapon | You show me your {noun} and your hand isn't still / I use one small knife and I always will
beast | You say you're {a} "{word}". I've a coat made of those / it's fine at the collar, it tickles the nose
beast | You call yourself "{word}". I know the type well / it sits when I tell it and comes to a bell
old | "{word}", did you call it? So's any good blade / it's you that will date. I was patiently made
old | I heard you say "{word}". I've had years to get better / you've had the whole night and you wrote half a letter
big | "{word}" is a size and I took yours in twice / there's still room for two in it, neither one nice
big | You said it was "{word}", so I went there to see / I looked for a while. It came up to my knee
ease | You talk about "{word}"? I believe you, it shows / the hem's on the shoulder, the sleeve's at the toes
ease | You say that it's "{word}". Then explain why you're shaking / I haven't stood up, and your voice is still breaking
speed | You call yourself "{word}". Well, so is a slip / I've sewn up the ones who were proud of their zip
speed | You tell me you're "{word}". You were late to the meeting / I'm done, I've been paid, and you're still at the greeting
walk | You told us you "{word}". I had chalked out the floor / it starts at the mirror and ends at the door
walk | You tell us you "{word}". There's a thread on your shoe / it's tied to a chair, and I tied the chair, too
sky | You point at the "{word}", I have paper and string / I cut out a dozen before you could sing
sky | You reach for the "{word}" on the tips of your toes / your shirt's coming up and now everyone knows
sick | You told me it's "{word}", so I scrubbed and I gloved / and took out the part only you ever loved
sick | You call yourself "{word}". Take a number and wait / I'm seeing a man with a real cough at eight
fight | You promised me "{word}" and you came with a threat / I haven't unbuttoned my overcoat yet
fight | You said it was "{word}", so I put down my tea / you looked at the door and you looked back at me
home | The {noun} that you stand for would like its name back / it's pressed and it's folded and out on the rack
home | I went to your {noun} and I asked every door / nobody had heard of your music before
talk | You "{word}", and I wait with a pin in my teeth / I'm only concerned with the shape underneath
talk | You "{word}" and you "{word}" and you still haven't said / one word that would stay for an hour in a head
win | You're counting on "{word}", so I'll alter the count / I take from the top in the smallest amount
win | You talk about "{word}". There's a hole in the plan / you'd have to beat me, and you don't think you can
real | You swear by what's "{word}". I've a light for that, too / the label came off and the dye bled through
real | You tell me it's "{word}". I held it to light / the name is in pencil, the date isn't right
sound | I took out your {noun} with one turn of the wrist / it's quiet, it's better, and nothing was missed
sound | I turned off your {noun} and I sat there for hours / it's better like that, and it's good for the flowers
time | You talk about "{word}" and it's running, I'm told / I only need seconds, and mine are all cold
time | You talk about "{word}", so I look at the clock / you've been here an hour and you've only said "knock"
body | You bring up your {noun}. I have patterns for those / in small, extra small, and "the customer's pose"
body | You tell me your {noun} {is} the best of the lot / I looked at {it} twice, and I'd say {they} {is} not
crew | Your {noun} came in matching, a set off the shelf / I cut the one string and you fell by yourself
crew | Your {noun} {has} gone home. There's a note with your dinner / it says to sit still and to clap for the winner
school | You told us of "{word}", I have marked it in red / "more thinking, less ink" is what all of it said
school | You bring up your "{word}". I have read the report / your talking is long and your thinking is short
food | You bring up the "{word}" with a fork in your fist / I carve at the table, one turn of the wrist
food | You talk about "{word}" in the middle of fighting / go home and have dinner, and leave me the writing
cut | You talk about "{word}" like a spoon in a drawer / it's near enough knives to have heard what they're for
cut | You say you are "{word}". Here's an apple. Now show / I'll wait over here. You are terribly slow
style | You talk about "{word}" with the tag hanging out / it's twelve for a dozen. That's what you're about
style | You bring up your "{word}". Does it come in your size / I'd take in the waist and I'd let out the lies
machine | You mention "{word}" and you're proud of the part / I've mended machines with more flesh in the heart
machine | You bring up {a} "{word}". I do this by hand / it takes me a minute. You won't understand
dream | You told me your "{word}" and I pinned it on card / the moth in the case said you're trying too hard
dream | You told us your "{word}". I was hoping you'd wake / before you got up here and made your mistake
poison | You told me of "{word}", so I looked for the sting / I cut off one end and it's only a string
poison | You say you bring "{word}"? I've a shelf and a pen / I wrote down "cough syrup" and shut it again
`)
