import { couplets } from '../read-material.ts'

/** Wine, cloth and the bill, with a rhyme in every bar: for opponents who know how it is done. */
export const SILK_CLOSE_SET = couplets(`
I pour you some more and you snore in the chair / the floor of the store has more flair, I declare
You dance in those pants like an ant on a lance / I glance, and perchance, it's a fairly long chance
The rose that you chose for the pose is a weed / I suppose it's the nose that it grows on you need
Your trade is a spade and your shade is a shame / I've made more from lemonade sold by my name
You tell us you're well and you smell of the train / I sell you a bell for the next time it rains
You send me your friend and pretend it's a crowd / I'd lend you an end, but he's terribly loud
The gold that you hold has been told it is brass / I rolled up the fold and I sold it for glass
I keep what is deep and you heap what is cheap / I sleep on the steep, and you weep where you sweep
Your taste is a waste of the paste on the wall / I traced it, replaced it, and faced it to hall
My yacht has a lot that your cot never got / you bought what you thought was a plot, and it's not
You slouch on the couch in a pouch of a suit / I vouch for the ouch, and you're crouched like a newt
I wait with a plate while you state what you've got / it's great that you ate, but I hate what you bought
The show was so slow that I know all the staff / I owe it to woe that I didn't quite laugh
You buy and you cry and you try to be dry / my tie has an eye, and it's high as the sky
I flow like a bow on a cello at night / you blow on the dough till you know that it's light
I sip as I slip you a tip and a smile / you flip and you trip on your lip for a while
My chair has an air and a pair of gold wings / you stare like a bear at the rarest of things
Your pride is a bride on a slide in the rain / I'd guide it inside, but I'd hide it again
How grand that you stand where you planned on a throne / I've land on the strand and the sand that you own
I shine by design and you pine by the sign / it's fine, take my wine, but the spine of it's mine
The party was hearty, your art was the start / it's smarter to part with a cart and a tart
I'm richer, you're kitsch, and your pitcher has cracked / the picture's a fixture of strictures on fact
The flower's in power, it's scented by hour / you cower and glower, all sour, in the shower
The lending is pending, the spending is trending / you're bending the ending, I'm gently offending
I'm easy and breezy, you're wheezy and greasy / believe me, it's pleasing to tease you, it's easy
You tumble, you bumble, you're humble, you grumble / I mumble "how charming" and watch as you stumble
My dinners are winners, beginners get thinner / you simmer in grins with a glimmer of sinner
`)
