import { couplets } from '../read-material.ts'

/** Amused: said when the battle is being won. */
export const SILK_AHEAD = couplets(`
I'm winning, I'm grinning, I've barely begun / you're spinning like linen left out in the sun
Do carry on losing, it suits you, it's slimming / your courage is lovely, the lamp's only dimming
I'd slow down for you but I'm standing already / you lean on that rhyme and it's less than steady
Another small glass while you find your next word / I'd help, but the good ones I've already heard
I feel like a landlord, I feel almost bad / you're renting the round, and it's all that you had
It's nearly a waltz how you step to your fall / one two and a three and you've hit the back wall
They're laughing with you, dear, I'm certain, or nearly / the ones by the exit are clapping sincerely
The lead suits my collar, the crowd suits my cuffs / you're lovely in second, all feathers and puffs
I play, they obey, you delay and decay / it's a beautiful day and a bouquet away
I'm leading, I'm reading the list of the wine / you're pleading for feeding, so do stand in line
I'm coasting, I'm toasting the guests as I pass / you're roasting, while boasting you came in first class
You sigh, and I try to supply you a tie / to dry up the eye when you cry your goodbye
I win again, I wave, I bow / there's no one here to stop me now
I'm far ahead, I'm feeling fine / please bring my friend a glass of wine
I'd lose to you, but not out loud / I'd hate to let down such a crowd
They've cleared my plate, I won with ease / you win a bib. Now, sit down, please
Should I slow down? I'd hate to win / before they bring the pudding in
I've won so much, it's almost rude / I'd feel it less with better food
I take my time, I take my pay / you take a bow and walk away
Good evening, friend. You look all right / too bad you have to lose tonight
Please take a seat, you did your best / I listened well, it's time to rest
It's time to leave, it's very late / my car is here, it will not wait
You lose so well, it's very nice / so nice that you should lose here twice
The food is good, the lights are low / I think it's time for you to go
It's cold outside, you'd better stay / I like to watch you lose this way
I've nothing to prove, I have money to spend / so this is the end of your evening, my friend
I listen to you and I look at my dinner / the chicken is quiet, and still it's the winner
I'm better at talking, I'm better at winning / you lost every round from the very beginning
You think you're a winner, you think you're a hero / I counted your points and I counted to zero
I like to lose an hour in Venice / you lose at this, and cards, and tennis
I read your verse to calm the baby / it snored at once. It liked it, maybe
Don't stop to bow, don't be so humble / I saved this chair to watch you stumble
A gentleman would not remember / how cold your jokes were last December
I'm never rude, I'm never bitter / I only called your babysitter
You whispered once and it was charming / the rest was loud and quite alarming
Forgive the yawn, I woke at seven / your first bar lasted till eleven
They tell me that you broke the speaker / it heard your verse and then got weaker
You strut, then what? You trip, you tumble / my scones have less desire to crumble
I'm wealthy, I'm healthy, I sleep until ten / you're up with the chickens to practice again
You hurry, I worry, you're spilling the tea / sit down by the window and learn it from me
They stand for me, they can't stop clapping / the gift shop called, they need your wrapping
You hear the cheer? They drop the curtain / it's not for you, I'm fairly certain
My plate is full, my guests are cheery / you ate your words, your eyes are teary
The band is mine, I stand in the middle / you're by the bin on second fiddle
I'm late, they wait, they keep the show / you're straight on time and still too slow
The mirror drew nearer to see what you wore / it fogged itself up and it asked for no more
You came for acclaim and a name on a plaque / the frame is the same, but the name's on the back
You stumbled, I mumbled a word of regret / it's humbling to lose to a man with no sweat
You're losing, it's bruising, I find it amusing / the tie of your choosing is rather confusing
You sob and you plead like a violin / I tap with my foot to it while I win
You gamble, you ramble, you scramble, you shout / I amble in sandals and candles go out
I win, I'm told. The tea's gone cold / you look quite old, if I may be bold
Is that the lot? I'd quite lost track / I've won. Please bring my slippers back
You're losing, dear, but sit up straight / you still have cake upon your plate
I've half a mind to take a break / you lose so well, and I want cake
The check, my dear, is on your side / the lead is mine, I let it ride
I lead, I read, I rest my feet / you plead, dear friend, for one repeat
They call my name. It's much the same / as calling time upon your game
I've time to polish every clock / you're on the stairs without a sock
It's all but done, it's going to plan / do fall with style, dear, if you can
You want to leave? You mustn't grieve / I keep such tricks inside my sleeve
Be kind, I tell my staff, be kind / they've seen how far you are behind
`)

/** Angry: shorter bars, closer rhymes, said when the battle is being lost. */
export const SILK_BEHIND = couplets(`
You've scuffed the shoe. I'll see to you / the bill is still due and the ink isn't blue
My smile just went. I paid your rent / you spent every cent of the scent that I lent
No toast. You boast and you're close, at most / the host serves a roast and the roast is a ghost
A stain on the cuff. Very well. That's enough / I've polished you off and the polish was rough
You made me stand up and I don't, as a rule / a fool by the pool is about to get cool
The gloves have come off and the manners have, too / I'm done making room for a tune about you
Enough. Your crown was a noun for a clown / I've purchased the town and I'm closing it down
I poured you the lead and you spilled it on me / the fee for the tea is a knee, maybe three
Hush now. The plush has a brush with a blade / the blush on your face is a debt being paid
My patience has ended, the truce is suspended / the house you offended is very well defended
I tried to be gentle, I'm not sentimental / the crown on your dental work looks like a rental
You won a point, I lost my smile / enjoy it for a little while
That's quite enough. Put down that drink / I'm not as gentle as you think
You had your bite, you had your sip / polite is done. I've cracked the whip
No more the charm, I roll my sleeves / you bet the farm, you'll rake its leaves
You chipped the cup, you cracked the plate / I've sipped enough. I'll serve you straight
I dim the light, I lock the gate / you might have won. You'll have to wait
I let that pass, I raised my glass / I'm out of class. Get off my grass
No need to shout, I hear you fine / your turn is over. This one's mine
I never yell, I never run / by dinner time the job is done
You want respect? You pay the fee / and bring the money here to me
You want my chair, you want my crown / you have the price? Then please sit down
I smile at you because I'm kind / I could be mean, but never mind
You call me soft, you call me sweet / I'm still the one you couldn't beat
I let you talk, I let you stay / I never let you win, okay
A better rapper would have known / to leave a man like me alone
I speak very low, so you'd better come near / I'd like to be clear: I'm the best you will hear
I own a boat, you own an anchor / I own the bank, you owe the banker
I own the street, I hate the clatter / you're on my grass with all that chatter
I raise the bridge against the rabble / and still I hear that lonely babble
Your golden age was in the cradle / you serve your soup without a ladle
I lend, I buy, I never bend / you tear, my friend, at either end
Your crown is tin, your grin is thin / even the moths will not move in
You flash your cash, I keep my gold / the gold is warm, the cash is cold
My maid has paid for better seats / she heard your tape while folding sheets
I own the sky above your flat / you've thrown a stone and hit your hat
A throne on a stool is a fool sitting high / I'd kneel, but my tie says to pass you right by
I hold the ace, I'm good at poker / your face is dealt with every joker
You beg, I lend, you spend, you borrow / the bill arrives at noon tomorrow
I flip the coin, I own both faces / you join the line with untied laces
I lift the lid on this disaster / you kid us all with gold on plaster
The sea is calm, the breeze is salty / your knees give out, your keys are faulty
Your tale is stale, your jokes are dry / I sent a pail in which to cry
Your price is nice for what it buys / a slice of ham in some disguise
My chef is dressed, the rest are pressed / you stain a vest and call it best
I rent you room, I lend you light / you sweep the gloom and say good night
Your vest is best when left at home / the rest is grease upon a comb
Not so much thunder, you're scaring the pug / he's gone to hide under the edge of the rug
Your tie is tangled, your words are mangled / the gold that dangled was tin, and spangled
You rent your ermine, it's full of vermin / the guests determine to skip your sermon
You came in hissing, you leave ring-kissing / the class you're missing needs no dismissing
I've smiled at you sweetly, I've dressed for you neatly / I'll beat you completely, and rather discreetly
I paid in gold. The deal is cold / now fold, before your seat is sold
You drank my wine, you crossed my line / the spine beneath this silk is mine
You cost me face, you scratched the lace / I own this place. I'll close your case
I've had my fill. I sign the bill / be still. The next one's for the kill
Who let you speak? You had your week / I'll see your streak go down the creek
No more champagne. I'll make it plain / you are the stain, and I'm the rain
You took a bite, you won tonight? / not quite. I'm switching off the light
The gloves are shed, the cloth is red / go home to bed with what I said
You stole my seat, you scuffed my feet / I'll eat that heat and call it sweet
You used my name, you smeared the frame / the game was tame. Now feel the flame
I let you stay, I let you play / today I take it all away
`)

/** For a verse that gives nothing to turn around. */
export const SILK_EMPTY = couplets(`
You brought me a present, all ribbon and bow / I opened it up and the box said hello
I held up your verse to the chandelier light / there's nothing inside it, it's terribly bright
How modest to stand there and not say a thing / some peacocks are wise, when they can't, they don't sing
I came for a meal and they brought me a doily / the soup was your silence, lukewarm and oily
Is that the whole verse or the wrap that it's in / I've read better things on the back of a tin
I paid for a show and you rented me air / I'd ask for the money but you're not quite there
You whispered a nothing and sweet it was not / I gave it some thought, that's the most that it's got
It's minimal, darling, it's bare, it's a room / with nobody in it, a mop and a broom
I leaned in to listen, I opened my ear / a very fine vintage of nothing this year
Some say less is more, and you've given us least / you came with a napkin and called it a feast
You drew a blank, and to be frank, it stank / I've drunk deeper thoughts from an empty fish tank
You hover, I lift up the cover, and under / discover no flavor, no favor, no thunder
Your box was so pretty, the ribbon so witty / I opened the city's best nothing. A pity
The hall was enthralled by the gall of the pause / you stall, and that's all, it's a small lost cause
That was your turn, that was your chance / you only did a little dance
You said so little, I can't tell / if something's wrong or you feel well
I listened hard, I listened well / there's nothing in it I could sell
I ordered words, they brought me steam / no cup, no spoon, no milk, no cream
Was that a verse? It wasn't tall / I've had more talk from this old wall
You hum, you cough, you clear your throat / you leave, and you forgot your coat
`)

/** Only without the profanity filter. */
export const SILK_ROUGH = couplets(`
I say this with love, you are full of it, friend / that shit has a start and it won't have an end
My bathroom has gold where you'd sit on the crap / I'd offer a tour but your ass has no map
You're one classy ass, in a glass, on a cart / I'd price the whole act at a damn decent fart
I don't give a damn and I give it in style / you're shit in a suit with a salesperson's smile
I've pissed better vintage than what you just poured / how brave of your ass to get up on the board
Hell has a lounge and I'm there for the drinks / you work in the kitchen, you ass, and it stinks
To hell with your smell and the shell that you sell / the damn thing rang hollow, I rang for a bell
I pass on your class, your crass glass, and your ass / I'm damn well too swell to be smelling your gas
I'd say you're shit, but I'm polite / I'll say it's been a lovely night
Your suit is crap, your coat is worse / I gave a damn before your verse
That's quite a load of crap to carry / I'd put it down and have some sherry
My doorman gave your ass a blanket / if crap had class, I'd surely thank it
You pissed away your first impression / I'd pay good cash for your damn discretion
I don't give a damn, I give coins to the poor / your ass took a coin and then asked me for more
There's piss in the vase, there's a stain on the lace / your ass in my place is a total disgrace
A shit little hit with a bit of a wit / admit it, you're lit by the stuff that you spit
You bullshit the guests and you bullshit the host / I'd bury that ass under butter and toast
What the hell was that, dear? Who taught you to dine / you drank like an ass from the damn vase of mine
You're shit, I'm told, but at least you're bold / that crap you sold was a decade old
I'd kick your ass, but silk might crease / I'll sit here, damn it, in my peace
You talk a lot of shit today / my valet wheels that sort away
What utter crap, what cheap conceit / I wouldn't wipe the damn dog's feet
A hell of a name for a damn small flame / your ass on the couch, and the couch had more fame
Your ass belongs out in the back / with last night's crap inside a sack
Damn, you are loud, and it's shit, and it's slow / hell has a bouncer, he'd still tell you no
I'd give you a damn, but they cost quite a bit / I paid for a show and they sent me this shit
`)
