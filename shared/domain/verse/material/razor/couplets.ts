import { couplets } from '../read-material.ts'

/** Cutting, tailoring, surgery, editing: short words, and a pause before the blow. */
export const RAZOR_COUPLETS = couplets(`
My scissors have never been loud in their life / you talk like a spoon that was promised a knife
Your verse came in wearing only one good sleeve / I held up the mirror and asked it to leave
I took one look at the cloth you call a style / the moths have been holding a meeting there a while
I proofread the page and the page came back white / you left out the part where you learned how to write
The quietest thing in the room is a blade / you got loud, which is how I could tell you're afraid
I lay your verse flat and I mark it in chalk / the part I would keep is before you could talk
There is no blood here, I am clean when I cut / the only thing open's the mouth you can't shut
I measure in breaths and you've wasted a few / the gap in your flow had more rhythm than you
You stitched up a pocket with nothing to hide / then patted it all night with obvious pride
I took out one word and the whole story fell / you'd built it on "maybe" and "no one can tell"
I don't raise my hand and I don't raise my tone / I leave you the collar, the rest was on loan
You stepped to the table as pattern and thread / I sent you home folded with pins in instead
My ruler is steel and your promise is tape / it snaps at the end and it won't keep a shape
I've got one good eye on the hem of your fear / it's dragging behind you from there up to here
Some rappers are sewn and some rappers are glued / you peel in the rain and you think it's a mood
The first draft was weak and the second was thin / the third one is you, with a safety pin in
I don't need an audience, only a lamp / your talent came off like a secondhand stamp
You rhyme like a drawer full of forks being shook / I cut like a page coming out of a book
Your scars are from paper, your limp is from style / I've thrown away sharper inside of a file
You open your coat and there's smoke in the pocket / I show you the door and a key to unlock it
You wrote it in marker, I wrote it in acid / you stormed like a kettle and ended up placid
I've finished your sentence, I finished it neater / you're cloth by the yard and I charge by the meter
You pose like a mannequin waiting on fashion / I cut on the bias, you cut out the passion
A tailor knows bodies, a surgeon knows reasons / I've shortened your summer by two or three seasons
You wanted a war and you dressed for a wedding / I turned down the lights and I turned back the bedding
I cut what is crooked, I keep what is certain / you ended your act and I ended the curtain
You call it an album, I call it a draft / you sanded the anchor and sank your own raft
You hide a weak ending inside a big entry / I cut the gate open and hemmed in the sentry
I speak at the volume of needles on linen / you shout till the walls feel the paper is thinning
You wear every color to look like a threat / I cut on the dotted line. You're the coupon I get
Your throat is a coat with a note in the lining / it says you were cut from a cloth that was whining
Cold fold, hold still, there is no anesthetic / I find your kind of line half blind and pathetic
I edit what you said until the credit is mine / you beg for a comma and I give you a line
You dress to impress, I assess the distress / one tug at the thread and you're wearing much less
Your seams are all screams and your cuff is a bluff / I've met paper dolls who were cut from better stuff
I redact what you lack and the page is all black / your attack has a knack for its own open back
One clip and you slip, one unzip and you spill / I strip to the quip and I send you the bill
A slice so precise you will thank me twice / once for the ice and once more for the price
You rattle in battle like tin in a drawer / I settle the metal and sweep up the floor
I cite what you write and the sight is so slight / one polite little bite and it's out like a light
I tailor your failure in elegant taste / it's tighter, it's lighter, I took out the waste
You prance with a lance in your grandfather's pants / I glance at your stance and there goes any chance
You're stuffed like a cuff with a puff of old feather / enough of the fluff, can you hold it together
I pare what you wear to the bare underneath / you swear and you glare with a pair of false teeth
You're worn and you're torn and you swore it was leather / I warned you of thorns and I'm worse than the weather
I trace every place where the lace has been faked / you brace for disgrace with a face half baked
The pleat in your heat is a cheat and it shows / I treat it discreetly and snip off the rose
You said it, I shred it; you dread it, I edit / you led it, you bled it, and I get the credit
Clean scene, keen edge, not a stain to be seen / you preen like a teen in a magazine
I snip at the slip of your lip till the script is stripped / you quip and I clip, you equip and you still get nipped
Which stitch was the glitch in the pitch that you gave / I followed the twitch to the ditch of its grave
My tone is a stone, and the lone knife I hone / has shown every bone in the throne you've on loan
Your swagger's a dagger of rag and brown paper / I drag it, I tag it, I bag it as vapor
Your cadence tests patience, your patients complain / a surgeon emerges to purge every strain
One quiet incision, one ruthless revision / you hired ambition and fired precision
You nurse every verse like a purse or a curse / I'm terse. You rehearse from the back of the hearse
I'm neat, I'm discreet, I delete and repeat / your heat is a treat from a very cheap seat
I thin what you spin to the skin of a sentence / you grin as if sin came with built-in repentance
Your hook is a crook in a book with no spine / one look and it shook, so I took every line
No stress, no excess, I just press and assess / you confess to a guess, and I guess it's a mess
A blade is a trade and the grade is how deep / you prayed, you were frayed, and you stayed down asleep
The tailor has patience, the client is vain / your grand presentations went out with the rain
The louder the buckle, the looser the belt / they heard it and chuckled, and that's what you felt
One pin in your skin and the grin's wearing thin / you spin in the bin that you've always been in
My shears have had ears for your fears all these years / your peers brought three cheers and they left in arrears
Your style is a pile in the aisle, final sale / I file every smile to the size of a nail
Fine twine, fine line, and the spine's out of joint / I refine the design till it's down to a point
Your flow is a bow on a low-quality gift / I throw out the show and I sew up the rift
I shear what I hear till the meaning is clear / your sneer disappears with the rest of the veneer
You bleed what you read and you read what you're fed / I weed out the seed and I leave you the thread
A ribbon of fiction, a friction of flaws / my diction's addiction is cutting your cause
I measure your pressure, I measure it twice / your treasure's a pleasure at half of the price
You blew up your ego to float to the top / I brought you one pin and I waited to pop
I wear the same gloves for a duel or a dinner / you fatten your verses, I send them home thinner
Your armor is foil and it's starting to fold / I peel back a corner, the middle is mold
You promised to ruin me, named me a day / I wrote it in pencil, I rubbed it away
The deepest of cuts is the one you can't see / you're looking for blood and you're looking at me
You laugh, and the cut hasn't started to show / get up from the chair and then see how you go
I hung your best line in a frame on the wall / the nail and the frame did the work of it all
My footsteps are felt and my scissors don't sound / you notice the cut when your sleeve's on the ground
You stitched up a dragon and called for the fire / I pulled on the tail and it's stuffing and wire
Don't bleed on the carpet, I'm closing at noon / I've hemmed up your future, it's ending quite soon
Lie back on the table and count yourself down / you came in a crown and you leave in a gown
I work in the margin, I work out the doubt / whatever you meant, it's already crossed out
I looked for your spine and I found nothing there / a coat hanger held you upright in the chair
A page in the fire has got something to learn / I cut you up small so you'd easily burn
You wear every loss like some blood on a shirt / I rub with one thumb and it's ketchup and dirt
I carve in a whisper, you rap to be heard / the hand on the clock never needed a word
You came here on talent, I came here from work / I've ironed out bigger with only a smirk
You dress up in iron, I tap it, it's veal / a cutlet in armor, too tender to feel
I counted your buttons, I counted each hole / there's nothing to close on, you've got no control
I folded your verse to a matchbook, a note / it's under the leg of the chair by my coat
You wanted a laugh so you told us a joke / I snipped off the ending and all of it's smoke
You slid in on polish and slid out on soap / I cut off your nerve and I left you the hope
I opened your chest and I read out the code / a sign saying "closed" and a fork in the road
I cut for the quiet, you cut for the noise / your knives are all plastic, they came with the toys
The mirror said nothing, you fled from the room / I've dressed louder people for quieter doom
You lean in the doorway and practice your cool / I've pinned up your trousers, you look like a stool
You practice your winning, you polish your shoes / I soften the leather for people who lose
I pull out the lie by the root of the tooth / it's cleaner, it's quicker, it lets out the truth
There's no need to struggle, I've only begun / the left half is over, the right half is done
I threaded the needle, I threaded your tongue / now every word's hemmed to the place it was hung
Your heartbeat is loud for a person this numb / I cut to the bass and I cut out the drum
I cut out the bad parts and kept what was good / it's blank on the table, I knew that it would
I need but a needle, I need but an hour / you needed the stage and the smoke and the power
You dress for the gallery, play to the crowd / I fitted a silence, it fits like a shroud
You bought the whole outfit with somebody's money / it's tight at the talent and loose where it's funny
The jacket is gone and the lining's the story / I cut out the war and I cut out the glory
I trimmed off the fat and I trimmed off the chatter / there's one word remaining and that one won't matter
The pins in my mouth never jingle or rattle / your armor's so loud that you've woken the cattle
Your beard is a sentence, your bragging is stubble / one pass of the edge and you're out of your trouble
I read you for plot and I read for foundation / the only clean cut was the last punctuation
The stitches are showing, the temper is growing / I don't have to push, I can see where it's going
`)
