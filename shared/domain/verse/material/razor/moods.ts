import { couplets } from '../read-material.ts'

/** Amused: said when the battle is being won. */
export const RAZOR_AHEAD = couplets(`
I dropped a pin and you jumped to the ceiling / I never met fabric with this much feeling
You're leaking ink, dear, do sit down and rest / I've chalked out the places you're not at your best
I'm yawning in stitches, I'm winning in thread / you're still at the mirror, rehearsing instead
They asked if it hurts and I said, just the pride / it came off in one piece with nothing inside
Stay for the encore, I'll hem up your trousers / you wanted disciples and only got browsers
I trimmed you so short that your shadow complained / it came to my counter and asked what remained
I've stopped using scissors, I cut with a glance / you fell out of fashion halfway through your stance
Keep your chin up, it's a much better angle / I like to see all of the loose threads that dangle
You're down by a yard and you're up on your toes / it's sweet how a hem thinks it's choosing the clothes
I'm bored with the sword, so I scored with the cord / you roared, and the board has applauded: ignored
I'm ahead by a thread and a bed full of pins / you said what you dreaded, that's where it begins
A tweak to your cheek and a streak in your suit / I peek at the weak and they squeak when I shoot
The gap on the map is a lap, maybe two / I nap while you yap and they clap, not for you
I'm leisure, I'm seizure, I'm measure and shear / your pressure's a pleasure, I treasure your fear
I'm winning this and you're still proud / you're very brave to lose so loud
It's ten to one. You earn the one / for standing there and having fun
You shake my hand, your hand is wet / I haven't even started yet
I pour out the tea and I put up my feet / you're doing so well for a guest in defeat
I wave and you brave it, you're nearly in second / it's only the two of us here, as I reckon
Sit down, have some cake, you have earned half a slice / I beat you just once and I'm doing it twice
My lead is a mile and my smile is a stitch / you file in behind me and fall in a ditch
I look at my nails and I slow down my speed / they're all looking good, so I'll file and proceed
I'm up by so much that I wrote you a note / it's folded with care in the sleeve of your coat
I'm winning again and I'm barely awake / I'd do it asleep, but you're due for a break
`)

/** Angry: shorter bars, closer rhymes, said when the battle is being lost. */
export const RAZOR_BEHIND = couplets(`
So you drew first, now I rehearse your worst / the thirst in your verse is about to burst
Enough. You huff, I snuff the wick / one flick, one nick, one click, too quick
You drew one bead of red, and you spread it / enjoy it, I'll take every drop of the credit
You nicked my skin, so I let you in / now spin on the pin where the lessons begin
You cut me once and I answer in threes / the mouth, then the bluff, then the weak little knees
No smile. I file each tooth of the saw / a while, and your style is a pile of raw straw
You won an inch. You flinch. I pinch / I hold both ends of the cord on the winch
The scratch was a match and it lit me up bright / your patch and your latch won't attach for tonight
You got the laugh, I get the last half / I'm writing your epitaph, one paragraph
Speak up. You leak from the cheek to the chin / I seek out the weak and I sneak the blade in
Right, I was light, now it's tight, now it's night / you bite at the white of an edge you can't fight
I bent, you went and you spent what you lent / the rent on that dent is a hundred percent
Enjoy the round, enjoy the beer / you win this one, and I'm still here
Not bad. One point. You have a plan / now hold your shirt on while you can
That hit. All right. You had your fun / I count to ten. We're now at one
Fine. That was mine. Now I sharpen the line / I sign what I slice at the base of the spine
You got one in. I felt the pin / now count how many are left in your skin
I lost that round. I made no sound / I marked on the map where the opening's found
So laugh. Go on. The chalk is drawn / I cut to the mark and I finish by dawn
Keep the cheer. Keep it near. I've one more gear / I clear out the room from the front to the rear
I bled one drop. I drop the act / I've packed ten knives and the list is exact
No more talk. I put down the chalk / the next thing you hear is the turn of the lock
Good hit. I admit it. I'll knit you a thing / it fits at the neck and it closes. It's string
`)

/** For a verse that gives nothing to turn around. */
export const RAZOR_EMPTY = couplets(`
You handed me nothing and asked for a cut / I can't trim the air, so I kept my mouth shut
I opened your verse like a patient, with care / and found, where the heart goes, a cupboard of air
That wasn't a verse, it's the lint in a drawer / I've swept up more meaning from under the floor
I sharpened three blades for a page without ink / the cruelest cut was the time you had to think
There isn't a thread here to pull or to snip / you came to a knife fight with fog in your grip
Blank cloth, no mark, not a stain, not a crease / the bravest thing in it was keeping the peace
I've edited silence with more of a plot / your verse is a button, the coat you forgot
My red pen sits capped, there is nothing to strike / a blank with a name on is all it looks like
You mumbled some lint and you called it a line / I couldn't find words, so the last ones are mine
You packed for a war and you brought me a box / I cut through the tape and found one pair of socks
No facts, no attacks, not a crack for my axe / you relax in the wax of two paper-thin tracks
You drew me a blank, and to rank it, it sank / I thank you, I drank from an emptier tank
I came with a scalpel, I opened the case / there's no blood, no body, just ribbons and space
I dissect and inspect what I'd never detect / no effect, no subject, not a speck to reject
You say two words and then you stop / there's no one home, so shut the shop
The form has a space for the thing you are saying / it's empty. Go home. There's no point in you staying
I hold up the page and I hold it up longer / the paper is strong and the words should be stronger
I look for the black at the front and the back / it's all of it white, not a word of attack
`)

/** Only without the profanity filter. */
export const RAZOR_ROUGH = couplets(`
You talk a lot of shit for a kid in a bib / I'd give you a damn, but I don't tell a fib
Half of this verse is your ass on a shelf / I cut out the crap and there's none of yourself
Hell is a fitting room lit far too bright / your ass in the mirror, my pins pulled in tight
You bust your ass building a bar like a wall / I lean on the damn thing and there goes it all
Your whole damn style is a hole in a sock / you limp in here late and get pissed at the clock
That's crap in a cape, that's a rag with a name / I burn better shit just to start a small flame
I clip the bullshit to the tip of the hook / you flip and you trip over crap from your book
You pass off this sass as if class is your ass / I'm cutting the damn grass, and you're not first class
You look like hell and you cut like a spoon / I'll hem your damn mouth and be home by noon
That's one shit shirt on a shit little hook / I'd piss on the price but it's not worth a look
I've read your damn book and it's crap to the cover / the best bit of shit is the stain by the other
You built half an ass and you sold it as whole / I patched up the crap with a bit of your soul
Your act is a fart in a very loud suit / I opened a window, I threw out the boot
Your verse is damn long and the people are tired / I read half the crap and I'd say you are fired
Your talk is crap, your hair's a joke / go change the tape, the damn thing broke
Hell, what a smell, did you sell that as art / I can't even tell which is verse, which is fart
That crap in your rap is a map to the toilet / I snap off a scrap so the rest doesn't spoil it
The ass in the glass is your class in the mirror / I pass you the lamp and it doesn't get clearer
You spit all that shit and you sit like a quitter / I knit you a kit, it's a coat for a critter
Stop talking. Damn. You hurt my head / the last damn word you had is dead
Your verse is hell, your coat is hot / I'd burn the damn thing on the spot
Go sell your hell. I sell the thread / you damn well need to stitch your head
Damn, what a shame, you can't spell your own name / I cut the whole verse, and the crowd did the same
`)
