import { turns } from '../read-material.ts'

/** Couplets with a word of the player in either bar: two are turned at once, and other words make other bars. */
export const VENOM_PAIRS = turns(`
any | I shatter your "{word}" and I scatter the matter / then "{word2}" on a platter, with batter, gets fatter
any | The thunder took "{word}" and it tore it asunder / then "{word2}" was a blunder that's buried down under
any | Your "{word}" was a bubble, I trouble the rubble / your "{word2}" gives me double, it's grit and it's stubble
any | I'm hunting for "{word}" with a grunt, and I'm grunting / your "{word2}" was the stunt, and the front of it's stunting
any | I swallow your "{word}" and I follow the hollow / then "{word2}" in the wallow gets wet in the swallow
any | I'm taking your "{word}" while the ground has been shaking / your "{word2}" has been breaking, you hear how it's aching
any | I'm chewing on "{word}" and there's something that's brewing / I'm due to do "{word2}", it was your own undoing
any | I'm ripping your "{word}" and I'm gripping, it's slipping / your "{word2}" has been dripping, there's nothing worth sipping
any | I rattle at "{word}" like a snake through the cattle / your "{word2}" hasn't battled, it's only been tattled
any | The river takes "{word}" and it gives you a shiver / then "{word2}" is a sliver that's left in the liver
any | I'm creeping to "{word}" where the sleeper is sleeping / your "{word2}" is for keeping, the deep has been weeping
any | The mountain heard "{word}" and it burst like a fountain / then "{word2}" was surrounded, the drowning kept counting
any | I bury your "{word}" in a hurry, no worry / your "{word2}" will be blurry, a curry, a flurry
any | The weather takes "{word}" and it breaks like a feather / I tether your "{word2}" and I sink them together
any | I'm biting your "{word}" and it's not so exciting / the fighting for "{word2}" was a flash with no lightning
noun | Your {noun} is the prey on a tray, and I stay / your {noun2} is the gray in the clay of the day
noun | I dragged off your {noun} and it sagged like a rag / your {noun2} gave a wag and was stuffed in a bag
noun | I'm breaking your {noun} and the lake has been shaking / your {noun2} isn't waking, it's mine for the taking
any | I ate up your "{word}" and I asked for some more / I ate up your "{word2}" and I started the door
any | Your "{word}" made a splash and the water went still / your "{word2}" made another, and I ate my fill
any | I slept on your "{word}" and it never woke up / I drank all your "{word2}" from a very small cup
any | You threw me your "{word}" and I threw up a bone / you sent me your "{word2}" and it came here alone
any | There once was {a} "{word}" at the foot of the hill / I breathed on your "{word2}" and the hill has it still
any | You said the word "{word}" and the dogs ran away / you said the word "{word2}" and I wanted to stay
any | I stood on your "{word}" and I felt it go flat / I sat on your "{word2}" and it stayed where I sat
any | I opened my mouth and your "{word}" wandered in / I left you the "{word2}" and a bit of the skin
any | Your "{word}" was the first thing I found in the nest / your "{word2}" was the next, and I swallowed the rest
any | You hide in your "{word}" with a light at the door / I wait in your "{word2}" on the opposite shore
any | The ground ate your "{word}" and it asked me for two / I gave it your "{word2}" and I pointed at you
any | I heard about "{word}" and I came up to see / I heard about "{word2}", but it can't be for me
any | Bring out all your "{word}", I have eaten before / bring out all your "{word2}", I will eat it some more
any | Your "{word}" has a smell that I know from the drain / your "{word2}" has the same, and it comes with the rain
any | I coughed up your "{word}" at the side of a lake / the fish took the "{word2}" as a kind of mistake
any | I knocked on your "{word}" and I heard someone breathe / I knocked on your "{word2}", but you hadn't the teeth
any | I picked up the "{word}" from the mud where you ran / I picked up the "{word2}", and I picked up the man
any | You're waving your "{word}" like a stick at a bear / I'm chewing your "{word2}" and I don't even care
any | Go tell all the others that "{word}" didn't work / go tell them of "{word2}" when you're done with the dirt
any | I left you the "{word}" as a warning to run / I came back for "{word2}" at the set of the sun
noun | I carried your {noun} in my mouth through the rain / I buried your {noun2} and I dug it again
noun | I broke off your {noun} at the root like a weed / I stepped on your {noun2} and I saw the thing bleed
noun | Your {noun} went in first and it went with a crack / your {noun2} is still trying to find its way back
noun | I looked at your {noun} like a hawk at a mouse / I took out your {noun2} and the side of the house
`)
