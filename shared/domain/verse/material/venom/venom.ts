import type { CharacterMaterial } from '../material.ts'
import { words } from '../read-material.ts'
import { VENOM_COUPLETS } from './couplets.ts'
import { VENOM_HUNTS } from './hunts.ts'
import { VENOM_AHEAD, VENOM_BEHIND, VENOM_EMPTY, VENOM_ROUGH } from './moods.ts'
import { VENOM_PLAIN_TURNS } from './plain-turns.ts'
import { VENOM_PLAIN } from './plain.ts'
import { VENOM_RETORTS } from './retorts.ts'
import { VENOM_SAYINGS } from './sayings.ts'
import { VENOM_TOPICS } from './topics.ts'

export const VENOM: CharacterMaterial = {
  level: [...VENOM_COUPLETS, ...VENOM_PLAIN, ...VENOM_SAYINGS, ...VENOM_HUNTS],
  ahead: VENOM_AHEAD,
  behind: VENOM_BEHIND,
  empty: VENOM_EMPTY,
  rough: VENOM_ROUGH,
  turns: [...VENOM_TOPICS, ...VENOM_RETORTS, ...VENOM_PLAIN_TURNS],
  closers: [
    'You felt the ground shake? That was me, wide awake',
    "I'm under the thunder you wonder about",
    'The mud has your blood and the flood has your name',
    'You fed what you fled and it followed you home',
    'I ate where you wait and the plate is licked clean',
    "The deep doesn't sleep, and it keeps what it takes",
  ],
  persona: words(`
venom poison fang fangs bite bites bit bitten jaw jaws swallow swallowed swallows chew chewed chewing eat
ate eaten eating flood storm thunder mud blood bone bones swamp snake snakes coil coiled squeeze prey hunt
hunted hungry teeth tooth skin throat belly grass reeds root earth ground shakes crack cracks deep den creep
rot rust scale tail claw claws maw gnaw growl devour flesh crush python river lake tide weather rain hiss
hissed strike breathe grip stomach ribs skull horns moss marsh rubble valley mountain creek hatch cave lair
mouth yawn yawned slow sleep waited wait patient heavy floor roof
`),
}
