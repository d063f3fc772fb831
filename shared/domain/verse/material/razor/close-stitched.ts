import { couplets } from '../read-material.ts'

/** Rhyme upon rhyme: for listeners who hear the second one before the first has stopped. */
export const RAZOR_CLOSE_STITCHED = couplets(`
You took a bow, the seam let fly / and now we know you're not so shy
The chair is bare, the light is white / lie down, we'll fix that verse tonight
Your hook was good. I took the thing / and hung my coat on it since spring
You swing, you miss, you hit your knee / I sit, I knit, I let you be
Your cape got stuck, your luck ran out / I shut the door to hear you shout
Your crown is round, your head is square / I found the saw, I'll fix it there
I charm with one arm and disarm with the other / you dress like a kid who was dressed by his mother
You chew till you're blue on a word you can't swallow / I knew when I knocked on your head it was hollow
You stand on demand like a coat on a hanger / I hand you a hook and you call that a banger
Your thumb's in a thimble, you call yourself nimble / that crash that I hear isn't drums, or a cymbal
You talk and I chalk. Will you walk through the pattern / your head's on the moon and your boots are on Saturn
Your thumb will go numb and your tongue will go after / I come for the sound and I silence the laughter
The fool on the stool is a spool that's unwinding / I hold one loose end and you're nothing but binding
I saw every flaw and I draw it in pencil / the verse that you wrote is a secondhand stencil
Go fake it and shake it and take it for dancing / I break the last pin and my shears are advancing
Go yell and go sell and go bark for a penny / I spell out your fans and I haven't found any
You rent what you spent and you owe for the zipper / one leg is a pant and the other's a slipper
I tap on the map and a gap opens wide / you rap like a trap with nobody inside
I whisper a number, they hand me a chair / you blister with thunder that's mostly hot air
The hole in your soul is the goal of a moth / she stole half the whole and she's full of the cloth
You slouch on the couch like a grouch with a cold / I'll vouch for the ouch in the hand that I hold
Too proud and too loud, and you crowd every table / I bowed as I cut off your name from the label
You dare me and swear you declare it a duel / I offer a chair, since a carpet is cruel
The smaller the stitches, the deeper the hurt / you call it your riches, I call it a shirt
Your boots are so cute and your suit is fantastic / the fruit of your labor is painted, it's plastic
You bark in the park at the spark of a charger / I mark you in chalk and it makes you look larger
You rise by the size of the lies in your collar / I'm wise to the price, and it's under a dollar
I bleach every speech and I teach it some manners / you stand at the back with your rented-out banners
I'm slow and I sew, so they call me the tailor / you know when it's closed, then they call me the jailer
My task was the mask, so I asked for a peek / I looked at it once. Leave it on for a week
You signed it in Latin and dressed it in satin / I opened the verse, it's a chair that I sat in
Your chest is at rest and it's mostly suggestion / I've opened it twice and there's only digestion
You brought what you bought and it's falling to pieces / I thought I'd be kind, so I ironed the creases
Your suit is cute, your shoes are tight / your best line died in bed last night
The hem's a mess, the text is worse / I guess they're friends, your coat and verse
You shop at the top and you live at the back / I stop at the tear and I pick up the slack
You boast like a host with a ghost for a guest / I toast to the most underdone and undressed
The ink's in the sink and I think that you're sinking / you blink on the brink of a wink you call thinking
You're gritty, the city is giddy with pity / I sit on the fitting and slitting committee
You stammer, you clamor, your glamour's a hammer / I'm calm in the manner of surgical grammar
You gaze in your blazers and praise your own phrases / the razor erases whatever one raises
I'm ending the rumor that you were a threat / it's pending, like you are, it hasn't come yet
You cash in on passion, I ration compassion / I'm slashing the sash in a surgical fashion
Why shrug at the plug that I tug from the socket / the stage has gone dark, and my hand's in your pocket
I snored through the war that you swore would be bloody / your boots are still new and they're not even muddy
One lunge with a sponge and you plunge to the slaughter / I step to one side and I mop up the water
Your fame is a flame with your name on the matches / it came, it was tame, and it went out in patches
You drift with the gift that you lift off of others / I sift through the pile and it's mainly your brother's
I open the ledger and look up your debt / you've nothing to pledge here I'd take for a bet
Your fan is a man with a van and a ladder / he ran halfway through, and it couldn't be sadder
You're only a wrapper, the present is missing / so much for a rapper: all rustle and hissing
`)
