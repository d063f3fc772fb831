import { couplets } from '../read-material.ts'

/** Amused: said when the battle is being won. */
export const VENOM_AHEAD = couplets(`
I'm full and you're still on my plate, looking brave / go sit by the carrots, you're something to save
I yawned and your village slid under my tongue / go on, sing the anthem, you've still got a lung
I've started to like you, I played with you twice / a cat does the same with the softer of mice
Run off to the hills, I will count up to ten / I ate just an hour ago, I'm hungry again
You wriggle so nicely, it's nearly a dance / I'd clap but my hands are both full of your chance
You're winning at losing, you're tender, you're tired / you taste like the boast of a clerk they just fired
I'm purring, it's only the valley that shakes / you thought there was one of us. Look. All the snakes
I lie in the clay and I play with my prey / no way, you can stay, it's a beautiful day
I chuckle, you buckle, you suckle on pride / I'm down to the knuckle with room left inside
You're stuck in the muck with no truck and no luck / I chuckle, I pluck, and I start on the duck
I loom in the gloom of the room you assume / is a tomb to exhume, and I'm here to consume
You're cute, you're small, you're almost done / I'll leave a bit for everyone
I like how you fall, you can stay there all day / stand up, have a go, and I'll put you away
You dip in a toe and you say you don't know / the water is fine, and you've nine more to go
My cousin's a dozen mad hornets in one / and he is the one that the family calls fun
The leeches make speeches to thank me for lunch / there's some of you left, and it went to the bunch
The vultures have culture, they wait till I'm through / they're thin, and they've been looking sadly at you
The dentist, with bill and with grin and with drill / climbed over my chin, and he's whistling still
I blow in at noon with a terrible tune / your house and your mouse and your spouse take off soon
The town had a bell and a well and a store / I fell, and it's hard to tell what they were for
You told me tall stories. I read them. I chewed / the tall and the small and the wall, it's all food
You said get a grip, so I did, and on you / the tip of your lip has been turning to blue
The mayor said a prayer and he closed off the beach / you brought out your chair with a leg within reach
My mother said don't play with food / I know. I'm being very rude
You're sweating, and you're such a treat / a little salt improves the meat
`)

/** Angry: shorter bars, closer rhymes, said when the battle is being lost. */
export const VENOM_BEHIND = couplets(`
Good. A hit. I needed the grit / now spit and I'll split every bit of your kit
You drew blood. I drew in the flood / now chew on the mud, little bud, you're a dud
You struck me first. Fine. I've struck worse / I burst from the dirt and I hurt in reverse
No more sleep. I'm done with the creep / I leap from the deep and I keep what I reap
You woke it, you poked it, you stroked at the coil / it choked on your jokes and it's starting to boil
Stung? I've had worse on the tip of my tongue / now run with one lung from the place where you clung
Bruise me. Use me. Amuse me. Then lose / I chew through the blues and the news and the shoes
You wanted it loud? I'm the weight in the cloud / the shroud on the crowd and the ground being plowed
That's it. I was gruff, now I'm rough, now I'm through / your bluff is all fluff and the tough part is you
You scored. I roared and the floorboards broke / I've poured your reward, it's a cord made of smoke
Wake the snake and your make-believe dies / I take what you stake and I break it for size
I bled. You fled. I fed on the red / the dread in your head is the bed I have spread
You hit me good, and now I'm mad / remember all the luck you had
You think I'm done? I'm only sore / I've been hit worse and I want more
You hit me twice, I let you, fine / now hold still, friend, the next is mine
You knock me down, you have your fun / I'm standing up, so start to run
Hit me again, I'll wait till then / I had one reason. Now there's ten
All right. You bite. I bite you worse / I'm not your match. I am your curse
I fell like a tree on your bed and your shed / you cheered, then you peered at the roof on your head
You cheer. I hear. I'm near. It's clear / I'll tear through the year for a piece of your ear
Fine, take the lead. I bleed, I feed / I need what you need, and I eat at that speed
No grin. No spin. I begin at the chin / I'm in for the win and I win by the skin
Enjoy it, laugh, you have my ear / I'm right behind you. I can hear
You knocked out a tooth, tell the truth, it was fun / I grow a new row by the setting of sun
`)

/** For a verse that gives nothing to turn around. */
export const VENOM_EMPTY = couplets(`
I opened my jaws and you fed me the breeze / I've had bigger meals off the backs of the fleas
I waited all night in the grass for a sound / you cleared your throat once and lay down on the ground
No meat on this verse, there's no marrow, no skin / I bit and my teeth met my teeth going in
You marched to the water and threw in a blank / no ripple, no splash, even silence just sank
I rattled for thunder, I hissed for a fight / you sent me a yawn and you turned out the light
A verse with no bones is a puddle of skin / I can't break a thing where there's nothing within
I followed your verse by the scent and the track / it walked in a circle and never came back
The wind said more and the wind has no tongue / I've heard better threats from a bell never rung
You starve me, you carve me a plate full of air / my belly's a bear and there's nobody there
No shape to escape and no cape I can bite / you drape like a grape with the skin pulled tight
I lunge for your tongue and I plunge through the mist / you've sung me a dungeon where nothing exists
Weak squeak, no streak, not a leak, not a scratch / you speak and it's bleak as a week with no catch
You came to be eaten and brought me no meal / a shadow, a shrug, and a smell of orange peel
I pounce with an ounce of a bounce in the gloom / announce what amounts to a mouse in the room
You stood there all proud and you had the whole crowd / you said nothing at all and you said it out loud
I listened hard, you had your time / I'm waiting still to hear a rhyme
You try and try, you miss and miss / I've had more fight from sheep than this
There's nothing to bite and there's nothing to break / I've had a whole lake and it's more than you make
You serve me a breeze with a sneeze on the side / I tried it with cheese, and I tried it fried
I dug where you spoke for a bone or a joke / I struck what I took for your luck, and it broke
You open up and nothing's there / I can't make lunch from bits of air
I stirred, and no word could be heard, and a spoon / says more to a soup on a slow afternoon
`)

/** Only without the profanity filter. */
export const VENOM_ROUGH = couplets(`
You talk a damn storm and you piss a light rain / I'm hell in the pipes and I'm up through the drain
I don't give a shit for the crown on your head / I'll crap out the jewels and be back in my bed
You came to kick ass with a foot made of foam / I bit the damn thing and you hopped all the way home
Hell called, it was me, it was long, it was loud / your ass is on fire and it's thinning the crowd
You're full of more shit than the field where I lay / and nothing grew there since the middle of May
That bite is all gum and that threat is all crap / I sat on your ass and I took a long nap
Damn right I'm the bite in the dead of the night / you shit half a brick when I switch off the light
I grip till the shit and the grit start to rip / you bit off a bit too damn much for your lip
You yap and you yap, and it's all of it crap / wake me when it's over, I'm having a nap
Go move your ass home, it is quarter to eight / I eat when it's late, and you're late, so it's fate
You want my spot? You bet your ass? / I am the thing that's in the grass
I don't give a damn who you are / I ate your house, I ate your car
Sit your ass down and stay right where you sat / I've eaten much bigger and spat out the hat
Your ass hit the grass, and I heard the thing crack / I'm hell on the track and I'm right at your back
You're pissed that you missed, so you shake me a fist / I'll start at the wrist. Damn it, no, I insist
Damn, what a clamor. You stammer, you swear / I gave half a crap and I left the rest there
To hell with your spell and your bell and your book / I smell where you fell, and I came for a look
You shit and you split when I sit on the lid / I bit where it fit and I hid what I did
`)
