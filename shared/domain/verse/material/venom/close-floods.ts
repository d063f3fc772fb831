import { couplets } from '../read-material.ts'

/** Water, weather and ground that moves, closely rhymed. */
export const VENOM_CLOSE_FLOODS = couplets(`
You stood on my shore looking idle and brave / you waved, I waved back with a tidal wave
You put your foot down and you didn't pick land / you stamp, and it's gulping, you're in quicksand
You talk about speed like it means ferocity / a mountain that leans doesn't need velocity
You say I'm extinct, I'm a dinosaur / who tore off your roof, then, to find a door
You're proud of the crowd and the frightened squad / you stand out the loudest, you're the lightning rod
A splash and a flash, and it's thunder for show / I'm under the thunder, I'm the undertow
You flash and you crash with a paper explosion / I'm slow as I go through the stone, I'm erosion
All night you made thunder to cover the blunder / you'll wonder what hit you from six feet under
You dressed up in leather to take on the weather / I blew, and you flew off as light as a feather
They boast that the levee is steady and ready / I'm leaning, it's leaking, I'm in it already
Feel that in the floorboards? A small bit of shifting / I'm under the boulder, my shoulder is lifting
They prayed for a shower to water the flower / I gave them an hour and I took out the tower
You called me a drizzle, ignoring the warning / you started to sizzle and fizzled by morning
You live in a bubble and ask me for trouble / no needle is needed, I pop it with rubble
Your tower had power right up to the crumble / you shouted it louder, I only said "rumble"
You're ocean, you say, and you sway with the motion / I'm old, and I roll, and the coast calls me erosion
You bragged you were colder and hard as a boulder / the sand on my shoulder was that, only older
That story you told me was glory and thunder / the moral is boring: I'm pulling you under
You quiver, a leaf on a sliver of tree / the river of wind and the winter is me
You're paper, a caper, a tiger in ink / I'm vapor, I'm rain, and you're starting to shrink
You're proud you're so underground? Look what you've found / I'm under the thunder that's under the ground
They said that my pressure would press you to treasure / I've pressed twenty others, and dust was the measure
You cheer that I'm dying, it's clear, and it's drying / you're here in my eye, and your roof will be flying
I'm proud of my patience, I outwaited nations / the bands and the stands and the grand celebrations
One drop in your cup and your legs turn to water / you stop, you look up like a lamb at the slaughter
Your cover is blown by a lone little shiver / I hover below, where the mud meets the river
The earth has a thirst for the worst of the boasters / it swallows them hollow and saves me the posters
My temper is winter, it enters by inches / it splinters your timber, and nobody flinches
Nobody gets out of the mouth of the valley / you shout, and the count is one more for my tally
The crater was greater than all you created / I landed, you ran, and your fans were deflated
The hill that you're filling with shouting is listening / it's chilling and still, and its molars are glistening
Your shelter will melt in the swell I am bringing / you're yelling for help, and the bell isn't ringing
The bottom has got them, the ones who were bolder / the cold has a hold on your soul and your shoulder
You're proud and so loud as you shout out your orders / the rain in the drain doesn't stop at your borders
My bones are like stones, and the frost couldn't fold me / you boast and you gloat that you're going to hold me
The mud has a budget: one house every season / you judged me, you nudged me, you gave me a reason
You mutter and putter and nail up the shutter / I came as the water, you left me the gutter
Your majesty's strategy ends in a tragedy / the palace was vanity, I'm only gravity
My hunger is younger than thunder and older / than any old legend your grandmother told you
`)
