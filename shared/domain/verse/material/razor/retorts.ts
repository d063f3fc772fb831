import { turns } from '../read-material.ts'

/** Couplets that quote whatever the player said: any word, any noun, a whole clause, the last rhyme. */
export const RAZOR_RETORTS = turns(`
any | You said "{word}" as if it would leave me a scar / I've had paper cuts that went deeper by far
any | I circled your "{word}" and wrote "weak" beside it / you wanted it sharp but you never applied it
any | Take out your "{word}" and the verse falls apart / it's buttons and thread with no cloth and no heart
any | You opened with "{word}" and I heard the thing tear / I'd stitch it back up but there's no fabric there
any | I laid out your "{word}" and I cut it in two / both halves of it turned around, pointing at you
any | "{word}" is the patch, so I looked at the hole / you're sewing up elbows and losing control
any | I found your "{word}" pinned to the back of your sleeve / you dress every thread up as something to believe
any | You stitched "{word}" to "{word2}" and you called it a suit / one arm's in the collar, one leg's in the boot
any | From "{word}" to "{word2}" is a very long seam / it split in the middle, I heard the thing scream
any | "{word}" doesn't match with the "{word2}" you wore / I've cut better costumes from curtains before
any | "{claim}". I checked and I found it / a hole with a very loud jacket around it
any | "{claim}", and you wore it out loud / I've cut that same line off a stiff in a shroud
any | "{claim}" on the front of a shirt / the label inside of it: "wash out the dirt"
any | "{claim}", says the tag on the cape / I turned it around, and it's hanging by tape
any | You told us "{claim}". I have taken that in / by four at the shoulder and six at the chin
any | "{claim}", I've seen that embroidered before / on pillows for sale at the dime-a-dozen store
any | "{claim}". Well, the mirror agreed / I cut out the mirror, now who do you need
any | You said "{word}", I shred it; you dread it, I edit / you led with the word and I left you no credit
any | Which stitch made "{word}" such a glitch in the pitch / I switch off the twitch and it's dead in the ditch
any | I clip "{word}" a bit till it fits in a kit / admit it, you split at the first little hit
any | "{claim}", you confess, and I guess it's a mess / I press and assess and there's less and there's less
any | "{claim}", says the jacket you sold / I'm warm in the lining, you look rather cold
any | "{claim}", in a very poor light / I moved the lamp closer, it wasn't quite right
any | "{claim}", in pencil, in gray / I turned the eraser and rubbed it away
any | "{claim}", to a mirror, for free / the glass is polite, but it winked once at me
any | "{claim}". There's a hem hanging low / I'd tell you the rest but the stitches will show
any | "{claim}", and a zip up the back / I opened it up and you fell through the crack
any | "{claim}", on a nice little pleat / I pulled at the end and you sat in your seat
any | "{claim}", sewn on a vest / the moths took the letters they thought were the best
any | "{claim}", on a card in a kit / for ages eleven, it's missing a bit
any | "{claim}", so I opened the case / I've eight of those, badly cut, used to pack lace
any | "{claim}", and you let out the gown / I stood on the train of it, you sat back down
any | "{claim}". There's a thread sticking out / one tug and the whole of it's lying about
any | "{claim}". Turn around. Is it clear / the back isn't finished? It shows from the rear
any | "{claim}", and you tied it, bow tie / I loosened one end and you wanted to cry
any | I said "{word}" slowly and savored the sound / of something quite hollow hitting the ground
any | "{claim}", and you spin in the skin you are in / I begin with a pin, and it's only a skin
any | I sever the "{word}" from the "{word2}" forever / however you're clever, you're never together
any | "{claim}"? I have nothing to say / your own mouth has done all my work for today
any | "{claim}". You can say it again / I still have the knife and you still have the pen
any | "{claim}". Say it again and more clearly / I heard the whole thing, and I laughed at it, nearly
any | You say "{word}" loud, and you say it too fast / I'd say it just once, and I'd say it last
noun | Your {noun} {is} a sleeve with no arm and no hand / it waves at the crowd and it can't understand
noun | I took in your {noun} by an inch at the waist / what fell on the floor was the part you called taste
noun | You brought me your {noun} and your {noun2} to mend / I've bad news for one and the other's pretend
noun | Your {noun} and your {noun2} are both off the rack / I kept the receipt, you can carry them back
noun | You trace every place with your {noun}, and it's fake / I brace {it} with lace and I take what you make
noun | Your {noun} and your {noun2} are a plot in a knot / I blot out the rot and the rot is the lot
noun | I thin out your {noun} to the skin, and within / there's a grin with a pin where the end should begin
noun | Your {noun} {is} a picture that's missing a frame / I took out the nail and it fell all the same
noun | I sponged at your {noun} and it came off the grain / a fabric like that isn't made for the rain
noun | You nailed up your {noun} to a panel of felt / I pulled the one pin, and you held up your belt
noun | I shook out your {noun}, it was mothballs and smell / I've washed {it}, I've pressed {it}, it still doesn't sell
noun | I took up your {noun} like the hem of a dress / you're tripping the same on a little bit less
noun | I snipped at your {noun} and I heard the thing drop / you patched it with noise from the bottom to top
noun | You carry your {noun} in a violin case / I opened it up, there's a spoon and some lace
noun | I measured your {noun} by the yard and the weight / it's short at both ends and it's three seasons late
noun | I looked at your {noun} from the opposite side / it's held up by paper clips, tape, and some pride
noun | I hemmed in your {noun} and I sent you the bill / one needle, one sigh, and a moment kept still
noun | I boiled down your {noun} to the button and bone / the button's from somebody's coat, it's on loan
noun | You dash out your {noun} with panache, and I slash / the cash from the stash till it's ash in the trash
noun | Your {noun} in daylight {is} a different sight / the seams are on show and the sleeves don't sit right
noun | I tie up your {noun} with your {noun2} in a bow / it goes with the low little show that you throw
noun | I looked at your {noun} and I looked for a while / you waited for praise and you got half a smile
noun | You lean on your {noun} and it shows when you stand / I lean on a table with one steady hand
echo | You signed off with "{last}" and I filed it as {tail} / the label I sewed on you reads "{tail2}"
echo | I unpicked your "{last}" and the filling was {tail} / you sold it as velvet, it's {tail2}
echo | I cut around "{last}" and was left with {tail} / I measured you next and I wrote down "{tail2}"
echo | I held up your "{last}" to the lamp and saw {tail} / I held you beside it: {tail2}
echo | It's "{last}" at the hem and the rest of it's {tail} / you leave here in nothing but {tail2}
echo | "{word}" and "{last}", marked down to {tail} / I emptied the pockets: {tail2}
`)
