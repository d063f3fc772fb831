import { turns } from '../read-material.ts'

/** Couplets that know what the player's word is about. */
export const SILK_TOPICS = turns(`
fire | You spoke of your "{word}", so I leaned in, polite / my candle was out and you're just enough light
fire | You brought me your "{word}"? Put it there, by the cheese / I like a small flicker, it moves in the breeze
cold | You mention the "{word}", that's the champagne, my dear / I put it on ice when I heard you'd be here
cold | It's "{word}", you inform me? The fountain outside / has frozen mid-pour, and it's still got more glide
title | "{word}"? How adorable. Who did the vote / the mirror, the cat, and the inside of your coat
title | You call yourself "{word}", and I'm sure that it's true / I tip one each morning for polishing my shoe
crown | Your {noun} {is} so cute, did {it} come with the fries / I keep mine at home, it's a difficult size
money | You talk about "{word}" like a child at the door / I tip in it, friend, and I find it a bore
gold | You say it is "{word}" and it might be, it might / it's just that it floats, and it's rather too light
writing | I took up your {noun} on a cold winter night / {they} burned rather slowly and gave little light
writing | I've had your dear {noun} put away under glass / the plaque says "a youth", and the children all pass
heart | You offered your {noun} on a tray made of tin / I have it in chocolate with better things in
mind | Your {noun} is a suite with one towel, one chair / I rang for a thought and the thought wasn't there
crowd | The {noun} {is} on your side? That's lovely, that's sweet / I paid for the ceiling, the lamps, and the seat
stage | You strode to the {noun} like you'd come for the rent / I own the whole block and I heard where you went
weapon | Put down the small {noun}, you'll frighten the staff / there's cheese to be cut and I'd so hate to laugh
beast | You call yourself "{word}". I've a rug like that, too / it also looked fierce till we had it in blue
old | "{word}", you call it? So is silk, so is lace / you're new like the sticker still stuck to a vase
big | "{word}", did you say? I've a pond out the back / with ducks who say that between every quack
ease | You talk about "{word}"? Well, I do like a nap / you've found a nice way to do nothing, and clap
speed | You call yourself "{word}". I'm aware that you are / the quick ones are usually parking my car
walk | You tell us you "{word}", there's a carpet for those / it's round by the bins where the delivery goes
sky | The "{word}"? I have that, there's a roof on my place / that slides to one side when I fancy some space
sick | You tell me it's "{word}". Then I'd keep it in bed / some soup for the verse and a cloth for the head
fight | You came here for "{word}" and you're out of your suit / I came for the cheese and a small piece of fruit
home | You're proud of the {noun}, and that's lovely, that's fair / I bought it last spring and I never go there
talk | All "{word}" and no polish, all bubbles, no wine / I'd hand you the cork, but it's one of mine
win | You mentioned {a} "{word}". In a raffle, perhaps / I gave out the prizes, a pair of warm caps
real | You swear that it's "{word}". So's the fruit in the bowl / it shines and it's wax and it's hollow, poor soul
sound | I quite like your {noun}, so soft, so refined / like lifts in hotels, for the back of the mind
time | You're talking of "{word}"? I've a watch, you've a phone / yours tells you you're late, and mine's late on its own
body | You mention your {noun}. A bold thing to show / I've scarves for that, darling, just so you should know
crew | Your {noun} came to see you, I sent them some cake / they asked me quite softly how long this would take
school | You want to talk "{word}"? I endowed the whole wing / your name's on the chair there, the small folding thing
food | You brought up the "{word}", I assumed from the smell / the kitchen is closed, but you garnish it well
style | You talk about "{word}"? I own several mills / you're wearing the curtain I use on the sills
cut | You tell me you're "{word}"? So's a wit made of cheese / I'd slice you more cleanly by saying "yes, please"
machine | You mention {a} "{word}"? I have one for the lawn / it's quiet, it's useful, it's put out at dawn
dream | You told me your "{word}", and I nodded, I did / like one does at dinner with somebody's kid
poison | You whisper of "{word}" and you wait for a scream / I asked for my coffee with sugar and cream
poison | It's "{word}" you bring me? I'm fine, as you see / I dined with a duchess who's deadlier at tea
money | Keep talking of "{word}", and keep talking to me / I own the whole room, so your talking is free
gold | It's "{word}", is it? I'm happy for you / my ring is much bigger, my watches are, too
heart | You put your whole {noun} in the verse that you said / you should have put something to hear there instead
mind | You say that your {noun} {is} a wonderful place / there's nothing of that I can see in your face
crowd | The {noun} {has} been kind to you, friend, for a while / they're waiting for me, you can tell by the smile
stage | You walked to the {noun} and you don't have a plan / I'll show you the door and be kind while I can
weapon | Your {noun} {is} no use in a room such as mine / we talk and we smile and we serve a good wine
beast | "{word}", did you say? You look hungry and small / I'd feed you some bread, and a bone, in the hall
old | So "{word}" is your insult, and meant to be bad / I'm glad, it's the best kind of wine to be had
big | You're telling me "{word}", and I'm telling you no / I looked at you, though, and there's nothing to show
ease | "{word}", did you say? Well, I have to agree / you're losing so fast that it's easy for me
speed | You're "{word}", so they tell me. I'm sure that it's true / you're first to the door when the evening is through
walk | You say that you "{word}", so you may as well go / the door is right there and the people all know
sky | You reach for the "{word}" with a hand and a prayer / I live on the top floor, it's nice enough there
sick | It's "{word}", you were saying? I'm sorry to hear / I'll open a window and not come too near
fight | You asked me for "{word}", but my dinner is hot / it matters a lot, and I'm sorry, you're not
home | I went to the {noun} and I mentioned your name / they thought you were somebody else, what a shame
talk | You tell us you "{word}", and you do it all night / I speak for a minute and turn out the light
win | {a} "{word}" is a thing that you never have won / I'll tell you about it as soon as I'm done
real | You say that it's "{word}", and you say it with pride / I asked them inside and they said that you lied
sound | I heard your new {noun} and I asked for the bill / you owe me an hour, and I'm suffering still
time | "{word}", was it? Well, you have wasted it here / I'd like it back, dear, by the end of the year
body | I looked at your {noun} and I looked at the wine / the list had a story, a plot, and a spine
crew | Your {noun} {has} gone home, since the hour was so late / you stay here with me and your very small plate
dream | You tell me your "{word}" and I wish you the best / some people will win and you'll be with the rest
style | You mention your "{word}", and I noticed the seam / it's terribly brave to wear custard with cream
machine | You're talking of "{word}"? I have staff for all that / they're wiping the floor and they're feeding the cat
food | You tell us of "{word}", so I tasted a bite / I left you the rest, and I slept well that night
school | You bring up the "{word}", and you're bringing it late / you sat there for years and you still can't talk straight
cut | "{word}", are we, darling? The butter is glad / it's soft and it's slow and it's all that you've had
`)
