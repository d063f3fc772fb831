import { couplets } from '../read-material.ts'

/** Everyday words, a threat or a boast said straight: for opponents who are learning. */
export const VENOM_PLAIN = couplets(`
You run and you play and you hide all day / I can smell your fear from a mile away
You all have to hurry, you all have to run / I stand in the sun and I eat every one
I told you go home and be happy and old / now look at you shaking and coughing and cold
You cry for some help and you ask for a price / I say no, and I'm nice, I don't say it twice
You call for a break and I don't need a break / I stretch when I wake and your neighborhoods shake
I hunt in the dark and I hunt in the light / go left or go right, you're in for a bite
You say it's a game and you all have a name / I eat every one and you all taste the same
You're easy to scare and you're easy to find / don't look behind, I'm not the nice kind
I don't do it fast and I don't do it for show / I do it real slow so your whole team will know
You hunt in a pack and you plan an attack / I count you all out and I don't count you back
You're all in the house and you're keeping so quiet / I smell every one, and I'm not on a diet
You're only a snack and you taste a bit funny / I bite when I like and I don't do it for money
You told all your friends I'm not real, don't believe it / I'm in the house now and I don't plan to leave it
You woke up at three with a terrible feeling / that's only me moving around on the ceiling
It's dark where I live and it's deep and it's wide / go on, run and hide, you're already inside
You walked right on by and I let you, it's fine / tomorrow at nine you'll be back and you're mine
You push and I stay, you can push all day / one step and I put you right out of my way
I have a good hold and I don't let you go / you're strong for an hour, then you slow, then you know
They tell you I'm big and you ask for my weight / you're a little bit late, and so you're on my plate
Go run for the hills, and I mean it, go hurry / I like it when dinner is starting to worry
I don't play it nice and I don't play it fair / you run to the stair, and I'm already there
You tell all the rest that it's easy to win / well, let it begin. Come on in. Come on in
You're breathing too quick and you're looking quite sick / of all of the crowd, you're the one that I pick
I don't stop for tears and I don't stop for please / you can run, you can freeze, you can fall to your knees
This place has been mine since before they could make it / you're welcome to push and you're welcome to shake it
They said I was gone and they said I was sleeping / it's you that I want and it's you that I'm keeping
I'd leave you alone, I was full, I was lazy / but you and that noise that you make drive me crazy
I wait, I wait, I take my share / your friends are gone. You're standing there
I do not run, I do not chase / I walk, and I still win the race
You had your fun, you had your say / now hold your breath and walk away
You laugh, you dance, you smile, you sing / you haven't hurt a single thing
You talk a lot till I step near / then no one wants to be right here
You shake a lot for all this heat / I look at you, I want to eat
I am not mad, I am not mean / I'm just the worst you've ever seen
You call me names, you love to speak / I've had a few of you this week
Go on and talk, I don't feel hurt / I've had more pain from eating dirt
You step on me and walk on by / I'm on my way to ask you why
You're in too deep, you lost your way / I know, I moved the road today
You checked the house, the coast is clear / you can relax. I'm right in here
Whatever hit you, that was me / whatever's next, just wait and see
You called yourself king and you called yourself winner / I call you my lunch and I call you my dinner
I eat by the river, I eat in the city / I'm not very nice and I'm not very pretty
I don't need a knife and I don't need a table / you run if you want to, you run if you're able
You say you have friends and they're all at the station / I eat one a day and I call it vacation
You look so surprised that I'm here at the meeting / you all are invited, it's you that I'm eating
Big steps, big steps, coming down the hall / small breath, small breath, up against the wall
Noise in the hill and a noise in the street / that's not the beat, that's the sound of my feet
You lock the door, you lock the gate / I'm in the cup, I'm on the plate, I wait
Something slips and something slowly drips / that's just me. I count your fingertips
Left foot, right foot, here, here I come / cups start to hum and the walls start to drum
Too deep, too dark, too late, too bad / you want the breath that you just had
`)
