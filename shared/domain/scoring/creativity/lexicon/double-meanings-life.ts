/** Words of clothes, food, sleep, belief, the sea and animals, with what else they mean (see read-lexicon.ts). */
export const LIFE_MEANINGS = `
shoe; the foot: SHOES; shooing: fly
lace; shoes: SHOES; fabric: FABRIC dress; poison: poison drink
laces; shoes: SHOES; poisons: poison drink
kicks; shoes: SHOES; blows: KARATE FOOTBALL
pumps; shoes: SHOES; gas: CAR
tie; clothes: SUITS; a draw: win lose score; a rope: knot rope tied
knot; rope: rope tie tied string shoelaces; wood: TREE TOOLS; ship speed: SHIP
tied; rope: rope knot shoelaces; a draw: score
vest; clothes: SUITS; bullets: GUN bulletproof
coat; clothes: CLOTHES; paint: ART wall
dress; clothes: CLOTHES WEDDING; salad: VEGETABLE; a wound: DOCTOR
dressing; clothes: CLOTHES; salad: VEGETABLE; a wound: DOCTOR
jeans; clothes: CLOTHES; genes: FAMILY dna biology
threads; clothes: CLOTHES; sewing: SEWING; posts: SOCIAL
thread; sewing: SEWING; posts: SOCIAL comment; a threat: threat
seam; sewing: SEWING; seeming: seem seems
patch; sewing: SEWING; software: COMPUTER; pirates: PIRATE eye; pumpkins: pumpkin; nicotine: SMOKE
fabric; cloth: FABRIC SEWING; lies: lies
knit; sewing: SEWING; closeness: family close
button; clothes: CLOTHES SEWING; a switch: ELEVATOR press
pleat; clothes: CLOTHES; pleading: beg
fit; clothes: CLOTHES; healthy: GYM; a tantrum: tantrum baby; a seizure: DOCTOR
loud; sound: STUDIO volume noise; clothes: CLOTHES; drugs: DRUGS
wear; clothes: CLOTHES; where: place
sock; clothes: SHOES; a blow: BOXING
cap; a hat: hat baseball head; a lie: lie lies truth lying honest; a bottle: bottle PUB; a limit: salary
pant; clothes: CLOTHES; breath: DOG breath
gloves; clothes: COLD; boxing: BOXING; baseball: BASEBALL
mask; a face: face halloween hide; illness: ILLNESS
wig; hair: HAIR; losing it: flip
dye; hair: HAIR; death: DEATH
curly; hair: HAIR; fries: fries
bang; hair: HAIR; a noise: GUN
bangs; hair: HAIR; noises: GUN
bald; hair: HAIR; an eagle: BIRD; tires: CAR
bob; hair: HAIR; boxing: BOXING; floating: FISHING; a name: name
cut; a blade: BLADE HAIR MEAT SHAVE; film: FILM director; a team: TEAM; class: SCHOOL; a share: money percent; muscle: GYM; cards: CARDS; diamonds: JEWELRY
edge; a blade: BLADE HAIR; a cliff: MOUNTAIN cliff; nerves: nerves
blade; a knife: BLADE; grass: GARDEN lawn; a skate: skate skates ice; a fan: fan; a vampire: VAMPIRE
dull; a blade: BLADE; boring: boring bored bore
blunt; a blade: BLADE; honest: honest truth; drugs: DRUGS
stab; a blade: BLADE; trying: try
slice; a blade: BLADE; pizza: pizza BAKING; golf: GOLF; tennis: TENNIS
carve; a blade: MEAT turkey pumpkin; skiing: ski
nick; a blade: SHAVE BLADE; stealing: THIEF; a name: name; time: time
spear; a weapon: war shield; a pickle: pickle; asparagus: asparagus; a singer: britney
fork; food: MEAL; a road: ROAD
spoon; food: MEAL; cuddling: cuddle bed
dish; food: MEAL KITCHEN; tv: TV; gossip: gossip
cook; food: KITCHEN; the books: accountant
cooked; food: KITCHEN MEAT; finished*: finished done
grease; food: KITCHEN fries; bribing: bribe palms palm; hair: HAIR
fry; food: KITCHEN; small fish: FISH; the chair: JAIL chair
boil; food: KITCHEN; the skin: SKIN; anger: anger blood
whip; food: cream; a car: CAR; a lash: lion
beet; vegetables: VEGETABLE; a beat: drum
squash; vegetables: VEGETABLE; crushing: INSECT; sport: TENNIS
produce; vegetables: VEGETABLE FRUIT; making: STUDIO beat beats
pear; fruit: FRUIT; two: pair
pair; two: socks shoes gloves; cards: CARDS; fruit: FRUIT
peach; fruit: FRUIT; removal: POLITICS president
plum; fruit: FRUIT; a plumb line: TOOLS
lemon; fruit: FRUIT; a bad car: CAR
juice; fruit: FRUIT; power: POWER; influence: influence
squeeze; fruit: FRUIT lemon juice; hugging: hug LOVE; a trigger: GUN
apple; fruit: FRUIT; phones: PHONE COMPUTER; eve: eve
blackberry; fruit: FRUIT; phones: PHONE
peel; fruit: FRUIT; skin: SKIN SUN; paint: ART; tires: CAR
peeled; fruit: FRUIT; skin: SKIN SUN; eyes: EYES
slip; falling: banana ice; paper: pink; clothing: dress; words: tongue
slipped; falling: banana ice; discs: BODY
pit; fruit: FRUIT peach cherry; a hole: DIG; racing: RACE CAR; arms: armpit deodorant
pulp; fruit: FRUIT; fiction: FILM
ripe; fruit: FRUIT; smell: smell armpit
cherry; fruit: FRUIT; virginity: virgin
carrot; vegetables: VEGETABLE; gold: JEWELRY; a donkey: stick donkey
carrots; vegetables=: VEGETABLE; gold: JEWELRY
pepper; spice: SPICE; bullets: GUN
peppered; spiced: SPICE; bullets: GUN
salt; spice: SPICE SEA; bitterness: mad wound
spice; food: SPICE; drugs: DRUGS; girls: girls
sage; herbs: SPICE; wisdom: wise
oil; cooking: KITCHEN; painting: ART; a car: CAR; a snake: SNAKE
egg; food: EGGS; urging: urge
yolk; eggs: EGGS; jokes: joke jokes
scramble; eggs: EGGS; rushing: FOOTBALL; mixing: letters
scrambled; eggs: EGGS; mixed up: letters brain signal
poach; eggs: EGGS; hunting: HUNT ANIMAL
whisk; eggs: EGGS; taking away: away
loaf; bread: BAKING; idling: lazy couch
crust; bread: BAKING pizza; earth: earth
rise; bread: BAKING; standing: sun bed; wages: WORK
proof; bread: BAKING; evidence: COURT; alcohol: PUB; math: MATH
knead; bread=: BAKING; needing: need
batter; baking: BAKING; baseball: BASEBALL; beating: bruise
flour; baking=: BAKING; a flower: GARDEN
flower; gardens: GARDEN; baking: BAKING
cake; baking: BAKING; ease: easy; money: MONEY
cookies; baking: BAKING; computers: COMPUTER
pie; baking: BAKING; math: MATH
pi; math: MATH; baking: BAKING
tart; baking: BAKING; sour: sour
sauce; food: SPICE pasta; style: style; drink: PUB; a source: source
patty; food: MEAT; a name: name
brisket; food: MEAT; risk: risk
ribs; food: MEAT; the body: BODY
rib; food: MEAT; the body: BODY; teasing: tease joke; adam: eve
wings; birds: BIRD; planes: PLANE; food: MEAT sauce; theatre: STAGE; angels: RELIGION
leg; the body: BODY; a race: RACE; food: chicken turkey; a table: table
shoulder; the body: BODY; a road: ROAD; pork: MEAT
calf; the body: BODY GYM; a cow: FARM
hip; the body: BODY; style: hop cool
joints; the body: BODY; drugs: DRUGS; meat: MEAT
temple; the body: head; a church: RELIGION
chest; the body: BODY GYM; treasure: PIRATE
tissue; the body: BODY; a nose: ILLNESS
muscle; the body: GYM; the sea: SEA
nerve; the body: BODY; courage: courage
humor; jokes: joke jokes; a bone: BODY bone
pain; hurt=: DOCTOR; a window: window windows glass
pane; a window=: window windows glass; hurt: DOCTOR hurt
window; glass: HOUSE; computers: COMPUTER; a chance: chance
doors; a house: DOOR; a band: MUSIC
jar; a container: pickle jam cookie; a door: DOOR
ajar; a door: DOOR; a jar: jam pickle
bed; sleep: SLEEP; gardens: GARDEN; trucks: CAR; rivers: river
nap; sleep: SLEEP; cloth: FABRIC
rest; sleep: SLEEP; the remainder: others
dream; sleep: SLEEP; ambition: ambition
snore; sleep: SLEEP; a bore: boring
sheet; sleep: SLEEP; paper: WRITING; ghosts: GHOST; ice: ice
crib; babies: BABY; a house: HOUSE; copying: SCHOOL
rattle; babies: BABY; snakes: SNAKE; worrying: nervous nerves
formula; babies: BABY; math: MATH; racing: RACE
nurse; babies: BABY; hospital: DOCTOR; drinks: PUB
mummy; mothers: BABY FAMILY dad; tombs: EGYPT wrap wrapped
wrap; covering: gift present paper; mummies: EGYPT; filming: FILM; rapping: RAP; food: sandwich tortilla
wrapped; covered: gift present paper; mummies: EGYPT; filmed: FILM; rapped: RAP
wrapping; covering: gift present paper christmas; mummies: EGYPT; rapping: RAP sleigh
gift; a present: wrap wrapped christmas birthday; talent: talent talented
present; a gift: gift wrap wrapped christmas birthday; now: past future; attending: absent SCHOOL
presence; being there=: absence; gifts: christmas santa birthday
slay; winning=: KNIGHT dragon; sleighs: santa christmas december
claus; santa=: santa; clauses: COURT contract
toy; games: TOY; mocking: mock
string; music: MUSIC; puppets: puppet; a bikini: bikini; yo-yo: kite
kite; flying: kite string WIND; high: high
doll; toys: TOY; beauty: beauty
blocks; toys: TOY; streets: street; stops: BASKETBALL
slide; a playground: PLAYGROUND; baseball: BASEBALL; shoes: SHOES; pictures: presentation
seesaw; a playground: PLAYGROUND; seeing: saw
grave; death: DEATH; serious: serious
bury; death=: DEATH; berries: FRUIT
coffin; death: DEATH; coughing: ILLNESS cough
dead; death: DEATH; batteries: POWER PHONE; silence: silence
killing; murder: CRIME DEATH; money: MONEY; time: time
kill; murder: CRIME DEATH; time: clock
killer; murder: CRIME DEATH; whales: whale
murder; crime: CRIME; crows: crows crow
urn; death: DEATH ashes; earning: MONEY
die; death: DEATH; dice: dice CARDS; hair: HAIR
mourning; death=: DEATH; the day: breakfast sunrise sun COFFEE
morning; the day: COFFEE sunrise; death: DEATH widow
ghost; spirits: GHOST; ignoring: text SOCIAL PHONE LOVE; writing: writer
ghosted; ignored: text texts PHONE LOVE; haunted: GHOST
haunt; ghosts: GHOST; a place: pub
medium; ghosts: GHOST; size: large small; meat: MEAT
possessed; ghosts: GHOST demon; owned: owned
spell; magic: WITCH; letters: alphabet letters dictionary SCHOOL; time: rest
witch; magic: WITCH; which: which
broom; cleaning: CLEAN; witches: WITCH
wand; magic: WITCH; wandering: wander
trick; magic: WITCH; cards: CARDS; halloween: treat
charm; magic: WITCH; a bracelet: JEWELRY; pleasing: smile
curse; magic: WITCH; swearing: swear
pray; religion=: RELIGION; hunting: HUNT wolf lion tiger
prey; hunting=: HUNT wolf lion ANIMAL; praying: RELIGION knees
profit; money=: MONEY BANK STOCKS; a prophet: RELIGION
prophet; religion=: RELIGION; money: MONEY BANK cash STOCKS
mass; church: RELIGION; weight: physics weigh
pastor; church: RELIGION; past: past; pasture: FARM
nun; church: RELIGION; none: none
holy; church: RELIGION; holes: hole holes swiss
hymn; church: RELIGION SONG; him: him
idol; worship=: RELIGION SONG; idleness: idle lazy
idle; lazy: lazy; an engine: CAR; an idol: SONG
sin; church: RELIGION; math: MATH
faith; church: RELIGION; a name: name
altar; church: RELIGION WEDDING; changing: alter change
reign; ruling=: ROYALTY; rain: WEATHER; horses: HORSE
throne; ruling=: ROYALTY; a toilet: PLUMBING; thrown: thrown
heir; ruling=: ROYALTY; air: balloon breath oxygen; hair: HAIR
ruler; kings: ROYALTY; measuring: MEASURE
crowned; kings: ROYALTY; teeth: TEETH
prince; kings: ROYALTY; music: MUSIC purple; prints: POLICE
foil; a sword: sword fencing; wrapping: MEAL leftovers; ruining: plan plans
night; darkness: dark moon; knights: KNIGHT
nights; darkness: dark moon; knights: KNIGHT
plan; planning: scheme; planes: plane
treasure; pirates: PIRATE; loving: LOVE
anchor; ships: SHIP; news: NEWS TV
wave; the sea: SEA; greeting: hand goodbye hello; hair: HAIR; microwaves: KITCHEN; sound: sound
waves; the sea: SEA bathtub; hair: HAIR durag; radio: radio
waved; the sea: SEA; greeted: hand goodbye hello flag
shore; the sea=: SEA; certainty: sure certain
beach; the sea=: SEA; an insult: bitch
tide; the sea: SEA; laundry: LAUNDRY; tied: tied knot
drown; water: SEA WATER; sorrow: sorrow sorrows
float; water: SEA boat; parades: parade; root beer: soda cream
sail; ships=: SHIP; a sale: SHOP
sale; shopping=: SHOP; ships: SHIP
ship; ships: SHIP; posting: MAIL; romance: LOVE
shipped; ships: SHIP; posting: MAIL; romance: LOVE
dock; ships: SHIP; wages: WORK; court: COURT; phones: PHONE
crew; ships: SHIP; friends: homies gang; a neck: CLOTHES; row: row
row; boats: SHIP boat; a line: seat seats; a quarrel: quarrel
oar; boats=: SHIP boat; alternatives: either
pier; ships=: SHIP SEA; a peer: peers peer
peer; an equal=: jury; a pier: SEA SHIP
fleet; ships: SHIP; fast: foot
coral; sea: SEA; choral: choir
sand; sea: SEA; wood: TOOLS
comb; hair: HAIR; bees: BEES; searching: desert
honey; bees: BEES; a sweetheart: LOVE
hive; bees: BEES; illness: ILLNESS
bee; bees: BEES; spelling: spelling
sting; bees: BEES INSECT; police: POLICE; a singer: MUSIC
buzz; bees: BEES INSECT; drink: PUB; talk: NEWS SOCIAL; hair: HAIR
moth; insects: INSECT; holes: sweater closet
roach; insects: INSECT; drugs: DRUGS
flea; insects: DOG; fleeing: flee run
ant; insects: INSECT; an aunt: FAMILY uncle
aunt; family: FAMILY; insects: INSECT picnic
cricket; insects: INSECT; silence: silence joke; sport: wicket bat
crickets; insects: INSECT; silence: silence joke
rocket; space: SPACE; salad: VEGETABLE; guns: WAR
space; the sky: SPACE; a keyboard: KEYBOARD; room: personal
mars; space: SPACE; candy: chocolate; damage: scar
moon; space: SPACE; buttocks: pants
sun; space: SUN SPACE; a child: FAMILY mother father daddy
son; a child: FAMILY; the sun: SUN
gravity; space: SPACE; seriousness: situation
orbit; space: SPACE; gum: gum
launch; space: SPACE; boats: SHIP; a business: product
meteor; space: SPACE; meat: MEAT
rock; stones: GEOLOGY MOUNTAIN; music: MUSIC band roll; a cradle: CRIB; jewelry: JEWELRY; scissors: scissors; drugs: DRUGS; alcatraz: JAIL
rocks; stones: GEOLOGY MOUNTAIN; ice: PUB; jewelry: JEWELRY; drugs: DRUGS
stone; rocks: GEOLOGY sling glass throw; drugs: DRUGS; jewelry: JEWELRY; medusa: medusa
stoned; drugs: DRUGS; rocks: RELIGION
boulder; rocks=: GEOLOGY MOUNTAIN; bolder: bold brave shy
marble; stone: statue; games: TOY; sanity: sanity mind lost
fault; blame: blame mistake; earthquakes: earthquake; tennis: TENNIS
peak; mountains: MOUNTAIN; peeking: peek
cliff; mountains: MOUNTAIN; a name: name
ledge; mountains: MOUNTAIN; records: ledger
range; mountains: MOUNTAIN; a stove: KITCHEN; guns: GUN; a voice: MUSIC; cattle: FARM
scaled; climbed: MOUNTAIN wall; fish: FISH; weighing: weigh
stream; water: river creek; video: TV SOCIAL COMPUTER; consciousness: consciousness
dam; rivers: river beaver; damning: damn
damn; cursing: curse; rivers: river beaver
creek; rivers=: river paddle; noise: floor stairs
steam; water: kettle KITCHEN; anger: angry; trains: TRAIN; games: game
mole; animals: DIG garden; skin: SKIN; spies: CODE spy; chemistry: chemistry
legend; maps: MAP; heroes: hero history
degree; a diploma: SCHOOL; heat: temperature thermometer fahrenheit COLD; angles: MATH; murder: CRIME; kevin: bacon
degrees; diplomas: SCHOOL; heat: temperature thermometer fahrenheit COLD; angles: MATH
class; school: SCHOOL; elegance: elegant elegance; planes: PLANE; society: rich wealthy working
test; school: SCHOOL; trying: patience; pregnancy: BABY; driving: CAR
grade; school: SCHOOL; quality: MEAT beef; a slope: slope
mark; school: SCHOOL; a target: target con; a spot: spot stain; a name: name; track: RACE
marks; school: SCHOOL; scars: scar; a name: name
spelling; school: SCHOOL; magic: WITCH
chalk; school: SCHOOL; billiards: POOL; death: POLICE sidewalk outline; cheese: cheese
principal; school: SCHOOL; money: BANK; principles: principles values
recess; school: SCHOOL; court: COURT
subject; school: SCHOOL; kings: ROYALTY; grammar: grammar verb
object; things: thing; court: COURT; grammar: grammar verb
sum; math: MATH; some: some
add; math: MATH; disorders: attention; friends: SOCIAL
count; math: MATH numbers number; dracula: VAMPIRE; sheep: SLEEP sheep; boxing: BOXING; relying: rely trust
counted; math: MATH numbers; relied on: trust trusted; boxing: BOXING
divide; math: MATH; conquering: conquer
figure; math: MATH; a body: curves slim; skating: skate
figures; math: MATH; toys: TOY
angle; math: MATH; fishing: FISHING; a view: camera
prime; math: MATH; age: age old; amazon: MAIL; meat: MEAT
function; math: MATH; working: machine
product; math: MATH; goods: SHOP; hair: HAIR
mean; math: MATH average; cruel: cruel bully nasty; meaning: meaning dictionary
plus; math: MATH; size: CLOTHES
times; math: MATH; newspapers: NEWS
solution; math: MATH; chemistry: chemistry chemical
pole; a stick: stripper firefighter flag; the earth: COLD santa; fishing: FISHING; elections: POLITICS
poll; elections: POLITICS; a pole: stripper
party; celebration: PARTY birthday; politics: POLITICS
right; correct: wrong correct; not left: left; law: COURT amendment; politics: POLITICS
rights; law: POLICE COURT amendment; not left: left lefts
left; not right: right rights; departed: gone goodbye
wright; writing: WRITING; right: wrong
rite; religion=: RELIGION; writing: WRITING
red; color: color; reading: BOOK
blue; color: color; sad: sad cry
blues; color: color; sadness: sad; music: MUSIC
yellow; color: color; coward: coward
strip; clothes: CLOTHES stripper; paint: ART; a runway: PLANE; las vegas: vegas
tear; crying: cry crying eye eyes; ripping: rip paper
tears; crying: cry crying eye eyes; ripping: rip
bawl; crying=: cry crying; balls: BASKETBALL
wail; crying=: cry crying; whales: SEA whale
bored; boredom=: boring yawn; wood: plank planks lumber carpenter; chess: CHESS
pause; stopping: remote TV; an animal: DOG CAT
mussels; sea=: SEA; gym: GYM
steak; meat=: MEAT; gambling: CARDS
meat; food: MEAT; meeting: meet
meet; meeting: meeting; a swim: swim swimming; meat: MEAT
bare; naked=: naked; bears: ANIMAL honey
deer; animals=: HUNT; dear: dear
dear; beloved: LOVE letter; deer: HUNT antlers
hare; animals: tortoise rabbit; hair: HAIR
tale; stories=: BOOK; tails: DOG CAT
moose; animals: HUNT; hair: HAIR
lion; animals: ANIMAL circus; lying: lie lies liar truth
lyin; lying=: lie liar truth; lions: ANIMAL
cheetah; animals=: ANIMAL; cheating: cheat cheated exam
cheetahs; animals: ANIMAL; cheating: cheat
gnu; animals: ANIMAL; new: new
mane; animals: HORSE lion; main: main
toad; animals: frog wart; towing: tow car
toed; feet: SHOES; towing: truck
ape; animals: ANIMAL; copying: copy
weather; climate: WEATHER; whether: whether
dew; grass: GARDEN; due: rent bill
due; owed: rent BILL; dew: grass; a baby: BABY
serial; crimes: CRIME killer killers murder; cereal: milk breakfast BREAKFAST; numbers: number
cereal; breakfast=: milk bowl BREAKFAST; serial crimes: CRIME killer killers killing murder
break; smashing: broke broken glass bone; resting: lunch WORK coffee; billiards: POOL; brakes: CAR; dancing: DANCE; hearts: heart
breaks; smashing: bone bones; resting: lunch WORK; brakes: CAR
brakes; a car: CAR; breaks: breaks break
wheel; a car: CAR; fortune: fortune; potters: clay; fishing: FISHING
hooked; addicted*: addict addiction DRUGS; fishing: FISHING FISH
grilled; questioned*: POLICE question questions; cooked: MEAT KITCHEN cheese
smoked; beaten*: beat; tobacco: SMOKE DRUGS; meat: MEAT salmon
clocked; hit*: BOXING; time: CLOCK
bugged; annoyed*: annoying; spied on: CODE POLICE; insects: INSECT
creamed; beaten*: beat; food: DAIRY COFFEE corn
whipped; beaten*: beat; food: cream DAIRY; horses: HORSE
decked; hit*: BOXING; cards: CARDS; christmas: halls holly; ships: SHIP
fired; dismissed*: WORK; guns: GUN; clay: pottery kiln
canned; dismissed*: WORK; food: soup beans tuna sardines
baked; stoned*: DRUGS; cooked: BAKING KITCHEN
fried; exhausted*: SLEEP brain; cooked: KITCHEN chicken rice
jacked; robbed*: THIEF; cars: CAR; strong: GYM
pressed; bothered*: bothered; ironed: LAUNDRY; grapes: grapes wine; buttons: button elevator
schooled; taught a lesson*: SCHOOL; fish: FISH
sacked; dismissed*: WORK; bags: potatoes groceries; football: FOOTBALL
drained; exhausted*: energy tired; water: PLUMBING
skinned; beaten*: beat; knees: knee; fruit: FRUIT; animals: HUNT
iced; killed*: CRIME; cakes: BAKING; jewelry: JEWELRY; ankles: ankle COLD
benched; left out*: TEAM; the gym: GYM
cracked; mad*: crazy insane; eggs: EGGS; codes: CODE; broken: glass wall vase
crushed; beaten*: beat; grapes: grapes wine; love: LOVE
toasted; drunk*: PUB; bread: BREAKFAST; insulted: roast
twisted; mad*: crazy sick; rope: rope knot; ankles: ankle
tapped; finished*: finished; beer: PUB; phones: PHONE CODE; water: PLUMBING
unplugged; off*: off; electricity: POWER; music: MUSIC
wasted; drunk*: PUB; thrown away: TRASH; waists: waist
bagged; caught*: caught; groceries: groceries grocery SHOP
shelved; put aside*: aside; books: BOOK
ironed; settled*: problem; clothes: LAUNDRY
dense; stupid*: stupid dumb; thick: fog forest smoke wood
thick; stupid*: stupid dumb; fat: fat; not thin: thin
shallow; vain*: vain; water: WATER SEA deep
deep; thoughtful: philosopher thoughtful thought thoughts think; water: WATER SEA shallow swim diving
fishy; suspicious*: suspicious; fish: FISH FISHING
cheap; stingy*: stingy; birds: BIRD; prices: SHOP
rusty; out of practice*: practice; metal: METAL
crooked; dishonest*: POLICE POLITICS; bent: straight teeth picture
bent; dishonest*: dishonest; twisted: spoon straight
stuffed; full*: MEAL; toys: TOY teddy; turkey: turkey
plastered; drunk*: PUB; walls: BUILDING
bombed; drunk*: PUB; exploded: BOMB; failed: SCHOOL comedian
blasted; drunk*: PUB; exploded: BOMB
batty; mad*: crazy; bats: VAMPIRE
cuckoo; mad*: crazy; clocks: CLOCK; birds: BIRD
bananas; mad*: crazy; fruit: FRUIT monkey
crackers; mad*: crazy; food: CHEESE
tripping; mad*: crazy; drugs: DRUGS; falling: stairs laces shoelaces; travel: TRAVEL
stumped; puzzled*: puzzled; trees: TREE; cricket: wicket
rooted; cheered*: cheer; trees: TREE
sapped; exhausted*: energy; trees: TREE
rattled; nervous*: nervous; snakes: SNAKE; babies: BABY
cowed; frightened*: afraid; cows: FARM DAIRY
foxy; pretty*: pretty; foxes: hound hunt
`
