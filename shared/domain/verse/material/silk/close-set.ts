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
I dine with a wine and the vine it came from / you shine like a sign for a fine little drum
You say you will stay, and I pray it's a day / I pay for the play and I may go away
The best of the rest has been dressed for the night / I guess you're my guest, but the vest isn't right
You call from the hall and I fall half asleep / the wall has a shawl, and it's all rather cheap
I smile for a while at your style and your tie / a mile from the aisle there's a pile you could buy
You came with a name and a claim to the chair / the same as the game, and the frame isn't there
I light up the night with a bite and a glass / you fight with the light and you're quite out of class
You try and you try, and I wonder just why / goodbye, little guy, with a fly on your tie
I play the whole day and I pay for the view / you stay in the way and I say nothing new
Your place has no space and your face has no grace / I trace every base and I chase to the lace
The tea is for three and the key is for me / you flee with a plea and you see it is free
I own what you loan and the phone that you hold / alone on a throne with a bone in the cold
How true that the few who are new to the town / would queue for a shoe in a blue dressing gown
I wear what is rare and I care for the wear / you stare at the pair as you share in the chair
I send to a friend what you spend in a year / the end of the trend is to bend by the pier
You slip as you sip and you trip on the lace / I tip with a dip and I zip up the case
The cake that you bake is a fake, like the break / I take what you make for the sake of a steak
You're told to be bold and you rolled up your sleeve / I fold like the gold that I hold when I leave
Your age is a stage and the page shows the wear / I gauge it in wage, and the rage isn't there
I sleep where it's deep and I keep a good bed / you creep by the heap like a sheep to be fed
You bow and I vow to allow you a song / and now that I know how, I vow it's too long
Your flower went sour in an hour on the stair / I shower in power and tower from there
A dime for your rhyme and your time and your climb / I'm prime, and my crime was to chime in in rhyme
The crowd is too proud to be loud at the end / you bowed and you vowed and were cowed by a friend
My car has a bar, and your star has a scar / you are where you are, and it's far, au revoir
`)
