/** Words of fights, games, court, school and the house, with what else they mean (see read-lexicon.ts). */
export const THING_MEANINGS = `
cell; a prison: JAIL; a phone: PHONE; the body: blood body biology microscope brain cancer skin; a battery: POWER; a spreadsheet: spreadsheet excel column
case; the law: COURT POLICE; a box: violin guitar suitcase briefcase trumpet; beer: PUB; an illness: ILLNESS; phones: PHONE
brief; short: short long; the law: COURT; underwear: boxer boxers underwear pants
trial; court: COURT; a test: subscription test; hardship: tribulation
judge; the court: COURT; a book: cover covers; deciding: contest
court; the law: COURT; sport: BASKETBALL TENNIS; a king: ROYALTY; wooing: LOVE
bench; the gym: GYM; sitting out: TEAM coach; a judge's: COURT; a park: park pigeons
appeal; the law: COURT; charm: charm attractive; asking: people crowd; fruit: FRUIT
bail; from prison: JAIL COURT; leaving: run escape; hay: FARM; water: SHIP
sue; the law: COURT; a name: name named
suit; clothes: SUITS CLOTHES; the law: COURT; cards: CARDS
suited; dressed: SUITS CLOTHES; fitting: fit; cards: CARDS
hung; a jury: COURT jury; suspended: rope noose gallows wall coat frame; computers: COMPUTER; phones: PHONE
hang; suspending: rope noose gallows coat wall frame; staying: friends; phones: PHONE up
execute; killing: JAIL chair guillotine; programs: COMPUTER; plans: plan
will; a testament: DEATH lawyer inheritance; resolve: power strength
arrest; police: POLICE; the heart: HEART
arresting; the police: POLICE; striking: stunning beauty
warrant; police: POLICE; deserving: deserve
book; reading: BOOK; an arrest: POLICE; reserving: HOTEL PLANE; betting: CARDS
booked; reserved*: HOTEL PLANE tour venue calendar schedule; arrested: POLICE; books: BOOK page
cuff; arrest: POLICE; a sleeve: SUITS CLOTHES; off the cuff: improvise freestyle
cuffs; arrest: POLICE; sleeves: SUITS CLOTHES
lock; a door: DOOR; hair: HAIR; wrestling: WRESTLE; canals: canal
bolt; a lock: DOOR; lightning: WEATHER; running: RACE fast; a screw: TOOLS
bolts; locks: DOOR; lightning: WEATHER; screws: TOOLS nuts
bug; an insect: INSECT; software: COMPUTER; spying: CODE microphone; annoying: annoy
hack; computers: COMPUTER; a bad writer: WRITING; chopping: axe chop TREE; coughing: cough
virus; illness: ILLNESS; computers: COMPUTER
mouse; an animal: CAT MOUSE; a computer: COMPUTER click clicked
click; a mouse: COMPUTER mouse; getting on: friend friends; heels: heels; a camera: CAMERA
clicked; a mouse: COMPUTER; got on: friends; a camera: CAMERA; a seatbelt: seatbelt
web; spiders: INSECT spider; the internet: COMPUTER; lies: lies lie deceit
net; fishing: FISHING FISH butterfly; sport: TENNIS BASKETBALL FOOTBALL goal; profit: gross profit worth income; the internet: COMPUTER
bit; data: COMPUTER byte; biting: DOG TEETH SNAKE VAMPIRE chew; a horse: HORSE; a little: piece; a drill: TOOLS; a joke: comedian joke
bite; biting: DOG TEETH SNAKE VAMPIRE chew; copying: style copy rhymes; food: MEAL; fishing: FISHING
ram; memory: COMPUTER; a sheep: sheep goat; hitting: truck door
program; computers: COMPUTER; theatre: STAGE TV; recovery: DRUGS
screen; a display: PHONE COMPUTER TV FILM; hiding: smoke; sunscreen: SKIN; basketball: BASKETBALL
windows; glass: glass house curtain; software: COMPUTER
crash; an accident: CAR PLANE; software: COMPUTER; sleeping: SLEEP couch; the market: STOCKS; a party: PARTY WEDDING; cymbals: drum drums drummer
crashed; wrecked: CAR PLANE; software: COMPUTER; slept: SLEEP couch; a party: PARTY
code; programs: COMPUTER; a secret: CODE; honor: honor
cookie; computers: COMPUTER browser; baking: BAKING jar; luck: fortune
spam; mail: email inbox; meat: ham can tin
troll; the internet: SOCIAL COMPUTER comment; a monster: bridge goat cave
post; mail: MAIL; the internet: SOCIAL; a fence: fence goal; a job: WORK; soldiers: WAR guard
stamp; postage: MAIL; the foot: foot boot floor stomp; approval: approve passport
stamped; posted: MAIL; trod*: boot foot stomp floor; passports: TRAVEL
address; a place: MAIL sender home; a speech: POLITICS crowd podium audience; golf: GOLF
letter; mail: MAIL; the alphabet: alphabet vowel consonant spelling keyboard caesar; a sweater: varsity
deliver; mail: MAIL pizza package; a speech: RAP; babies: BABY; saving: RELIGION
delivery; mail: MAIL pizza; rap*: RAP; birth: BABY
package; mail: MAIL; deals: WORK
ring; jewelry: JEWELRY WEDDING finger; boxing: BOXING WRESTLE; phones: PHONE; a bell: bell bells; circus: circus; a bathtub: bathtub; planets: SPACE
bell; ringing: church school door ring; boxing: BOXING round
round; boxing: BOXING; bullets: GUN; drinks: PUB; a shape: circle ball square; golf: GOLF; doctors: DOCTOR
corner; boxing: BOXING; a street: street block; a room: wall room spider dunce; markets: STOCKS
punch; a blow: BOXING fist fists face; a drink: PUB PARTY bowl juice fruit; a line: line joke; holes: ticket paper hole; a clock: WORK CLOCK
punches; blows: BOXING fist fists; drinks: bowl juice PARTY prom
jab; boxing: BOXING; a vaccine: DOCTOR ILLNESS
knock; a blow: BOXING jaw chin teeth; a door: DOOR; jokes: joke
knockout; boxing: BOXING; beauty: beautiful gorgeous model
box; boxing: BOXING; a container: package cardboard lid moving chocolates cereal carton shipping; a coffin: DEATH; tickets: STAGE
boxed; fought*: BOXING; packed: package cardboard moving carton shipping belongings
boxer; a fighter: BOXING; underwear: underwear brief briefs pants; a dog: DOG
belt; a champion's: BOXING WRESTLE champion title championship; trousers: BELT CLOTHES trousers; karate: KARATE; a drink: PUB; a car: CAR seatbelt; asteroids: SPACE
title; a champion's: BOXING champion belt; a book: BOOK; a car: CAR; a noble's: ROYALTY
weight; heaviness: GYM scale diet heavy pounds; boxing: BOXING; waiting: waiting line queue
spar; boxing: BOXING; a ship: SHIP
block; a street: street hood corner neighborhood; stopping: BASKETBALL goalie shield; an online ban: SOCIAL PHONE; stone: BUILDING; writing: WRITING; toys: TOY; cutting: butcher
fall; dropping: cliff ledge stairs gravity ladder; a season: SEASONS TREE; empires: empire
spring; a season: SEASONS GARDEN flower; a coil: mattress coil bounce trampoline; water: WATER; jail: JAIL
season; spice: SPICE; a time: SEASONS; sport: TEAM; television: TV
seasoned; spiced: SPICE KITCHEN MEAT; experienced: veteran expert
date; a day: CALENDAR; love: LOVE; a fruit: FRUIT palm; age: carbon fossil
dated; old*: CALENDAR old outdated fashion; went out with: LOVE
match; a fight: BOXING WRESTLE TENNIS; fire: FIRE CANDLE cigarette; fitting: socks outfit shoes color; love: LOVE tinder
matches; fights: BOXING WRESTLE TENNIS; fire: FIRE CANDLE cigarette; love: LOVE tinder
strike; a blow: BOXING fist; baseball: BASEBALL; bowling: BOWLING pins; lightning: WEATHER; a walkout: UNION; a match: FIRE; oil: oil gold
struck; hit: BOXING fist; baseball: BASEBALL; lightning: WEATHER; a match: FIRE; clocks: CLOCK
bat; an animal: VAMPIRE cave wings; sport: BASEBALL; eyelashes: eyelash eyelashes
base; baseball: BASEBALL; the army: WAR; a foundation: pyramid tower; acid: acid chemistry; makeup: makeup
diamond; a jewel: JEWELRY; baseball: BASEBALL; coal: coal pressure MINING; cards: CARDS
plate; a dish: MEAL KITCHEN; baseball: BASEBALL; a car: CAR license; earthquakes: earthquake; metal: METAL armor
pitcher; baseball: BASEBALL; a jug: water lemonade beer
catch; baseball: BASEBALL; fishing: FISHING FISH; love: LOVE marry; illness: ILLNESS; a hidden flaw: deal
caught; fishing: FISHING FISH; baseball: BASEBALL; illness: ILLNESS; police: POLICE
ball; sport: SPORT TEAM FOOTBALL BASKETBALL TENNIS; a dance: DANCE cinderella gown; wool: yarn cat
dribble; basketball: BASKETBALL; drool: baby chin drool
shot; a gun: GUN; a drink: PUB; basketball: BASKETBALL; a photo: CAMERA; an injection: DOCTOR NEEDLE ILLNESS; golf: GOLF; destroyed: nerves
shots; a gun: GUN; drinks: PUB; basketball: BASKETBALL; photos: CAMERA; injections: DOCTOR NEEDLE ILLNESS
shoot; a gun: GUN; basketball: BASKETBALL; filming: FILM CAMERA; a plant: GARDEN bamboo; stars: SKY
clip; a gun: GUN; film: FILM TV; hair: HAIR nail nails coupon; paper: PAPERWORK; wings: BIRD
magazine; print: NEWS cover model; a gun: GUN
trigger; a gun: GUN; upset: therapy upset trauma snowflake
barrel; a gun: GUN; drink: PUB oil; laughing: monkeys
bullet; a gun: GUN; points: list presentation; a train: TRAIN
shell; a gun: GUN; the sea: SEA turtle crab snail; nuts: nut peanut egg EGGS; tacos: taco; gas: CAR
aim; a gun: GUN arrow dart target; a wish: ambition
target; aiming: GUN arrow dart bullseye; a shop: SHOP
load; a gun: GUN; laundry: LAUNDRY; a burden: truck donkey; computers: COMPUTER
loaded; a gun: GUN; rich*: MONEY rich; drunk: PUB; computers: COMPUTER; baseball: BASEBALL bases; baked potatoes: potato
drill; a tool: TOOLS DOCTOR TEETH; the army: WAR; music: RAP; school: SCHOOL FIRE; oil: oil
tank; the army: WAR; fuel: CAR; fish: FISH; clothing: CLOTHES
mine; digging: MINING; a bomb: BOMB WAR; belonging to me: yours
arms; limbs: BODY legs hug hugs sleeves hands; weapons: WAR GUN
arm; a limb: BODY leg sleeve hand; weapons: WAR GUN BOMB
general; the army: WAR; overall: specific
private; the army: WAR; secret: secret diary; parts: underwear
company; business: WORK; the army: WAR; guests: HOUSE guests
bomb; an explosive: BOMB; a failure: comedian STAGE FILM flop; a test: SCHOOL
fuse; a bomb: BOMB; electricity: POWER; temper: temper short angry
blow; a punch: BOXING; wind: WIND BALLOON candles whistle kiss; exploding: BOMB; drugs: DRUGS; a nose: nose tissue
blew; wind: WIND BALLOON candles; exploded: BOMB; wasted: MONEY chance; a nose: nose tissue
blown; wind: WIND BALLOON candles; exploded: BOMB; glass: glass
pop; music: SONG; bursting: BALLOON pimple champagne corn; a father: FAMILY; soda: soda can
burst; breaking: BALLOON; fire: GUN; laughing: laughter
pump; air: BALLOON tire; gas: CAR; the heart: HEART; the gym: GYM; a shoe: SHOES; water: WATER
draw; a picture: ART WRITING; a tie: score win; a gun: GUN cowboy duel; curtains: curtain curtains; blood: blood nurse; cards: CARDS; bath: bath
drew; a picture: ART WRITING; a gun: GUN cowboy; cards: CARDS; blood: blood
sketch; a drawing: ART WRITING; comedy: comedy comedian STAGE
sketchy; untrustworthy: liar shady; drawing: ART
frame; a picture: ART CAMERA; blaming: POLICE COURT CRIME; bowling: BOWLING; a building: BUILDING; the body: BODY; glasses: EYES
framed; a picture: ART CAMERA wall; blamed*: POLICE COURT CRIME
picture; an image: ART CAMERA frame; a film: FILM; imagining: imagine
canvas; painting: ART; boxing: BOXING; tents: tent camping
brush; painting: ART; hair: HAIR; teeth: TEETH; a fight: death danger; plants: forest
paint; colour: ART; imagining: picture
color; paint: ART; blushing: blush face
stroke; painting: ART; swimming: swim pool swimming; illness: DOCTOR; luck: luck; golf: GOLF; midnight: CLOCK
model; fashion: CAMERA CLOTHES runway; a toy: TOY glue; a car: CAR tesla
gallery; art: ART; a crowd: peanut
expose; uncovering: lie truth secret; a photo: CAMERA film; cold: COLD
negative; a photo: CAMERA; minus: MATH; a blood type: blood; a test: ILLNESS; gloomy: positive
develop; a photo: CAMERA; growing: child grow
focus; a lens: CAMERA EYES; attention: attention distracted
flash; a camera: CAMERA; lightning: WEATHER; a coat: coat trench; speed: fast RACE; a memory: COMPUTER
shutter; a camera: CAMERA; a window: window storm
pose; a camera: CAMERA; a question: question; yoga: yoga
page; a book: BOOK WRITING; calling: pager beeper; a boy: knight KNIGHT
chapter; a book: BOOK; a branch: branch union
plot; a story: BOOK FILM story; a grave: DEATH; scheming: scheme revenge king; land: farm GARDEN land; a graph: graph MATH
plotted; schemed: scheme revenge murder; a story: BOOK; a grave: DEATH; a graph: MATH MAP
story; a tale: BOOK tale; a floor: floors building tower elevator
novel; a book: BOOK WRITING; new: new idea
period; grammar: WRITING; time: history era; school: SCHOOL; hockey: hockey
colon; grammar: WRITING; the body: BODY DOCTOR
dash; grammar: WRITING; running: RACE; salt: SPICE KITCHEN
clause; grammar: WRITING COURT contract; christmas: christmas santa sleigh
capital; letters: WRITING KEYBOARD letter; money: MONEY BANK STOCKS; a city: city state country; punishment: JAIL
character; a letter: KEYBOARD; a role: FILM BOOK; nature: honor
type; typing: KEYBOARD COMPUTER; kind: kind; blood: blood donor
print; paper: NEWS WRITING paper ink; fingers: POLICE finger
press; news: NEWS; ironing: LAUNDRY iron; the gym: GYM; a button: button elevator; wine: grapes wine; olives: olive
column; news: NEWS; a pillar: temple roman greek; a table: spreadsheet
edition; a book: BOOK NEWS; adding: MATH add
issue; a magazine: NEWS magazine; a problem: therapy tissue tissues
spine; a book: BOOK; the back: BODY coward backbone
jacket; a book: BOOK; clothes: CLOTHES; potatoes: potato
leaf; a tree: TREE GARDEN; a page: BOOK; a table: table
leaves; a tree: TREE GARDEN autumn rake; going away: goodbye gone door stay; tea: TEA
leave; a tree: TREE autumn; going away: goodbye door stay; holiday: WORK
branch; a tree: TREE; an office: BANK office; family: FAMILY; peace: olive peace
limb; a tree: TREE; the body: BODY
trunk; a car: CAR TRAVEL packed; a tree: TREE; an elephant: elephant ANIMAL
bark; a tree: TREE; a dog: DOG
root; a tree: TREE GARDEN soil; teeth: TEETH canal; math: MATH square; cheering: team cheer
roots; a tree: TREE GARDEN soil; hair: HAIR dye; origins: africa ancestors FAMILY
stem; a plant: GARDEN FRUIT; research: cells cell; coming from: problem
plant; growing: GARDEN; a factory: FACTORY; a spy: spy evidence POLICE
planted; growing: GARDEN seed; put in secret: spy evidence POLICE; feet: feet
seed; a plant: GARDEN; tournaments: TEAM TENNIS
rose; a flower: GARDEN; stood up: sun bread dawn bed stood balloon grave; wine: wine
weed; plants: GARDEN; drugs: DRUGS
grass; plants: GARDEN lawn cow; drugs: DRUGS; an informer: POLICE
pot; cooking: KITCHEN; plants: GARDEN; drugs: DRUGS; cards: CARDS; tea: TEA; gold: rainbow leprechaun
rake; leaves: GARDEN autumn; money: MONEY
hose; water: WATER GARDEN FIRE; stockings: stockings pantyhose
field; a farm: FARM CORN; study: SCHOOL expert; sport: FOOTBALL BASEBALL
outstanding; excellent: award excellent; in a field: field FARM scarecrow; unpaid: debt BILL BANK
crop; a farm: FARM; photos: CAMERA; a top: CLOTHES; a whip: HORSE
ear; hearing: deaf listen hearing; corn: CORN
ears; hearing: deaf listen hearing; corn: CORN
stalk; plants: CORN; following: follow creep stalker
stalks; plants: CORN; follows: follow creep
yield; crops: FARM CORN field harvest; traffic: ROAD CAR; surrendering: surrender
harvest; a farm: FARM; organs: organ organs kidney
plow; a farm: FARM; snow: snow
cow; a farm: FARM DAIRY; frightening: coward
milk; dairy: DAIRY; squeezing: exploit; venom: SNAKE
cream; dairy: DAIRY COFFEE; beating: beat; skin: SKIN; the best: crop
butter; dairy: BREAKFAST BAKING; better: better; flattery: flatter
buttering; bread: BREAKFAST BAKING; flattering: flatter compliment
jam; fruit: BREAKFAST jar; traffic: CAR traffic; music: MUSIC; a tight spot: stuck trouble; paper: printer PAPERWORK; basketball: BASKETBALL dunk
toast; bread: BREAKFAST; drinks: PUB champagne WEDDING; done for*: finished done
jelly; food: BREAKFAST peanut; envious: jealous envy; the sea: SEA fish
pickle; food: jar cucumber vinegar burger sandwich sour deli; trouble: trouble stuck
relish; enjoying: enjoy chance moment; food: sausage hotdog mustard ketchup bun
mustard; food: hotdog ketchup bun; courage: cut colonel
ketchup; food: hotdog mustard fries bun burger; catching up: behind late race
dip; food: chips salsa; leaving: leave; swimming: swim pool; dancing: DANCE
chip; gambling: CARDS; food: dip salsa fries potato; computers: COMPUTER; golf: GOLF; resentment: shoulder
chips; gambling: CARDS; food: dip salsa fish potato; computers: COMPUTER
stake; gambling: CARDS; vampires: VAMPIRE; meat: MEAT; land: claim; witches: WITCH FIRE
fold; cards: CARDS; paper: paper origami LAUNDRY laundry chair; sheep: sheep
folded; cards: CARDS; paper: paper origami LAUNDRY chair; a business: company business
raise; cards: CARDS; pay: WORK salary; lifting: lift flag hand; children: BABY FAMILY; the dead: DEATH
bluff; cards: CARDS; a cliff: MOUNTAIN
deal; cards: CARDS; a contract: contract sign SHOP; drugs: DRUGS
dealt; cards: CARDS; drugs: DRUGS
dealer; cards: CARDS; drugs: DRUGS; cars: CAR
ace; cards: CARDS; excelling: SCHOOL; tennis: TENNIS; a pilot: PLANE
joker; cards: CARDS; a jester: joke laugh clown batman
spade; cards: CARDS; a tool: DIG GARDEN
spades; cards: CARDS; tools: DIG GARDEN
club; dancing: PARTY; a weapon: caveman cave throat skull; golf: GOLF; cards: CARDS; a sandwich: sandwich
clubs; dancing: PARTY; golf: GOLF; cards: CARDS
heart; the body: HEART; cards: CARDS; courage: courage lion coward; love: LOVE
flush; cards: CARDS; a toilet: PLUMBING; the face: blush cheeks
straight; cards: CARDS; not bent: crooked ruler bent curve; drinks: PUB; hair: HAIR
odd; chances: bet; numbers: even number MATH; strange: strange
odds; chances: CARDS bet; numbers: evens even MATH; ends: ends
dice; gambling: CARDS; cutting: KITCHEN onions onion
roll; dice: CARDS dice; bread: BAKING cheese butter; turning: wheels wheel; a list: class roster; film: FILM CAMERA; drums: drum; drugs: DRUGS; eyes: eyes
poker; cards: CARDS; a fire iron: fireplace
king; chess: CHESS; a ruler: ROYALTY; a bed: SLEEP mattress; burgers: burger fries
queen; chess: CHESS; a ruler: ROYALTY; bees: BEES; a bed: SLEEP mattress; cards: CARDS
knight; chess: CHESS; armor: KNIGHT
bishop; chess: CHESS; the church: RELIGION
pawn; chess: CHESS; a shop: SHOP sell watch chain guitar
rook; chess: CHESS; a bird: BIRD; a beginner: rookie
mate; chess: CHESS; a friend: friend buddy; animals: ANIMAL BIRD; a ship: SHIP
board; chess: CHESS; wood: TOOLS plank; managers: WORK meeting; bored: boring yawn; surfing: SEA; a ship: SHIP PLANE; school: SCHOOL
checkmate; chess: CHESS; money: BANK
checker; a game: board game; a cashier: SHOP
domino; a game: dominoes; pizza: pizza
cue; billiards: POOL; theatre: STAGE
pool; swimming: swim swimming swimmer dive diving deep chlorine; billiards: POOL; sharing: MONEY car
pocket; billiards: POOL; clothes: CLOTHES pants; a pita: pita
spare; bowling: BOWLING; a tire: CAR; mercy: mercy life
pins; bowling: BOWLING; sewing: SEWING; codes: BANK
gutter; bowling: BOWLING; a roof: roof rain; the street: street trash
lane; bowling: BOWLING; a road: ROAD CAR; swimming: swim
alley; bowling: BOWLING; cats: CAT
bowl; bowling: BOWLING; a dish: KITCHEN soup cereal punch; toilets: PLUMBING; football: FOOTBALL
love; tennis: TENNIS; affection: LOVE heart
serve; tennis: TENNIS; food: MEAL PUB tab; jail: JAIL; the army: WAR; a summons: COURT
served; tennis: TENNIS; food: MEAL PUB tab cold; jail: JAIL; a summons: COURT
racket; tennis: TENNIS; noise: noise loud neighbors; crime: CRIME mafia
set; tennis: TENNIS; films: FILM; the sun: SUN; cement: BUILDING; music: SONG dj; a table: MEAL
volley; tennis: TENNIS; guns: GUN
hole; golf: GOLF; digging: DIG; a gap: sock pocket donut cheese
drive; a car: CAR; ambition: ambition lazy motivation; golf: GOLF; disks: COMPUTER
tee; golf: GOLF; a shirt: shirt
swing; golf: GOLF; a playground: PLAYGROUND; boxing: BOXING; music: MUSIC DANCE; baseball: BASEBALL; moods: mood
hoop; basketball: BASKETBALL; circus: circus lion tiger flaming
dunk; basketball: BASKETBALL; food: COFFEE milk donut cookie
travel; basketball: BASKETBALL; trips: TRAVEL
foul; sport: BASKETBALL BASEBALL referee; a stench: smell stink breath; birds: BIRD
goal; sport: FOOTBALL keeper; an aim: ambition dream dreams
tackle; football: FOOTBALL; fishing: FISHING
pass; football: FOOTBALL ball; an exam: SCHOOL; a ticket: bus backstage; a mountain: MOUNTAIN; gas: gas
coach; sport: TEAM; flying: PLANE; a cart: HORSE cinderella
lap; racing: RACE; sitting: santa cat; water: tongue; swimming: swim
run; running: RACE; a nose: nose tissue; baseball: BASEBALL; stockings: stockings
running; racing: RACE; a nose: nose tissue; elections: POLITICS; engines: CAR
race; running: RACE; people: color racist black white; politics: POLITICS
baton; running: RACE; police: POLICE; an orchestra: MUSIC
jog; running: RACE; memory: memory
trainer; the gym: GYM; shoes: SHOES
trained; taught*: GYM; railways: TRAIN
iron; metal: METAL; pressing clothes: LAUNDRY CLOTHES wrinkle wrinkles; golf: GOLF; the gym: GYM; diet: spinach blood
curl; the gym: GYM biceps; hair: HAIR
bull; an animal: matador rodeo horns cow FARM; nonsense: lie lies nonsense talk; stocks: STOCKS
bear; an animal: cave honey grizzly ANIMAL; carrying: burden cross carry weight; stocks: STOCKS; arms: arms
crane; a bird: BIRD; a machine: BUILDING; the neck: neck
seal; an animal: SEALIFE; closing: MAIL lips deal; the navy: WAR; approval: approval
duck; a bird: BIRD pond quack bread; stooping: GUN BOXING head swing
chicken; a bird: EGGS FARM KITCHEN BIRD; a coward*: coward scared fear shaking legs
turkey; food: oven stuffing thanksgiving gravy; a country: country istanbul; bowling: BOWLING; quitting: cold DRUGS
goose; a bird: BIRD; cooking: cooked oven
crow; a bird: BIRD; boasting: boast
eagle; a bird: BIRD; golf: GOLF
hawk; a bird: BIRD; selling: SHOP; war: WAR
parrot; a bird: BIRD; repeating: repeat copy
swallow; a bird: BIRD; the throat: throat pill drink chew pride
wing; a bird: BIRD; a plane: PLANE; chicken: sauce hot chicken; a building: hospital mansion
fowl; a bird: BIRD; foul: referee
bill; money: BILL MONEY; a bird: BIRD; a law: POLITICS; a cap: hat cap
tail; an animal: DOG CAT ANIMAL; following: follow detective; coins: heads coin flip
paws; an animal: DOG CAT; stopping: pause
collar; a dog: DOG; a shirt: SUITS CLOTHES; arrest: POLICE
collared; a dog: DOG; a shirt: SUITS; arrested*: POLICE
unleashed; a dog: DOG; set free: fury anger
pet; an animal: DOG CAT; a favorite: teacher
muzzle; a dog: DOG; a gun: GUN
fetch; a dog: DOG; a price: SHOP
claw; an animal: CAT; a crab: crab lobster; a hammer: TOOLS
purr; a cat: CAT; an engine: CAR
litter; a cat: CAT; rubbish: TRASH
pussy; a cat: CAT; a coward: coward
stable; a horse: HORSE; steady: mental unstable patient
bridle; a horse: HORSE; a wedding: WEDDING
rein; a horse=: HORSE; rain: WEATHER
colt; a horse: HORSE; a gun: GUN
hoarse; a voice: voice throat; a horse: HORSE
sheep; an animal: FARM; sleep: SLEEP count; followers: follow follower
goat; an animal: FARM; the greatest: greatest
kid; a child: SCHOOL BABY; a goat: goat FARM; joking: joke
pig; an animal: FARM mud; the police: POLICE; greed: MEAL
hog; an animal: FARM mud; greed: greedy; a motorbike: motorcycle
snake; an animal: SNAKE; a traitor: traitor friend betray backstab liar; plumbing: PLUMBING
worm; an animal: FISHING BIRD dirt apple; a coward: squirm
fish; an animal: FISHING FISH; searching: compliments compliment
whale; an animal: FISH SEA; gambling: CARDS
shark; an animal: FISH SEA; lending: loan BANK; billiards: POOL
crab; an animal: SEA; bad mood: mood moody
shrimp; an animal: SEA; small: small tiny short
clam; an animal: SEA; silence: quiet silence
mussel; an animal=: SEA; muscles: GYM
perch; a fish: FISH; a seat: BIRD
school; lessons: SCHOOL; fish: FISH
`
