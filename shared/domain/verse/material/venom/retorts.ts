import { turns } from '../read-material.ts'

/** Couplets that quote whatever the player said: any word, any noun, a whole clause, the last rhyme. */
export const VENOM_RETORTS = turns(`
any | You threw me {a} "{word}" like a bone to a hound / I swallowed your arm and the bone's on the ground
any | I tasted your "{word}", it was gristle and tin / I spat out the half with your fingerprints in
any | You said "{word}" loud and the grass didn't bend / I breathed on it once and it came to an end
any | "{word}" is a twig that you wave at the flood / I've got the whole forest here, under the mud
any | You hide behind "{word}" like a frog in a shoe / I am the rain and I'm filling it, too
any | You buried your "{word}" where you thought it was deep / I live under there and you talk in your sleep
any | You rattle your "{word}" at the mouth of the den / the den breathes you in and it closes again
any | Say "{word}" to the thunder, say "{word2}" to the hail / they'll both find your roof and go in without fail
any | I coiled around "{word}" and I coiled around "{word2}", too / I'm not even squeezing, I'm just passing through
any | "{claim}", said the goat to the snake / then everyone heard what a goat's ribs can take
any | "{claim}", said a voice from the grass / I waited. I let the brave part of it pass
any | "{claim}", you told the dark / it blinked at you, twice, and it swallowed the park
any | "{claim}", that's the last of it carved on the stone / they put up a fence and they left me alone
any | You hollered "{claim}" till the echo came back / the echo had teeth and it followed your track
any | "{claim}"? I have that on a skull / it's under my pillow, the edges are dull
any | I creep up on "{word}" when it's deep in its sleep / I leap and I keep it, it's cheap, like a sheep
any | You bit me with "{word}" and I thought it polite / I wait for the night and I don't ask to bite
any | I crack "{word}" in half with a snap of the back / you pack up the scraps, there's a gap in your track
any | "{claim}", so you say, and the clay has its way / I play with the prey and the prey has to stay
any | I brew "{word}" with "{word2}" in a stew made of you / I chew till it's through and it's due to be goo
any | "{claim}", said the king in the cold / I licked off the crown, it was chocolate, not gold
any | "{claim}", at the edge of the light / I waited for dark. It was worth it. Good bite
any | "{claim}", you said to a tree / the bark took a breath and the tree was just me
any | "{claim}", to whatever's below / it's six in the evening, it's hungry. Hello
any | "{claim}"? I said that to the wheat / then something came by and it had bigger feet
any | "{claim}". I rolled over. A mess / the town had a steeple, it has a bit less
any | "{claim}". Then a knock at the door / a knock at the window, a knock from the floor
any | "{claim}". The water came down / it looked for the loudest, it looked in this town
any | "{claim}", went the call of the trout / the bear wasn't angry, it just pulled it out
any | "{claim}", and I pricked up one ear / it's lovely when dinner says "I'm over here"
any | "{claim}", in the den of a bear / it's warm and it's dark and it isn't just air
any | "{claim}", and the deep took a peep in its sleep / I creep to the heap and I keep what I reap
any | I crunch "{word}" and "{word2}" for a lunch, by the bunch / a hunch and a punch and I'm back for the brunch
noun | Your {noun} {was} a leaf in the path of a slide / I didn't slow down, I just opened up wide
noun | Your {noun} and your {noun2} went down in one bite / the crunch was the bravest thing heard all night
noun | I buried your {noun} and your {noun2} in the clay / by morning the worms had all moved away
noun | I walked through your {noun} like a bull through a fence / {they} never came up in your self-defense
noun | Your {noun} hit the mud with the thud of a dud / {theyre} under the flood with the bud and the blood
noun | You bring me your {noun} and I swallow {it} hollow / I wallow, you wander, you wonder, you follow
noun | Your {noun} in my maw, {they} {was} raw, and I saw / the flaw in your law: I'm the claw, you're the straw
noun | I dragged off your {noun} to the mouth of the drain / it gurgles your name when it's going to rain
noun | I sat on your {noun} like an egg in a nest / {they} cracked in the middle, I swallowed the rest
noun | I dragged your poor {noun} by the leg to the pit / there's room for the rest if you fold up a bit
noun | I started your {noun} at the foot and I stop / for nothing, for no one, till I'm at the top
noun | I picked at your {noun} like a tick on a scar / {they} popped and I looked up and there you all are
noun | I stepped on your {noun} and {they} took on my pace / {theyre} wearing the print of my heel for a face
noun | Your {noun} {was} the parsley they put on the plate / I pushed {it} aside and I looked for the bait
noun | I peeled back your {noun} like the crust of a pie / there's nothing but steam and a very small sigh
noun | I breathed on your {noun} and {they} fogged like a glass / I drew a small tombstone and walked on the grass
noun | You planted your {noun} in the mud for a spell / I watered {it}, waited, and rang you a bell
noun | I slept on your {noun} and I rolled to the side / the good news is, something in there hasn't died
noun | I drag off your {noun} through the mud in a bag / you wag like a rag with a tag and you sag
noun | Your {noun} and your {noun2} are the feast of the beast / the least that I leave is a piece and a crease
echo | I bit into "{last}" and it tasted like {tail} / I bit into you and got {tail2}
echo | You spat at me "{last}" and it landed like {tail} / you stood up to thunder and fell like {tail2}
echo | The flood came for "{last}" and it left me {tail} / the flood came for you and left {tail2}
echo | I shook out your "{last}" and there fell out {tail} / I shook out your chest and found {tail2}
echo | You buried your "{last}", I dug up {tail} / I sniffed at the bones and smelled {tail2}
echo | "{word}" and "{last}" tasted mostly of {tail} / I swallowed, and you taste of {tail2}
`)
