import { couplets } from '../read-material.ts'

/** Silver and small talk in close rhyme: what a hard opponent says, and a harder one. */
export const SILK_FINERY = couplets(`
Your cheap cologne comes in before you / alone, it might make me adore you
The suit is mute, the cut is speaking / your shoes are new, I hear them squeaking
I dine at nine by silver candle / you wave a flame you cannot handle
I'm overdressed, you're overheated / the waiter asked if you'd been seated
The bow was wide, the coat was roomy / inside was you, and rather gloomy
You dress to thrill, the dye is running / the bill arrived, and that was stunning
I kiss the hand, I thank the duchess / you stand up there on borrowed crutches
You bake a cake of air and powder / it's hollow, so it echoes louder
I weigh my pearls, you weigh your chances / the girls have gone to other dances
I own the vine, I own the barrel / you shine a lot in cheap apparel
A king in tights, a prince in sneakers / the lights went out, you blew the speakers
I'm always neat, I'm always gracious / your seat is free, your head is spacious
Your toast is burned, my roast is tender / I mailed the crumbs back to the sender
Nobody told you? The dress code was wit / sit for a bit, since the joke doesn't fit
I ring for the king and he brings me the tray / you sing and they fling what was rotten today
Your ballad, like salad, is mostly just leaf / the palate is grateful the serving was brief
Your sonnet's a bonnet with fruit on the brim / you put it on, spun it, and looked rather dim
Your brand is a stand selling sand by the sea / I've land near it, planned as a garden for me
Some spice would be nice, or a bit of a thrill / you're rice, heated twice, and it's sitting there still
I'd swap your whole shop for one drop of my gin / then stop at the top, where they won't let you in
I ordered a drink, but I think it has gone / you drank it, you thanked it, you rapped on and on
I stand in the light of a chandelier's glitter / you bite at the sight, and it's rather more bitter
I'd rather not gather the point of your rap / it's lather and blather that drips from a tap
Good grammar, good glamour, good shoes, a good name / you brought me a hammer and called it a claim
I waited for greater, you're later than late / the waiter's debating the weight on your plate
`)
