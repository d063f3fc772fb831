import { couplets } from '../read-material.ts'

/** Rhymes that cross from the first bar to the second, each in its place: the set-up is answered word for word. */
export const RAZOR_CLOSE_CROSSED = couplets(`
The scalpel is certain, the hand doesn't waver / I pull back the curtain, you're begging a favor
I asked for a reason, you gave me a rumor / your whole winning season has shrunk to a tumor
Your story rings hollow from cover to cover / no reader would swallow the rest and recover
The butcher is louder, the tailor is colder / your pride is a powder I brush off a shoulder
The louder you're bragging, the looser the stitches / your trousers are sagging, that's one of the glitches
They came for a battle, I gave them a fitting / you came here to rattle, and look at you sitting
The crowd had a fever, I lowered the reading / you're such a believer, you clap while you're bleeding
A decade of practice, a day of attention / you're sharp as a cactus that lives on a pension
Your mask is so heavy, your jaw must be aching / I asked it already: what is it you're faking
I cut where it's thinnest, I cut where you're scared / before you had finished, the bed was prepared
The mirror's been lying, I'm paid to be truthful / you're nearer to crying than looking so youthful
I traced where you faltered, I chalked where you slumped / the waist has been altered, the ego's been dumped
The critics were gracious, they called it ambitious / your verse was so spacious they thought it fictitious
I measured the distance from mouth to the meaning / you'll need some assistance, or two years of cleaning
My patience has limits, my patients have fewer / you're in for ten minutes, then out by the sewer
The night's getting colder, your light's getting dimmer / I cut at the shoulder to make you look slimmer
Confess, it was easy: you never were ready / my blade isn't greasy, my hand's always steady
You thunder in private, in public you simper / I wonder how loud you will be when you whimper
I took out the drama, the smoke, and the stalling / what's left is a comma, and even it's falling
The glass doesn't flatter, the lamp has no pity / whatever you chatter, it still isn't witty
Your heart's in your collar, your soul's in your shoes / they'd all pay a dollar to watch you lose
The pages you padded were hardly worth turning / whatever you added was better for burning
A cut isn't cruel if it's correct / you called it a duel, so now I dissect
You wanted a whisper, a handshake, some sparring / I gave you a blister, I charge for the scarring
My scissors are open, my schedule is free / your spirit is broken, so leave it with me
Go on with your fable, I'm laying the table / the knife has your name on, the fork has your label
My silence is cheaper than all of your screaming / I cut you in deeper the longer you're dreaming
You buttered the people, you fluttered, you bowed / I muttered one needle-thin line to the crowd
The cheaper the lining, the louder the coat / the deeper the whining, the more that you gloat
I'm after the silence that follows the laughter / you're hollow from floor to the uppermost rafter
They branded you famous, I found you were aimless / my hand on the handle is making it painless
You paid for the glamour, the gloss, and the glitter / your grammar was hammered by some heavy hitter
The tighter the collar, the higher the squeal / a writer for dollars has nothing to feel
I'm feeding the shredder, you're reading along / your verse is much better in pieces than song
Your garden of glory was paper and paste / I pardon the story, I can't pardon taste
I'm kind to a stranger, I'm blind to a threat / you're mining for danger, you haven't dug yet
You came in good leather, and not a bit late / you're still put together like lunch on a plate
You're less than a scandal, a candle, a brand / I'm holding the handle, you melt where you stand
The fabric is tragic, the fit is a fluke / there's no kind of magic in playing a duke
You boast of your scars, but I know where you bought them / the ghosts in your bars are the people who taught them
You borrow the anger, you rent the disaster / tomorrow you'll hand back the keys to their master
My kitchen is quiet, the carving is plain / you came here to riot, you're starving in vain
Your lines are on crutches, your signs are on wheels / whatever it touches my needle reveals
Your lawyer's in pieces, your story is torn / I pressed out the creases, the glory was worn
You built up a feeling and filled it with air / it's stuck to the ceiling, I've pins in my hair
You rented the dragon and painted the flame / it's wagging its tail when it hears my name
Your temper is plastic, your fame is elastic / it stretched for a day, and the snap was fantastic
I fasten the collar, I loosen the tongue / you asked for a holler, the last one you've sung
I ask for one reason to leave you in place / you're last season's treason in this season's lace
My needle is narrow, it's small and intense / your arrow's a sparrow that sat on the fence
I cut with a comma, you pause and you crumble / you wanted a drama, it's all just a mumble
The knot that you tied was for show and for cheering / I thought that you'd hide it, but no, it's appearing
The point of a pin is the point you keep missing / you join in the din with the kettle's own hissing
I'm sorry for laughing, it's only the cut / your trousers are halving in front of your strut
Your bluffing is stuffing, a scarecrow in leather / I huff, and there's nothing that's holding together
My shears are no talkers, they open and close / your peers are all walkers, they walked when you chose
You carry a saber you never unsheathe / your neighbor does all your baring of teeth
Your threat was in marker, mine came in thread / the water got darker, your letters have bled
The gloves are for kindness, the mask for the smell / your confident blindness serves me so well
The critics are sleeping, the ushers, too / I'm quietly sweeping up pieces of you
`)
