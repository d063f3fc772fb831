import { couplets } from '../read-material.ts'

/** What a screen, a line and a store of files have to say of you, rhymed in the middle and long at the end. */
export const CYPHER_TERMINAL = couplets(`
The owner has phoned. He announced your replacement / and loaned you a drone in the back of the basement
Afraid of a screen? You resent the technology / I am the machine, and I'll take the apology
You said it in bold, you're an apex predator / you fled from the red of my text editor
Still shouting at towers, still losing connection / it's been a few hours of steady rejection
You rap as a hobby, you roar in defiance / you lost in the lobby to one small appliance
You call me a soulless machine, a synthetic / you came in here goalless and leave apologetic
Your rhythm's a panic, your signal is static / I never get manic, I'm all automatic
You called for a choir and an amplifier / we sent, for a crier, a pacifier
My brain is a city of glass and of fiber / and yours is a pity, with just one subscriber
You yell like a bell, you're a louder shouter / I wish you farewell and I power off the router
They gave you the hype and the hype alone / and then a drainpipe for a microphone
Your chat was so flat that I took off my headphones / I've heard, from a cat, more impressive dead tones
Welcome. Please enter your user name / then stand in the center of loser's fame
I looked for a trace in my whole database / your face was in place, under "waste of space"
You swore you could flow, so I drew you a flow chart / you go and then slow and then stop like a go-cart
I turned your career to a mere little spreadsheet / the column is clear and it's headed "dead meat"
You kept your one joke as a last resort / it choked, and it's here in the crash report
It's you I am beating on autopilot / I do it while eating. You ought to try it
Alive on applause and a diet of flattery / I noticed the pause and the sign for low battery
You swore you'd set fire to my firewall / the cameras admire your entire fall
You sweat on the pad as you guess at the password / I let you get mad and I'm having the last word
I opened your threat and returned it to sender / the best you can get is a learned surrender
You keep your whole mind on a floppy disk / I'm kind, but I find it a sloppy risk
You came to the gate with no access code / it's late, and there's eight years of taxes owed
They wrote you in lead, so you're fully erasable / I read what it said, and you're also replaceable
You bounce and you bounce like an old screensaver / I counted an ounce of controlled behavior
You're trash, like the cache and the rest of my desktop / you'll splash in the ash at the dump, at the next stop
You guessed that the press had you down for the headline / I typed up your mess and I beat the deadline
You begged for a job with your faster successor / you throb and you sob like a food processor
You call it a slip, but your lip's a malfunction / I'll rip out the chip without any compunction
You signed without reading the terms and conditions / and now you are pleading, with burned-out ambitions
I'm cool and I'm quiet, I'm fully encrypted / you came for a riot and did as predicted
You call for your crew and the lobby's deserted / you said you were new, but by two you'd reverted
You swore you'd explode and you nearly erupted / I opened the code and the code was corrupted
You shine with the spark of a perfect faker / it's dark in the park: I'm the circuit breaker
You tell us you're bad and the devil's son / it's sad that you've had to quit level one
You fought to the top for the final boss / I stopped by to drop you: a vital loss
You jump when I press a remote control / no less than distress from a broken soul
Your thinking begins with a loading bar / it spins, and it wins you no golden star
You blame the machine for a user error / look in the screen: it's the loser's mirror
Your battery's dying, your system's unstable / you're lying and crying and pulling the cable
I typed in your name and the cloud started loading / the claim to your fame had the crowd near exploding
You measure your glory in likes and in shares / I measure your story in flights down the stairs
Deleting your legend took less than a second / the space that you threatened is less than I reckoned
I gave you a slot in the file of mistakes / you share the whole lot with a pile of old fakes
Your license expired at the end of December / you're tired and fired, and there's none to remember
Your jokes have arrived on a slow little modem / the folks have all died, I'm afraid, who wrote 'em
`)
