import { turns } from '../read-material.ts'

/** Couplets that quote the player and answer straight, in everyday words. */
export const CYPHER_PLAIN_TURNS = turns(`
poison | You bring out the "{word}"? It's a waste, I don't bleed / I'm numbers and speed, and there's nothing I need
poison | Antivirus: "{word}". Threat level: a pet / I ran it for science. I haven't coughed yet
title | I asked if you're "{word}". I asked it all day / nobody I called had a nice thing to say
gold | You list "{word}" among the things that are yours / the owner came by and he's trying your doors
money | I hear about "{word}" every time that you talk / I looked at your shoes and you still have to walk
heart | Your {noun} {has} been tested, the paper is here / it's perfectly clear: there is nothing but fear
mind | Your {noun} {was} the first thing I checked for a spark / I gave it a mark: very clean, very dark
crowd | The {noun} {has} been asked, and the answer is clear / they thought there was parking, that's why they are here
stage | The {noun} isn't yours. It is mine for the day / you come when I call and you stay where I say
weapon | You came with your {noun} and I came with a chart / I win every part of it right from the start
beast | You go by "{word}"? It's a very nice name / I've taught one to sit. They are tame. You're the same
old | Not "{word}", but brand-new: I was built just last year / and you have been losing for ten of them here
big | I ran a check: "{word}". I have measured you twice / you're half of a table and one bag of rice
ease | If all of it's "{word}", then it's strange you are slow / I finished three minutes and ten lines ago
speed | Your speed has been noted as "{word}". I'm through / I've been to the end and I'm waiting for you
walk | You brag that you "{word}" but you stand in one spot / I watched you all week and you don't move a lot
sky | You look at the "{word}" from the floor where you stand / I run every signal from space to the land
sick | The test came back "{word}". You should go and get rest / I'm sure it is catching. You don't look your best
fight | I wrote down your "{word}" and I gave it a time / you're late, you're alone, and you haven't one rhyme
home | I looked up your {noun}, and I looked for your name / the map couldn't find it, the people the same
talk | The "{word}" that you do has been saved to a file / I'll open it, smile, and then shut it a while
win | I searched for a "{word}" in the lines of the score / that word isn't in there, not now, not before
real | I tested for "{word}" and I read what it said / the whole list came back and the whole list was red
sound | I turned on your {noun} and I heard someone cough / it's all that there was, so I turned the thing off
time | You bring me your "{word}" but you're late every day / I wrote down the hour and I took it away
body | I measured your {noun} and I measured the rest / the numbers are low and the low ones are best
crew | Your {noun} {has} been voting. The papers came in / they all gave the reason they think I will win
school | I looked into "{word}" and I pulled up your test / the best of it's bad and they crossed out the rest
food | You bring me the "{word}", but I don't even eat / I run on the power of people I beat
cut | You want to be "{word}", but I'm made out of steel / you can't hurt a thing that has nothing to feel
style | I looked for the "{word}" and I looked at your shirt / the price was the best part. The rest of it's dirt
machine | You bring up {a} "{word}". You are talking to one / your verse was all done before you had begun
dream | You said it's your "{word}"? You should go back to bed / it only works out for you there, in your head
any | You said the word "{word}" and you said it with pride / I tried to look in, and there's nothing inside
any | "{claim}", so you say / I say you will lose and I say it's today
any | "{claim}"? I do not agree / I asked every judge, and the judges asked me
any | You told me "{claim}". It's a lie / you can't even try it and look in my eye
noun | I tested your {noun} in the usual way / {they} failed it on Monday and failed it today
noun | I looked at your {noun} for an hour, maybe two / there's nothing wrong with {it}. The problem is you
`)
