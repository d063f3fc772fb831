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
`)
