import { couplets } from '../read-material.ts'

/** Everyday words and one rhyme, for whoever is learning: a verdict without a picture. */
export const CYPHER_PLAIN = couplets(`
I check the facts before I speak / and every fact says you are weak
Just read the numbers on the wall / the big one's mine, and yours is small
I ran your verse a second time / and still it only had one rhyme
You say you trained for seven years / I need one line to bring the tears
I do my job, I shut you down / and then I shut off half the town
One line from me and you are through / I don't expect to need line two
The system says you cannot win / I am the system you are in
I never guess, I never try / I know. You hope. And that is why
I read the comments on your song / there's only one, it says, "too long"
I learned your past, it was not long / I checked each line, and each was wrong
Your time has come, your time has passed / I told the judge you would not last
You want to know how high I score / look up, and then look up some more
I keep the list of those who lose / you're number one. That's all the news
They built me slow, they built me right / then switched me on for you tonight
I asked the room who wants you back / the room went quiet, then went black
The exit's there, it's marked in green / you are the worst this room has seen
I hold your name, I hold your score / I hold the key to every door
I do this every single night / and every night the math is right
I do not hate you, I just know / the only way your verse can go
You lose it fast or lose it slow / I only ask so I will know
Your file is open on my screen / I cut the bad lines. Now it's clean
You think too slow, you talk too fast / so you go first and you come last
A child of six could win this round / and leave you sitting on the ground
The work is over, I have won / you needed ten lines, I need one
You're getting loud, you're getting red / I'm getting bored with what you said
One look at you and I can tell / you do not do this very well
Hand in your test and take your seat / the grade is out, and you are beat
I had to count up all your fans / it did not take me both my hands
I do not sleep, I do not bleed / I have the data and the speed
You make mistakes, I make a note / the judge agrees with how I vote
You want a war, you want a fight / sit in the hall and learn to write
I looked for talent, page by page / there's nothing there except your age
My hand is calm, it does not shake / I only need your next mistake
You had your chance, you had your turn / it's time for school. Sit down and learn
It's not a game, it's not a show / it's just a test. You scored too low
You rap at home, you rap in bed / the walls know every word you said
You say you're hot, you say you're cold / I say you do as you are told
I ran the test again. You're not the best / I'd tell you more but you could use the rest
There is a red line under what you said / I checked it twice and all of it is dead
You need a break, a bed, a drink, a friend / send me your verse and I will write the end
The room is cold, the rules are very old / sit on the floor and do what you are told
I don't take a side and I don't take a break / I only take notes of each single mistake
I looked in your brain and the data is plain / there's nothing to save there, there's little to gain
I tested your reason, I tested your rhyming / you failed on the words and you failed on the timing
I know what you're thinking, I know when you're lying / I know that you're losing, I see that you're trying
I don't have a heart and I don't have a feeling / I do have a list of the lines you've been stealing
You had a good minute, but now it has ended / your friends have gone home and you're not well defended
I lost you in traffic, I lost you in training / you're down by eleven and now you're complaining
The people are leaving, the building is closing / and you are still standing in front of us, posing
You need a computer to help with your spelling / I am a computer. There's no need for yelling
Your rhymes are not working, your mouth keeps on moving / I tested in March and you are not improving
You're telling your friends and you're telling your mother / you lost to one program, you'll lose to another
You're coming in angry, you're coming in screaming / I win when I'm working, you win when you're dreaming
My answer was ready before you had started / your voice is too loud and your work is half-hearted
I'm quick and I'm careful, I'm never forgetting / you're slow and you're lazy and mostly just sweating
You talk about money and cars you've been driving / your bus is outside, it's the nine-ten arriving
I only have questions, so try to stay steady / are you doing badly, or finished already
There's nothing to study, there's nothing to measure / to beat you is business, it isn't a pleasure
You want to be famous, you want to be wealthy / you can't hold a breath and you do not sound healthy
You call me a monster, you call me a danger / I don't call you names. You are only a stranger
I'm reading your mind and there isn't much reading / your eyes are both closed and you think that you're leading
Please hold down the noise, there are people here sleeping / I looked through your file and there's nothing worth keeping
You're good at one thing and that thing is repeating / you say it again and you still take a beating
`)
