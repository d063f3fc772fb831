import { couplets } from '../read-material.ts'

/** Wine, cloth and the bill in the closest rhyme there is: for opponents who know how it is done. */
export const SILK_CLOSE_SET = couplets(`
The gold that you hold has been told it is brass / I rolled up the fold and I sold it for glass
My yacht has a lot that your cot never got / you bought what you thought was a plot, and it's not
The show was so slow that I know all the staff / I owe it to woe that I didn't quite laugh
I sip as I slip you a tip and a smile / you flip and you trip on your lip for a while
How grand that you stand where you planned on a throne / I've land on the strand and the sand that you own
You polish your arrogance, hoping it's elegance / the evidence points to a certain irrelevance
The knot in my tie is complicated / the rest is quite easy: you're dominated
I took a quick look at your merchandise / it is, being kind, on the verge of nice
Your watch is the real thing, apparently / it came with a wink for a guarantee
Do dress up in opulence, borrow the lot / you talk with a confidence nobody bought
I gave you a light little dose of flattery / you burned for a night like a cheap old battery
You think you can drink with the fleet at my yacht club / you sink like a duck out of luck in the hot tub
I find it delicious that you're so ambitious / your wins are fictitious, your friends are suspicious
You huff and you puff, but there isn't the stuffing / you're tough in the way that's enough for a muffin
I looked in your book for a line to find good in / it shook when I took it, a lot like a pudding
I'm calmly reclining, I'm wining and dining / you stand there, just whining, a coat with no lining
Your boat isn't sailing, you're bailing, you're flailing / I lean on the railing to watch as you're failing
You called for a friend on the telephone / the end of it was that you fell alone
A frame in my gallery costs your whole salary / your wit is all celery, hardly a calorie
Your talent's a rarity, kept up by charity / there's such a disparity: noise and no clarity
You think you're deplorable? Dear, you're adorable / the threat is ignorable, the price affordable
You chatter and flatter and drop the whole platter / it doesn't much matter, I watched the thing shatter
I offered civility, you brought hostility / you've got an ability for sheer futility
Your roast was inedible, nearly incredible / my host said "regrettable", I said "forgettable"
The paint is cracking, the crowd is packing / it's class you're lacking, and also backing
Your chain is plastic, your bars elastic / I said "fantastic". It was sarcastic
I kept on pouring, the crowd kept snoring / you call it roaring, we call it boring
You played the winner, I paid for dinner / you leave much thinner, a mere beginner
You came as suitor, you need a tutor / the silver's pewter, the frog was cuter
You climbed my ladder, you just got sadder / I don't get madder, I just get gladder
The words you uttered were mostly stuttered / I never muttered, my bread was buttered
Your show's appalling, the curtain's falling / your cab is calling, so no more stalling
You came in flustered and shook like custard / the nerve you mustered was mostly mustard
You beg attention, there's none to mention / you live on tension, I live on pension
You called for many, there wasn't any / you bet a twenty, you leave a penny
A king was announced at the masquerade / you cling to the ring as you ask for aid
I penned for your end a short symphony / your friends will attend it in sympathy
One night you declared you're a millionaire / I turned on the light, and there's nil in there
You rolled, and I told you, that pair of dice / was sold by the man who owns paradise
My silence, dear friend, is intentional / the insults you send are conventional
My coat is fitted, your plot was knitted / by some half-witted man I outwitted
My voice is purring, your words are slurring / the room is stirring, and it's concurring
I'm in the bubble, you're in the rubble / you're small-time trouble with two-day stubble
You bet the table, I own the stable / your horse was able in just one fable
I light my tapers, I read my papers / you cut your capers and live on vapors
I own the cellar, you're no best seller / a fortune teller would say, "poor fella"
Your gift is shabby, your verse is flabby / I'll call a cabbie, you're getting crabby
Your cuffs are sloppy, your bow tie's floppy / I've sold that copy, it's cheap and choppy
The chair I sat in is gold and satin / the verse you chat in might well be Latin
I sip, you guzzle, you whine, you nuzzle / it's not a puzzle, you need a muzzle
You came in flurried, you left, you scurried / I wasn't hurried, I wasn't worried
A noisy bragger, a rubber dagger / you came with swagger and left with stagger
You came to rumble, I watched you tumble / you're sweet when humble, like apple crumble
My ice is clinking, your eyes are blinking / your ship is sinking, and I'm still drinking
They call you notorious, I'm just victorious / the dinner was glorious, yours was laborious
How splendid, it ended, I nearly attended / your wit was suspended, the jokes unintended
You're ever so clever, and ever so brave / you never, however, knew how to behave
You strolled through the hall with a roar so majestic / you're purring for more at the door, so domestic
You bark in the dark, I prefer candlelight / a flame is a thing that you can't handle right
Tonight was a rocket, you lit it with flair / it fit in your pocket and burned a hole there
You slipped in the ballroom and ripped someone's train / they've found you a small room, and there you'll remain
You told us you're regal, high up, like an eagle / you cry for a slice of my pie, like a beagle
Come closer, composer, I know what you stole / a poser's exposure is good for the soul
The crowd is devoted, my coat has been noted / the couplet you floated was promptly outvoted
Those medals you peddle are metal, not gold / you settle for petals, the roses were sold
`)
