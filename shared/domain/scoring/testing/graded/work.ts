import type { GradedVerse } from './graded-verse.ts'

/** Verses about work and school. */
export const WORK: readonly GradedVerse[] = [
  {
    level: 1,
    text: `i work at a shop on monday and tuesday
my boss is called linda and she is nice
today a customer asked me for a bag
and i gave it to him and he said thank you`,
  },
  {
    level: 1,
    text: `in school i was good at math and science
i got a certificate from the teacher
you probably did not get any certificate
i could show it to you but it is at home
it has a gold sticker in the corner
so i think that i win`,
  },
  {
    level: 2,
    text: `I work so hard I work all day
I work so I can get my pay
you are lazy you don't work at all
you just sit at home and look at the wall`,
  },
  {
    level: 2,
    text: `school was easy I got good grades
I was the best one in all of the grades
you were dumb and you failed the test
that is why I am the best
I'm so smart and you are not
I'm cool and also I am hot`,
  },
  {
    level: 3,
    text: `I'm up before the sun and I'm out in the rain
with a sandwich in my pocket and I'm running for the train
you're sleeping till noon with the curtains all drawn
by the time you get up all the good jobs are gone`,
  },
  {
    level: 3,
    answering: `I quit my job to do this and I'm never going back
I'm living off my talent while you're working for jack`,
    text: `You quit your little job and now you're asking for a loan
your talent doesn't even pay the bill for your phone
I work in a kitchen and I'm proud of what I do
I wash a hundred dishes and I'm still better than you`,
  },
  {
    level: 4,
    text: `I clocked in with the janitor and learned to clean the floor
so now I mop up every rookie sliding through the door
your resume's a fairy tale, the wolf would be impressed
you huffed and puffed at interviews, the straw house did the rest
you're pushing paper uphill like a snail inside a suit
I climbed up every ladder while you polished up your boot`,
  },
  {
    level: 4,
    text: `The teacher said I'd never be a thing but a distraction
I turned the back row to a stage and turned the laughs to action
you raised your hand for permission just to open up your lips
I signed my own excuses and I wrote my own eclipse
you're still reciting answers that you copied off the wall
I never took the test because I'm grading one and all`,
  },
  {
    level: 5,
    text: `You're middle-management material, an email with a signature
all your best regards are for the boss and for the furniture
I came up from the boiler room with soot in my vernacular
the heat that I'm delivering is union and spectacular
you're fired like a pot in the hands of a potter
I'm hired by the water just to make the water hotter
your desk is a coffin with a plant and a stapler
I staple up your future, file it under see you later`,
  },
  {
    level: 5,
    text: `Nine to five, I nailed it, I'm the carpenter of consonants
hammer out the grammar while you stammer out your confidence
you screwed up, I screwed down, every level has a bubble in it
your tower's leaning harder than the lies that you would double in it
I'm a tradesman, you're a trade-in, a trainee with a traded brain
I plumb the depths of language, you're a leak that's going down the drain
the foreman asked for four men, I just brought him four more bars
you brought a tool to work today: yourself, and you're not sharp`,
  },
]
