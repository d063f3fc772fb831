import { couplets } from '../read-material.ts'

/** Everyday words and few rhymes, said in one breath: what an easy opponent says. */
export const SILK_PLAIN = couplets(`
I own this room, I own the street / you own the shoes upon your feet
Your suit is cheap, your shoes are worse / and both are better than your verse
No need to shout, I hear you fine / your turn is over. This one's mine
A quiet man can fill a hall / you shout and no one hears at all
It's very brave to stand up there / with nothing good to say or wear
My wine is good, my wine is old / your words are weak, your soup is cold
You come well dressed, and thanks for that / but no one pays to hear a hat
I take my time, I take my pay / you take a bow and walk away
You ask the price of what I wear / I'd tell you, but it isn't fair
The lights are low, the room is still / you won't beat me. You never will
Good evening, friend. You look all right / too bad you have to lose tonight
I never yell, I never run / by dinner time the job is done
You want respect? You pay the fee / and bring the money here to me
Your coffee's weak, your talk is, too / I'd give them both right back to you
No hurry, friend, go on and speak / I've nothing else to do this week
You want my chair, you want my crown / you have the price? Then please sit down
You say you're rich, you say you're class / you can't afford this water glass
Please take a seat, you did your best / I listened well, it's time to rest
I smile at you because I'm kind / I could be mean, but never mind
It's time to leave, it's very late / my car is here, it will not wait
My house has halls I never use / you walked here in your only shoes
You lose so well, it's very nice / so nice that you should lose here twice
Your voice is big, your words are small / I'd rather listen to the wall
The best seats here are all for me / you watch from where it's hard to see
I sit with kings, I sit with queens / you ask me what the menu means
I need no crowd to see it through / one quiet voice can handle you
My bed is soft, my nights are long / your night is short, so is your song
I'm calm, I'm cool, I'm dressed for this / you take your shot and then you miss
You want my hat, you want my ring / you can't afford a single thing
I walk in slow, I sit down slow / you're in my chair, so up you go
The food is good, the lights are low / I think it's time for you to go
It's not your fault, it's not your face / you're just too cheap for such a place
My hands are clean, my mind is clear / there's nothing in this fight to fear
You call me soft, you call me sweet / I'm still the one you couldn't beat
I raise my glass, I raise the bar / you raise your voice, and there you are
I let you talk, I let you stay / I never let you win, okay
I'd call you bad, but I'm polite / I'll call you up a cab tonight
A better rapper would have known / to leave a man like me alone
It's cold outside, you'd better stay / I like to watch you lose this way
Your show is free, and that's too high / there's nothing here I'd want to buy
I've nothing to prove, I have money to spend / so this is the end of your evening, my friend
I'm easy to like and I'm hard to replace / you're all in my face and you're out of your place
Your shirt is too tight and your verse is too long / the words are all wrong and you call it a song
You show me your watch and you show me your ring / I don't see a thing that I'd hang on a string
You speak of your money, your cars and your land / I'd give you a hand, but I don't understand
I speak very low, so you'd better come near / I'd like to be clear: I'm the best you will hear
I'm sorry, my friend, but you'll just have to wait / the dinner is late and there's only one plate
You said you were big and you said you were tall / I looked down the hall and you looked very small
My table is full and I sit with the best / you stand with the rest, you were never a guest
I sit at the front and I hear what you say / I wish you good day, and I'd like you to pay
Bless you, my dear, you have come very far / from bad in your car to as bad as you are
A gentleman knows how to sit and be quiet / it's easy to do, so go home, friend, and try it
I listen to you and I look at my dinner / the chicken is quiet, and still it's the winner
I hear you talk money, I hear you talk power / I'm here for the week and you're here for an hour
I'm better at talking, I'm better at winning / you lost every round from the very beginning
You think you're a winner, you think you're a hero / I counted your points and I counted to zero
I don't need a weapon, I don't need a reason / I'll win every battle this month and this season
I could have been cruel, I could have been funny / I'm only here, friend, for the food and the money
I'll say it with love and I'll say it in private / your talent is missing, I hope you survive it
`)
