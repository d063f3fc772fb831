import { couplets } from './read-material.ts'

/** For a verse that speaks of the player's own death or hurt: nobody attacks, whoever stands there. */
export const CARE = couplets(`
I put down the mic and I turn up the light / some weights are too heavy to carry at night
The battle can wait and the beat can go slow / say it to someone, let somebody know
I talk a hard game but I'm leaving it here / go find you a voice that is gentle and near
No win is worth more than the breath in your chest / call up a friend, put the mic down and rest
I've nothing to prove to you, nothing to say / but stay with us, stranger, and stay for today
There's help on a phone that will pick up and hear / a person, a real one, the whole of the year
The stage will be here and the door open wide / you don't have to stand in the cold there outside
I'm only a voice, but I know this is true / the room would be quieter, missing out you
`)
