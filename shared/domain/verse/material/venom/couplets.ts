import { couplets } from '../read-material.ts'

/** Poison, weather, ground that moves: heavy beats and openings that come again. */
export const VENOM_COUPLETS = couplets(`
The birds went quiet, you thought it was respect / that was the weather, that was me, come to collect
I don't chase. I lie in the reeds and I wait / you came to the water, you came to it late
I am the knock in the pipes, the sour in the well / I am the thing that your dog tried to tell
Ground moves, cups shake, and you look at the sky / wrong way, little one. Look down. Say goodbye
You came with a growl and it came out a cough / I open my mouth and the mountain comes off
One drop in the river, one week, no more trout / one line from my jaw and your lights have gone out
You're loud as a storm on a postcard of rain / I'm pressure, I'm thunder, I lean on the pane
I swallow my meals while they're still on their feet / you talked all the way down, you were mostly conceit
Slow coil, slow squeeze, and I count every bone / you'll hear your own ribs when you're down there alone
The bite takes an hour. Go on, take a walk / the poison goes faster the louder you talk
You shouted your name down the throat of a cave / I was the answer the emptiness gave
I shed better skins than the one that you wear / you'd fit in the tail with a bedroom to spare
I've tasted your type, it is mostly cologne / a mouthful of hair gel, one shoe, and a phone
I listen through stone to the feet that you place / you limp on the left and you're scared in the face
You puff and you rattle, you show me the hood / I've eaten your kind since you first thought you could
I knocked with my skull and the doorframe fell in / you looked for the lock and I looked for the skin
Storm, flood, rot, drought, in the order I like / you're one broken spoke on a toddler's first bike
You built it of straw and you hummed while you built / I lean with one shoulder and watch the thing tilt
I don't hold a grudge. I hold on till it's slack / you gave me your hand and you won't have it back
I sleep under porches and wake under feet / you picked the wrong step on the right kind of street
You think that you're heavy, you sat on a chair / I sat on a town once and nobody's there
The crops died in circles wherever I slept / you found my old footprint and that's where you wept
Your bark is recorded, your bite is rehearsed / the mud has a memory, I got there first
I am the rust in your engine, the crack in your floor / the quiet you heard was me, closing the door
Skin, gristle, whistle, that's all that you left / the neighbors reported a very small theft
You hiss on the track but the fangs are plastic / I strike from the grass and the change is drastic
I am the hum in the wall when it's raining / I am the reason the floorboards are straining
You talk like a tremor, you walk like a pebble / I talk in a bass that'll bury your treble
You bark from the porch with your tail in the basement / I ate the whole street and I'm chewing the pavement
I roll in like thunder with mud on my shoulders / you skip little stones and I swallow the boulders
You came in a thunderhead, left in a drizzle / you promised a bonfire and gave me a fizzle
My jaw comes unhinged when I'm feeling like dining / you came as the silver, I ate the whole lining
I circle, I circle, the water gets smaller / you stood on your toes and you didn't get taller
I press on the roof till the rafters are speaking / you said you were solid, so why are you creaking
I crawl through the pipes while you're practicing poses / the first thing to go is the smell of the roses
The flood has your number, the mud has your measure / I bury the loud ones and dig up the treasure
You wrestle a shadow, you wrestle a pillow / I wrestle the wind out of every willow
I hunt by the heartbeat, I hear yours from Sunday / it's skipping, it's tripping, it won't make it to Monday
You bought your own thunder, you rent your own lightning / a dog in a sweater is nearly as frightening
Bite marks on the mic, that is the brand I leave / one drop in your cup and the whole band will grieve
I creep while you sleep, and I keep what I catch / the deep has a hatch and I'm lifting the latch
I reign like the rain on a windowpane, slow / you strain at the chain and there's nowhere to go
The storm took the form of a swarm at your door / you mourn like you're born to be torn on the floor
I wind round the spine till the mind is resigned / you whined you were fine but you're blind and you're mine
I swallowed a king with his throne and his gold / you taste like his cushion, left out in the cold
You're small and you're loud and you got in my way / I hadn't had plans but I've plans for today
You leaned on the wall and you thought it a wall / it shrugged and it blinked and it swallowed the hall
I don't have a melody, I am the sound / that comes up the leg from the give in the ground
I seep in unseen where the ceiling was clean / a stain with a grin and the grin's getting mean
You brought me a squad and you called it a team / I swallowed the bench and the towel and the steam
You burned down the marsh to get rid of me? Fire / just hardens the mud, and the mud got up higher
One drop on your lip and the clock starts to tick / you'll feel like a god for an hour, then sick
The swamp has a rule and the rule is still true / whatever falls in it is dinner. That's you
I rise with the tide and I pull at the moon / your sandcastle's nice, I'll be visiting soon
You stood on the bridge and you spat and looked down / I'm patient, I'm water, I come to your town
You smell like a door that was left open: fear / I didn't break in, I was already here
I look at you slow with a log for disguise / you thought it was wood till the wood opened eyes
You built on the plain and you prayed for a gust / I yawned, and your village was furniture, dust
A bumper, a boot, and a half-eaten truck / the last one who mocked me had run out of luck
I bit the last rapper, you're waiting your turn / it's slow and it's warm and it's starting to burn
You whispered a threat and the whole forest heard / the last thing to leave you will not be a word
I lie at the bottom and let the rot work / you'll come apart slow and the last thing's the smirk
You're waist-deep in me and you think that you stand / go on, take a step, it's a nice kind of sand
You came with a torch and a net and a plan / I wore them to breakfast, I like how you ran
You're high in the charts and you're proud of your rank / I'm low in the water, I'm next to the bank
You ask where I'm hiding, you look underneath / the floor is my tongue and the walls are my teeth
You stabbed at the lake with a butter knife / the lake didn't notice, it's had a long life
I'll gnaw at you slowly, I'll gnaw for a while / the first thing I'm having is that little smile
You skate on my roof and you call it just ice / it's thin and I'm smiling, I never smile twice
I pull from below and I pull you in whole / the last thing to go is the look of control
I crawled out at night and I lay on the road / you braked for a log and the log ate the load
You splash in the shallows with whistles and toys / I open one eye and there isn't a noise
You dangle your feet and you think you look cool / there used to be ducks at this end of the pool
You came for a fable, I gave you a tooth / it's stuck in your boot and it's telling the truth
I'm under the ice in the drink in your cup / you swallowed me whole and I'm on my way up
They drew me on maps and they put me in a book / you came with a boat and you wanted a look
I don't need the thunder, I don't need the power / I lean on your door at one inch to the hour
You puffed up your chest like a cat in the house / the python just yawned and he thought it a mouse
They light up a candle and tell you my story / you came with a stick and you came here for glory
I'm still as a stone till you finish your chatter / I only need one bite and where doesn't matter
You shake me a toy and you call it a rattle / I swallowed the field and I started on cattle
I roll in my sleep and your temple is rubble / you poked at a hill and the hill's made of trouble
That tickle you noticed, that's only me filling / the crack in the wall with a patience that's chilling
I followed you home by the sound of your talking / you stopped for a second, the grass kept on walking
You skipped in a stone and the water stopped flowing / I came to the top just to see who was throwing
`)
