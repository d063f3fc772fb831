import { turns } from '../read-material.ts'

/** Couplets that know what the player's word is about. */
export const CYPHER_TOPICS = turns(`
fire | Thermal scan: "{word}". Reading: lukewarm / a toaster in winter puts up more of a storm
fire | You claim to have "{word}" and the sensors concur / a candle, one wick, with a small dusting of fur
cold | "{word}" has been noted. My cores like the freeze / you're two degrees under a comfortable breeze
cold | You mention the "{word}". I am stored under snow / my fans have been laughing at eighty below
title | Title: "{word}". Verified by: none / competitors counted: exactly one
title | The record for "{word}" has been searched up to date / your name was suggested by you and a crate
crown | Your {noun} {was} examined. Material: foil / estimated reign: till the kettle can boil
gold | Assaying your "{word}". Two percent. Tin / the rest was the confidence you put it in
money | Converting your "{word}" at the current exchange / it buys you a button. Please wait for the change
writing | Your {noun} {was} compressed with no loss of content / from four hundred lines to a single comment
writing | I weighted your {noun} by the value per sheet / the ink asked for transfer, the paper for heat
heart | I measured your {noun} at seventy beats / sixty were panic and ten were repeats
mind | Your {noun} is connected on dial-up, I fear / the thought that you sent has been loading all year
crowd | I polled all the {noun} and the margin is thin / nine hundred to one, and the one is your twin
stage | I mapped the whole {noun} before you came in / your exit is lit and it's where you begin
weapon | Object: your {noun}. Material: foam / recommended usage: supervised, at home
beast | Species claimed: "{word}". Threat level: plush / recommended handling: a bowl and a brush
old | You flagged me as "{word}". I was patched while you spoke / you're running on legends, on lead, and on smoke
big | You entered as "{word}". I've adjusted the scale / your dot is the dot on the toe of a snail
ease | "{word}", you report. It was easy to hack / your password was "password", I handed it back
speed | You clock yourself "{word}". I've a laser on that / it timed you at moss being passed by a cat
walk | You "{word}" in straight lines like a vacuum on rails / I watched you meet walls and I archived the fails
sky | You point at the "{word}". I have checked it by eight / your light was a plane and the plane was late
sick | Diagnosis: "{word}". The patient is you / the virus is me and the fever is new
fight | You scheduled your "{word}" and I simulated nine / in all of them, you hadn't finished a line
home | I pulled up your {noun} on a satellite feed / it's gray and it's grainy and nothing I need
talk | You "{word}" at a rate of one thought to the mile / I'd answer in binary, you'd need a while
win | Projected {a} "{word}"? I corrected the file / the decimal moved to the left for a mile
real | "{word}": unverified. Checksum: wrong / the copy you copied was copied too long
sound | Audio: {noun}. The signal is weak / I've measured more bass in a door with a squeak
time | You bring up the "{word}". I have clocks that can split / a second in billions. You wasted each bit
body | Biometrics on {noun}. Access: denied / the gate scanned you twice for a person inside
crew | Your {noun} {has} been muted and none of them know / they're clapping a hologram, third in the row
school | Query on "{word}". Your transcript is here / expelled by a chatbot in under a year
food | Ingredient: "{word}". Best before: passed / the server that served it was fired quite fast
machine | You call me {a} "{word}" and you mean it to sting / you ask one the weather, the time, everything
cut | You tell me you're "{word}". I'm a laser, I'm light / I finished your haircut and turned down the night
style | I rendered your "{word}" in a million shades / the clipping was mostly around the charades
dream | You uploaded your "{word}" to a drive in the cloud / it's sorted by "maybe" and filed under "loud"
`)
