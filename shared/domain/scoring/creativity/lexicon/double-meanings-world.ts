/** Words of weather, power, travel, tools, houses, drinks and the body, with what else they mean (see read-lexicon.ts). */
export const WORLD_MEANINGS = `
storm; weather: WEATHER; anger: angry temper rage; ideas: brain idea
rain; weather: WEATHER; ruling: ROYALTY; money: MONEY dollar bills strip
cloud; weather: WEATHER; storage: COMPUTER upload
thunder; weather: WEATHER; basketball: BASKETBALL
hail; weather: WEATHER; praise: caesar king mary; calling: taxi cab
snow; weather: WEATHER; drugs: DRUGS; static: TV
mist; weather: WEATHER; missed: missed miss
wind; weather: WEATHER kite; breath: breath lungs; coiling: clock watch toy
breeze; wind: WIND WEATHER; ease: easy
freeze; cold: COLD; stopping: POLICE COMPUTER statue
frozen; cold: COLD; stopped: COMPUTER statue screen account
ice; frozen water: COLD rink skate; jewelry: JEWELRY; drugs: DRUGS
icy; cold: COLD; jewelry: JEWELRY
frost; cold: COLD; cakes: BAKING; windows: COMPUTER
heater; warmth: winter radiator; a gun: GUN
light; a lamp: LAMP dark darkness FIRE CANDLE cigarette; not heavy: feather weight weigh heavy; beer: PUB; speed: SPACE
lighter; a flame: FIRE CANDLE cigarette; not heavy: feather weight weigh heavy; paler: darker shade
bright; light: LAMP SUN; clever: clever genius student smart
brilliant; light: JEWELRY LAMP; clever: genius clever mind smart
dim; light: LAMP; stupid: stupid dumb
shine; light: SUN LAMP star; shoes: SHOES polish; moonshine: PUB
wick; candles: CANDLE; a name: john
wax; candles: CANDLE; records: RECORD; ears: ear ears; floors: floor polish CAR shiny; hair: SHAVE legs; the moon: moon wane
waxed; candles: CANDLE; floors: floor polish CAR shiny; hair: legs eyebrows
spark; fire: FIRE; electricity: POWER; an idea: idea imagination; love: LOVE
flame; fire: FIRE; love: LOVE; insults: SOCIAL
torch; fire: FIRE; sport: olympic olympics; a light: LAMP
ash; fire: FIRE; a tree: TREE
coal; fire: FIRE; diamonds: diamond diamonds MINING; santa: santa christmas stocking
blaze; fire: FIRE; drugs: DRUGS
grate; fire: fireplace; cheese: CHEESE; great: great
power; electricity: POWER; strength: muscle strength; rule: ROYALTY POLITICS; math: MATH
plug; electricity: POWER; a dealer: DRUGS; a bath: PLUMBING; advertising: album; ears: ear ears
shock; electricity: POWER; surprise: surprise surprised news; a car: CAR
shocked; electricity: POWER; surprised*: surprise news gasp
shocking; electricity: POWER; surprising: surprise news scandal
current; electricity: POWER; water: SEA river stream WATER raft; present: past future outdated events
wired; electricity: POWER; on edge*: COFFEE awake; money: MONEY BANK; a microphone: CODE POLICE
live; electricity: POWER wire; not recorded: SONG TV audience; alive: die dead
grounded; electricity: POWER wire; punished*: mama mom parents curfew room phone; coffee: COFFEE; planes: PLANE airport
ground; the earth: dirt soil floor; coffee: COFFEE; electricity: POWER; beef: MEAT
outlet; electricity: POWER; a shop: SHOP; expression: anger stress
resistance; electricity: POWER; fighting: rebel rebels
conduct; electricity: POWER; music: MUSIC; behavior: behavior school
conductor; a train: TRAIN; music: MUSIC; electricity: POWER copper
switch; electricity: LAMP POWER; changing: team sides; a stick: mama spank; games: nintendo
generation; power: POWER; an age: grandparents kids
static; electricity: POWER TV radio; not moving: moving
short; not tall: tall height inch inches; a circuit: POWER circuit; stocks: STOCKS; money: rent
bulb; light: LAMP; plants: GARDEN onion tulip
remote; television: TV; far away: island village
channel; television: TV; the sea: SEA england swim; a medium: GHOST spirit
episode; television: TV; a fit: doctor therapy
commercial; television: TV; trade: business
pilot; flying: PLANE; television: TV; a stove: stove KITCHEN
plane; flying: PLANE; wood: TOOLS; geometry: MATH
ticket; travel: TRAIN PLANE; a fine: POLICE parking CAR speeding; the lottery: lottery
terminal; an airport: PLANE; illness: DOCTOR cancer; computers: COMPUTER
runway; flying: PLANE; fashion: model CLOTHES
jet; flying: PLANE; water: WATER; black: black
land; arriving: PLANE; earth: farm soil
baggage; travel: PLANE TRAVEL; the past: ex therapist therapy emotional
train; railways: TRAIN; exercise: GYM; a dress: WEDDING dress; thought: thought
station; railways: TRAIN; radio: radio TV; police: POLICE
rail; railways: TRAIN; stairs: stairs; a bird: BIRD; drugs: DRUGS
engine; a car: CAR; a train: TRAIN; searching: google COMPUTER
tracks; railways: TRAIN; songs*: RAP SONG; footprints: HUNT
couple; two: pair WEDDING LOVE; joining wagons: TRAIN
brake; a car: CAR; breaking: break
clutch; a car: GEARS CAR; grasping: purse; a good play: BASKETBALL TEAM
gear; a car: GEARS CAR; kit: fishing tent camping CLOTHES
reverse; a car: GEARS CAR; turning around: uno
neutral; a car: GEARS CAR; not taking sides: switzerland sides war
park; a car: GEARS CAR garage; a garden: swings bench ducks trees
shift; a car: GEARS CAR; work: WORK; a keyboard: KEYBOARD
stick; wood: TREE wood; a car: GEARS; glue: glue sticky gum; hockey: hockey puck; a gun: GUN
exhaust; a car: CAR; tiredness: tired sleep
exhausted; tired: SLEEP; fumes: CAR
hood; a car: CAR; a neighborhood: street neighborhood; clothing: CLOTHES; robin: robin
boot; a shoe: SHOES; a car: CAR; starting: COMPUTER
tire; a car: CAR bike flat; growing weary: SLEEP
tired; weary: SLEEP; wheels: CAR
jack; a car: CAR tire; cards: CARDS; a name: name; electricity: headphones
cab; a taxi: CAR; wine: wine
fuel; a car: CAR; fire: FIRE
gas; fuel: CAR; a stomach: stomach beans fart; praise: praise
wreck; a car: CAR; a ship: SHIP; check: check
bumper; a car: CAR; crops: FARM
ride; a car: CAR; a horse: HORSE; a fair: rollercoaster carnival
fare; a taxi: bus taxi cab TRAIN; fairness: fair
toll; a road: ROAD bridge; a bell: bell
bridge; a river: river ROAD troll; a song: SONG; cards: CARDS; teeth: TEETH; a nose: nose; chess: burn
lead; metal: METAL; going first: follow follows behind race leader leash; a clue: POLICE; a role: FILM STAGE; bullets: GUN
tin; metal: METAL; food: can soup sardines
steel; metal: METAL; theft: THIEF
nail; a finger: finger fingers toe polish manicure; a tool: TOOLS coffin
nailed; hammered: TOOLS coffin; did well: landing exam interview
nails; fingers: finger fingers toe polish manicure; tools: TOOLS coffin
hammer; a tool: TOOLS; a gun: GUN; the court: COURT auction
hammered; a tool: TOOLS; drunk*: PUB
screw; a tool: TOOLS; mistakes: mess
screwed; a tool: TOOLS; in trouble*: trouble doomed; botched: botched
screws; tools: TOOLS; madness: crazy mad; prison guards: JAIL
nuts; tools: TOOLS; madness: crazy mad insane asylum; food: squirrel squirrels peanut trail
nut; a tool: TOOLS; madness: crazy mad insane asylum; food: squirrel squirrels peanut
wrench; a tool: TOOLS; twisting: ankle
saw; a tool: TOOLS; seeing: eyes seen see
plank; wood: TOOLS; pirates: PIRATE; exercise: GYM
file; a tool: TOOLS nail prison; papers: PAPERWORK COMPUTER; a line: single
level; flat: TOOLS shelf; a game: boss game video; a building: BUILDING
tool; a tool: TOOLS; an idiot: idiot; a gun: GUN
vice; a tool: TOOLS; a sin: sin RELIGION; deputy: president
staple; paper: PAPERWORK; food: rice
glue; sticking: paste; a horse: HORSE
concrete; building: BUILDING; definite: evidence plan
brick; building: BUILDING; a missed shot: BASKETBALL; a dead phone: PHONE; drugs: DRUGS
wall; building: BUILDING; facebook: SOCIAL
foundation; building: BUILDING HOUSE; makeup: makeup lipstick face
roof; a house: HOUSE; the mouth: mouth
house; a home: HOUSE; a theatre: STAGE; music: MUSIC dj; cards: CARDS; winning: casino
ceiling; a house: HOUSE; sealing: seal
room; a house: HOUSE; space: space elbow; mushrooms: mushroom
floor; a house: FLOOR; defeating: knocked
floored; flooring: FLOOR HOUSE; stunned*: stunned; a pedal: CAR
stairs; a house: ELEVATOR; staring: stare stared
stair; a house: ELEVATOR; a stare: stare
rent; paying: HOUSE landlord; torn: ripped
lease; renting: HOUSE landlord; least: least
drain; plumbing: PLUMBING; tiring: energy tired brain; money: BANK
pipe; plumbing: PLUMBING; smoking: SMOKE; dreams: dream; music: MUSIC
tap; plumbing: PLUMBING; dancing: DANCE; giving up: WRESTLE; phones: PHONE CODE; beer: PUB
bath; washing: soap tub PLUMBING; losses: STOCKS
sink; plumbing: KITCHEN PLUMBING; going down: SHIP SEA anchor; a putt: GOLF
sunk; went down: SHIP SEA; a putt: GOLF
leak; plumbing: PLUMBING roof; giving secrets: NEWS secret; music: album
leaks; plumbing: PLUMBING roof; secrets: NEWS secret; a vegetable: soup
drip; water: PLUMBING; style*: CLOTHES SHOES JEWELRY; a hospital: DOCTOR
dripping; with style: CLOTHES SHOES JEWELRY diamonds; water: PLUMBING sink
wash; cleaning: CLEAN LAUNDRY; cars: CAR
clean; washed: CLEAN LAUNDRY; drugs: DRUGS; innocent: POLICE record
dirty; unclean: CLEAN LAUNDRY; jokes: joke
dirt; soil: GARDEN; gossip: gossip secrets; washing: CLEAN
soap; washing: CLEAN; television: TV
polish; shining: SHOES CAR nail; poland: poland
sweep; cleaning: CLEAN; winning all: TEAM series
bleach; cleaning: CLEAN LAUNDRY; hair: HAIR
dry; wet: WATER LAUNDRY towel lotion; dull: joke jokes humor; sober: PUB; wine: wine
pour; liquid: PUB WATER; poverty: poor; rain: WEATHER
pouring; liquid: PUB; rain: WEATHER umbrella
spill; liquid: PUB milk coffee; gossip: tea beans secret; oil: oil
tea; a drink: TEA; gossip: gossip spill spilled; golf: GOLF
steep; tea: TEA; a slope: MOUNTAIN; a price: SHOP
brew; a drink: COFFEE TEA PUB; a storm: WEATHER; a witch: WITCH
bean; coffee: COFFEE; a head: head hat
grounds; coffee: COFFEE; reasons: divorce COURT
mug; coffee: COFFEE TEA; a face: face ugly police; robbery: THIEF
spirit; drink: PUB; ghosts: GHOST; mood: mood lift cheer
spirits; drink: PUB; ghosts: GHOST; mood: mood lift lifted cheer
spiked; drinks: PUB juice PARTY; hair: HAIR; volleyball: volleyball
spike; drinks: PUB juice bowl PARTY; hair: HAIR; volleyball: volleyball; a vampire: VAMPIRE
tab; drinks: PUB; a browser: COMPUTER; a key: KEYBOARD
tender; money: MONEY legal; meat: MEAT; a bar: PUB; gentle: LOVE; chicken: chicken
stout; beer: PUB; fat: short fat teapot
draught; beer: PUB; wind: WIND
wine; drink: PUB; complaining: whine complain baby
port; wine: wine; a harbor: SHIP SEA; computers: COMPUTER
gin; drink: PUB; cards: CARDS
whine; complaining=: baby toddler complain; wine: wine cheese grapes
beer; drink: PUB; a bier: DEATH
sober; drink: PUB; serious: judge
pint; beer: PUB; a pine: milk
hangover; drink: PUB; film: FILM
cooler; cold: COLD; jail: JAIL
scrub; cleaning: CLEAN; a doctor: DOCTOR; a loser: TEAM bench
scrubs; cleaning: CLEAN; a doctor: DOCTOR; losers: TEAM bench
patient; a doctor's: DOCTOR; waiting: waiting wait
patients; a doctor's=: DOCTOR; waiting: patience
patience; waiting=: wait waiting; a doctor: DOCTOR; cards: CARDS solitaire
operation; a doctor's: DOCTOR; the army: WAR; math: MATH
cure; a doctor's: DOCTOR ILLNESS; ham: ham meat bacon
vein; blood: DOCTOR NEEDLE BODY; vanity: vain; gold: MINING
pulse; the heart: HEART; beans: beans lentils soup
stitches; thread: SEWING DOCTOR wound cut blood bleeding; laughing: laugh laughed laughing joke jokes comedy
stitch; thread: SEWING DOCTOR wound bleeding; laughing: laugh joke; running: RACE
scar; a wound: stitches wound; a lion: lion
temperature; a fever: ILLNESS; heat: COLD
ward; a hospital: DOCTOR; warding: guardian
tongue; the mouth: TEETH mouth lick taste; a language: LANGUAGE; a shoe: SHOES
lip; the mouth: lipstick kiss; cheek: mama mother sass
lips; the mouth: lipstick kiss; two lips: flower tulips
cheek; the face: face blush slap; nerve: nerve rude
gum; the mouth: TEETH; chewing: bubble chew chewing mint
gums; the mouth: TEETH; chewing: bubble
crown; a king's: ROYALTY; teeth: TEETH; beer: PUB; head: bald
filling; teeth: TEETH; food: pie MEAL BAKING
brace; teeth: TEETH; getting ready: impact
plaque; teeth: TEETH; a wall: award wall platinum
tooth; mouth: TEETH; truth: truth
nose; the face: face smell sneeze; spying: nosy business; a plane: PLANE
chin; the face: jaw beard; boxing: BOXING
pupil; the eye: EYES; a student: SCHOOL
pupils; the eye: EYES; students: SCHOOL
lash; the eye: EYES; a whip: whip
iris; the eye: EYES; flowers: GARDEN
lens; the eye: EYES; a camera: CAMERA
glass; a window: window pane mirror; drink: PUB; glasses: EYES
glasses; the eye: EYES; drink: PUB
contact; the eye: EYES lenses; phones: PHONE; touching: touch
contacts; the eye: EYES; phones: PHONE
vision; the eye: EYES; foresight: prophet future
sight; seeing: EYES; a gun: GUN; quoting: quote quoted; a building site: BUILDING
blind; the eye: EYES; a window: window; a bat: bat; betting: CARDS
blinds; windows: window curtain; poker: CARDS
hand; the body: finger fingers glove; cards: CARDS; clocks: CLOCK; applause: applause STAGE; marriage: marriage marry
hands; the body: finger fingers glove; clocks: CLOCK; workers: ship FARM; cards: CARDS
second; time: CLOCK minute; a duel: duel; more food: MEAL
seconds; time: CLOCK minute; more food: MEAL MEAT BAKING
minute; time: CLOCK; tiny: tiny microscope
watch; a clock: CLOCK wrist rolex; looking: eyes eye look; guarding: guard night
tick; a clock: CLOCK; an insect: INSECT DOG; a mark: SCHOOL
alarm; a clock: CLOCK SLEEP; fire: FIRE; fear: panic
wound; an injury: DOCTOR salt knife; a clock: CLOCK
thyme; herbs: SPICE; time: CLOCK
march; walking: WAR; a month: CALENDAR april; protest: protest
may; a month: CALENDAR; allowed: permission
finger; a hand: hand ring; betraying: POLICE
palm; a hand: hand read reader fortune; a tree: TREE beach
palms; a hand: hand sweaty greasing grease; trees: TREE beach
foot; the body: toe toes shoe shoes; a length: MEASURE mile miles; a bill: BILL
feet; the body: toe toes shoe shoes; a length: MEASURE mile miles; poetry: poem poetry meter; a feat: feat
toe; the body: SHOES BODY nails; pulling: truck
heel; the foot=: SHOES; a villain: WRESTLE; a dog: DOG; healing: heal wound
sole; shoes=: SHOES; only: only; a fish: FISH; the soul: soul souls
soul; spirit=: RELIGION devil sell; music: MUSIC; a shoe's: SHOES; a city: korea
`
