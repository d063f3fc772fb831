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
gold | You told me of "{word}", so I scraped with a pin / and under the shine it was tin, and then thin
money | You talk about "{word}" with the price still attached / I tailor your betters. Your pockets are patched
writing | You bragged of your {noun}. I went over in red / the kindest correction was "leave it unsaid"
writing | You lent me your {noun} and I sent {it} back thinner / one half was a napkin left over from dinner
heart | You showed me your {noun}. I have held one before / the good ones don't rattle like change in a drawer
mind | I opened your {noun} with a number nine blade / a dust sheet, a bulb, and a bed still unmade
crowd | The {noun} went quiet, you thought it was awe / that's only what people do near to a saw
stage | You came to the {noun} and the lamp gave a hiss / I've worked in much cleaner and colder than this
weapon | Your {noun} {is} all handle, you skipped on the edge / you swing like a gardener, scared of the hedge
beast | You say you're {a} "{word}". I've a coat made of those / it's fine at the collar, it tickles the nose
old | "{word}", did you call it? So's any good blade / it's you that will date. I was patiently made
big | "{word}" is a size and I took yours in twice / there's still room for two in it, neither one nice
ease | You talk about "{word}"? I believe you, it shows / the hem's on the shoulder, the sleeve's at the toes
speed | You call yourself "{word}". Well, so is a slip / I've sewn up the ones who were proud of their zip
walk | You told us you "{word}". I had chalked out the floor / it starts at the mirror and ends at the door
sky | You point at the "{word}", I have paper and string / I cut out a dozen before you could sing
sick | You told me it's "{word}", so I scrubbed and I gloved / and took out the part only you ever loved
fight | You promised me "{word}" and you came with a threat / I haven't unbuttoned my overcoat yet
home | The {noun} that you stand for would like its name back / it's pressed and it's folded and out on the rack
talk | You "{word}", and I wait with a pin in my teeth / I'm only concerned with the shape underneath
win | You're counting on "{word}", so I'll alter the count / I take from the top in the smallest amount
real | You swear by what's "{word}". I've a light for that, too / the label came off and the dye bled through
sound | I took out your {noun} with one turn of the wrist / it's quiet, it's better, and nothing was missed
time | You talk about "{word}" and it's running, I'm told / I only need seconds, and mine are all cold
body | You bring up your {noun}. I have patterns for those / in small, extra small, and "the customer's pose"
crew | Your {noun} came in matching, a set off the shelf / I cut the one string and you fell by yourself
school | You told us of "{word}", I have marked it in red / "more thinking, less ink" is what all of it said
food | You bring up the "{word}" with a napkin tucked in / I carve at the table. I like it cut thin
cut | You talk about "{word}" like a spoon in a drawer / it's near enough knives to have heard what they're for
style | You talk about "{word}" with the tag hanging out / it's twelve for a dozen. That's what you're about
machine | You mention "{word}" and you're proud of the part / I've mended machines with more flesh in the heart
dream | You told me your "{word}" and I pinned it on card / the moth in the case said you're trying too hard
`)
