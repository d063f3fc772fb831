import { couplets } from '../read-material.ts'

/** Cloth, candlelight, prices: compliments with the back of the hand. */
export const SILK_COUPLETS = couplets(`
I like your style, friend, it is brave, it is quaint / like a thrift-store halo on a part-time saint
I do not raise my voice, I just raise the price / you come served lukewarm, I come served on ice
You clapped for yourself, that was thoughtful, that was kind / it covered up the silence that the rest left behind
I tipped the valet more than they paid you to sing / he parked it in one, you've not parked anything
Forgive me, I thought that you came with the food / you served it so cold and I tipped you, how rude
Your entrance was lovely, your exit was, too / it's all of that middle I couldn't get through
I'd lend you my chair but it's freshly upholstered / your ego already seems perfectly bolstered
That verse is a house with a wonderful view / of mine, up the hill, where I'm looking at you
You wear what you feel and you feel off the rail / two verses for one in a January sale
It's rare that I meet such a bore and feel moved / I heard you last year, and you haven't improved
Your rhymes are like soap in a roadside motel / so small and so wrapped, with a funny old smell
You're rare, like a rash on an island of silk / you order champagne and you drink it like milk
My cufflinks tell stories, your stories tell lies / my left bought a vineyard, yours can't buy the fries
Darling, don't shout, we are closer than that / I heard all your genius, it fit in your hat
You rap like a bill coming late to the table / I'd pay it for you if I thought you were able
I keep a small drawer for the verses I treasure / you'll find yours outside, in the bin, at your pleasure
You've nerve, I'll say that, and it's nearly a talent / like bringing a bucket to be thought gallant
The candle is patient, the velvet is deep / your verse was so thoughtful it put me to sleep
You speak like a butler demanding attention / I own the whole building, I'll send you the pension
I never compete, I collect, I acquire / and you're very charming, as things are, for hire
You brought your own spotlight, how sweet, how devoted / it flickers at all of the best things you quoted
I'm sure that your friends said this verse was the one / that's what makes them friends, they were glad it was done
Your talent is modest, it's shy and it hides / it's there in the brochure, just not in the rides
You came in like thunder, I thought, here's a storm / it's only the kettle. How cozy. How warm
I've silk on the ceiling and silk on the floor / and you on the mat saying "wipe" at the door
Don't frown, it's a gift to be second to me / the line for that spot goes from here to the sea
I'd call it a treasure, I'd call it a find / I'd call you a cab if you wouldn't much mind
Your flow is a river, a small one, a drain / it gurgles, it tries, and I like it in rain
My suits have a lining that's finer than your feelings / I hang better lights from my guest-bathroom ceilings
You polish the brass and you call it a treasure / I let you, my dear, and I watch it for pleasure
You butter your bread with a borrowed opinion / I dine on the dock of my little dominion
I've nothing against you, I've nothing, I promise / that's all that you gave me, I'm being quite honest
I'd hand you the bill but the shock would be cruel / you priced yourself up like a plastic jewel
You're marvelous, truly, at nearly, at almost / like toast that was buttered by somebody's ghost
The waiter asked me if I'd finished with you / I waved, and he took you away with the stew
Your collar says champion, your cuffs say "on lease" / I own every yard of the cloth and the fleece
Don't rush on my account, I have nowhere to be / the clock on the wall has been working for me
You sold me a bottle of confident air / I let it breathe first, and there's nothing in there
I read your whole verse with a glass of good port / the port had a finish, and yours was cut short
You asked me the price of advice, and it's nice / three kings paid it twice, and you'd pay it in mice
I'm told you are bold; you were sold by default / I'd hold you like gold, but I've gold in the vault
You fumble, you stumble, you crumble like cake / I mumble "how humble" and stay half awake
A fleet in the street and a suite by the sea / you're sweet, but the seat at my feet isn't free
I wear what is quiet, you wear what is bold / the loudest of gilding is rarely of gold
I'd offer advice but you'd give it away / I'll send you a hamper, do have a nice day
I met all the people you claim that you know / they asked me to wave and they asked you to go
You bought yourself speakers, you bought yourself sound / I bought myself quiet and most of the ground
You swept through the lobby and made quite a scene / we tipped you a coin, for you'd left the floor clean
You're lovely to sleep to, you're cotton, you're cream / you rocked me so gently, I won in a dream
I always wear second what you'd call your best / the first I keep home in a cedarwood chest
I've nothing but praise for the way that you dress / it takes a real eye to afford such a mess
Do sit, have a cushion, I'm charmed by your wit / it's small and it's cute, like a sewing kit
You pulled out a rabbit, a lovely old trick / he's thin and he's tired and he's frankly quite sick
You're nearly in heaven, you're nearly on top / it's only the awning outside of my shop
I keep you on time like a grandfather clock / you're wound up, you strike, and you're easy to mock
You came to the table so terribly hot / I blew on you once, like a soup, and you're not
They named me a rose and they named me a tune / you're named on a coupon expiring in June
I'd bow, but my tailor says never bend down / for anything less than a genuine crown
I've never once shouted, I've nothing to shout / the ones who hold aces don't wave them about
I've seen better bluffs on a four-year-old's face / you show every card, then you wink like an ace
You came in alone and I call that quite brave / like bringing a comb to a tidal wave
I never say never, I never say die / I say "what a pity" and wave you goodbye
You haggled for talent, you came for the skill / they'd only the wrapper, you still got the bill
Please, after you, darling, do take your turn / the toast is the same, it's a minute, then burn
I'd never be cruel, that would only cause hurt / I'd simply point out that it's "one size", that shirt
How sweet to keep talking and never be heard / like somebody's parrot with one lucky word
You rehearsed for a month and I do admire work / I thought up the answer while tipping the clerk
I quite like you second, you suit it, well rehearsed / I'd hate for your nerves to be burdened with first
You went to the vault with your name and your rank / they smiled at you warmly, I own the whole bank
I give every rival a glass and a chance / you drank all the first and you spilled down your pants
I once took a taxi through somewhere with class / I thought of you then, as I looked through the glass
Your pearls have a shine and a plasticky feel / I smiled at them softly, the oyster was real
I liked what you said and I'm sad you must leave / the best of your bars was the one up your sleeve
I handed you roses, I handed the mic / one lived for a week and the other's on strike
Your wit is a doughnut with most of it hole / I dunk it, I nibble, I pity the soul
I lit a cigar and you coughed at the smoke / I told you your worth and you thought it a joke
Your limousine's lovely, it's rented, it's towed / I waved from the gate as it went down the road
You came with a hammer, I came here with poise / you're building a shed and I'm bored of the noise
Your talent's a lot like a guest-room perfume / a little goes far and it empties the room
You're fresh and you're squeezed and you're mostly just juice / I strain out the pulp and I make my excuse
You're not without promise, you've plenty of youth / like wine in a carton with notes of vermouth
I'll put it to you with a hand in a glove / you're somebody mothers have learned how to love
You're tough, I can tell by the cut of your cuff / it's cardboard but painted, and that's tough enough
I'd call you an author if I'd seen a book / I'd call you a star if they'd given a look
You nearly were clever, you nearly were good / you nearly were carved but you stayed as the wood
I rented the moon for an hour, and the tower / you came with a coupon and one wilted flower
I nod and they hush and I own the whole crowd / you're welcome to borrow them, don't be too loud
You're precious, like buttons, you're play money funny / I'd have you with toast but I've already honey
It's lovely to hear such a long, winding story / of almost, of nearly, of semi-local glory
You're terribly brave, and I don't mean to flatter / I mean to distract you from how you don't matter
I brought a string trio, you brought us a rattle / I'll have them play softly all during the battle
I popped a good cork just to spare you the trouble / you aimed for champagne and you ended as bubble
They stood when I finished, a standing ovation / they stood when you started, the bus to the station
The port is still breathing, the evening is glowing / do leave when you like, dear, I see that you're going
I sent you a note in my very best writing / it said you were sweet, it was over, the fighting
My quartet has stopped to make out what you're saying / they shrugged and they bowed and went back to their playing
`)
