import { couplets } from '../read-material.ts'

/** The page, the knife and the drawer, with long rhymes: what she has read, and what she leaves of it. */
export const RAZOR_CLOSE_VERDICT = couplets(`
You read out every line I edited / and dread the day that I get credited
I print your act in black and white / the only fact: a lack of bite
You rattle like a drawer of cutlery / one battle, and I've cut you utterly
You told the town your style was criminal / I found the damage rather minimal
I cut your vanity, cut your profanity / one blank page left, a gift to humanity
You tell your crew that you're my nemesis / I've shut you up in one parenthesis
Your record's got an asterisk / your spotless past ends after this
You lean, you drop, you say italic / I'm clean from top to tip, metallic
You're loud, a bargain, full of jargon / I cut till all you had was margin
One word from me, and it is elegant / the herd you brought is still irrelevant
Your threats are purely hypothetical / I file your parts: it's alphabetical
You're not exactly star material / you couldn't sell a box of cereal
You call it swagger, it's a stagger / that spoon of yours is not a dagger
You claim you're good? Not recently / I'll bury you quite decently
You smell of phony old baloney / I slice it without ceremony
Your sword is just a butter knife / you'd lose to toast in another life
I whittle you down, bit by little / your bark was hard, the wood is brittle
You bark all night like something starving / I mark the joint and do the carving
I brought your verse down to a quarter / they thought it good, but wanted shorter
You thought the crown was takeable / you found the queen unshakable
You signed it "irreplaceable" / the pencil was erasable
I searched for something quotable / the blanks alone were notable
Your beef is barely edible / I've carved up threats more credible
They promised me a challenger / and sent me in a scavenger
Your threat was only mockery / one tap: a floor of crockery
You told them you were legendary / I filed you under secondary
I heard you fishing for a compliment / you're no main course, you're just a condiment
You won't be going down in history / how you got in at all's a mystery
You leave behind no memory / I filed you down with emery
All night you played the gallery / I yawned and burned one calorie
You promised us brutality / you're here as a formality
I'd call it pure audacity / in one of your capacity
What use is all that security / except to guard obscurity
I packed up your ability / and marked the box "fragility"
You swore to your divinity / there's none in this vicinity
You'd need a whole constabulary / to hunt one word in your vocabulary
That ego is a bakery / it rises on pure fakery
Your friends all called you lyrical / they stayed awake, a miracle
I proofread the whole article / of truth I found no particle
Your tantrums are just comical / my cuts are economical
You came to be a spectacle / I swept you in a receptacle
Why speak like you're the president / I strain you, and you're sediment
The kick at my door came violently / I let you stand there, silently
You read it wrong, and willfully / I cut it right, and skillfully
Those lines of yours ran hurriedly / your eyes ran after, worriedly
That's bragging, and it's done so shamelessly / the scissors in your hand swing aimlessly
I hear you at the back there, muttering / the lights go up, you take to stuttering
So much for all that hammering / I named you once, you're stammering
They watched you come here swaggering / the exit's left, keep staggering
`)
