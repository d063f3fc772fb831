import { turns } from '../read-material.ts'

/** Couplets that quote whatever the player said: any word, any noun, a whole clause, the last rhyme. */
export const SILK_RETORTS = turns(`
any | You said "{word}" like you'd seen it on a menu / I'd order it too, but I just bought the venue
any | "{word}"! How delightful. You found it, you used it / I kept one in velvet, you simply abused it
any | I'd like to thank "{word}" for attending tonight / it came overdressed for a verse this light
any | You leaned upon "{word}" like a rail in the rain / I own the hotel and I heard it complain
any | I had your "{word}" valued, my man had a look / he laughed and he wrote "one balloon" in his book
any | You keep on with "{word}", it's a charming old trick / like heating a castle with one candlestick
any | That "{word}" that you brought, is it meant as a gift / I'll put it downstairs with the rest, by the lift
any | From "{word}" to "{word2}", what a tour, what a ride / I stepped off at once and I waited outside
any | You paired "{word}" with "{word2}", like red wine and trout / I smiled, as one does, and I had them sent out
any | "{claim}", you told us. How brave. How absurd / the waiter applauded, he hadn't quite heard
any | "{claim}"? I adore it. But slower / the ceiling is fine, it's the floor that is lower
any | "{claim}", darling, I'm glad / I thought the same thing of a poodle I had
any | "{claim}", on a card, with a bow / I'd frame it, but only the basement is low
any | "{claim}", I had that engraved on a spoon / it stirs up the sugar each warm afternoon
any | You whispered "{claim}" and the orchestra stopped / a waiter looked over, a single pea dropped
any | "{claim}", says the coat to the chair / I'm sorry, I thought there was somebody there
any | First "{word}", then "{word2}", what a bore, what a chore / I wore something more when I walked through the door
any | "{claim}", and it's sweet, it's a treat on repeat / I'd offer a seat, but the suite is complete
any | "{claim}"! What a thing to be told / I'll have it embroidered, in plastic, not gold
any | "{claim}", and you said it to me / I'd offer you sugar, it calms one, with tea
any | "{claim}". Now, is that where they grow / such confident turnips? I didn't quite know
any | "{claim}"? Oh, I'd love to say yes / my manners prefer that I leave you to guess
any | "{claim}"? Come and rest for a bit / that isn't the chair, dear, the dog likes to sit
any | "{claim}", and I'd hate you to stop / I've money on "flop" and it's nearing the top
any | "{claim}", and I nearly fell down / I've not laughed like that since they sold me the town
any | "{claim}". What a wonderful face / to say such a thing with, of shame not a trace
any | "{claim}"! What a lovely surprise / like finding a prune in a box full of pies
any | "{claim}", and the chandelier broke / it's crystal, it's French, and it got the joke
any | You leaned on the "{word}" and it made a small sound / like one single coin in the lost and the found
any | I toast to your "{word}" and your "{word2}", the most / I've heard from a ghost who had nothing to boast
any | "{claim}"? I suppose that it shows / the nose on a liar, it glows and it grows
any | "{claim}"? I don't think that is so / I asked the whole room and the answer is no
any | "{claim}", and I heard what you said / it's true in your head, so now take it to bed
any | "{claim}"? You should say it again / it wasn't much good when you said it just then
any | Go on about "{word}", if you think that you know / I know about "{word}", and I'd rather you go
any | "{word}" is a word that you use very well / I'd use it myself if I'd something to sell
noun | I'd buy up your {noun} for the price of a cork / then leave {it} behind with the bread and the fork
noun | Your {noun} {is} charming, I've one by the stair / the guests wipe their feet and they don't know {theyre} there
noun | Your {noun} and your {noun2} make a darling display / I'd give you two coins if you'd take them away
noun | I'd borrow your {noun} if my dog needed toys / he's used to the silk, but he does like the noise
noun | I'd paint your dear {noun}, as a saint, if I could / restraint is the thing, and the paint is too good
noun | I'll dine on your {noun} with a line and some wine / {theyre} fine in the brine, but it isn't divine
noun | Your {noun} {was} so bare that I stared in despair / I swear it was air, and you charged us the fare
noun | Your {noun} {was} a treat, for the street, and petite / I couldn't well seat that with people I meet
noun | I placed your poor {noun} in a case by the stair / your face has no grace, so I placed it down there
noun | I'd put up your {noun} in a gold-leafed frame / then hang {it} downstairs where the light is to blame
noun | I hung up your {noun} in the servants' hall / they wave as they pass, it's a hit with them all
noun | You carry your {noun} like a stain on a vest / I noticed {it} first, then I noticed the rest
noun | I'd call your dear {noun} a small work of art / the kind that they hang by the shopping cart
noun | I sent back your {noun} on a beautiful plate / I'd ordered {it} small and {they} came to me late
noun | I'd take in your {noun} as a sort of a frill / for lampshades, or cushions, or dogs who've been ill
noun | I gave your dear {noun} to the dog for a bone / he carried {it} off and he left {it} alone
noun | Your {noun} could do with a spell in the sun / some salt, a good tailor, and more than the one
noun | I'd rather your {noun} were a scarf or a shoe / then somebody somewhere might know what to do
noun | Your {noun} {is} a dime on the climb to its prime / I've rhymes by the mile and I'm charging for time
noun | Your {noun} and your {noun2}, what a pair, I declare / you stare at the chair like they'd let you sit there
noun | I looked at your {noun} and I looked at the floor / I liked {it} much less, and the floor a bit more
echo | You finish on "{last}" and I'm thinking of {tail} / how brave to come dressed as {tail2}
echo | I ordered your "{last}" and they brought me {tail} / I sent it straight back and they brought me {tail2}
echo | Your "{last}" is delightful, it goes with {tail} / I keep it downstairs by the bin and {tail2}
echo | I had "{last}" appraised and they wrote to me, "{tail}" / for you they just scribbled "{tail2}"
echo | "{word}" and "{last}" on a tray with {tail} / I rang, and they brought you with {tail2}
`)
