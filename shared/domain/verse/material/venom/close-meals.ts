import { couplets } from '../read-material.ts'

/** Who eats and who is eaten, closely rhymed. */
export const VENOM_CLOSE_MEALS = couplets(`
You're sweet to the teeth, just a treat for a cavity / you leapt at the deep, so the rest of it's gravity
You say you've got bite. I have appetite / my mouth is a trap, and I snap it tight
That echo you love says you're hollow, too / I'd chew, but it's quicker to swallow you
You said you had power? I'll need an hour or two / I'm slow at the table, I like to devour you
You picked out the venue, you picked out the menu / I'm sick of the food, so I picked out the men, too
You wrote me a hook, and you look like a thinker / I took it, I shook it, I swallowed the sinker
They say that your tongue's like a sword, but you're young / I swallow down swords, and I follow with tongue
They swear you're a winner, I swear you look thinner / I don't care for titles, I only said dinner
Who comes for a battle with only a rattle / I've swallowed whole cattle for making less prattle
You holler, you're smaller than most of my dinners / the taller ones faltered, and they were the winners
You muttered to others you'd cut me like butter / I swallowed the cutter, I see that you stutter
They warned me you're bitter and hard on the belly / the last bitter quitter went down me like jelly
They swore you were metal, you're barely a petal / I've chewed on a kettle, so you'd better settle
Go on and get braver, it sweetens the flavor / each boast is a roast that does me a favor
The louder you boasted, the browner you roasted / I'm only a guest at the dinner you hosted
They sent me a starter who tried to be harder / the bones that he owned are now hung in my larder
They pray for your mission, they pay for ambition / I don't bring a plan to a can of nutrition
I let you have laughter, I let you have chatter / it's what happens after that's going to matter
You're all in a lather of chatter and blather / I'd spare you the teeth, but my belly would rather
Still doubt my aggression? I welcome the question / go ask the last guy, he is still in digestion
Some giant came in and he grinned so defiant / he slid down my throat like a boat, quite compliant
Go bluster and huddle your crew in a cluster / it's one chew for me, and it's all you could muster
Go run like a chicken, it's fun as you quicken / I got out the pot, and the plot starts to thicken
You shine so you'd blind me, you dive down to find me / it's dark in my stomach, the light is behind me
They sent out a teacher to lecture the creature / the lesson was pressing, the test was the preacher
You need to be leader? I'm pleased, I'm the eater / who stands at the front of the hunt just tastes sweeter
You thought I'd be ducking and flung me a hatchet / I chewed it like food, and your shoes nearly match it
Go shiver and quiver and stand by the river / you wonder what's coming, it's me, for the liver
You say you're the tallest, the loudest, the hardest / I eat from the loudest on down to the farthest
You hammered a trap with a clamor and racket / I ate it, the hammer went well with the jacket
Go wear a gold collar to look a bit taller / the bite doesn't care, but the bowl can be smaller
You're seated and heated, you feel undefeated / a roast felt the same till the minute I eat it
You gave me a present and tried to be pleasant / I ate the last peasant who gave me a pheasant
That isn't them clapping, you're napping: it's snapping / my jaws are the ones that you hear overlapping
Swim up to the glimmer, the dim light gets dimmer / the lamp has a clamp and a jaw, little swimmer
You're writing these lines and you hope that I'm biting / the bait in the boat is the part that's inviting
The louder the bird is, the sooner it's eaten / I heard every word, and you chirp like you're beaten
Come closer, you boaster, and whisper it sweetly / I missed how you hissed when I ate you completely
They said that the dead in my bed never mutter / you said you're well bred, and you spread just like butter
You begged for a stage, and I gave you a big stage / the bars there are large, and they're part of my rib cage
There's nothing to bite on, your spine is a jelly / it's soft, and I coughed, and it's off to my belly
`)
