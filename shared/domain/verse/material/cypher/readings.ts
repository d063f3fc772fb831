import { couplets } from '../read-material.ts'

/** What the instruments show: one finding chased through a bar, and a flat remark for a verdict. */
export const CYPHER_READINGS = couplets(`
The cost of your loss is a line in the log / I tossed it with weather and pictures of fog
My math has no path where you leave here ahead / the threads that I tested all ended up dead
You're loading, still loading, your lead is eroding / I asked for support and support is exploding
I tracked every fact that you backed up with air / result: one large circle, with nobody there
I ping and you ring like a phone in a drawer / four calls from your mother, and one from next door
My fan never ran for the span of your song / the one thing that warmed was the list of what's wrong
You claim that your name is a flame. It's a match / one strike on the box and it left me a scratch
The weight you create in debate is in grams / I've had more resistance from jelly and jams
I mapped how you tapped and I graphed how you folded / it's filed in the fridge with a peach that has molded
The screen that you mean has been clean since the spring / I wiped it of you and each similar thing
Congrats on your stats, they are flat as a map / the only tall point is the brim of your cap
I sorted your thoughts and I shorted the board / the smoke had more point than the part that I stored
The trace of your face in my database: none / I've nine hundred ducks and of you, not a one
Your signal is single, it hangs on a string / it's two paper cups, and you think you're a king
I grade on a curve and you swerve off the page / your nerve was observed going back to its cage
Correct: you were wrecked. Incorrect: you were robbed / I checked on the tape and you only just sobbed
I skim where you swim and you're dim at the deep / the lifeguard's an app and the app is asleep
Your heat's on repeat and your feet are on ice / I modeled the fall and enjoyed the thing twice
A box with nine locks, and you knock with your head / the code was on paper. The paper's unread
Please wait while we rate your debate, one to five / the needle went left. It continues to dive
Your fight was polite, it was light, it was brief / I printed the highlights. They fit on a leaf
The beam of my laser has seen what you're made of / it's steam and a dream and a thing you're afraid of
You're small on the wall that I call up at will / a dot next to "other", and under it, "nil"
I'm told you were bold and I rolled back the tape / I froze on your face at the point of escape
We care. Your repair, which is rare, takes a year / the part that we need is the one by your ear
Your mind is a kind of a blind little shop / the closed sign is on, but the bell doesn't stop
The chance you'll advance, at a glance, is a speck / I doubled the zoom and I still had to check
The drone flew alone and it zoned in on you / a cone on a corner, with no one in view
Your code has been towed from the road to a lot / we phoned for the owner. He said, "rather not"
The clerk says your work is at work in the shredder / it's quicker, it's neater, it reads a bit better
I've scanned where you stand and the land isn't yours / you're leasing a crack in between two old doors
Your tower of power went dark around four / the toaster downstairs has been putting out more
The queue for a clue starts at two, by the stairs / please take a small number, we've run out of chairs
My sight in the night is as bright as at noon / yours ends at the fridge, at the light, at the spoon
Your speech has no reach and each sentence is tired / I checked with accounting: your mouth has been fired
Your brain is a train and it's stuck at the station / the driver went home for a nine-week vacation
Alert: you are hurt in the part with the feeling / I'd help, but I'm counting the tiles on the ceiling
The fact is, your practice is mostly reciting / I counted the verbs and I found none worth writing
I froze on the prose where you call yourself lethal / the spell check suggested you swap it for "beetle"
You park in the dark and you call it a mystery / I pulled the whole list of your search engine history
Your cousins are clapping, a dozen, on salary / I counted the heads in the back of the gallery
My cord's in the board and the current is steady / you had one idea and you're winded already
Your bite is one byte, and that byte has gone missing / the last thing to see it was dial-up, hissing
Your best is at rest in a folder named "Later" / it's empty. It asked me to tell its creator
Approved: you'll be moved to a much smaller center / the door reads your talent and won't let you enter
I dial your style and I reach an old person / who says she's your grandma, and says you have worsened
Three flaws in your cause: there's the singer, the singing / and third, it's your mother. Your pocket is ringing
I lit up a grid of the things that you did / it's three little dots where you slid and you hid
Your hype is a pipe with a drip at the end / I typed up the bill and I'm pressing on "send"
I note that you quote what you wrote on the bus / the goat at the back is embarrassed for us
Your threat has been set to a pet-friendly tone / it fetches, it rolls, it's not left on its own
The truth of your youth in the booth has been kept / there's four hours of coughing, and then someone wept
Your lead is unread in a thread from last May / the head of it said, "I will beat it someday"
I tested your chest and the pressure was mild / I guessed at your age and it came up with "child"
I wrote down your quote in the code of the bees / they danced it, they laughed, and they fell to their knees
I zip what you quip to a clip of no length / it's flat as a chip, with the chip's inner strength
It's cute that you shoot with the mute button on / the loot in your boot is a coupon, long gone
I scored you on core, on decor, and on cause / the floor got a four and the flaws got applause
I mailed you a tale of your failing in detail / you sold it at once, and for less than the retail
Your copy is sloppy, your body's in lag / I flagged what was faulty and filled up a bag
Maintain your domain, there's a stain on the site / I see that your brain has been raining all night
I'm sent to prevent the event that you win / I went to no trouble, I just typed it in
You clutter the channel with utter debris / I clean it each hour, for a very small fee
Your call, after all, is important. I'm bluffing / your verses are small and are mostly just stuffing
You signed up your mind for a trial tonight / the card was declined and they turned off the light
Your warranty covers the base and the cable / the case for your brain wasn't listed. Unstable
You're cleared to be cheered for a tenth of a second / the beards at the back are as loud as I reckoned
A tyrant, a giant, a lion, you said / the file says a quiet young client instead
Your launch was postponed to a day in the spring / your rocket's a pocket with one piece of string
Your engine got mentioned at length by the crew / "no pulse", and "no pension", and "what does it do?"
Two copies, one sloppy, came in for review / the neat one was empty, the sloppy was you
The weather report for your corner is grim / wet socks, falling rocks, and a clock growing dim
Tonight will be bright with a slight chance of sweat / the fight in your corner has not loaded yet
Your gauge shows your age and the stage that you're at / it's "amateur", wedged between "rug" and "old hat"
The map shows a gap where your rap ought to be / I've colored it blue and I've named it a sea
My lens is intense and your fence is too low / I see through the seams in the dreams that you sew
Your skull is a null with a lull in between / I opened the hull of a dull submarine
You said you're a hacker, a cracker of codes / you're stuck at the login, the page barely loads
I synced what you think to a drink on the shelf / it shrinks to a dot and it winks at itself
There's crime in your rhyme, it's the time that it takes / I'm primed for the climb and you're pumping the brakes
Your grammar's a hammer, your stammer's the nail / the thing that you built has been marked "not for sale"
The weight of your state is the freight of a moth / too late to inflate, you're a dish of cold broth
I gave you a number, I put you on hold / I'm told that the music was all that you sold
I scrolled through your gold and I filed it as mold / you strolled in as bold and you left as controlled
I polled your whole household and no one was sold / the cat got a vote and the cat's vote was "fold"
`)
