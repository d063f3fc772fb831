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
The last one to doubt me is under that sheet / go ask him about me before we meet
I lay out your day on a tray by the bed / one gray little tray, and one bandage instead
I chalk where you walk and I lock every gate / you talk like a clock that is twelve minutes late
I sign with a line where your spine used to run / you shine like a sign saying "closed, we are done"
You gild what you built and the guilt's in the glue / I tilted the quilt and the filling was you
The bigger the bragging, the smaller the bite / your zipper is snagging, you'll stand here all night
I tell by the smell and the swell of the page / you fell for your spell and you fell off the stage
One scratch and I catch where you patched it with pride / you snatched from a batch that had already died
I'm tracing your outline, erasing the face / it takes me no more time than tying a lace
You frown in your gown like a clown out of town / I sit myself down and I pin up the crown
They carried you in on a great reputation / I've buried it since with no long hesitation
The quieter blade is the one to be dreaded / your diet of praise has you thin and light-headed
You play every day and you never get paid / I stay out of sight and I write with a blade
The curtain is rising, you're certain to fall / the thud was surprising for something so small
You climb to the light on the backs of the crew / the rhyme has more bite when I drop it on you
You took a whole hour to sharpen a rock / I look at your power, I look at the clock
It isn't the cutting that has you so worried / it's hearing me shutting the door, so unhurried
A while with a file and I take off the smile / you pile up the style, and the style's in denial
You try to deny every lie that you tell / I try on your tie and it fits very well
You're measured in pictures, in numbers, in likes / I measure in stitches, and then the pin strikes
I dim all the lighting and brighten the blade / you're frightened of writing that isn't afraid
The fold is deceiving, the coat isn't yours / you're told to be leaving by most of the doors
`)
