import { couplets } from '../read-material.ts'

/** Water, teeth and the ground, with a rhyme in every bar: for opponents who know how it is done. */
export const VENOM_CLOSE_SET = couplets(`
I come with the flood and the mud and the stone / you come with a bud of a blood-sugar tone
I crawl down the hall to the wall where you sleep / the small of your back is the call of the deep
You burn like a fern and I turn into rain / I churn till you learn there's no turn in the drain
I hold what you told and I fold you in cold / your gold is a mold that I rolled in the fold
I chew what I drew from the blue of your lake / there's few who come through with a shoe they can take
You groan at the stone that has grown in your chest / it's known by the bone that I own all the rest
I lower and slower and lower my head / you mower, you rower, you thrower of bread
I found you by sound and I bound you in ground / I pound on the mound till the hounds come around
You yell from the well and I dwell at the base / I smell like the shell of a cell with your face
The reek of the creek is the leak in your boat / I speak, and the weak of you squeak and you bloat
I tear at the air and the lair is awake / you're there on a chair with a prayer and a rake
You swing with a sling like a king on a wing / I bring up the spring and I cling to the string
You brag with your flag like a stag in the brush / I drag off the rag and I bag you in slush
You sail with a pail and you flail at the gale / I'm whale, I'm the tail, I'm the scale and the nail
I pull at the wool of the bull in his stall / you're full of a lull, and your skull is that small
I wait at the gate and I hate being late / your fate is the weight on the plate that I ate
You dare from the stair with your hair in the air / I stare from the lair and I'm spare as a bear
Your thunder's a blunder, I pull you down under / you wonder what's under, it's hunger, it's plunder
I gather, I lather, I batter, I scatter / you chatter and natter, it doesn't much matter
You shiver, I quiver, the river's a giver / I give you a sliver, I eat every liver
You stumble and mumble, the mountain will rumble / I tumble the humble, I crumble the jungle
You squirm like a worm and the term isn't long / I'm firm as the germ that affirmed you were wrong
I creak when you speak and I leak when you sleep / I peek every week at the weakest of sheep
Your fort is too short and your court is a stall / I snort at the sport and I thwart the whole wall
I feed on the greed and the need of the proud / you bleed like a reed and you plead in the crowd
The sound on the ground is a hound that has found / the mound where you drowned, and he's coming around
I rise and your eyes go the size of the skies / the prize is surprise and it's wise to the flies
Your roof is the proof that a hoof can come through / aloof, little goof, till the woof is on you
I swarm in the form of a storm in a barn / you're warm and you're torn like a worn-out old yarn
Your house has a mouse and the mouse has a plan / it's out, it's about, and it's doubtful you can
I nibble, you dribble, you quibble, you scribble / I'm simple, I'm crippling, you're only a ripple
I sleep in the deep and I keep what I take / you weep when I creep up the steep from the lake
You play in the hay and you say you are tough / I stay for the day and I weigh you, enough
I see you by me and I free you to run / you flee to a tree, and the tree wants the sun
The night has a bite and the bite has a price / you fight with the light and it's not very nice
The ground made a sound and the sound was your name / I found you around and I bound what I claim
You call from the hall and I crawl through the wall / the tall ones fall hard and the small ones fall small
I wait in the lake till you wade to the knee / you shake and you break and you make it to me
You try to get by with an eye on the sky / I lie where it's dry and I die when you die
You hide by the side of the wide open door / I ride on the tide and I slide on the floor
I hold on to cold and I'm old as the mold / you told me you're bold and I rolled on the gold
You stay by the bay and you pray all the day / I weigh what you say with my prey in the clay
I feed where you bleed and I need what you leak / indeed it's a deed for the greed of the weak
You run for the sun and I come by the moon / I'm done when there's none, and there's none of you soon
I swim where it's dim and I brim with the cold / your limb is so slim, and the rim has a hold
The stone that you own will be thrown at the town / I'm known for the bone and the groan going down
You dare with your hair in the air like a mane / I stare with a bear of a glare through the pane
I roll to the hole and I hold to the pole / you stroll like a soul with a bowl full of coal
The shore has a door and the floor has a jaw / I saw what you bore and I tore what I saw
I fall on your wall like a squall in the spring / you crawl like a doll with a small broken wing
You may run away but I say you will stay / the gray of the day is the way that I play
Your pride had a ride and it died at the slide / I tied what you tried to the side of the tide
The dead in my bed have a head on the shelf / I read what they said and it bled by itself
I drink from the sink and I think of the town / you blink on the brink and you shrink and go down
You pound on the mound and the mound turned around / it frowned, and it drowned what it found on the ground
Your skin is too thin and the pin's going in / I spin with a grin and begin at the chin
I'm back in the black of the crack in the track / your pack had a snack, and the lack is the sack
The cave that you gave me became a small grave / the brave and the slave and the knave all behave
`)
