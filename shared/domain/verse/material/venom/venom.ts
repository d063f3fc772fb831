import type { CharacterMaterial } from '../material.ts'
import { images, words } from '../read-material.ts'
import { VENOM_PAIRS } from './pairs.ts'
import { VENOM_EVERYDAY } from './everyday.ts'
import { VENOM_CLOSE_FLOODS } from './close-floods.ts'
import { VENOM_CLOSE_HUNTS } from './close-hunts.ts'
import { VENOM_CLOSE_MEALS } from './close-meals.ts'
import { VENOM_CLOSE_SET } from './close-set.ts'
import { VENOM_COUPLETS } from './couplets.ts'
import { VENOM_HUNTS } from './hunts.ts'
import { VENOM_AHEAD, VENOM_BEHIND, VENOM_EMPTY, VENOM_ROUGH } from './moods.ts'
import { VENOM_PLAIN_TURNS } from './plain-turns.ts'
import { VENOM_PLAIN } from './plain.ts'
import { VENOM_RETORTS } from './retorts.ts'
import { VENOM_SAYINGS } from './sayings.ts'
import { VENOM_TOPICS } from './topics.ts'

export const VENOM: CharacterMaterial = {
  level: [
    ...VENOM_CLOSE_SET,
    ...VENOM_CLOSE_FLOODS,
    ...VENOM_CLOSE_MEALS,
    ...VENOM_CLOSE_HUNTS,
    ...VENOM_EVERYDAY,
    ...VENOM_COUPLETS,
    ...VENOM_PLAIN,
    ...VENOM_SAYINGS,
    ...VENOM_HUNTS,
  ],
  ahead: VENOM_AHEAD,
  behind: VENOM_BEHIND,
  empty: VENOM_EMPTY,
  rough: VENOM_ROUGH,
  turns: [...VENOM_PAIRS, ...VENOM_TOPICS, ...VENOM_RETORTS, ...VENOM_PLAIN_TURNS],
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
  images: images(`
river water flood lake pond tide swamp mud marsh drown sea wave fish reed bank boat swim deep rain
bite teeth tooth jaw mouth tongue swallow chew eat ate lunch dinner snack hungry taste throat gulp plate meal feast breakfast supper
hill mountain stone ground earth cave rock dirt bury dug root rubble quake
storm thunder lightning wind cloud hail weather winter snow cold frost drought
snake coil fang venom poison scale skin hiss rattle python shed den nest
wall roof door floor house porch window basement pipe chimney step stair knock room lock bed ceiling
bone rib spine blood skull neck heart flesh claw tail paw
tree wood forest grass leaf field bush weed crop garden
dog cat sheep goat bull cow frog mouse bird rabbit chicken duck horse herd
road street town village car truck bridge neighbor
`),
}
