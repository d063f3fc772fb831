import { couplets } from '../read-material.ts'

/** Everyday words, said in one breath: what an opponent says who can be beaten. */
export const SILK_PLAIN = couplets(`
I own this room, I own the street / you own the shoes upon your feet
Your suit is cheap, your shoes are worse / and both are better than your verse
A quiet man can fill a hall / you shout and no one hears at all
It's very brave to stand up there / with nothing good to say or wear
My wine is good, my wine is old / your words are weak, your soup is cold
You come well dressed, and thanks for that / but no one pays to hear a hat
You ask the price of what I wear / I'd tell you, but it isn't fair
The lights are low, the room is still / you won't beat me. You never will
Your coffee's weak, your talk is, too / I'd give them both right back to you
No hurry, friend, go on and speak / I've nothing else to do this week
You say you're rich, you say you're class / you can't afford this water glass
My house has halls I never use / you walked here in your only shoes
Your voice is big, your words are small / I'd rather listen to the wall
The best seats here are all for me / you watch from where it's hard to see
I sit with kings, I sit with queens / you ask me what the menu means
I need no crowd to see it through / one quiet voice can handle you
My bed is soft, my nights are long / your night is short, so is your song
I'm calm, I'm cool, I'm dressed for this / you take your shot and then you miss
You want my hat, you want my ring / you can't afford a single thing
I walk in slow, I sit down slow / you're in my chair, so up you go
It's not your fault, it's not your face / you're just too cheap for such a place
My hands are clean, my mind is clear / there's nothing in this fight to fear
I raise my glass, I raise the bar / you raise your voice, and there you are
I'd call you bad, but I'm polite / I'll call you up a cab tonight
Your show is free, and that's too high / there's nothing here I'd want to buy
I'm easy to like and I'm hard to replace / you're all in my face and you're out of your place
Your shirt is too tight and your verse is too long / the words are all wrong and you call it a song
You show me your watch and you show me your ring / I don't see a thing that I'd hang on a string
You speak of your money, your cars and your land / I'd give you a hand, but I don't understand
I'm sorry, my friend, but you'll just have to wait / the dinner is late and there's only one plate
You said you were big and you said you were tall / I looked down the hall and you looked very small
My table is full and I sit with the best / you stand with the rest, you were never a guest
I sit at the front and I hear what you say / I wish you good day, and I'd like you to pay
Bless you, my dear, you have come very far / from bad in your car to as bad as you are
A gentleman knows how to sit and be quiet / it's easy to do, so go home, friend, and try it
I hear you talk money, I hear you talk power / I'm here for the week and you're here for an hour
I don't need a weapon, I don't need a reason / I'll win every battle this month and this season
I could have been cruel, I could have been funny / I'm only here, friend, for the food and the money
I'll say it with love and I'll say it in private / your talent is missing, I hope you survive it
Some people have money and some have a name / you still have no fame, and I think it's a shame
One glass of wine, one little bow / that's all it takes. I'm winning now
A man like me can take his time / and still be first with every rhyme
Not bad at all, for someone new / next year they may remember you
Who let you in? It wasn't me / this house is for my friends, you see
What can I say? You're not that bad / but not that good. It makes me sad
Don't raise your hand, don't raise your voice / you've lost to me, you have no choice
Your hat is a joke and your verse is a crime / go home, it is time, and please practice your rhyme
That pretty suit, that pretty tie / and not one line to tell us why
Please pass the bread, please pass the salt / you're losing now, and it's your fault
Another round? I'd love to play / I've nothing else to win today
I'm not that cruel, I'm not that clever / but you will lose to me forever
You wear the suit, I wear the leather / you'd fall apart in any weather
You had a plan, you had a reason / come try again another season
I speak one word, the place is quiet / you speak all night and start a riot
I let you talk and kept on eating / there's nothing in it worth repeating
I own the walls, I own the ceiling / you own one coat and one bad feeling
You shake my hand, your hand is shaking / how many breaks will you be taking
The meal was great, the wine was better / your verse was just an angry letter
I have the taste, I have the money / you have a hat, and that is funny
You're shaking and breaking, I'm calm in my chair / you have to be making it up, I don't care
I'm winning, you're spinning, you're out of your head / go home, have a drink, and go early to bed
My table is able to hold you and me / but you would be under it, down on one knee
You're talking of walking, so show me the way / the street is the place where you're welcome to stay
I'm ready, I'm steady, I'm dressed for the night / you're loud in the hall and you don't want to fight
You're crying, I'm buying a drink for a friend / it's sad, but the evening must come to an end
Your coat is old, your food is cold / I'm not for sale and you were sold
You stand, I sit here at the table / your hand is weak, my hand is able
I own the show, I own the city / you go so fast, it's such a pity
The doors are closed, the lamps are burning / you talk and talk, and you're not learning
`)
