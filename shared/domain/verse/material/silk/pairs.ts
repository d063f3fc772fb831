import { turns } from '../read-material.ts'

/** Couplets with a word of the player in either bar: two are turned at once, and other words make other bars. */
export const SILK_PAIRS = turns(`
any | I treasure your "{word}" with a measure of pleasure / your "{word2}" I keep for the leisure of weather
any | Your "{word}" is a dollar, a tie with no collar / your "{word2}" is much smaller, but darling, do holler
any | I'm dining on "{word}" and the lining is shining / your "{word2}" has been whining, I'm simply declining
any | Your "{word}" has a glimmer, a shimmer at dinner / your "{word2}" is much slimmer, it simmers, it's thinner
any | How clever of "{word}", it's the lever of never / your "{word2}" goes forever, do sever them ever
any | My butler took "{word}" and he muttered of butter / your "{word2}" in the gutter has started to stutter
any | How tender, your "{word}", like a lender's surrender / your "{word2}" is a spender, return it to sender
any | I'm pouring you "{word}" and the pouring is boring / your "{word2}" had us snoring, the floor was adoring
any | {a} "{word}" is a fashion, I ration compassion / your "{word2}" has a passion for crashing and cashing
any | Your "{word}" isn't pretty, I pity the city / your "{word2}" is so witty, it sits on committee
any | Your "{word}" is a candle, so hard to handle / your "{word2}" is a scandal, it came in one sandal
any | Do settle your "{word}", put it on like a kettle / your "{word2}" hasn't mettle, it's petal, not metal
any | How charming, your "{word}", and how little alarming / your "{word2}" needs disarming, a spell in farming
any | I'm smiling at "{word}", it is hardly beguiling / your "{word2}" wants restyling, compiling, and filing
any | I'm leasing your "{word}", it is pleasing, it's fleecing / your "{word2}" has been greasing, I'd think about ceasing
any | How fitting, your "{word}", I've been sitting and knitting / your "{word2}" will be splitting, it's rather unwitting
noun | Your {noun} is a flower, it went in an hour / your {noun2} hasn't power, it's only turned sour
noun | I'm buying your {noun} and it's rather like crying / your {noun2} has been dying, I'm too rich for trying
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
