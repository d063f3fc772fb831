import { couplets } from '../read-material.ts'

/** Files, forecasts and service notices, with a rhyme in every bar: for opponents who know how it is done. */
export const CYPHER_CLOSE_SET = couplets(`
I tracked where you backed up a fact with a quote / I stacked what you lacked and it packed in a note
The weight of your state is a crate full of air / the rate you create is as late as your hair
You tried with your pride and you died on the drive / I slide to the side and decide who's alive
The chart has a part where you start to be smart / it's short, and it's parked by a cart at the mart
You speak with a leak in the weak little tube / I peek once a week at the bleak of your cube
I find that your mind has been signed and resigned / the kind of design that's declined when aligned
The bit in your wit has been hit by a split / I sit with the kit and admit it won't fit
The clock in your block has been locked by a sock / I knock with a shock and I dock all your stock
The code that you showed has been slowed by a load / I towed what you owed to a node down the road
The test of your chest is at best a request / I guess that the rest is a pest in a vest
Your brain on the train is a plain little grain / I drain it of rain and explain it again
Your name in the frame is the same as your claim / it came up as lame in a game without aim
Your core is a drawer that I saw on the floor / I score it as four, and there's more of a bore
I switched off the glitch that you pitched as a verse / the pitch is a ditch, and the stitch is a curse
I blink and you sink and you think it's a wink / the link at the brink needs some ink and a drink
The date on your plate is too late to update / I wait at the gate of a state I create
Your crash was a flash in the trash of a cache / I stash what you slash in a gash and a dash
Your spark in the dark was remarked as a lark / I mark it and park it and bark at the shark
I view what you do as a queue of the new / it's true that a few of the crew never knew
Projection: rejection. Direction: inspection / affection, complexion, and skin: no connection
The mission's omission was your own decision / provision: revision, precision, derision
Your reason is treason this season, it's freezing / your wheezing is easing, the breeze isn't pleasing
The matter you chatter is flatter than batter / I scatter what's fatter and shatter the latter
The engine of vengeance has mentioned your tension / attention: suspension. Intention: prevention
Your version of person is worse than a surgeon / emergent, divergent, and hardly that urgent
You're fiction, addiction, eviction, restriction / prediction: constriction. Conviction: your diction
Condition: submission. Ambition: in fission / your vision's transmission has asked for permission
I see what will be, and the fee isn't free / you flee from the key like a bee from the tree
You know what I know, and you know it too slow / I show you the low and you go with the flow
You try to deny it and cry to the sky / I'm dry, and I fly, and I buy your goodbye
I hold every cold little gold-plated lie / you told me you're bold and I rolled on by
The night has a byte with a light in the sight / you write what is right and I rate it as slight
I'm here in the year and I hear you are near / you fear what is clear and I steer for the rear
I test what is best and I guess at the rest / the less you confess, the more pressed is the test
You wait for a date and the date is too late / I state it as fate and I rate it at eight
The age of the page is a gauge for the stage / I cage every rage and I wage for a wage
You spend till the end, and I send you the trend / a friend couldn't mend what you tend to defend
You stand with a hand on the land that I scanned / I planned it, I ran it, it's canned and it's banned
I think as you blink and the link starts to shrink / you sink in the ink like a drink down the sink
You paid for the shade and the grade that you made / I weighed it, delayed it, I played it, it's frayed
The mind that you signed for was blind and confined / I find what's behind it, I grind it, it's lined
I clear every tear from the year, and I cheer / you peer at the gear and you're near out of fear
The tone of the phone is a drone on its own / I'm known for the stone and you're thrown in the zone
Your heat on the beat is a sheet on the street / I meet it, delete it, repeat it: defeat
`)
