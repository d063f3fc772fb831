/** Names that are words too: after "my name is" or "they call you" the word means both (see read-lexicon.ts). */
export const NAMES = `
razor; a blade: SHAVE BLADE sharp sharper sharpest dull blunt disposable nick nicked cut cuts cutting edge edges
venom; poison: SNAKE SPIDER antidote poison snakebite toxic fang bite cure milked
silk; cloth: FABRIC CLOTHES SILKROAD smooth soft worm wrinkled cheap thread threads tie stain stained
cypher; a code: CODE decipher cipher zero zeros none nothing circuit COMPUTER cracked
mark; a target: target bullseye; school: SCHOOL; a spot: spot stain
bill; money: BILL pay paid owe paying owed; a bird: BIRD duck
jack; cards: CARDS; a car: CAR tire lift lifting; trades: trades; a beanstalk: beanstalk
rob; stealing: THIEF BANK taking take money pockets
will; a testament: DEATH lawyer inherit leave leaving court
rich; wealth: MONEY BANK poor
grace; falling: fell fall; prayer: RELIGION MEAL; dancing: DANCE
frank; sausages: MEAT hotdog sausage bun relish; honesty: honest truth blunt
cliff; a drop: MOUNTAIN edge drop fall hang hanging
chase; running: RACE POLICE run running ran pursue follow; banking: BANK
dawn; sunrise: SUN morning night broke breaks
drew; drawing: ART sketched drew pencil; a gun: GUN
art; painting: ART
bob; floating: FISHING water boat; boxing: BOXING; hair: HAIR
rod; fishing: FISHING; lightning: lightning
ray; the sun: SUN; fish: FISH SEA
rose; a flower: GARDEN; stood up: sun bread
daisy; a flower: GARDEN
lily; a flower: GARDEN pond
violet; a flower: GARDEN; color: blue
iris; a flower: GARDEN; the eye: EYES
ivy; a plant: GARDEN wall poison climb; school: SCHOOL
holly; a plant: christmas
olive; food: martini pizza oil; peace: branch peace
ginger; a root: SPICE; hair: HAIR
pepper; spice: SPICE
rosemary; herbs: SPICE
basil; herbs: SPICE pasta
sage; herbs: SPICE; wisdom: wise
candy; sweets: sugar sweet TEETH
honey; bees: BEES
summer; seasons: winter fall COLD SUN
autumn; seasons: TREE winter fall leaves
april; months: CALENDAR rain showers fool
june; months: CALENDAR summer
may; months: CALENDAR flowers
august; months: CALENDAR
joy; happiness: happy sad cry
hope; hoping: hopeless despair
faith; belief: RELIGION
destiny; fate: fate
chance; luck: CARDS odds
harmony; music: MUSIC
melody; music: MUSIC SONG
carol; songs: SONG christmas
viola; music: MUSIC
penny; money: MONEY
bucky; money: MONEY
dollar; money: MONEY
nick; cutting: SHAVE BLADE cut; time: time; stealing: THIEF
chip; gambling: CARDS; food: dip salsa fries; computers: COMPUTER; a piece: tooth mug block
pat; butter: butter; touching: back
matt; floors: FLOOR door wrestling wipe
mat; floors: FLOOR door wipe
phil; filling: full fill empty TEETH
gene; biology: dna biology
jean; clothes: CLOTHES
tex; texting: PHONE
dusty; cleaning: CLEAN
rusty; metal: METAL
sandy; the beach: SEA
rocky; boxing: BOXING; stones: GEOLOGY
stone; rocks: GEOLOGY
cole; fire: coal FIRE MINING
blaze; fire: FIRE
ash; fire: FIRE
ember; fire: FIRE
hunter; hunting: HUNT
archer; arrows: HUNT
fletcher; arrows: HUNT
mason; a bricklayer: BUILDING jar
carpenter; wood: TOOLS
taylor; clothes: SUITS SEWING
tailor; clothes: SUITS SEWING
porter; luggage: TRAVEL; beer: PUB
cooper; barrels: barrel barrels
carter; carts: cart horse
parker; cars: CAR parking
ford; cars: CAR; rivers: river
dodge; cars: CAR; ducking: BOXING
axel; cars: CAR
rider; horses: HORSE
duke; nobles: ROYALTY; fists: BOXING
earl; nobles: ROYALTY; tea: TEA grey
king; rulers: ROYALTY CHESS
prince; rulers: ROYALTY
bishop; church: RELIGION CHESS
angel; heaven: RELIGION devil wings
christian; church: RELIGION
dean; school: SCHOOL
miles; distance: MEASURE ROAD run
lance; knights: KNIGHT
buck; deer: HUNT; money: MONEY
wolf; animals: HUNT ANIMAL sheep
robin; birds: BIRD; batman: batman; stealing: THIEF
jay; birds: BIRD
martin; birds: BIRD; drinks: PUB
drake; birds: BIRD duck
wren; birds: BIRD
phoenix; birds: BIRD ashes
tiger; animals: ANIMAL stripes
lion; animals: ANIMAL
bear; animals: ANIMAL honey
storm; weather: WEATHER
skye; the sky: SKY
star; the sky: SKY
luna; the moon: SPACE moon
luke; heat: warm lukewarm; star wars: force
mike; a microphone: microphone
tank; the army: WAR; fish: FISH
gunner; guns: GUN
colt; guns: GUN; horses: HORSE
trigger; guns: GUN
remy; drinks: PUB
brandy; drinks: PUB
sherry; drinks: PUB
margarita; drinks: PUB
reese; candy: peanut chocolate
victor; winning: trophy victory loser
victoria; winning: victory secret
justice; the law: COURT
justin; time: time
constance; always: always
dot; spots: line ladybug; grammar: WRITING
chuck; throwing: throw
skip; jumping: class rope record
woody; wood: TREE TOOLS
forest; trees: TREE
heath; plants: GARDEN
dale; valleys: MOUNTAIN
brooke; streams: WATER
clay; pottery: pottery mold
jade; jewels: JEWELRY
ruby; jewels: JEWELRY
pearl; jewels: JEWELRY oyster
crystal; jewels: JEWELRY glass ball
amber; jewels: JEWELRY
opal; jewels: JEWELRY
goldie; jewels: JEWELRY
sterling; silver: JEWELRY
slick; oil: oil
flash; lightning: WEATHER CAMERA
ghost; spirits: GHOST sheet boo
reaper; death: DEATH
viper; snakes: SNAKE
cobra; snakes: SNAKE
python; snakes: SNAKE; code: COMPUTER
blade; knives: BLADE
knives; blades: BLADE
titan; ships: SHIP
atlas; maps: MAP; the world: shoulders
apollo; space: SPACE
`
