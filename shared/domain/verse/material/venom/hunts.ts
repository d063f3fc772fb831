import { couplets } from '../read-material.ts'

/** What comes up through the floor, and what it leaves. */
export const VENOM_HUNTS = couplets(`
You look kind of sweet and you look kind of tender / I like it when meat wants to say "I surrender"
You came on a dare and you wanted a riot / I swallowed a pair and it's suddenly quiet
I'm nobody's pet and I'm nobody's neighbor / you get me out here, you can pay for the labor
You bring me your best and I'm bored by the second / I'm worse than you heard, and I'm worse than you reckoned
No need to cry, no need to pray / I'm going to eat you anyway
You call it a fight and I call it a nibble / you start off all right and go off in a dribble
The dam has a crack and the crack has a plan / I'm back with the river, you ran with a pan
You slept on my lip in a zip-it-up tent / I took a small sip, I don't know where it went
You brought me a leash and you came here to tame / I ate the whole plate and the bowl with my name
You sat with a hook and a book on a stool / I took one cool look and I ate the whole pool
Your camp is a chair and a joke and a lamp / I'm sharing the air and it's suddenly damp
The sign says don't feed me. You laughed with the crowd / you stepped past the line. Let us dine. It's allowed
You lay down the gravel and plan where to travel / I lie on the road and I watch it unravel
You count from the flash to the crash: one, two, three / the trash in the yard is now talking. It's me
They bottle my drool as a tool for a cure / one drop for a mule, and you drank it off pure
I'll give you a sample: I trample the shed / the house is the whole of it. Then it's the bed
You stood on the ridge and you swore you won't budge / I gave it a nudge and the bridge turned to sludge
I burrow, I furrow the field where you parked / I marked it, I took it, and nobody barked
You pitched a nice tent on the vent of a hill / I vent, and it went, and it's traveling still
You danced on the summit, you stamped and you drummed it / you woke up the hill and you're starting to plummet
I came through the rafters, you heard me soon after / the last thing I ate in this house was your laughter
You came as a fighter, I coiled a bit tighter / you let out your air and you're leaving here lighter
You hatched up a plan and I sat on the egg / it scratched, and I snatched it, a wing and a leg
You brought a cute flute to the side of the lake / the brute had been mute, and the brute is awake
You're rowing, not knowing the bay has a throat / I yawned by the float and I swallowed the boat
The blizzard's a gizzard, I grind as I go / it's white, and it's slow, and you're under the snow
You shook me a dagger, you stagger, you're stuck / what luck, it can pick out the last of the truck
The lake has a lip and the lip is a lid / you skip on a trip, and you do as they did
You left me a note saying keep off the lawn / I ate up the coat and the boat, and you're gone
You rent a nice place with a glorious view / the space has a face in it, looking at you
You pray for the rain and you're praying to me / the pain in the drain is as big as a tree
You pack up a sack and you look for a trace / I'm back, and I'm here at the front of your face
You came with a muscle, you came for a hustle / I've opened a mussel with more of a tussle
My hunger is younger than mountains, but barely / I'm rude at the table, I don't divide fairly
I soak through the oak and I crack the foundation / you spoke, and I swallowed the whole conversation
You pound on the table, you tug at a cable / I'm out of the fable and under the stable
You sharpened a carrot, you parrot a threat / I swallowed the set and I'm not even wet
You jolted, you bolted, you bolted the door / the door has revolted and joined me for more
You said no surrender, but you're tender as veal / I folded the fender and got to the meal
The swelling is telling, it's red and it's hot / it's there on the spot that your doctor forgot
The gutter's a-flutter, the chimney has gone / I came through at dawn and I sat on your lawn
Your castle is plaster, I'm vaster, I yawn / I sat on the lawn and the tower was gone
I'm sorry, the quarry I sleep in is steep / the boots at the bottom are boots that I keep
You sing in the spring and you fling up a cheer / I bring you a sting and it stays for a year
You flew to my town and you looked for a handle / I blew out the crew like a birthday-cake candle
The deer disappear, and you're cheering, you're glad / I'm near to your rear, and the cheering goes bad
You made a brigade with a spade and a pail / I stayed in the shade and I ate up the trail
You lit up the pit with a kit and a torch / I split from the pit and I sat on your porch
The river's delivered, you shiver, you sink / it's quicker than liquor, it's thicker than ink
Your chatter's the platter, and I lick the dish / you matter as much as a scale on a fish
You bellow "hello" to the fellow below / I'm yellow in the eye and I'm mellow and slow
I tickled your rib with the tip of a tooth / it trickled, it prickled, it told you the truth
You wanted attention. I mention, with pity / the tension has broken the spine of the city
The frogs have all stopped and the logs have all turned / you're learning a lesson the dogs have all learned
The bees have gone quiet, the trees have come in / it's me on the breeze, and I'm cold on your chin
Sit down, little clown, stay right where you are / there's one way from town, and it's closed, and it's far
One bite. Good night. You're strong, you're quick / you'll stagger home before you're sick
Your rope has a hope and the hope has a fray / I'm down on the slope and I've got the whole day
The mole in the hole has been told not to stay / I'm here on patrol, and you're right in my way
`)
