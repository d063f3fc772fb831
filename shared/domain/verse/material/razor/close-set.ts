import { couplets } from '../read-material.ts'

/** Cloth, the knife and the page, with a rhyme in every bar: for opponents who know how it is done. */
export const RAZOR_CLOSE_SET = couplets(`
I cut the red thread and I let the thing fall / your head was the bed where you kept it all small
You wear out the stair going up for the praise / I prepare you a chair with a view of the blaze
I found the one thread that was holding your head / I wound it around me and left you for dead
Your pen is a hen, and again there's no egg / I bend you the end and I mend you the leg
You begged for a seam and you got a clean cut / you dreamed of a scream and your mouth was sewn shut
Your suit is in knots and your plots are in pieces / I shot through the spots where your talent decreases
I open your case and the place smells of paste / you traced every grace and then glued it in haste
I pinned down your chin so the skin would lie flat / you twitched when I stitched, so I fitted the hat
You bring me a ring with a string for a stone / I'll hem it and swing it from one little bone
The hole in your role is as whole as it gets / I roll up the cloth and collect all your debts
I heard every word and I blurred what was weak / there's one letter left, and it's learning to squeak
You frayed and you prayed that the blade would be kind / I weighed what you made and I left it behind
I patched up the match that you scratched with your name / it flared for a second, the dark stayed the same
I thin out the din to a pin on the floor / you grin with a chin that I've trimmed off before
You pose with a rose and a nose in the air / I sew up the clothes and expose what is there
You cough up a scoff and I lop off the sound / your laugh is in half and it rolls on the ground
The door of your store says there's more in the back / I've sorted the drawers and there's lint in a stack
You shout till you doubt what it's all been about / I route out the word that you can't do without
I lay out your day on a tray by the bed / one gray little tray, and one bandage instead
The crease in your fleece wants a piece of my time / I freeze it, release it, and charge for the crime
Your ink has a stink and I think it's the thought / you blink like a kid with a wink he was taught
I shave off the brave and you wave like a leaf / the knave in the cave is a suit of pure grief
I chalk where you walk and I lock every gate / you talk like a clock that is twelve minutes late
The judge wouldn't budge so I smudged out your name / no grudge, it's just fudge, and it set like the same
I sign with a line where your spine used to run / you shine like a sign saying "closed, we are done"
You beat on the seat and repeat what you said / I neatly delete it and eat with the dead
The part with the heart was the start of the smell / I cart it apart and I chart it as hell
You gild what you built and the guilt's in the glue / I tilted the quilt and the filling was you
Your crew had a view and they knew it was thin / they drew me a map to the screw in your chin
I clean what you mean with a keen little tool / the scene that you leave is a queen on a stool
You slept on the step and you kept to the wall / I crept in and swept you up, pins, thread, and all
I weave in and leave and your sleeve is a sling / believe me, the grief has a beautiful ring
You race to the place with your lace still untied / I'm pacing in place and I've cut off your stride
A nick and a lick and the trick's out of town / you're sick in a brick-colored hospital gown
You blow on the coal and the hole gets a glow / I know how a soul and a sole come to sew
I tell by the smell and the swell of the page / you fell for your spell and you fell off the stage
One scratch and I catch where you patched it with pride / you snatched from a batch that had already died
I fit you for mittens, you spit like a kitten / you sit on a bitten old book never written
The guest in your vest is undressed to the bone / I pressed for the rest and it rested alone
I turn up the burn till you learn where you stand / your yearning is churning, I've ironing planned
The queue for the new you is through by the door / they knew that I drew you in blue once before
My eye for a lie is as dry as a bone / you try to untie it and cry on your own
I'm cool with the tool and you drool at the chair / a fool in a pool with his suit in the air
You knit without wit and it splits at the knee / admit that it's fit for a pit or a flea
A blot on the spot where you thought you were hot / I jotted it down in the knot that you got
You stood in a hood and you would if you could / I'm good with a blade and I've made you from wood
My blade in the shade has been paid in advance / you've strayed to the place where it grazes your pants
I steer with a shear and I clear what you fear / your ear's on the floor with the rest of your year
You hide what you tried and you lied to the mirror / I slide in beside it and slice it off nearer
I dim the last lamp and I clamp the last vein / your camp has gone damp and the champ's in the drain
A stack of your black little tracks by the press / I hacked at the back and it cracked to a mess
I ration my passion, I fashion the hush / you're crashing and splashing, all brush and no plush
I grind up the rind of your mind with a spoon / you whined it was fine and you dined with a prune
Your vest is a mess and your chest is a guess / I pressed you for less and got less, I confess
You frown in your gown like a clown out of town / I sit myself down and I pin up the crown
The pins in your shins are the wins that I keep / your sins have been thin and your skin isn't deep
Your hand isn't planned and your brand's in the sand / I stand with a band of your bland in my hand
I peel back the heel and I feel for the steel / you squeal, and I kneel, and I seal up the deal
Your tie is a lie and your eye knows it's tied / I'd pry, but I'm shy of the dry side inside
Your sleeve will deceive, I believe it was leased / I weave and you leave with a grief you can't piece
Your quilt wasn't built, it was spilt and it's stained / I tilt up the hilt and your guilt is explained
The fitting is splitting, I'm sitting here knitting / you're spitting, you're hitting, admitting, and quitting
The silence is violence, my island of pins / your license is mindless, your science is skins
Precision's decision, incision's my vision / derision's collision is your own omission
The pocket's a locket, you rock it, I lock it / you mock it, I dock it, and pull from the socket
You play every day and you never get paid / I stay out of sight and I write with a blade
You know you can go, so you stay for the show / I'm slow with a blow, but I know where to sew
You fall on the wall and you call it a stand / I saw through the floor with a tool in my hand
You fight in the night and you hide in the day / I write on the white and I cut it away
The time for a rhyme is the time that you waste / I'm fine with a line that is signed without haste
You think when you drink and you wink when you lie / I'm back with the black and a thread for your eye
I sit and I knit and I fit you in gray / you quit every bit that was hit yesterday
You came for the fame and you came with a name / I came for the frame, and the frame has a claim
I take what you make and I make it look small / you break when I shake, and you take it to all
You hold on to gold that was sold in the cold / I fold up the old till it does what it's told
A while with a file and I take off the smile / you pile up the style, and the style's in denial
You try to deny every lie that you tell / I try on your tie and it fits very well
I bend till the end and I send you the rest / you spend what you lend and pretend you are dressed
Your heart fell apart at the start of the song / my part is the art, and your part is the wrong
You run from the sun and you run from the moon / I'm done with the fun and I'm done with you soon
You wait by the gate and you hate to be seen / it's late on a date with the straight and the clean
I tear every hair from the bear on your back / you wear it with care, but it's bare in the black
You walk and you talk and you talk till it's dead / I lock up the block and I chalk what you said
The best of the rest is a vest on a nail / I guess you're impressed with a pressed little tale
You sing like a king with a ring on a thread / I bring you the string and I cling to your head
I drop from the top and I stop at the heart / you hop like a crop when the shop falls apart
You lead till you bleed and you need me to sew / I read every deed and I weed what you grow
The sound of the wound is the ground that you lost / I found it and bound it and rounded the cost
You show what you owe when you go for your purse / I know it was low, but the flow is much worse
One light in the night and I write you a line / you bite at the white of the slight I design
The thing that you bring has a sting, so you said / I swing and it's string, and the string is all thread
You fear to be near and you hear every cut / I'm here with a shear and the rear door is shut
I test every guest by the way they are dressed / you pressed what you guessed was the best of your vest
The page is a stage, and your age shows at last / I gauge every cage by how fast it goes past
`)
