import { isIn, wordSet } from './bases.ts'
import { MORE_THINGS } from './more-things.ts'
import { IMAGES, PICTURES } from '../image-words.ts'

/** What has no body: when it "is a" thing, that thing is an image. This list is ours. */
export const BODILESS = wordSet(`
ability accent ambition anger art attention attitude ballad bar battle beat beauty blessing brain breath bravado cadence career chance
chapter charisma childhood chorus city claim class comeback concentration confidence conscience courage cowardice craft credit crowd curse darkness
day death debut defeat delivery destiny diction discipline diss doubt dream effort ego emotion energy envy fail failure faith fame fate fear flow
focus freedom freestyle friendship future game genius glory gossip grammar greed grief grudge guilt happiness hate hatred heart history 
honesty honor hook hope humor hunger hype imagination insult intellect joke journey joy justice knowledge language laughter
legacy lie life line logic loneliness love luck lyric madness melody memory message metaphor mind mission mood mouth music name nerve night
opinion pain pas passion past patience peace pen performance persona personality poem poetry point power praise pressure pride 
promise punchline purpose rage rap regret reputation respect revenge rhyme rhythm rise round sadness scheme sense sentence
shame silence simile skill skills slang smile song sorrow soul sound speech speed spirit spotlight stage stanza story strength stress struggle style
success swagger syllable talent talk technique temper tempo thinking thought throat time tone tongue tour tradition trust truth
vanity verse victory vibe violence vision vocabulary voice war will wisdom wit word wordplay worry youth crew fans team mic microphone
`)

const MORE_IMAGES = `
antenna antidote anthem apocalypse applause aquarium arena asteroid attic autopilot avalanche balcony ballot bandaid bank battleship beacon billboard
bookmark border boxcar brochure bruise buffet bulldozer bumper bunker bus button buzzer byte cafeteria camel cardboard cargo cathedral cemetery chalk
chapter charger checkpoint chessboard chimney circus classroom cloak code coin coma comma copy corpse courtroom cover credits crime crutch cure cyclone
debt decoy delta detour disaster disease doorbell doormat draft dungeon dynamite eclipse elevator emergency empire engine epidemic escalator
exclamation exit fairytale faucet filler fingerprint firefighter firework flatline footnote footprint forecast forklift fortune foundation fountain
freezer fridge frostbite fuse garage gate gem glitch gospel gravity greenhouse gum hail halo hangover harbor headline headstone heatwave highway
hologram horizon hostage icon icicle index infection intermission island itch jackpot jungle kerosene kindling knockoff label lamp lamppost lane
laundry law lecture leftover lesson lid lifeboat lighthouse limousine loaf loan loading lobby loophole lottery lunch manual marathon mask massacre
meal medicine memo menu microwave migraine mirage moat monument motel motor mousetrap mural needle nail nest oasis obituary ocean onion orbit outlet
oxygen pandemic paperback parade parsley passenger password pawn pebble pendulum penthouse period pharmacy photocopy pillar pit placebo playground plot
postcard pothole prequel prescription prop pulpit punctuation quarantine quarry quilt raft railroad ransom rash receipt recipe refund relic remedy
rental reservoir rhino riddle road rollercoaster rope rumor runway safe salad sandpaper satellite scaffold scepter scratch script sentence seatbelt
shelter shipwreck shortcut shrine sidekick sidewalk signal snack snowball snowman socket solvent soundtrack souvenir speedbump spell spine splinter
staircase stapler stopwatch storm subtitle suitcase sunrise sunset supernova symphony synonym syrup target tattoo tax taxi tent terminal
thermostat thesis threat thread throne ticket tightrope toast toilet tollbooth toothache toothpick trailer traffic trap treadmill trench tutorial
twister typo undertow vaccine vault velvet verdict vitamin voicemail wardrobe warning wasteland waterfall wave wedge weed weight well wheelchair
wheel whirlpool whisper wildfire windshield wishbone witness wound yardstick yeast zoo ladder lawnmower salt poison medicine virus flood fire ice stone
light weather season winter summer sunshine road river sea lake pond puddle cliff desert mine map clock alarm bell song tune note scar tax
`

/** Things, beasts and forces: what somebody is called that cannot be meant word for word. */
export const THINGS: ReadonlySet<string> = new Set([
  ...PICTURES,
  ...wordSet(MORE_IMAGES),
  ...wordSet(MORE_THINGS),
])

/** Roles that somebody may really have: "I am a student" is meant as said, "I am the teacher" is not. */
export const LITERAL_ROLES = wordSet(`
actor architect army artist author baby baker barber boxer butcher butler captain carpenter champion chef commander conductor cop criminal dentist
detective doctor driver farmer fighter gambler genius grandma guitarist hunter janitor judge lawyer leader legend librarian locksmith
magician mailman mechanic nurse orphan painter peasant person pilot plumber poet preacher president priest prisoner pupil rapper
referee sailor scientist sculptor sheriff singer slave sniper soldier spy star student surgeon swimmer tailor teacher thief toddler tourist twin
waiter warden winner witness writer fan friend
`)

/** People that are never an image. */
export const PLAIN_PEOPLE = wordSet(
  'person people rapper friend fan winner loser witness guest kid man woman',
)

/** Images that are people: nobody else's pronoun is enough for them. */
export const ROLES: ReadonlySet<string> = new Set([
  ...LITERAL_ROLES,
  ...wordSet(`killer king queen prince alien angel assassin astronaut clown devil emperor executioner general ghostwriter gladiator god gravedigger jester
    juggler jury knight landlord martyr messiah oracle pharaoh pirate prophet puppeteer reaper saint samurai satan sorcerer
    tyrant undertaker vampire villain warrior wizard lord boss`),
])

/** Whether a word is an image at all: a thing, or a role. */
export const isImage = (bases: readonly string[]): boolean =>
  isIn(bases, THINGS) || isIn(bases, ROLES) || isIn(bases, IMAGES)

/** What is done to things with hands, mouth or fire; done to words it is an image. What rappers say anyway is left out. */
export const HANDLING = wordSet(`
bake boil bottle brew burn bury butcher carve chew cook cooking devour digest drown eat fold forge fry grill grind hammer harvest inhale
iron juggle knead knit marinate milk mow paint peel plant plow polish reap roast sculpt season sew sharpen slice sow stitch swallow toast unplug
water weave wear
`)

/** What rappers make and people feel: handled as a thing it is an image. */
export const HANDLED = wordSet(`
adjective anger career confidence doubt dream ego fear flow grammar grudge hope insult joke lie line lyric memory metaphor name noun pain pride
promise punchline reputation rhyme rhythm secret sentence silence song sorrow soul syllable talent thought threat truth verb verse vowel word
`)
