import { couplets } from '../read-material.ts'

/** Cloth, the knife and the page, with a rhyme in every bar: for opponents who know how it is done. */
export const RAZOR_CLOSE_SET = couplets(`
I cut the red thread and I let the thing fall / your head was the bed where you kept it all small
You wear out the stair going up for the praise / I prepare you a chair with a view of the blaze
I found the one thread that was holding your head / I wound it around me and left you for dead
You begged for a seam and you got a clean slit / you dreamed of a team and your team called it quits
Your suit is in knots and your plots are in pieces / I shot through the spots where your talent decreases
I open your case and the place smells of paste / you traced every grace and then glued it in haste
I pinned down your chin so the skin would lie flat / you twitched when I stitched, so I fitted the hat
The hole in your role is as whole as it gets / I roll up the cloth and collect all your debts
I heard every word and I blurred what was weak / there's one letter left, and it's learning to squeak
You frayed and you prayed that the blade would be kind / I weighed what you made and I left it behind
I patched up the match that you scratched with your name / it flared for a second, the dark stayed the same
I thin out the din to a pin on the floor / you grin with a chin that I've trimmed off before
I lay out your day on a tray by the bed / one gray little tray, and one bandage instead
I chalk where you walk and I lock every gate / you talk like a clock that is twelve minutes late
I sign with a line where your spine used to run / you shine like a sign saying "closed, we are done"
You gild what you built and the guilt's in the glue / I tilted the quilt and the filling was you
I weave in and leave and your sleeve is a sling / believe me, the grief has a beautiful ring
I tell by the smell and the swell of the page / you fell for your spell and you fell off the stage
One scratch and I catch where you patched it with pride / you snatched from a batch that had already died
You hide what you tried and you lied to the mirror / I slide in beside it and slice it off nearer
You frown in your gown like a clown out of town / I sit myself down and I pin up the crown
Your quilt wasn't built, it was spilt and it's stained / I tilt up the hilt and your guilt is explained
The fitting is splitting, I'm sitting here knitting / you're spitting, you're hitting, admitting, and quitting
You play every day and you never get paid / I stay out of sight and I write with a blade
You know you can go, so you stay for the show / I'm slow with a blow, but I know where to sew
You fight in the night and you hide in the day / I write on the white and I cut it away
You came for the fame and you came with a name / I came for the frame, and the frame has a claim
You hold on to gold that was sold in the cold / I fold up the old till it does what it's told
A while with a file and I take off the smile / you pile up the style, and the style's in denial
You try to deny every lie that you tell / I try on your tie and it fits very well
You sing like a king with a ring on a thread / I bring you the string and I cling to your head
The sound of the wound is the ground that you lost / I found it and bound it and rounded the cost
One light in the night and I write you a line / you bite at the white of the slight I design
`)
