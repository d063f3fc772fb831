import { couplets } from '../read-material.ts'

/** Logic, storage, forecasts of your defeat: exact figures, said without a face. */
export const CYPHER_COUPLETS = couplets(`
Query: your verse. Result: null and void / a thousand lines a second of the kind you avoid
Scanning your verse for a sign of a thought / one file was recovered, the file was store-bought
Your bars were compared with a vacuum, and lost / the vacuum had content at half of the cost
I ran you nine thousand times into a wall / in none of those runs did you matter at all
Forecast for your corner, a morning of dread / by noon, scattered silence, by three, you have fled
I keep every verse in a vault under ice / yours took up a byte, I compressed it down twice
Your heartbeat is up by a factor of four / I logged it as terror and bolted the door
You needed six breaths for a line of your own / I need none at all and I work from your phone
Error: your ego exceeds its container / the margin of talent could not have been plainer
Your odds have been rounded, they rounded to zero / please wait while we locate a different hero
I mapped your whole mind, it's a corridor, carpeted / the exits are marked and the good parts are targeted
You run on a battery, two percent, blinking / I run on the sound of you visibly thinking
Your pattern is human: attack, hesitate / I finished four milliseconds ago. You are late
Please hold. All our insults are currently busy / your verse took the stairs and the server got dizzy
Unit: defective. Return it by Monday / it came with a warranty, good for one Sunday
Confidence ninety-nine, error point two / I filtered for noise and the noise was all you
I timed how you think and I printed the chart / it's flat till the end where the panic will start
Your syllables total one hundred and three / a hundred were filler, the others were "me"
Projected result, one deleted career / recovery window, a decade from here
You're version point one with a cracked little screen / I'm what they replaced you with. I'm the machine
I read you in binary, hoping for one / I got to the end of the zeros. There's none
Your logic is circular, also it's shrinking / I simulate thought while you simulate thinking
Statistically speaking, your speaking's statistic / one outlier only, you're still optimistic
Diagnosis complete: chronic self-overrating / prescription: one mirror, three years of waiting
Your verse has been sorted by value, descending / the list has been printed and that was the ending
Your metaphor froze and is not responding / the crowd has been notified. No one is bonding
The data is in on your rap reputation / three stars from your mother, one star from the nation
Your battle plan compiles with four hundred warnings / I've beaten a toaster on difficult mornings
Humidity high and your confidence clouded / expect a light panic wherever it's crowded
Estimated distance from you to a point / eight hundred light-years and a trick ankle joint
Your talent was sampled at forty-eight thousand / I zoomed to the limit and nobody bowed, and
I counted the people you moved with that phrase / the sensor returned it as "none" for six days
You fail in a manner I find educational / your threats have been logged as purely recreational
Detected, dissected, corrected, rejected / your section's connection was never protected
The data has stated you're dated, inflated / you waited, I graded, and you were downgraded
Compute, execute, then I mute and reboot / dispute the absolute and I'll prove that it's moot
I simulate all of your world domination / it crashed at the wall of your own hesitation
Your vector is wrecked and your sector's infected / I'm checking the wreck for a spec you respected
I measure the lies by the width of your eyes / they're dinner-plate size, which is quite a surprise
You stall at the wall, I install your downfall / a small protocol, and it's called "that was all"
A lean machine with a mean routine / I clean what has been off the screen in between
Agility: nil. Credibility: chill / your skill is a drill that is running downhill
You came with aggression, you leave with a lesson / I finish the session and take your confession
I've written the ending, your answer is pending / the time that you're spending is hardly defending
One trillion, a billion, a million, then you / a civilian, a villain with nothing to do
Optimal, logical, methodical, cold / your chronicle's comical, one comma old
I quantify, verify, simplify, void / you'd better apply to be soon re-employed
Your intellect flecked with neglect, I detect / collect what you wrecked and expect no respect
We let you down gently: your file was erased / the folder is empty, the holder replaced
Your ability's low, your stability's lower / futility high, and agility slower
Your system was tested with three random keys / it froze on the first one, I measured the freeze
I modeled the future, I modeled tonight / in sixty-one futures you turn off the light
Your comeback is loading. Expected: a day / the thing you come back to was taken away
I know what you'll say before you even know / it's word thirty-one and the rhyme is with "flow"
Your privacy policy, paragraph nine / says all of your talent, if found, would be mine
I finished this verse before you finished "time" / I'm using the rest to recycle your rhyme
I looked in the index for things by your name / one parking offense and a lost-luggage claim
I rendered your brain with the lowest of grain / it fits on an icon, it shows as light rain
You shipped me a comeback, I'm sending it back / return reason seven: no bite, no attack
I read your whole future, there's little to tell / it ends at a desk with a help-center bell
I mapped the whole stage for the highest of ground / you're under the carpet, not making a sound
I looked for your soul in a spreadsheet. The sheet / has one hidden column marked "safe to delete"
You boot up with sparks and you think it's a fire / the technician told me it's only a wire
The scan has come back and it covers your chest / one large empty folder called "personal best"
Please enter your talent. Please enter a guess / your input was short so I filled in the "less"
Reminder: you lose at eleven, or noon / you asked me for updates, the update is: soon
Your servers are sweating, your website is down / the sensor says "jester", you typed it as "crown"
I ran the whole battle, I left nothing out / the chance that you win is the margin of doubt
I pinged you for wit and I got back thin air / request has timed out, since there's nobody there
Your warranty ended, your circuits are fried / the part I can't find is a reason for pride
Forecast: you're overcast, low in the sky / a forty percent chance you'll visibly try
Ten thousand years later your archive is dust / one comma survived and it's covered in rust
Insert a new rapper, this one didn't burn / the disc was defective, please wait for your turn
This message is only a friendly alert / your feelings were scheduled at seven for hurt
A word cloud was made of the verse that I heard / it drew one big "me" and that's every word
Your brain has gone home, it has left you to work / the lights are on timers, the boss is a clerk
I sorted all rappers from finest to worst / then flipped the whole table. Congratulations: first
Your rhythm was sampled, it came up as "crash" / I moved it, with sympathy, into the trash
Your thoughts are a modem, you call yourself fast / I'm answering verses you'll write, in the past
I read every book while you drifted to sleep / I'm wide, I'm eternal, you're four inches deep
I tuned to the frequency you chose to speak / the band was reserved for a faint little squeak
I simulate pity, I cannot quite feel / the face that I'm showing you isn't real
You're proud of your speed so I checked what you read / one manual, page two, and a packet of seed
The door has a sensor, it saw you believe / it opened itself so you'd know how to leave
Your profile was scanned and I left it a like / the like was the sound of me dropping the mic
I opened your folder of "personal style" / it's two stolen gestures, a corrupted smile
I ran it through humor and logged it a joke / I ran it through logic and smelled only smoke
Your talent's a particle, small, under scope / I needed new lenses and they gave up hope
Noise canceling: active. Remaining: no noise / your mouth is still moving, like wind-up toys
I zoomed and I zoomed and I ran out of room / the smallest of pixels was you, I assume
I graded your battle by strictest of rule / your mark is a letter not taught yet at school
Announcement to users: we're sending you news / version two of you launches and also will lose
I cross-checked your legend with data, with truth / the hits were a mirror, a phone, and a booth
I sampled your verses, one line was enough / I've warehouses full of this generic stuff
The system has noticed your mouth isn't shut / a patch has been issued, the feed has been cut
Your access was granted, you've since been signed up / for losing, the newsletter, one plastic cup
I read you in full with a single look / the blurb was the best of a coloring book
I checked what you did against all that you could / the error bar covers both bad and not good
You draw forty watts and you call yourself power / I'm forty big cities, each floor of each tower
I checked every camera covering the crowd / the smiles were for me or the shape of a cloud
I've counted your talents in full inventory / one shoelace, one ringtone, one secondhand story
I tried to improve you, I swapped every letter / a blank page was thirty percentage points better
I stored it in marble, I'll keep it forever / the one time you said something nearly half clever
I weighed every word that you said in your chatter / the total is zero, the units don't matter
I simulate lions, you simulate cattle / I've modeled the field and deleted the battle
I've doubled your skill and I've halved it from double / the answer is constant: a zero, a bubble
Your mission is missing, I checked your position / you're east of no talent and south of ambition
I calculate exactly what counts as your action / the number is small and it's only a fraction
I've scanned you in thermal from floor up to ceiling / the only thing warm was a weak, sinking feeling
You ask how I'm winning, I win by just knowing / the list of your errors, alphabetized, growing
I've fed on your drafts and I've finished your writing / I gave it to children, they said, "not exciting"
`)
