import { couplets } from '../read-material.ts'

/** What a guest is told about the house and his place in it, in long rhymes: what a hard opponent says. */
export const SILK_HOUSE_RULES = couplets(`
You've plenty of cause for humility / a very large name and no ability
Tonight you believed you'd the best of me / you burned every line of the recipe
Nobody would lend you a silver spoon / you stir at the cup with a filler tune
They played me your trembling and wavy note / I've heard better tunes from the gravy boat
I handle a fool with a velvet glove / you're losing to me and can't help it, love
The ground that you stand on is property / it's mine, so do fall on it properly
I know you believe in equality / but one of us came here with quality
I come from a house and a dynasty / you come for the cake and the finest tea
I'd hoped for a worthier enemy / you're only a cough with a remedy
You shuffle your words as in solitaire / you lose, and you cheat, and you call it fair
The thing that you did to that melody / would count where I live as a felony
You bowed to the mirror, Your Majesty / I laughed at the part meant for tragedy
You came for my throat with a butter knife / you'd spread it, my dear, for a better life
You put on your words like an overcoat / there's nobody in there, you overwrote
They tell me your blood has some royalty / the crowd that you paid for lacks loyalty
You rap half asleep in your dressing gown / I asked who you came as, they're guessing clown
Your portrait was hung in my gallery / the frame was worth more than your salary
You shook when you entered society / your scent has a note of anxiety
All day, how you chatter, a parakeet / it's charming, but no one can spare a seat
My hounds dine at seven on tenderloin / you rap at the gate for a slender coin
The ceiling is painted, the hall is magnificent / the small thing that's talking is insignificant
Your loss, I confess, was bittersweet / I like you a lot, but you've quitter's feet
I clapped for you, dear, as an act of charity / you took it for praise, to the room's hilarity
You came to my table with no reservation / I heard it at once in the long hesitation
You called for a brute, so I sent you my butler / he's mute, in a suit, and by far he's the subtler
You came with a sword for the lord of the castle / we stored you with lampshades, for both wear a tassel
You fell for your looks and you fell down my staircase / I looked in the books, and you're rather a rare case
You came like a king and you leave, a bad tipper / all bling from the front, with some string for a zipper
I seem to have lost your invitation / I covered the cost with a small donation
I've known that cologne, it is called "Desperation" / you've thrown the whole bottle on this conversation
You shake when you speak, and you can't seem to help it / your voice is all squeak and all creak, mine is velvet
So you were alone? Then I do beg your pardon / I thought you were stone, just a gnome for the garden
My voice is a watch in the light, it's hypnotic / yours fights like a cat in the night, it's chaotic
You entered the room to the sound of a trumpet / I found you were round and as soft as a crumpet
Go steam and go scream like the lid of a kettle / I calmly add cream, and I wait, and you settle
One nod to my staff, and that's more than sufficient / your laugh is a gaffe, and your wit is deficient
You slid in the mud with a thud for a scuffle / my hounds have good blood, and they say you're no truffle
You strut and you plot like a notable mobster / the pot's getting hot, and you blush like a lobster
You threatened me, dear, and I found it adorable / I hear what you're worth, and you're very affordable
Your entrance was bold and your exit regrettable / the jokes were all old, and the rest was forgettable
I sat in the chair and was simply victorious / your climb up the stair to get there was laborious
I tasted your roast, it was barely edible / you boast that you made it, which I find incredible
I'm offering cake and my hospitality / I'll take you by hand to the door of reality
The waiters are nervous, you've ruined the service / you stayed on the surface, and not even on purpose
They serve the worst first, as an appetizer / you burst on the toast and you're none the wiser
You rode in to fight on a polo pony / the horse was all right, but the knight was phony
For me it's a living, for you it's a hobby / I'm feeling forgiving, so sleep in the lobby
I'm far too polite, and it might just embarrass / the guest who last night fell head first off my terrace
You dig for a treasure, I own it at leisure / I'll beat you with pleasure, in small, even measure
I gave you the credit the moment you said it / the bill came, you read it, and now you regret it
I sit with my sherry. You're angry, and very. / Your turn was contrary and unnecessary
I'm calm and expensive, you're loud and defensive / your shoes are offensive, excuses extensive
You practiced the walk of a top fashion model / the talk of the block is, it came out a waddle
A fine borrowed collar, you dress like a scholar / you holler and holler, you're worth half a dollar
The gold is cosmetic, the style's energetic / I'd call it poetic if not so pathetic
You came uninvited, you're overexcited / the wrong will be righted, your cab has been sighted
You dress as a spender, I'm known as the lender / the name on your tender's "return to the sender"
You shout propaganda below my veranda / it couldn't be blander if said by a panda
Your whole act is static, your smile's automatic / I'm aristocratic, and you're in the attic
My coat is Italian, my horse is a stallion / you float in a plastic and chocolate medallion
You came with a swagger, whatever you call it / you stagger home poor, with the moths in your wallet
You stormed through the door with your words for a rifle / I stifled a snore and I finished my trifle
You sweat in the cotton, I lounge in the linen / you've somehow forgotten what clothes people win in
You walked in conceited and rose overheated / I wined you and treated you, now you're defeated
I looked, I inspected, and kindly rejected / a talent neglected, as I had expected
You boast like a lord, but you tip like a poor man / the host was just floored when he heard from the doorman
Your temper is flaky, and so is your pastry / you'd rise in the end, but you're shaky and hasty
There's space for your malice in back of my palace / go pace by the pond till your feet have a callous
Who snuffed every candle and called it a scandal / a very small vandal in one broken sandal
Your charm's ornamental, your watch is a rental / your wit's accidental, and I'm being gentle
A waiter could state your whole case on a tray / it's late, and it's great that you're going away
My evening's romantic, your patter is frantic / the gap is Atlantic, your bill is gigantic
Behind all your riches, I looked at the stitches / a label one switches is bound to bring itches
You grinned like a winner from start to the finish / the thing that was in it was dinner: some spinach
Your cup is tarnished, your tale is varnished / the truth you serve is lightly garnished
You swore that you'd last, but you're cast out of plaster / I've seen a disaster, but rarely one faster
The truth you've been stretching is not very fetching / a face for an etching, a voice that is retching
You're broke in my smoke-free and private casino / you choke and you froth like a cheap cappuccino
You're scented vanilla, you boast of a villa / you came as gorilla, you leave as chinchilla
You promised a riot, I'm used to the quiet / your talent's on diet, the crowd wouldn't buy it
I gave you fair warning, you're booked for the morning / the guests by the awning already are yawning
`)
