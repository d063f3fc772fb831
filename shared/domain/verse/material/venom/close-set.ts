import { couplets } from '../read-material.ts'

/** Stalking, poison and the grip, closely rhymed: for opponents who know how it is done. */
export const VENOM_CLOSE_SET = couplets(`
You call from the hall and I crawl through the wall / the tall ones fall hard and the small ones fall small
I wait in the lake till you wade to the knee / you shake and you break and you make it to me
You saw in the reeds just a pair of eyes / they don't need to chase you, they paralyze
You live on my back like a parasite / I'm scratching you off in a pair of bites
You swing and you spit and you're so mad at me / I'm taking you slow, like anatomy
My bite's no story, there's no antidote / your war and your glory's a cute anecdote
You rattle in battle, but rattling's fake / a cradle has rattles, I'm the rattlesnake
You're bobbing and weaving, you think that you're boxing / you're wobbling, not breathing, the toxin is knocking
You're rare and you wear it, a mark of distinction / the last of your kind's in a bind: it's extinction
You stuck out your chin with a grin and a glass jaw / I breathed on it, thin as a pin: the last straw
You entered the sand as a proud gladiator / you bow to the crowd, look down now: alligator
You buzz, and because you're a thirsty mosquito / I flick out my tongue, and it's quick: that's a veto
They told us you're old school, they told us colossal / I found you in ground with a frown, you're a fossil
You came with a swagger, you leave with a stagger / I don't have to fight you, a bite beats a dagger
My toxin keeps walking as long as you're talking / rap longer, go stronger, I've finished the stalking
Go scratch like a kitten with paws in a mitten / there's nobody left that I've bitten who's written
You throw up more fences, I throw off your senses / I show, and you know that you've no more defenses
The light's burning bright and the latches are tightened / you say that I'm fake, so why wake up so frightened
They told me a stranger was coming with danger / I looked, it's a lamb running late for the manger
You crow like a rooster, the way that you used to / I'm here in the hay, and I know where you roost, too
Don't flinch at the cracking, it's only me snacking / your backing has gone, and it's you that I'm tracking
You're crawling, you're calling, the walls have been falling / I'm not even trying, I'm stretching and sprawling
You count yourself safe for as long as you're sleeping / the ceiling is weeping, and something is creeping
You laughed at the scratch, it was only your ankle / it's catching, it's latching, it's starting to rankle
You're dreading me getting in under your skin / I'm spreading, I'm threading my venom within
That prayer in the air has a flavor of fever / the bite was last night, you're a late believer
My grip doesn't slip and my lip doesn't tremble / I've chewed up your crew, there's a few to assemble
`)
