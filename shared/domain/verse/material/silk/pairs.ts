import { turns } from '../read-material.ts'

/** Couplets with a word of the player in either bar: two are turned at once, and other words make other bars. */
export const SILK_PAIRS = turns(`
any | I measured your "{word}", and the measure's no treasure / your "{word2}" I've the leisure to mock, and with pleasure
any | You're proud of your "{word}" like a tie with no collar / you holler your "{word2}", and it's not worth a dollar
any | I'm dining, and "{word}" is the theme of your whining / your "{word2}" had a shine, but I turned up the lining
any | Your "{word}" had a glimmer, I saw it at dinner / your "{word2}" was much dimmer, your wallet was thinner
any | I hoped you'd be clever with "{word}", but you never / your "{word2}" took forever, I left it, however
any | My butler heard "{word}", and I heard the man mutter / your "{word2}" is downstairs, by the bread and the butter
any | I'm tender with "{word}", and I'll take your surrender / your "{word2}" has no lender, return it to sender
any | I heard about "{word}" and I went on with pouring / your "{word2}" was so boring, the candles were snoring
any | I see that your "{word}" has gone well out of fashion / your "{word2}" has a passion that calls for compassion
any | Your "{word}" isn't pretty, I say it with pity / your "{word2}" isn't witty in this kind of city
any | Your "{word}" is a candle you don't know to handle / your "{word2}" is no scandal, it's socks with a sandal
any | You whistle of "{word}", and you steam like a kettle / your "{word2}" has no metal, it folds like a petal
any | How charming, your "{word}", if a little alarming / your "{word2}" isn't harming, it's suited to farming
any | I'm smiling, your "{word}" was so very beguiling / your "{word2}" needs restyling, the bills have been piling
any | I hear that your "{word}" is a thing you've been leasing / your "{word2}" isn't pleasing, so think about ceasing
any | Your "{word}" was ill-fitting, I noticed while sitting / your "{word2}" could use knitting, the seams are all splitting
noun | Your {noun} is a flower, it went in an hour / your {noun2} hasn't power, it's only turned sour
noun | Your {noun} had me sighing, I'm very near crying / your {noun2} you're supplying, but no one is buying
any | I had them bring "{word}" on a tray with the tea / I had them take "{word2}" well away from me
any | You spoke about "{word}" for an hour, maybe more / you mentioned your "{word2}" and I looked at the door
any | Your "{word}" is a thing that one sees by the sea / your "{word2}" is another, and neither's for me
any | I'd ask you for "{word}", but you've only the one / I'd ask you for "{word2}", but I'd like to have fun
any | I thank you for "{word}", it was sweet of you, dear / I thank you for "{word2}", now be off. Not in here
any | A guest of mine said that your "{word}" has a charm / I told him your "{word2}" did a good deal of harm
any | They sell "{word}" in town by the pound, I believe / they give away "{word2}" to get people to leave
any | I laughed at your "{word}" and I dabbed at my eye / I heard about "{word2}" and I couldn't think why
any | The first time with "{word}" was a joy to behold / the next time, with "{word2}", it was already old
any | I noticed your "{word}" when you put down your hat / I noticed your "{word2}", but I'll leave it at that
any | My uncle had "{word}", and they took it away / my aunt had some "{word2}", and it spoiled every day
any | You put on your "{word}" for the whole of the room / you put out your "{word2}", so I called for a broom
any | I own what you call "{word}", I keep it upstairs / I gave away "{word2}" with a couple of chairs
any | There's "{word}" in the soup, and I sent it back in / there's "{word2}" in the wine, and that must be a sin
any | You carry your "{word}" like a cake in the rain / you carry your "{word2}", and I can't quite explain
any | Your "{word}" is a dear little thing by the fire / your "{word2}" is for sale, if there's ever a buyer
any | I asked for your "{word}" and they brought me a spoon / I asked for your "{word2}" and they closed until June
any | Do sit with your "{word}" and be easy with me / do put down your "{word2}", there's a hook by the tree
any | You offered us "{word}", and the room was polite / you offered us "{word2}", and we called it a night
any | My gardener has "{word}" and he keeps it in sheds / he burned all his "{word2}" with the weeds from the beds
any | You rhymed about "{word}" and I reached for my purse / you rhymed about "{word2}" and I thought I'd be worse
noun | Your {noun} is a thing I would put by the door / your {noun2} is a thing I would never ask for
noun | I praised your poor {noun} and I meant every word / your {noun2} is the best little joke I have heard
noun | I offered your {noun} to the man with the car / he wanted your {noun2}, but he's not going far
`)
