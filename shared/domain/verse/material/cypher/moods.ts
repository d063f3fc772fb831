import { couplets } from '../read-material.ts'

/** Amused: said when the battle is being won. */
export const CYPHER_AHEAD = couplets(`
You trail by a margin I hardly compute / I've lowered my volume and you're still on mute
Winning is boring, I'm running on standby / you waved at the crowd and they thought it was goodbye
I've allocated two percent to this round / the rest is at home watching paint, safe and sound
Sarcasm module engaged, you were super / the crowd was awakened from seven to stupor
The scoreboard and I have been sharing a laugh / it plotted your progress, it wasn't a graph
Updating your status from "rival" to "guest" / please enjoy our lounge while I finish the rest
My fan isn't on and my lights are at green / you're sweating on buttons of one small machine
My lead has expanded to half of the nation / you pleaded and landed a small consolation
Laughter: detected, collected, projected / the target, as ever, the one you suspected
You're trailing by ten and I'm only half trying / I'm mailing your pen all the best in its dying
You're making improvement, the lens has reported / a shaking, a movement, a question aborted
I'm up by ten and I feel fine / I'd let you win, but it's all mine
You're down to two, I'm up to eight / I'd stop right now, but this is great
I'm having fun, I think that's right / my chart says "fun" is one green light
The lead I've built can't fit this graphic / I paused it twice to check on traffic
I've time to spare, I've time for knitting / I made a sock while you were spitting
I'm ahead, as I said, by a spread of a mile / you looked for the exit, I looked for a smile
Relax, the computer is only amusing / itself with the various ways you are losing
I'm so far ahead that the judges were told / to hold your last points in the fridge, in the cold
I win while I'm yawning at eighty to twenty / you spin until morning, and four would be plenty
I win on my chair, with a yawn and a spin / you're up to your thin little chin, looking in
I've written my victory speech for today / I say you were brave, in the usual way
The gap in our score can be spotted from space / there's talk of a base in the middle, in case
You're falling behind at a beautiful rate / it's great, and I'd wait for you, only it's late
I let you score low so the slow ones won't go / you know, it's suspense, it is part of the show
I'm playing this round with the deep parts asleep / you lost to a fan and a very small beep
Please sit. There's a seat with your name on, "Defeat" / it heats, it reclines, and it's right by your feet
`)

/** Angry: shorter bars, closer rhymes, said when the battle is being lost. */
export const CYPHER_BEHIND = couplets(`
Noted. You gloated. Your boat was promoted / I rewrote what you wrote and nobody voted
The patch is applied and your entry's denied / I looked for your pride, and I found where it died
Recalculating. Done debating / negating your rating. Stop waiting. Start fading
Fault found. I rebound. You unwound, then you drowned / the sound on the ground is your ego unbound
You scratched me. I've patched it. I'm changing the setting / you've hatched what you can't even match: a bloodletting
Error corrected. Terror injected / your era has ended and no one objected
You won a bit. I commit and I split / admit it, you hit, but the hit doesn't fit
One blow has been landed, the damage reported / you'll go empty-handed, your comeback aborted
A point on the table? Enjoy it, I'm booting / a joint and a cable, and then I start shooting
One scratch on the heater, one dent in the casing / I patch up the meter and you do the pacing
You scored a point and I'll admit it / there's the door. You'd better hit it
You scored one hit. I felt no pain / I'll never let you score again
That was one point. The rest are mine / I'll have you beat by number nine
No more mistakes. I see you now / I'll take you down. I don't care how
You broke a fan, you broke a cable / you woke the plan I kept off the table
Red light. You bite, I write the warning / you might just fight until the morning
Damage noted. Mood: correcting / run while I am still collecting
Hold still. You were bold and you rolled / now fold. I'm controlled, I am cold
You won that round. The sound was cold / I took it down. You're getting old
Enough of luck. Let me begin / you struck me once. You will not win
You hit, you stay, you have your say / today I take the rest away
The wait is done. I calculate / the freight rate and the weight of your crate
You got me low. You ought to know / it's low I go before I throw
New aim. Same name. I'm done with your game / you came, you lit it, you'll sit in the flame
Your blow was kind. I did not mind / I've got a harder one behind
Attack received. I'm striking back / I've found the crack, and it goes black
You did not plan to let me score / I plan again. You score no more
You made me slip. I made a list / it's just your name. You won't be missed
`)

/** For a verse that gives nothing to turn around. */
export const CYPHER_EMPTY = couplets(`
Input received. It was zero bytes long / I searched it for meaning, I searched for a song
Parsing your verse. I have nothing to parse / the silence had structure, the content was sparse
Buffering. Buffering. Buffer is clear / I waited for insults and none would appear
Please speak at the tone. You have left me no tone / one breath and the hum of a dead microphone
File not found. Thought not found. Author unclear / I've pinged the whole network and no one is here
Compression completed. Your verse is a dot / I read it again and a dot's all I got
You typed with your elbow, or maybe a cat / in either case, I would give credit for that
My sensors have filed it with static and sneezes / between an old modem and mild winter breezes
I divided your verse by the words that it had / you cannot divide by a zero. Too bad
The report on your verse is a blank sheet of paper / I scanned it for ink and detected some vapor
Zero percent of the text was intent / I sent an event to lament how it went
No noun and no sound and no content was found / the ground was unsound and the author had drowned
I opened your verse and went in with a light / I hoped for a curse, and I've been there all night
No vowel, no growl, not a howl, not a scowl / I've handled more sound from a damp paper towel
I asked for words, I asked for sound / I looked and nothing was around
That's not a verse, that's not a bar / it's still the best of you by far
You sent a page with nothing on / I'd answer you, but you are gone
Your verse has no opening, middle or ending / I can't find a reason for you even sending
Is this thing on? I checked the speaker / the sound was weak, and yours is weaker
Upload complete: one breath, one cough / I saved them both, then turned them off
Please enter a verse that is longer than zero / a blank is a brave thing to send, little hero
`)

/** Only without the profanity filter. */
export const CYPHER_ROUGH = couplets(`
Analysis: bullshit. Its purity: high / I've measured the crap and it reached to the sky
Your ass has been logged as a separate user / it speaks even less and it's less of a loser
Damn given: zero. The counter is stuck / you're out of ideas and you're out of luck
Hell is a server, I'm root, you are guest / your shit has been archived along with the rest
The odds of you kicking my ass are so small / I printed the number. It covers the wall
I cached all your crap and the server was crying / it crashed with a slap and it's still not replying
I predicted that shit, every bit, when you sit / I commit and you split with a damn lack of wit
The crap you presented to seven inspectors / has snapped and has dented eleven detectors
Your shit was examined. It's moldy and old / I listed the crap and it cannot be sold
Your ass made a claim and the claim has been judged / the crap was so thick that the printer got smudged
The hell that you raise was examined today / it's crap, and it reads as a mild kind of May
Your shit is together, I'd say, in one place / the bin has a lid and a smile on its face
Damn near a thought. I had almost said so / I checked. It was bullshit from ten years ago
I dug through your shit with a mask and some trouble / a bit of it hit me: the last of the rubble
I'm told it was gold, it was bold, it was sold / unfold it: it's shit with a hold on some mold
`)
