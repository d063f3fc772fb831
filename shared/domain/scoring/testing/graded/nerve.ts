import type { GradedVerse } from './graded-verse.ts'

/** Verses about courage and fear. */
export const NERVE: readonly GradedVerse[] = [
  {
    level: 1,
    text: `i am not scared of you at all
you should be scared of me because i am strong
i can lift many heavy things
one time i lifted a whole couch by myself`,
  },
  {
    level: 1,
    text: `this is a battle and i want to win it
so please everyone vote for me
i will try my best to say something good
the other person is also trying i guess
but i am trying more`,
  },
  {
    level: 2,
    text: `I'm not afraid of you or anyone
I'm gonna beat you and it's gonna be fun
you're so scared that you're gonna cry
you better run and say goodbye`,
  },
  {
    level: 2,
    text: `I will knock you out with one punch
I will eat you up just like my lunch
you can't fight me you are so weak
you can't even hear me when I speak
I'm the champion I'm number one
and now this battle is all done`,
  },
  {
    level: 3,
    text: `You're shaking like a leaf when you step in the light
you talked a lot of trash but you don't want to fight
your voice went so high when they called out your name
you should turn around now and go back where you came`,
  },
  {
    level: 3,
    answering: `I'm a lion in the jungle and you're nothing but a mouse
when you hear me coming you should run back to your house`,
    text: `You say you're a lion but I don't see the mane
I see a little kitty that is scared of the rain
a mouse has the brains to be quiet and small
and you're stuck in a trap with your back to the wall`,
  },
  {
    level: 3,
    text: `They told me to be quiet and to stay in my seat
they said I wasn't built for a stage or a crowd
but now I got the nerve and I'm up on my feet
and everything I kept inside is coming out loud`,
  },
  {
    level: 4,
    text: `You're brave behind a keyboard, in a room you lose your tongue
a tiger on the internet, a kitten when it's sprung
I walk into the fire like I'm walking to the store
I ask it for a lighter and I ask for something more
your knees are playing castanets, your heart is playing drum
I only brought a whisper and it still made you succumb`,
  },
  {
    level: 4,
    text: `I never threw a punch that I could fit into a phrase
you're swinging like a garden gate on one of windy days
my patience is a fuse and every word you say's a spark
you're picking up the matches and you're scared of the dark
I bow before the battle and I bury when it's through
no flowers for the coward, not a petal left for you`,
  },
  {
    level: 5,
    answering: `I'm a monster in the ring, I'm a beast, I'm a brute
you'll be shaking in your boots when I'm ready to shoot`,
    text: `A monster? You're a muppet with a mop for a mane
I pulled out the hand and you dropped in the rain
a beast and a brute? You're a least and a mute
you're a feast for the fruit flies, deceased in a suit
you're ready to shoot? Then you're shooting a blank
I'm the bank, I'm the shark, I'm the tank, I'm the plank
so walk it, you talk it, a pirate with no parrot
I dangled out a carrot and the donkey couldn't bear it`,
  },
  {
    level: 5,
    text: `Adrenaline's a medicine, I never needed dosages
you're choking on the moment like it's bones inside the roast you missed
I'm cold enough to freeze a frame, the picture of composure
you're shuttered like a camera and it's all that overexposure
I flash, and you're developing a negative condition
no backbone in the x-ray, just a spine of superstition
I heard your heart was in it, well, I heard it hit the floor
it skipped a beat, I kept it, now I'm beating you some more`,
  },
]
