import { couplets } from '../read-material.ts'

/** What waits for who boasts, closely rhymed. */
export const VENOM_CLOSE_HUNTS = couplets(`
The last one who dared me had dared me on Sunday / I cared for him slowly, and shared him on Monday
The ladder won't matter, I'm water, I'm climbing / I rise to your cries, and I'm wise with my timing
The carpet is scarlet, the target's a star / it's tongue, and among us, that's just what you are
They knighted you, lighted your name, so you're frightening / you're standing on high ground and I am the lightning
A canyon's a man who once planned, with a notion / like yours, to withstand the demands of the ocean
Your pen is a pet, and it hasn't yet bitten / each threat that you've set has the heft of a kitten
Your heart has a start, and it's speeding, it's pleading / I'm reading it slowly before I start feeding
The cellar is swelling, the kitchen is twitching / I've come to your dwelling, I'm hungry, I'm itching
The pot has been hot since you got to the table / you thought I was only a lonely old fable
The cliff has a lip, and you slip when you're bragging / the drop doesn't stop, though your jaw may be dragging
You wear it so proudly, the crown, like a handle / I pull, and your skull's going out like a candle
Those claws that you draw are just straw, and they're bending / my jaw has a law: it is all in the ending
A storm has no form and no face to be hitting / you're swinging at wind, and you're winded, and sitting
Your punches are hunches, my lunches are planned / you're munching on sand from the palm of my hand
Your neighbors will savor the favor of quiet / you rapped, and I snapped, it's a nap after riot
Your boots may be cute, but they're suited for dancing / I'm mud, and your blood hears the flood that's advancing
Your battering's flattering, pattering, small / the shattering clatter you hear is your wall
The breeze in the trees is me, easing my breathing / you freeze at the knees, and I'm pleased with my teething
The village was pillaged for less than your lecture / they say, to this day, that the clay has its texture
The water's a mirror, so peer in it, nearer / it's cold, I've been told, and my smile's getting clearer
Your echo came back with a crack in it, chewed / the cave isn't brave, but it gave me some food
Your ship has a rip, and the hold has been filling / you stand in command while the band is still trilling
The fence makes no sense when the field is what's biting / your tent's on my tongue, and I'm done with inviting
Your grin's getting thin, and I see your chin shaking / begin with the skin, it's the first thing I'm taking
You're cursing the nurse, and it's worse than she's saying / the hearse is rehearsing the verses for praying
The fever's believing you're leaving by morning / your sleeve has a hole where I leave you a warning
The mountain keeps counting the shouting it swallows / you're sounding astounding, there's nobody follows
Your verse is rehearsed, and it sends me to dozing / the worst is you're perched on a jaw that is closing
Your bravery's savory, gravy on slaughter / you're brave on the land, and the land's full of water
Your legend is threatened, I've bitten the ending / the heroes are zero, and no one's pretending
My tail is the trail you've been failing to follow / your lantern's in hand, and you stand in the hollow
The gravel you travel has babbled for ages / it rattles your battles and laughs at your rages
Your home is on loan from the foam and the clay / I'm coming to comb it, and roam it, and stay
Your dam was a sham, so I swam to your pillow / you tossed, and you lost, and you're moss on the willow
The mouth of the south is a drought, and it's spreading / you're out of your doubts about where you are heading
Your camp's getting damp, and the lamp has been shaking / the tramp that you hear is the hill, and it's waking
The snow doesn't know that it's going to bury you / it's slow, and below it there's no one to carry you
Behave, or the cave that you gave up exploring / will open its eyes, and you'll find it's been snoring
Your thunder's from speakers, it's weaker than thunder / my sneaking is deeper, I'm sleeping there, under
Your fight is polite, and your bite is a kiss / I might give you one in the night, with a hiss
They called it a fall when the wall came to meet you / that's all that it took, and I crawled out to greet you
You told us you're golden, I rolled you: you're gilded / there's mold in the fold, and a hole where I drilled it
The fame that you claim is a flame in a shower / I came with the rain, and it lasted an hour
Your plan was a sandcastle, grand, and well guarded / I ran up the land, and your sand has departed
Your name's getting fainter, the painter has quit / the letters are wetter, I've eaten a bit
Your feet want to leave, and you grieve for the road / I'm beneath, and my teeth are the street where you strode
My swallow is hollow, you'll follow the rest of them / nobody's body came out with the best of them
Your castle's a hassle, I asked for the moat / you passed me the glass, and I drank up the boat
You're bold on the phone, but alone in the forest / I'm told that your moan is the tone of the chorus
Your lantern's enchanting, you're panting, it's failing / whatever you ran from is standing, exhaling
Your cage is a stage, and I paid my admission / the page on the gate says: it ate the musician
You're lost in the frost, and the cost is a finger / I toss you my breath, and it's death if you linger
My weight on your gate is a late kind of knocking / you hated to wait, so I started unlocking
The rats have all scattered, the cats have departed / the bats left the attic, and I haven't started
It's long, and it's strong, and it's trying on sizes / your torso, of course, is the sort that it prizes
Your ego's an eagle, it's regal, it's plastic / the sky has an eye, and its stomach's elastic
`)
