import { turns } from '../read-material.ts'

/** Couplets with a word of the player in either bar: two are turned at once, and other words make other bars. */
export const CYPHER_PAIRS = turns(`
any | I'm sorting your "{word}" and reporting, aborting / your "{word2}" keeps on shorting, the port is distorting
any | Detection of "{word}" and correction, rejection / your "{word2}" had infection, request for inspection
any | Your "{word}" was a version of pure self-immersion / your "{word2}" was a person, and this one has worsened
any | I'm loading your "{word}", it's eroding, exploding / your "{word2}" needs recoding, the node is foreboding
any | "{word}" has been stated, inflated, and rated / your "{word2}" was located, deflated, and dated
any | "{word}" was detected, dissected, rejected / and "{word2}" was neglected, so that was expected
any | I'm scanning your "{word}" and I'm planning on banning / your "{word2}" needs a manning, I'm only just fanning
any | The sensor on "{word}" has been tenser, a censor / your "{word2}" is a fencer, no denser, just tenser
any | I processed your "{word}" and I guessed it was nonsense / your "{word2}" has no progress, no conscience, no content
any | Your "{word}" was computed, disputed, and muted / your "{word2}" got rebooted, it still came out looted
any | I'm freezing your "{word}", it is wheezing and sneezing / your "{word2}" isn't pleasing, it's teasing, it's easing
any | Your "{word}" has a function, a junction, compunction / your "{word2}" is malfunction, I'd serve an injunction
any | The data on "{word}" will come later, creator / your "{word2}" is a crater, a freighter, a waiter
any | I'm ranking your "{word}" and it's tanking, it's blanking / your "{word2}" should be thanking the bank it was banking
any | Prediction for "{word}" is eviction, a fiction / your "{word2}" has a friction, a tic in its diction
any | I'm storing your "{word}", it is boring, ignoring / your "{word2}" I'm restoring to snoring and flooring
noun | Your {noun} has been graded, degraded, and faded / your {noun2} was paraded and quickly outdated
noun | Your {noun} was a station of pure consternation / your {noun2} had duration, but no destination
any | I searched for the "{word}" and I found it was yours / I searched for the "{word2}" and I opened the doors
any | I gave "{word}" a number and filed it with care / I gave "{word2}" another, it doesn't go there
any | Your "{word}" is on record as item thirteen / your "{word2}" was the worst of the ones I have seen
any | I counted your "{word}" and I came to just one / I counted your "{word2}" and was instantly done
any | You told me of "{word}" at a quarter past two / you told me of "{word2}", which is nothing to do
any | I wrote "{word}" down under things to be tossed / I wrote "{word2}" down under luggage you lost
any | I ran a small check on the "{word}" that you brought / the "{word2}" was the part where the system was caught
any | There's "{word}" in the first of the lines that I read / there's "{word2}" in the next, and the third one is dead
any | The plan for your "{word}" has been moved to next year / the plan for your "{word2}" has been lost, so I hear
any | I asked a machine what "{word}" like that weighs / I asked about "{word2}" and it thought it for days
any | Your "{word}" has a fault in the way it was made / your "{word2}" has a fault that was never repaid
any | I looked into "{word}" with a very small light / I looked into "{word2}" and it took me all night
any | The room had no "{word}" at the time of the test / the room had some "{word2}", it was mostly at rest
any | I turned on the "{word}" and I heard it go off / I turned on the "{word2}" and it gave a small cough
any | Your "{word}" is on hold and the number is nine / your "{word2}" is behind it, the end of the line
any | You mentioned your "{word}" and my light went to green / I read about "{word2}" and I turned off the screen
any | Two things were found: "{word}", in a corner, alone / and "{word2}", at the back, with no home of its own
any | One "{word}" has been seen in the hall on its own / one "{word2}" was reported, its owner unknown
any | I sent back your "{word}" with a note of regret / I sent back your "{word2}" and it isn't there yet
any | I know what your "{word}" is, I know what it's for / I know you bring "{word2}", I have seen it before
any | They asked for your "{word}" at the desk by the gate / they asked for your "{word2}" and they told you to wait
any | The form asks for "{word}" and the form asks for why / you filled it with "{word2}" and you left the rest dry
noun | I tested your {noun} and it stood for an hour / I tested your {noun2} and it asked for more power
noun | I kept your old {noun} in a room with no air / I kept your old {noun2} and I didn't know where
noun | The print on your {noun} says to open with care / the print on your {noun2} says that nothing is there
`)
