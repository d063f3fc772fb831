import { turns } from '../read-material.ts'

/** Couplets that know what the player's word is about. */
export const VENOM_TOPICS = turns(`
fire | You say you bring "{word}"? I was under the hill / when mountains were burning, they burn for me still
fire | You light up your "{word}" at the edge of the mire / I roll over once and there isn't a fire
cold | You boast about "{word}". I have cold in my blood / I slept through three winters, face down in the mud
cold | You tell me it's "{word}"? That's my breath on your neck / the winter I bring doesn't stop at the deck
title | You call yourself "{word}". I've had several for lunch / the proud ones are hollow, they give a nice crunch
title | The last one called "{word}" left a shoe by the lake / it's still doing better than you, give or take
crown | I bit through your {noun}, it was chocolate and foil / the head underneath it went into the soil
gold | You dug up some "{word}" with a spoon and a grin / I sleep under hills with the real stuff in
gold | You brag about "{word}" to the thing in the mine / I chew through the cart and I sleep on the shine
money | You wave around "{word}" like a leaf at a cow / I'll eat it, I'll eat you, I'm eating it now
writing | I dripped on your {noun} and the paper turned black / {they} hissed for a second and never hissed back
writing | Your {noun} came in spitting, and that was a shame / I spit too. The table is down to the frame
heart | I pressed on your {noun} and it gave a small knock / like something that's hiding inside an old clock
mind | I got in your {noun} like the damp through a wall / by morning there wasn't a {noun} there at all
crowd | The {noun} heard you coming and asked for a song / the ground heard me coming and sang right along
stage | The {noun} you came up to was already mine / the ceiling has teeth and they're standing in line
weapon | You aimed me your {noun} and {they} shook like a reed / I ate the last army, it hadn't agreed
beast | You growl you're {a} "{word}". I had one of them, stewed / it growled the same thing on its way to be food
old | You tell me I'm "{word}"? So's the mountain, the tide / they bury the young ones and yawn while they slide
big | You say you're so "{word}". I have stood on your kind / you stuck to one toe and I still didn't mind
ease | You told us of "{word}". So's a slide into mud / you'll notice the slope by the change in the blood
speed | You tell me you're "{word}"? There's a fly on my tongue / it told me the same, and the fly was still young
walk | You "{word}" on my back and you call it a road / I let you get halfway, then swallowed the load
sky | You point at the "{word}". I'm the thing underneath / the last thing that fell from there broke on my teeth
sick | You tell me you're "{word}". I'm the reason, I'm sure / I bit you at breakfast and I've got no cure
fight | You said you'd bring "{word}" and the ground said "okay" / it opened its mouth and the road went away
home | I ate half your {noun} on the way to the show / the other half's nervous, it's watching me grow
talk | You "{word}" and you "{word}" like a gull on a roof / I shut it by stamping one half of a hoof
win | You smelled out {a} "{word}" and you ran to the trap / I'm under the floor with the spring in my lap
real | You talk about "{word}". I have teeth that can tell / you snapped like a cracker and rang like a bell
sound | Your {noun} {is} a fly on the skin of a drum / I breathe, and the bones of the building go numb
time | You talk about "{word}". I was here when it rained / a thousand years straight, and I never complained
body | I noticed your {noun}, I was picking a side / I'll start on the left, with the least of your pride
crew | Your {noun} heard me coming and ran up a tree / there's always one branch that was working for me
school | You talk about "{word}"? I once swallowed the bus / the bell and the board, and they stopped making fuss
food | You mention your "{word}" with the lights going low / I'm also quite hungry, I thought you should know
poison | You bring up the "{word}", so you know where I live / you knocked, and I've only one greeting to give
machine | You call on {a} "{word}"? I have rust in my spit / I dripped on the motor and that was the hit
dream | You tell me your "{word}"? I'm the weight on the bed / the reason you woke with a drum in your head
style | You dress up in "{word}" like a duck in a bow / it's nice for the oven, it's pretty, it's slow
cut | You tell me about "{word}"? I was bitten by steel / it's still in my shoulder, it's starting to heal
`)
