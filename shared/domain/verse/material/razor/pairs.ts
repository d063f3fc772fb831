import { turns } from '../read-material.ts'

/** Couplets with a word of the player in either bar: two are turned at once, and other words make other bars. */
export const RAZOR_PAIRS = turns(`
any | Your "{word}" was a letter, I made it much better / the shredder has "{word2}", it's redder and wetter
any | I'm cutting out "{word}" from the strutting and jutting / I'm gutting your "{word2}" and the shop is shutting
any | No credit for "{word}", I will edit and shred it / and "{word2}", you said it, and now you regret it
any | I'm knitting with "{word}" and it's fitting, it's splitting / your "{word2}" is quitting, and I'm simply sitting
any | The label on "{word}" says the table's unstable / and "{word2}" is a fable you told over cable
any | Your "{word}" in a locket gets stuck in a socket / I pocket your "{word2}", unlock it, and dock it
any | You mutter your "{word}" and the cutter can't stutter / then "{word2}" goes to clutter and melts in the butter
any | You chatter of "{word}" and it shatters, it scatters / the matter of "{word2}" is a platter of tatters
any | I'm reading your "{word}" while the reader is bleeding / your "{word2}" took some feeding, and now it is pleading
any | The lining of "{word}" has been whining and pining / and "{word2}" was declining the minute of signing
any | I darken your "{word}" with the mark of a marker / then park it by "{word2}" where it's starker and darker
any | One zipper on "{word}" and it's stuck in your slipper / I'm quicker with "{word2}" and the tip of a clipper
any | Your "{word}" is on paper, it tapers to vapor / and "{word2}" is a caper that's made for a scraper
any | "{word}" needed a collar, I sold it a dollar / the scholar read "{word2}" and it made the man holler
any | I cover up "{word}" with another, and smother / your "{word2}" from the other, the one from your brother
any | I pleated your "{word}" and I neatly deleted / your "{word2}", which was heated, and left it defeated
any | I flatten your "{word}" till the satin is Latin / your "{word2}" is the mat in the room that I sat in
any | I smother in leather your "{word}", light as feather / whatever your "{word2}" was, I've sewn them together
any | It's thicker, your "{word}", like a sticker, a flicker / but "{word2}" gets me quicker from snicker to snicker
noun | Your {noun} is a shopper, a flopper, a cropper / your {noun2} had a stopper, I'm here as the chopper
any | I read over "{word}" by the light of the door / I read "{word2}" twice and I looked at the floor
any | You came in with "{word}" like a coat on your arm / you put down your "{word2}" and it did you no harm
any | I took your word "{word}" and I held it up straight / I took your word "{word2}" and I gave it a weight
any | I put "{word}" away in a box by the wall / I kept "{word2}" out, but I don't know at all
any | You started on "{word}" and I put down my cup / you moved on to "{word2}" and I nearly got up
any | There's "{word}" at the top of the page that you sent / there's "{word2}" at the end, and I see what you meant
any | I crossed out your "{word}" with the side of a pen / you wrote down your "{word2}", so I did it again
any | You said the word "{word}" and you looked for a friend / you said the word "{word2}" and we came to the end
any | I asked about "{word}" and you pulled at your sleeve / I asked about "{word2}" and you wanted to leave
any | I cut off your "{word}" and I let the thing lie / I cut off your "{word2}" and it gave a small sigh
any | The first thing was "{word}", and it fell on its face / the next thing was "{word2}", and I showed it its place
any | I heard all your "{word}" from the back of the shop / I came out for "{word2}", and to ask you to stop
any | I hung up your "{word}" on the back of a chair / I hung up your "{word2}", and there's nobody there
any | Your "{word}" has a hole you could put a hand through / your "{word2}" has a patch, and the patch has one, too
any | I pinned a note on "{word}", and the note says "too late" / I pinned one on "{word2}", and the note says "just wait"
any | You put on your "{word}" and you stood very tall / I took off your "{word2}" and you looked rather small
any | I have it on paper, the "{word}" that you said / I have it in writing, and "{word2}" is in red
any | You came for a fitting and "{word}" was too wide / I took in your "{word2}" by an inch on each side
any | So "{word}" is your edge? I have put it to test / so "{word2}" is your edge? I can say I'm impressed
any | I swept up the "{word}" from the floor by my feet / I swept up the "{word2}", and the room's looking neat
any | Nobody asked you for "{word}" or a plan / I ask you for "{word2}", so produce it. You can
any | You bring up your "{word}" and your hands never rest / I bring up your "{word2}", and you button your vest
noun | I folded your {noun} and I put on the lid / I asked for your {noun2} and you know what you did
noun | I looked at your {noun} and I took off my glove / I looked at your {noun2}, which is nothing to love
noun | Your {noun} had a tear, so I gave you the thread / your {noun2} had a worse one, I sent it to bed
noun | I mended your {noun} and I sent you the cost / I gave up your {noun2} as the part that was lost
`)
