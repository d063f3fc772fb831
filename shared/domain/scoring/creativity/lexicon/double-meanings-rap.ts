/** Words of the trade, of praise, blame and money, with what else they mean (see read-lexicon.ts). */
export const TRADE_MEANINGS = `
bar; rap*: RAP; a prison: JAIL serving; drinks: PUB; signal: PHONE; gold: gold bullion weigh; candy: chocolate candy wrapper; gym iron: GYM; soap: soap shower
bars; rap*: RAP; a prison: JAIL serving; drinks: PUB tabs; signal: PHONE; gold: gold bullion; candy: chocolate candy; monkey bars: PLAYGROUND
beat; music*: RAP drummer drum drums tempo bass track rhythm metronome; a defeat: win lose lost champion undefeated bruise bruised bloody; blows: assault stick bruise bruises bruised abuse POLICE COURT; the heart: HEART; eggs: EGGS; a round: patrol cop officer
flow; rap*: RAP style; running water: WATER PLUMBING; blood: blood vein bleed
hook; a chorus*: RAP SONG; fishing: FISHING FISH; a punch: BOXING uppercut jab rights left; a coat hook: coat hang; the phone: PHONE; pirates: PIRATE
line; rap*: RAP; a queue: queue wait waiting cashier ticket tickets; fishing: FISHING reel; the phone: PHONE; washing: LAUNDRY; drawing: ruler sketch draw; trains: TRAIN; powder: coke nose snort cocaine
verse; rap*: RAP; scripture: RELIGION
track; a song*: RAP SONG STUDIO; railway: TRAIN derail wagon; running: RACE sprint runner; following: HUNT footprints trail scent bloodhound; athletics: RACE
spit; rap: RAP; saliva: mouth drool llama tissue polish shine dribble; a roast: roast pig barbecue rotisserie
mic; a microphone: RAP; a name: michael
rap; rhyming: RAP; a charge: CRIME COURT POLICE; a knock: knock knuckles door
draft; a first version: WRITING; wind: WIND chill drafty; the army: WAR; beer: PUB; a team: TEAM
pen; writing*: WRITING RAP; prison: JAIL; pigs: FARM; a bullpen: BASEBALL
sentence; words: WRITING RAP; a punishment: COURT JAIL CRIME
record; music: RECORD SONG STUDIO; a tally: undefeated wins losses fastest world olympic; the police: POLICE COURT CRIME
single; a song: SONG album chart release; unmarried: LOVE WEDDING; baseball: BASEBALL
album; music: SONG STUDIO; photos: CAMERA
label; music: SONG contract album deal artist; a tag: SHOP bottle tag jar shirt; naming: sticker
mixtape; music: RAP; tape: tape glue
tape; music: STUDIO mixtape; sticking: glue sticky ducttape rip wrap gift box; measuring: MEASURE
sample; music: STUDIO loop; a taste: lab urine blood cheese; free goods: SHOP
mix; music: STUDIO; stirring: BAKING KITCHEN cement bowl; cement: BUILDING
master; a recording: STUDIO label; a lord: servant dungeon puppet; a degree: SCHOOL; martial arts: KARATE; chess: CHESS
feature; a guest verse: RAP SONG album; the face: face nose cheek; a film: FILM; a defect: bug COMPUTER
cover; a song: SONG original band; shelter: rain WAR shield; a book: BOOK; bedding: SLEEP; a magazine: magazine
band; music: SONG MUSIC drummer guitar; rubber: rubber elastic stretch snap; a ring: WEDDING
chart; hits: SONG hit single; a hospital's: DOCTOR; a map: MAP SHIP; numbers: graph pie
charts; hits*: SONG; a hospital's: DOCTOR; graphs: graph pie
hit; a song: SONG chart charts; a blow: BOXING fist bruise; baseball: BASEBALL; murder: mafia CRIME; searching: google COMPUTER
drop; releasing: album mixtape single track; falling: gravity ledge cliff shatter WATER rain bucket; losing a call: PHONE signal
dropped; released: album mixtape track; fell: gravity ledge shatter; cut off: PHONE signal bar
bass; low sound: STUDIO drum subwoofer speaker MUSIC; a fish: FISHING FISH lake
drum; music: RAP MUSIC; hearing: ear deaf; oil: oil barrel
snare; a drum: drum drums drummer bass kick; a trap: HUNT rabbit
kick; a drum: snare drum bass; a blow: KARATE FOOTBALL shin boot; a habit: habit DRUGS; of drinks: PUB juice punch spice
scale; music: MUSIC note notes; weighing: weigh weighs weighed pound pounds heavy obese diet; climbing: MOUNTAIN wall fence; skin: SNAKE FISH dragon lizard; justice: COURT; a map: MAP
note; music: MUSIC SONG sharp; a letter: WRITING fridge; money: BANK; a doctor's: DOCTOR sick
key; music: MUSIC SONG note; a lock: DOOR; typing: COMPUTER KEYBOARD; a map: MAP; drugs: kilo; an island: florida island
pitch; a tone: MUSIC SONG note; throwing: BASEBALL; selling: SHOP salesman sell; a tent: tent camp camping; tar: tar black dark; a field: FOOTBALL
pitched; sold: SHOP salesman sell; threw: BASEBALL ball; a tent: tent camp
sharp; cutting: BLADE needle cactus; clever: mind brain wit clever genius; music: MUSIC flat note tune; cheese: CHEESE; dress: SUITS
flat; music: MUSIC sharp note tune sing sings; without air: CAR tire bike jack; without fizz: soda cola beer fizz; level: pancake iron ironing chest earth; penniless: broke rent MONEY; a home: rent landlord tenant; shoes: heels
minor; music: MUSIC; young: child underage teen adult; small: major; baseball: league BASEBALL
major; music: MUSIC; the army: WAR; studies: SCHOOL
chord; music: MUSIC; the spine: cord
harmony; music: MUSIC; peace: peace war
pick; choosing: choose choice team; a guitar's: guitar strings string strum; a lock: DOOR THIEF; ice: ice axe; a nose: nose booger; fruit: FRUIT
strings; music: MUSIC guitar; a puppet: puppet puppeteer marionette; an attached condition: attached; tying: knot
bow; archery: arrow arrows HUNT target; kneeling: ROYALTY kneel; violin: MUSIC; a ribbon: gift ribbon present; a ship: SHIP
organ; music: MUSIC; the body: BODY DOCTOR donor transplant
horn; music: MUSIC; an animal: bull rhino unicorn goat; a car: CAR
brass; music: MUSIC; metal: METAL polish
score; points: SPORT FOOTBALL goal; music: MUSIC; buying drugs: DRUGS
tune; a song: MUSIC SONG; a car: CAR
volume; loudness: loud louder speaker noise deaf; a book: BOOK; size: MATH hair liquid
spin; records: RECORD STUDIO; turning: CAR dizzy top washer laundry; a web: INSECT; lying: NEWS POLITICS
scratch; records: RECORD STUDIO dj; an itch: CAT itch itchy; money: MONEY; baking: BAKING
needle; sewing: SEWING haystack; records: RECORD; medicine: DOCTOR DRUGS; a pine's: TREE; teasing: tease bother
groove; music: MUSIC dance; a record: RECORD
loop; music: STUDIO; a belt: BELT; a circle: rollercoaster; programs: COMPUTER
deck; turntables: STUDIO; cards: CARDS; a ship: SHIP; a blow: BOXING fist jaw; christmas: halls holly
decks; turntables: STUDIO; cards: CARDS; ships: SHIP
speaker; sound: STUDIO loud; a person: podium microphone audience POLITICS
stand; standing: feet legs chair knees; in court: COURT witness; a music stand: mic microphone; bearing: patience; a tree stand: lemonade hotdog
stage; a theatre: STAGE RAP; a phase: grief cancer phase puberty; a rocket: SPACE; a coach: coach horse cowboy
act; theatre: STAGE; a law: POLITICS; doing: deed
cast; actors: FILM STAGE; a broken bone: BODY broken fracture leg arm crutches; fishing: FISHING; a spell: WITCH; a mould: mold bronze METAL
part; a role: FILM STAGE; hair: HAIR; a machine: CAR engine mechanic; leaving: goodbye; a piece: whole
extra; actors: FILM; more: cheese pay
scene; a film: FILM STAGE; a crime: POLICE CRIME; fuss: tantrum
star; the sky: SKY SPACE telescope; fame: FILM celebrity famous fame fans SONG; a sheriff: sheriff badge; a rating: rating review hotel
fan; an admirer: concert crowd stadium autograph SONG; cooling: cool cools breeze ceiling hot heat sweat blow blows blowing WIND fanned plugged
fans; admirers*: concert crowd stadium autograph SONG RAP; cooling: ceiling breeze cool cooling blow blowing blows WIND plugged
sick; good: RAP; ill: ILLNESS DOCTOR; dogs: DOG
ill; good: RAP; sick: ILLNESS DOCTOR
dope; good*: RAP; drugs: DRUGS; a fool: idiot stupid dumb
cold; heartless: heart blooded cruel ruthless; weather: COLD; illness: ILLNESS nose; storage: storage; cases: POLICE
cool; stylish: style swagger shades; cold: COLD fan fanned breeze; calm: calm temper
chill; calm: relax calm couch netflix; cold: COLD
hot; popular: RAP chart charts; heat: oven stove sun sauce summer boil boiling sweat temperature pepper FIRE; stolen: THIEF POLICE
heat; strength: RAP; warmth: oven stove KITCHEN sun summer FIRE thermostat temperature degrees; the police: POLICE; a gun: GUN; a race: RACE; basketball: BASKETBALL miami
heated; angry: argument argue angry; warm: oven stove microwave KITCHEN seat
fire; good: RAP; flames: FIRE; dismissing: WORK; guns: GUN
lit; good*: RAP party; alight: FIRE CANDLE LAMP wick; drunk: PUB
fly; stylish: style shoes dressed; an insect: INSECT soup spider; flying: PLANE BIRD; trousers: CLOTHES zipper; baseball: BASEBALL
tight; good: RAP; close-fitting: jeans pants belt corset shoes; drunk: PUB; miserly: MONEY wallet
raw; real: RAP; uncooked: KITCHEN MEAT MEAL sushi chicken
rare; scarce: vintage collector stamp; meat: MEAT steak
well; in health: healthy sick fine; water: bucket wish wishing WATER dig; done: MEAT
fresh; new: style sneaker sneakers RAP; food: FRUIT VEGETABLE FISH BAKING milk; mint: gum breath mint; rude: rude
stale; dull: RAP joke jokes; old bread: BAKING bread chips crackers
corny; silly: joke jokes RAP; maize: CORN
cheesy; silly: joke jokes RAP; cheese: CHEESE
trash; bad*: RAP; rubbish: TRASH raccoon
garbage; bad*: RAP; rubbish: TRASH raccoon
weak; feeble*: RAP; tea: TEA COFFEE; a week: CALENDAR
salty; bitter: mad jealous upset; salt: SPICE SEA chips pretzel pretzels fries
sour; bitter: mad loser losing; taste: lemon lemons milk pickle grapes candy
bitter; angry: mad ex loser; taste: coffee lemon lemons chocolate medicine
sweet; kind: kind nice; sugar: sugar candy honey chocolate BAKING tooth
roast; insulting*: RAP joke jokes insult diss; cooking: oven chicken turkey dinner beef potatoes gravy burnt burned KITCHEN MEAT; coffee: COFFEE
roasted; insulted*: RAP joke jokes insult; cooked: oven chicken turkey peanut peanuts marshmallow chestnuts KITCHEN; coffee: COFFEE
burn; insulting: insult joke diss; fire: FIRE oven SKIN SUN; calories: GYM; copying: cd
burned; insulted*: insult joke diss; fire: FIRE oven SKIN SUN
burnt; insulted*: insult joke diss roast roasted; fire: FIRE toast oven
grill; teeth: TEETH mouth gold; cooking: MEAT KITCHEN burgers; questioning: POLICE question questions; a car: CAR
beef; a quarrel*: RAP feud diss enemy fight; meat: MEAT KITCHEN MEAL cows stew
stew; worrying: worry anger; food: KITCHEN soup MEAT
shade; an insult: throw throwing diss; shelter from the sun: SHADOWS SUN SKIN; colour: ART paint; a lamp: LAMP
shady; untrustworthy: snake liar fake sneaky; out of the sun: SHADOWS SUN
drag; insulting: diss; a race: RACE strip; smoking: SMOKE; pulling: rope floor; dress: wig makeup dress
smoke; beating: beef enemy; fire: FIRE SMOKE DRUGS chimney alarm
clap; applause: STAGE crowd audience; thunder: WEATHER; disease: ILLNESS; shooting: GUN; seals: SEALIFE
boo; jeering: crowd audience; ghosts: GHOST; a sweetheart: LOVE
crack; breaking: EGGS glass vase wall screen ceiling; drugs: DRUGS; a code: CODE; dawn: dawn sunrise; joking: joke jokes; knuckles: knuckles
joint; a place: restaurant burger; the body: BODY arthritis; drugs: DRUGS; a roof: carpenter
high; tall: tower building cliff MOUNTAIN ladder; drugs: DRUGS; music: MUSIC note; school: SCHOOL; five: five
dog; a friend: homie friend; an animal: DOG
dough; money: MONEY BANK rich; baking: BAKING
bread; money: MONEY BANK rich; baking: BAKING BREAKFAST
cheese; money: MONEY rich; food: CHEESE MOUSE; photos: CAMERA smile
cheddar; money: MONEY; food: CHEESE MOUSE
paper; money: MONEY rich stack stacks; sheets: WRITING NEWS SCHOOL scissors rock; rolling: DRUGS
green; money: MONEY rich mint; golf: GOLF; plants: GARDEN lawn grass VEGETABLE; envy: envy jealous; inexperienced: rookie beginner; sickness: vomit sick
cabbage; money: MONEY; food: VEGETABLE
lettuce; money: MONEY; food: VEGETABLE burger sandwich
bucks; money: MONEY; deer: HUNT; basketball: BASKETBALL
buck; money: MONEY; deer: HUNT; horses: HORSE
stack; money: MONEY; a pile: pancakes wood chips; a library: BOOK
rack; money: MONEY; clothes: CLOTHES; wine: wine; ribs: MEAT; billiards: POOL
rich; wealthy: MONEY broke poor; food: chocolate cake cream sauce soil
broke; penniless: MONEY rent rich; broken: BODY glass window bone vase mirror dish hammer; dawn: dawn sunrise
change; coins: MONEY coin coins pocket dime quarter; becoming different: seasons diaper caterpillar butterfly weather; clothes: CLOTHES
check; money: BANK MONEY pay cash; chess: CHESS; testing: mic soundcheck list; a pattern: plaid; ice hockey: hockey
checks; money: BANK MONEY pay cash; chess: CHESS; boxes: list boxes; nike: shoes sneakers nike
charge; electricity: POWER phone dead; a crime: CRIME COURT POLICE; a price: SHOP MONEY card; attacking: bull rhino WAR cavalry
charged; filled with power: POWER; accused: CRIME COURT POLICE; billed: SHOP MONEY; ran at: bull rhino
credit; money: BANK card debt; praise: thanks deserve praise; a film: FILM; school: SCHOOL
interest; money: BANK; attention: bored boring curious
balance; money: BANK; steadiness: tightrope acrobat unicycle gymnast wobble fall; weighing: weigh
bank; money: BANK MONEY; a river: river stream creek fishing; blood: blood donor; trick shots: BASKETBALL POOL
vault; a safe: BANK; jumping: gymnast gymnastics pole olympic
safe; a strongbox: BANK crack combination THIEF; unharmed: danger harm; baseball: BASEBALL
bond; money: STOCKS BANK; glue: glue; friendship: friend friends; bail: JAIL; the spy: spy martini
stock; shares: STOCKS; soup: soup broth KITCHEN; goods: SHOP shelf; a gun: GUN; cattle: FARM
share; stocks: STOCKS; dividing: sibling slice; posting: SOCIAL
market; shares: STOCKS; a shop: SHOP FRUIT
invest; money: STOCKS; a vest: vest
mint; coins: MONEY coin coins; a leaf: GARDEN leaf leaves breath gum fresh toothpaste; condition: condition
quarter; a coin: MONEY coin; a fourth: SPORT TEAM half; lodging: HOTEL WAR
dime; a coin: MONEY; a ten: ten beauty; drugs: DRUGS
pound; weight: weigh weight diet scale heavy; beating: BOXING fist fists; money: MONEY british london; dogs: DOG; a cake: BAKING
`
