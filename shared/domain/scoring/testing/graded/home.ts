import type { GradedVerse } from './graded-verse.ts'

/** Verses about where somebody comes from. */
export const HOME: readonly GradedVerse[] = [
  {
    level: 1,
    text: `i live in a house with my family
there is a park near it with some trees
on sunday we go to see my uncle
he has a big television and a dog`,
  },
  {
    level: 1,
    text: `my city is a nice place to live
there are many shops and restaurants
sometimes the traffic is a problem though
especially in the evening when people go home
your city is not as good in my opinion
because i went there one time and it rained`,
  },
  {
    level: 2,
    text: `I'm from the hood where things are bad
and everybody there is always sad
I grew up there and I was strong
and I was rapping all day long`,
  },
  {
    level: 2,
    text: `I come from the streets and the streets are real
you don't know how it makes me feel
we got to hustle every night and day
that is the way we do it okay
you come from the place where it's all so nice
so you better think about it twice`,
  },
  {
    level: 3,
    text: `I come from a corner where the street lamps flicker
where the winters are cold and the coats get thicker
my grandma on the porch with a hand on her knee
saying one day this block's gonna be proud of me`,
  },
  {
    level: 3,
    text: `We used to play ball where the fence had a hole
my brother could shoot but he couldn't pass
my mom would call us in at night for a bowl
of soup and we'd come in covered in grass
you never had dirt on the knees of your pants
you never got home when the lights came on
so don't talk about it, you don't stand a chance
the street that I come from is already gone`,
  },
  {
    level: 3,
    answering: `My city's on the map and your town is a joke
nobody ever made it where the chimneys all smoke`,
    text: `You laugh at the chimneys and you laugh at the smoke
but the men in that factory never were a joke
they got up at five and they carried the weight
while you were in bed 'cause you stay up too late`,
  },
  {
    level: 4,
    text: `I'm from the seventh floor, the elevator never worked
I climbed up every morning while the super only smirked
the radiator rattled out a rhythm for my bed
I wrote to every clank of it, the heat went to my head
you grew up with a gardener, a pony and a pool
I grew up with a leaky roof and still I stayed this cool`,
  },
  {
    level: 4,
    text: `Old men on the corner playing dominoes for dimes
they slap them on the table and I learned to slap these rhymes
my uncle had a barbershop, I swept up all the talk
the razor had a tongue on it that taught me how to walk
you come from where the lawns are cut, but nobody is sharp
you want to play the gangster, you should stick to play the harp`,
  },
  {
    level: 5,
    text: `Concrete was my cradle and the sirens sang me lullabies
I learned to count on bullet holes and multiply by butterflies
my mother stitched the curtains out of promises and pillowcase
I'm cut out of that cloth, a whole tapestry in a narrow space
you come around here dressed up like a tourist with a camera lens
asking where the struggle is, then filing what the drama lends
I am the map you're reading, every crack along the boulevard
you're folding me up wrong again, you never had to pull a card`,
  },
  {
    level: 5,
    answering: `Your block is a parking lot, my block is a throne
you're a guest around here so you better go home`,
    text: `A throne? It's a porcelain one, and you're flushed when you sit on it
I parked on your kingdom and I stuck you with a ticket on it
your crown's a clown's collar and your moat is a puddle
the guest is the landlord now, the tenant's in trouble
I'm home in the cold with a coal for a cushion
you're soft as the sofa that your mama keeps pushing
so knock on the door like a man with a menu
I own every brick and I'm closing the venue`,
  },
]
