/**
 * Words that belong together: what calls up a kitchen, a courtroom or a chess board. `NAME: words`, for the lexicon of
 * double meanings and for homophones. Words that every verse has call up nothing and are left out. These lists are ours.
 */
export const FIELDS = `
RAP: rap rapper rapping rhyme rhymes verse verses mic microphone bars flow flows lyric lyrics lyrical freestyle punchline punchlines cypher hook chorus diss spit spitting spitter emcee mc wordplay cadence hiphop ghostwriter adlib
SONG: song songs sing singing singer sang sung melody tune tunes chorus album albums band concert choir lullaby ballad karaoke radio record
MUSIC: piano guitar violin flute trumpet drum drums drummer bass cello organ orchestra conductor choir octave treble chord chords symphony melody tune tuned tuning harmony melodies musician quartet opera soprano tenor major minor scale
STUDIO: studio producer vinyl turntable dj remix sampler tape cassette album mixtape speaker subwoofer headphones volume amplifier loop
WRITING: pen pencil paper page pages write writes writing wrote written ink notebook author poem poet novel paragraph sentence essay comma draft typewriter eraser spelling grammar editor
BOOK: book books novel chapter chapters page pages library librarian read reader author shelf bookshelf paperback fiction bookmark spine cover
SCHOOL: school teacher teachers class classroom student students lesson homework exam quiz desk principal recess textbook chalk blackboard pupil grade detention college university tutor diploma graduate kindergarten semester
MATH: math maths algebra equation divide divided dividing multiply multiplied subtract subtracted calculator fraction geometry numbers sum decimal percent calculus arithmetic remainder theorem
MEASURE: ruler inch inches centimeter meter meters mile miles yard yards measure measured measuring tape length width ounce ounces
COURT: court courtroom judge jury lawyer lawyers attorney trial verdict guilty plead pleaded bail bailiff gavel witness testify evidence sue sued lawsuit defendant prosecutor law laws legal objection
JAIL: jail jailed prison prisoner inmate inmates warden parole convict cellmate locked handcuffs shackles sentence sentenced dungeon lockdown guard escape cage caged bail
POLICE: police cop cops sheriff detective badge handcuffs arrest arrested siren warrant officer precinct suspect crime criminal undercover snitch fingerprints mugshot felony murder
CRIME: murder murdered homicide crime criminal assault arson robbery theft larceny felony manslaughter guilty kidnap fraud burglary heist
THIEF: thief thieves steal stealing stole stolen robber burglar rob robbed robbing loot heist pickpocket bandit
GUN: gun guns bullet bullets trigger pistol rifle shotgun revolver holster barrel ammo ammunition shooter shoot shooting shots gunpowder target reload reloaded sniper glock silencer
BLADE: blade blades knife knives razor sword swords scalpel dagger machete slice sliced slicing stab stabbed stabbing cleaver scissors edge shear sharpen sharpened
WAR: army soldier soldiers sergeant general war battle battlefield trench troops cannon tank grenade missile artillery marine marines infantry platoon barracks navy colonel captain enlist enlisted
BOXING: boxer boxing jab uppercut glove gloves heavyweight ring punch punches punched knockout fighter referee bout ropes sparring opponent canvas southpaw ringside haymaker
WRESTLE: wrestler wrestling choke chokehold submission tapout pinned suplex headlock mat
KARATE: karate ninja sensei dojo judo samurai kick kicks kicked
CHESS: chess chessboard checkmate pawn pawns rook rooks bishop bishops knight knights queen king stalemate castling grandmaster board mate gambit castle castled
CARDS: cards card poker deck ace aces joker jokers dealer shuffle shuffled shuffling blackjack gamble gambling gambler casino bluff bluffing solitaire jackpot roulette dice spades wager bet bets
BASEBALL: baseball pitcher pitching batter inning innings umpire shortstop mound bunt outfield bleachers homer homerun bases catcher glove bat dugout
BASKETBALL: basketball hoop hoops dunk dunking dribble dribbling rebound layup backboard jersey rim swish
FOOTBALL: football quarterback touchdown linebacker huddle fumble fumbled helmet endzone punt kickoff soccer goalie goalkeeper striker penalty tackle tackled scrimmage
TENNIS: tennis racket racquet serve volley backhand deuce umpire wimbledon net badminton court love
GOLF: golf golfer golfing caddy putt putter putting fairway bogey birdie bunker tee par
POOL: billiards cue snooker eightball rack chalk
BOWLING: bowling bowl bowler alley gutter gutters pins spare lane
RACE: race races racing racer marathon sprint sprinter sprinting sprinted runner hurdle hurdles relay lap laps jockey treadmill jog jogging jogged
GYM: gym weights dumbbell barbell biceps squat treadmill muscle muscles lifting deadlift workout trainer protein
TEAM: team teammate coach coaches roster playoffs playoff league benched referee scoreboard stadium trophy overtime halftime championship
FISHING: fish fishes fishing fisherman bait reel reeled rod worm angler trout salmon tuna hooked lure minnow fishes pond
FISH: fish trout salmon tuna cod shark whale fin fins gill gills aquarium sushi minnow halibut piranha goldfish
SEA: sea ocean sailor sail sailing sailed beach beached tide tides surf surfer surfing coast lighthouse island harbor seashell seaweed sand lagoon pirate mermaid drown drowned drowning swim swimming marine coral reef
SHIP: ship ships boat boats captain sail sailed sailor anchor yacht deck crew pirate harbor vessel canoe submarine iceberg mast rudder titanic aboard
WATER: water river rivers stream streams creek dam pour pouring poured drip dripping faucet flood flooded splash puddle lake waterfall bucket thirsty dry well hose soak drought leak leaking leaky
PLUMBING: plumber plumbing pipe pipes leak leaks leaking leaky drain drains drained faucet sink toilet bathtub bath shower clog clogged flush flushed sewer bathroom plunger dripping tub
WEATHER: weather rain rains raining rainy rained storm storms stormy thunder lightning cloud clouds cloudy sunny forecast umbrella drizzle hail hurricane tornado breeze windy humid snow snowing blizzard meteorologist monsoon puddle
COLD: winter ice icy snow snowy freeze freezing frozen froze freezer frost frosty blizzard igloo glacier penguin arctic shiver shivering december thermometer fridge refrigerator chill chilly antarctica
ILLNESS: cough coughing sneeze sneezing sneezed flu fever doctor nurse hospital pill pills medicine vaccine virus clinic tissue tissues infection symptom symptoms pneumonia sniffle prescription contagious diagnosis
DOCTOR: doctor doctors nurse nurses surgeon surgery hospital clinic ambulance medicine stethoscope diagnose diagnosed diagnosis prescription medic scalpel anesthetic operation paramedic emergency
NEEDLE: needle needles syringe vaccine inject injected injection vein veins nurse clinic
BODY: bone bones rib ribs elbow knee knees ankle hip shoulder spine toe toes thigh skeleton kidney liver lung lungs stomach chest jaw wrist
HEART: heart heartbeat pulse artery chest cardiac cardiologist
TEETH: teeth tooth dentist dental cavity floss toothbrush toothpaste denture dentures braces gums molar smile
HAIR: hair haircut barber comb brush scalp shampoo wig bald beard mustache moustache ponytail salon hairline braid braids
SHAVE: shave shaved shaving stubble beard barber foam aftershave razor whiskers chin
SKIN: skin tan tanned tanning sunburn sunburned sunscreen lotion freckle acne peel peeled sunbathe moisturizer
EYES: eye eyes eyelid pupil vision blind glasses see blink eyeball retina optician contacts stare
FIRE: burn burns burned burning burnt flame flames blaze smoke smoking ash ashes match matches spark sparks lighter torch arson bonfire ember embers campfire fireplace extinguisher firefighter firefighters hydrant gasoline candle
CANDLE: candle candles wick wax birthday melted flame lantern matches match
LAMP: lamp lamps lantern bulb bulbs lightbulb chandelier switch flashlight spotlight dark darkness bright brighten brighter neon
SUN: sun sunny sunshine sunlight sunrise sunset summer solar sunglasses noon daylight shine shining sunscreen
SHADOWS: shadow shadows shade shaded tree trees umbrella lamp parasol
POWER: electric electricity electrician battery batteries volt volts voltage plug plugged unplugged socket outlet wire wires wired circuit circuits current shock shocked shocking cord watt watts wattage charger generator fuse blackout
PHONE: phone phones telephone cellphone iphone dial dialed dialing text texted texting voicemail ringtone caller signal carrier operator reception roaming service
COMPUTER: computer computers laptop keyboard software hardware internet wifi website download downloaded upload hacker hack code program programmer server browser email desktop algorithm google reboot
CODE: code codes crack cracked decode decoded decoder encrypt encrypted encryption secret spy password puzzle riddle decrypt solve solved
SOCIAL: instagram twitter facebook tiktok followers follower online profile hashtag viral tweet feed youtube comments selfie
MAIL: mail mailbox mailman envelope envelopes letter letters postage stamp stamps stamped postman package parcel sender delivery deliver delivered fedex
TV: tv television channel channels remote episode sitcom netflix cable commercial screen rerun season
FILM: movie movies film films hollywood actor actors actress director scene scenes script screenplay premiere oscar trailer cinema sequel popcorn blockbuster camera hero villain starring
STAGE: stage theater theatre curtain curtains audience actor actors drama rehearsal rehearse encore spotlight applause broadway
CAMERA: camera cameras photo photos photograph photographer picture pictures lens film flash selfie snapshot polaroid
ART: paint paints painted painting painter canvas brush artist artists sketch sketched sketching portrait gallery museum crayon crayons easel sculptor sculpture frame picture
CAR: car cars engine engines brake brakes tire tires steering wheel wheels highway garage mechanic gasoline bumper windshield dashboard drive driver driving drove drove traffic truck vehicle parked parking speedometer horsepower hood exhaust
GEARS: clutch shift gear gears engine transmission stick reverse neutral throttle
ROAD: road roads highway lane lanes street freeway traffic detour map route bump pothole crossroads
TRAIN: train trains railroad railway rail rails station conductor locomotive caboose platform derail derailed commuter passenger track subway ticket
PLANE: plane planes pilot pilots airplane airport runway flight flights takeoff landing wings cockpit jet jets parachute turbulence luggage aircraft airline
SPACE: space rocket rockets astronaut planet planets moon galaxy orbit comet meteor nasa saturn jupiter mars alien aliens telescope gravity astronomer constellation satellite
SKY: sky star stars moon galaxy constellation twinkle telescope astronomer
MONEY: money cash dollar dollars cent cents penny pennies dime dimes nickel rich wealthy wallet paycheck millionaire billionaire salary pay paid payment paying wages debt currency profit income
BANK: bank banker bankers teller vault loan loans deposit deposited withdraw withdrawal account accountant atm mortgage savings credit interest overdraft check cash
STOCKS: stocks market trader trading broker shares invest invested investor investment dividend portfolio
SHOP: shop shopping store customer cashier discount sale bargain mall coupon receipt price retail refund register clerk priced
BILL: waiter waitress restaurant tip tab menu receipt owe owed invoice paid pay
KITCHEN: kitchen oven stove chef chefs cook cooks cooked cooking cooker recipe recipes pan pans skillet spatula simmer boil boiled boiling microwave fry fried frying ingredients dish dishes
BAKING: bake baked baker bakers bakery baking bread oven yeast flour knead kneaded dough loaf loaves cake cakes pastry cookie cookies crust crumb crumbs bagel muffin donut icing frosting
BREAKFAST: breakfast bread butter jam jelly toast toaster peanut bagel pancake syrup cereal marmalade
EGGS: egg eggs omelet chicken chickens hen hens yolk scrambled fried rooster coop
MEAT: meat steak burger burgers butcher grill grilled pork bacon sausage ribs barbecue bbq cow cattle rare vegan vegetarian veal hamburger roast brisket
MEAL: dinner lunch breakfast supper plate plates fork menu restaurant appetite hungry dessert eat eats eating ate chew chewing chewed swallow taste tasted buffet appetizer serving snack feast
SPICE: salt salty pepper peppered spice spices spicy seasoning seasoned garlic chili flavor sauce ketchup mustard cinnamon
CHEESE: cheese cheddar mozzarella cracker crackers pizza mouse grater nacho nachos swiss
FRUIT: fruit fruits apple apples banana bananas orange oranges lemon lemons grape grapes cherry cherries peach peaches berry berries melon mango pear plum orchard smoothie juice ripe
VEGETABLE: vegetable vegetables carrot carrots lettuce tomato tomatoes potato potatoes onion onions cabbage salad celery cucumber broccoli beans peas lentils soup
CORN: corn stalk stalks field husk cob popcorn farmer ear ears scarecrow harvest
DAIRY: milk cow cows cream butter cheese cereal dairy yogurt
PUB: beer beers whiskey whisky vodka tequila rum gin bartender bottle bottles drunk drink drinks drinking tavern pub cocktail liquor hangover sober booze barkeep champagne wine brewery pint keg tab tipsy
COFFEE: coffee espresso latte barista mug caffeine brew brewed brewing bean beans decaf starbucks cappuccino
TEA: tea teapot kettle teabag mug sip
PARTY: party parties prom dj dance dancing dancer birthday balloon balloons confetti dancefloor nightclub bouncer
DANCE: dance dances dancing dancer ballet waltz tango disco ballerina
DRUGS: weed marijuana joint joints smoke smoking stoned blunt blunts heroin cocaine crack dealer addict addiction overdose rehab pills dope bong
SMOKE: cigarette cigarettes smoke smoking smoker tobacco ashtray nicotine lighter cigar pipe
CLOTHES: clothes shirt shirts pants jeans jacket jackets coat coats sweater hoodie dress dresses sock socks outfit wardrobe closet zipper button buttons sleeve sleeves collar wear wears wearing wore laundry trousers skirt
SUITS: tailor tailored tuxedo suit suits tie vest jacket wedding formal cufflinks dressed
SEWING: sew sewn sewing needle needles thread threads tailor seam seams seamstress stitch stitches stitched knit knitted knitting yarn fabric patch patched quilt hem button
FABRIC: fabric fabrics cotton velvet satin polyester nylon linen wool lace denim worm worms silkworm scarf sheets pajamas cloth textile weave woven spider
SHOES: shoe shoes sneaker sneakers laces boot boots sole soles heel heels foot feet jordans slippers sandals socks toe toes
JEWELRY: diamond diamonds ring rings necklace gold golden jewel jewels jeweler carat chain chains bracelet ruby emerald pearl pearls earring earrings silver watch
WEDDING: wedding bride groom marry married marriage bouquet honeymoon divorce divorced husband wife altar propose proposed engaged engagement ring
LOVE: love lover kiss kissed kissing valentine romance romantic girlfriend boyfriend date dating dated crush cupid
FAMILY: father dad daddy mother mom mama mommy brother sister son daughter uncle aunt grandma grandmother parents cousin
BABY: baby babies diaper diapers crib pacifier stroller cradle bottle toddler rattle nursery pregnant newborn
SLEEP: sleep sleeping asleep slept bed beds pillow pillows mattress nap blanket dream dreams snore snoring tired yawn bedtime insomnia pajamas nightmare
HOUSE: house houses roof window windows door doors wall walls floor ceiling attic basement kitchen carpet chimney porch landlord tenant rent furniture
FLOOR: floor floors mop mopped broom sweep vacuum carpet tile polish wood
DOOR: door doors lock locks locked unlock unlocked doorbell knob key keys open opened doorway
TOOLS: hammer hammered nail nails screw screws screwdriver wrench bolt bolts toolbox drill saw carpenter wood wooden lumber plank nuts pliers anvil sandpaper
BUILDING: brick bricks build building builder concrete cement crane foundation scaffold construction mason architect wall steel
GARDEN: garden gardener flower flowers seed seeds soil plant plants planted petal petals shovel rake lawn mower grass weeds bloom bouquet thorn thorns rose roses greenhouse fertilizer vase
TREE: tree trees branch branches twig twigs trunk leaf leaves bark root roots forest woods oak maple pine lumberjack autumn acorn limb timber sap palm coconut coconuts
FARM: farm farmer farmers barn tractor cow cows pig pigs sheep goat hay crop crops field fields harvest plow rooster stable
SEASONS: summer winter autumn spring fall september october november
DOG: dog dogs puppy leash collar bark barks barked barking kennel paw paws fetch howl howling growl poodle bulldog fleas bone bones mutt muzzle pitbull
CAT: cat cats kitten meow purr purring whiskers litter litterbox claw claws mouse mice
MOUSE: cat cheese rat rats trap tail squeak rodent mousetrap
BIRD: bird birds wing wings feather feathers nest beak flock pigeon pigeons eagle crow crows sparrow owl duck ducks goose chirp parrot hawk
HORSE: horse horses saddle stable stables rider reins jockey hoof hooves pony gallop cowboy mane bridle hay
SNAKE: snake snakes serpent cobra viper python rattlesnake fangs fang slither slithering slithers hiss hissing antidote antivenom poison poisonous venomous bite bites bit bitten scales reptile
INSECT: insect insects bug bugs fly flies bee bees wasp ant ants spider spiders mosquito buzz buzzing moth butterfly cockroach swat swatted web flyswatter hive sting stung larva
ANIMAL: zoo circus lion tiger elephant monkey gorilla bear wolf deer rabbit animal animals giraffe hippo crocodile
SEALIFE: seal seals walrus penguin flippers flipper dolphin whale circus clap clapping zoo aquarium
HUNT: hunt hunter hunters hunting deer antler antlers rifle prey trap bow arrow camouflage predator
RELIGION: church god preacher preach preached preaching priest bible prayer prayers pray prayed holy sermon choir altar heaven angel angels faith saint gospel worship pastor bless blessed sin sins amen
DEATH: grave graves graveyard coffin coffins funeral bury buried burying cemetery tombstone tomb hearse casket dead death die died dying undertaker corpse eulogy obituary gravedigger widow
GHOST: ghost ghosts sheet haunt haunted spooky spirit spirits seance halloween spook ouija exorcist
EGYPT: egypt pharaoh pyramid pyramids tomb sphinx mummified bandages bandage
VAMPIRE: vampire vampires dracula fangs garlic coffin bite bat
WITCH: witch witches wizard wizards spell spells magic magician cauldron broom potion wand hogwarts halloween
ROYALTY: king kings queen queens prince princess throne thrones crown crowns castle castles kingdom royal royalty emperor palace majesty heir ruler monarch peasant
KNIGHT: knight knights armor sword swords castle dragon shield horse lance camelot joust
PIRATE: pirate pirates treasure parrot plank hook captain ship
GEOLOGY: rock rocks stone stones boulder boulders geology geologist mineral gravel granite cave mountain
MOUNTAIN: mountain mountains climb climber climbing climbed summit peak cliff cliffs hill hills hike hiking everest avalanche valley ledge
MINING: mine mines miner miners coal gold diamond diamonds dig digging dug shaft canary pickaxe gem gems ore nugget
METAL: metal metals steel iron gold silver copper bronze aluminum tin rust rusty rusted blacksmith forge anvil pencil pipe
DIG: dig digging dug shovel dirt hole soil grave spade
CLOCK: clock clocks watch watches hour hours minute minutes tick ticking alarm wrist calendar schedule late second
CALENDAR: calendar january february april june july october november december week weeks month months day days year leap
MAP: map maps compass atlas globe latitude north south east west
NEWS: news newspaper newspapers headline headlines reporter journalist article anchor column editorial paper
POLITICS: president vote votes voted election senator congress campaign ballot mayor candidate politician governor poll party
WORK: job jobs boss office employee employer employed unemployed resume hired hire promotion desk manager company coworker cubicle salary career interview
UNION: union unions picket wages strike worker workers labor
FACTORY: factory machine machines assembly conveyor worker manufacture
TRASH: trash garbage dumpster bin bins recycle landfill waste rubbish dump
CLEAN: clean cleaned cleaning soap wash washed washing mop mopped broom sweep sweeping vacuum laundry bleach detergent dust dusty janitor towel
LAUNDRY: laundry washer dryer iron ironed detergent hamper bleach wrinkle wrinkles wrinkled clothesline hanger fold folded
BOMB: bomb bombs explode explodes exploded explosion dynamite grenade fuse wire wires detonate detonator ticking blast nuclear tnt
SPORT: score scored coach referee stadium athlete trophy medal medals olympic olympics champion
PLAYGROUND: swing swings slide slides seesaw playground recess sandbox
TOY: toy toys doll dolls lego puppet puppets barbie plush teddy
BALLOON: balloon balloons helium pop popped pin inflate inflated inflatable deflate deflated air burst
TRAVEL: travel passport suitcase luggage vacation hotel tourist visa customs border airport trip
HOTEL: hotel motel lobby guest guests suite concierge checkout reception
ELEVATOR: elevator stairs staircase floor floors button escalator ladder
LANGUAGE: language translate french spanish german dictionary vocabulary word grammar accent
KEYBOARD: keyboard type typing typed delete backspace spacebar caps shift tab enter escape
PAPERWORK: staple stapler paper papers file files folder clip cabinet form signed contract
BEES: bee bees honey hive beehive buzz buzzing sting nectar pollen
SPIDER: spider spiders web webs fly flies charlotte
BELT: pants belt buckle trousers waist loop loops
BAG: bag bags backpack purse luggage grocery groceries suitcase
RECORD: record records vinyl scratch scratched scratches needle skip skips spin spins turntable groove album
WIND: wind windy breeze window windows door draft blow blew blowing chill drafty storm kite
CRIB: cradle rock rocked baby lullaby
SILKROAD: camel camels trade traded spice caravan china merchant
`
