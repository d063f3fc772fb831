import { list } from './read-material.ts'

/**
 * What a boast turns out to be: phrases that name a thing nobody would want to be, for the ends of bars that answer the
 * player's last rhyme. A row shares a sound; who rhymes with whom is for the ear to say.
 */
export const TAILS: readonly string[] = list(`
bathroom mold, a common cold, a napkin fold, pizza gone cold, a choke hold, month-old mold
a sneeze, a wheeze, old cheese, weak knees, lost keys, frozen peas, a swarm of bees
a false start, a shopping cart, a pie chart, a lemon tart, a paper heart
a nightlight, a flea bite, stage fright, an oversight, a bug bite, a bathroom light
a cliche, decay, a bad day, an ashtray, a cold buffet, a delay
a no-show, a scarecrow, cookie dough, last year's snow, a yo-yo
a parking fine, a long whine, boxed wine, a clothesline, a warning sign
a drain, a coffee stain, a missed train, light rain, a weather vane, a cramp and a sprain
a milkshake, a fake, a headache, a mistake, stale cake, a handbrake, a stomach ache
a snack, a thumbtack, an empty sack, a burlap sack, a hatchback
a crank call, a curtain call, a paper wall, a pratfall, a beach ball, a cotton ball, a close call
a bad smell, a dumbbell, an empty shell, a doorbell, a hard sell, a dinner bell
a shame, a parlor game, a dying flame, a borrowed name
the lost and found, background sound, a burial mound
a receipt, wet concrete, cold feet, lunch meat, a cheap seat
a smoke screen, a slot machine, a sardine, caffeine, a green bean, a quarantine, a lime jelly bean
a flat tire, a loose wire, a quagmire, a church choir, barbed wire, a damp campfire, a spare tire
a drinking song, ping-pong, a sing-along
a daily grind, a window blind, a melon rind, an absent mind
a nursery rhyme, slime, a petty crime, lost time, a pantomime, a wind chime
lice, thin ice, bad advice, blind mice, loaded dice, half price
a joyride, a landslide, wounded pride, a water slide
a chill pill, a parking bill, a landfill, a fire drill, roadkill, a windmill
a safety pin, a garbage bin, thin skin, a rusty tin, a double chin
a bee sting, a broken string, a paper wing, a playground swing
a sore throat, a leaky boat, a footnote, a billy goat, a sticky note
a dial tone, a chicken bone, a student loan, a traffic cone, a kidney stone, cologne
a chore, a revolving door, a cold sore, a wet floor, a junk drawer
mud, a dud, a thud, a flood
firewood, plywood, a red hood
a comic book, a coat hook, a dirty look, a fry cook
a broom, a waiting room, cheap perfume, gloom
the flu, a bad review, glue, old stew, a petting zoo, a loose screw, a kazoo
a toadstool, a wading pool, a fool, summer school, drool, a stubborn mule, a plastic jewel, a footstool
a mop, a flop, a bus stop, a belly flop, a pork chop
a parking lot, an inkblot, a blind spot, snot, a slow trot, a long shot, a granny knot
a wet sock, an alarm clock, a roadblock, writer's block, a padlock, a cuckoo clock
a paper cut, a walnut, a rut, a coconut, a haircut
a bun, a hit-and-run, a water gun, a bad pun
chewing gum, a bread crumb, a sore thumb, a toy drum
a garbage truck, a rubber duck, bad luck, muck, a hockey puck, a lame duck
a speed bump, a garbage dump, a slump, a goose bump
slush, a paintbrush
dust, rust, pie crust, bread crust
stale bread, a bedspread, dread, a bobblehead, a figurehead, a garden shed, a loose thread, shortbread
a house guest, an eye test, a pest, an unmade nest
a debt, a cold sweat, a safety net, a lost pet, regret, a clarinet
a playpen, a mother hen, a broken pen, a lion's den
a dead end, a loose end, a pretend friend, a short-lived trend, a dividend
a mess, a wild guess, bad press, a paper dress, distress, excess
a bad check, a speck, a stiff neck, a bottleneck
neglect, a side effect
fear, root beer, a souvenir, a leaky pier
thin air, a lawn chair, a scare, a bus fare, a teddy bear, a cracked stair
a parked car, a jam jar, tar, a minibar, an air guitar, a cheap cigar
a question mark, a theme park, a birthmark, a loan shark
monkey bars, parked cars, empty jars, burned-out stars
petty crimes, spare dimes, hard times, nursery rhymes, wind chimes, pantomimes
warning signs, broken spines, parking fines, clotheslines, boxed wines, bus lines
parking lights, flea bites, string lights, oversights
bad days, ashtrays, cliches, lunch trays
parlor games, picture frames, borrowed names, false claims
runny nose, a runny nose, a garden hose, stubbed toes, scarecrows
bee stings, apron strings, onion rings, chicken wings, playground swings
growing pains, coffee stains, storm drains, missed trains
thumbtacks, snacks, earwax, empty sacks, back tax
cheap seats, wet sheets, receipts, defeats, stale treats
cheap thrills, parking bills, windmills, landfills, fire drills
two cents, cheap scents, dents, folded tents, a picket fence
a dent, back rent, a cheap scent, a folded tent, fresh cement
wet sand, a lemonade stand, a rubber band, a night stand
a garbage can, a tin can, a ceiling fan, a flash in the pan, a backup plan, a moving van
a mousetrap, a nap, bubble wrap, a bottle cap, a slap, a road map, a handicap, scrap
a doormat, a bath mat, a hard hat, a brat, a wet cat, a lab rat, a gnat
a plaster cast, the past, a flag at half-mast
trash, a diaper rash, a crash, a mustache, a whiplash
a scam, a traffic jam, a sham, canned ham, a telegram, a clam
a cramp, a used stamp, a floor lamp
a prank, a piggy bank, a fish tank
a line dance, short pants, a passing glance, potted plants, red ants
a candlestick, a cheap trick, a broomstick, a toothpick
a first-aid kit, spit, a tar pit, a misfit, a banana split
a drip, a slip, a paper clip, a sinking ship, onion dip, a field trip, a fat lip
a kitchen sink, spilled ink, a missing link
a glitch, an itch, a loose stitch, a light switch
a grocery list, a limp wrist, a plot twist
sour milk, cheap silk, corn silk
a sunburn, heartburn, a wrong turn
lemon curd, a jailbird
thirst, an outburst, a sunburst
a night nurse, an empty purse, a hearse, a minor curse
a blur, cat fur
dirt, a wrinkled shirt, dessert, a false alert
a file clerk, a smirk, guesswork, paperwork, homework
a tax form, a brainstorm, a uniform
a bike horn, old popcorn, a shoehorn, stale corn
an ironing board, a skateboard, a cardboard sword
a tennis court, a book report, a last resort
soap, a tightrope, a horoscope, an envelope, dim hope
smoke, a dad joke, a broken spoke, an artichoke
a hole, a doughnut hole, a lump of coal, a casserole
toast, a fence post, pot roast, a ghost, a talk show host, a bedpost
a drain spout, self-doubt, a blackout, a lost scout, sauerkraut, a dropout
a meltdown, a clown, a ghost town, a dressing gown, a breakdown, a letdown
a mouse, an outhouse, a doghouse
a storm cloud, a small crowd
a baby shower, happy hour, a cold shower
a toy, a wooden decoy, a tin toy
toys, background noise, lost poise
tinfoil, olive oil, topsoil, a small boil, a mattress coil
a cartoon, a plastic spoon, a balloon, a baboon, a raccoon
a leaky roof, a goof, a spoof, a horse hoof
dog food, a bad mood, a platitude, an interlude
the blues, old news, wet shoes, library dues, bad reviews
prune juice, an excuse, a truce, a caboose, a goose, chocolate mousse, a moose
a lawsuit, a bathing suit, a rubber boot, wax fruit, a parachute, a ski boot
a sweet tooth, a phone booth, a toll booth
a charade, lemonade, a hand grenade, a window shade, a parade, marmalade, a sun shade
a low wage, an awkward age, a blank page
junk mail, a garage sale, a fairy tale, a hangnail, a snail, stale ale, a yard sale
a close shave, a heat wave, a shallow grave, a microwave
a craze, a corn maze, malaise
a pillowcase, a lost shoelace, a basket case, a goose chase, empty space, a poker face, a suitcase
waste, toothpaste, bad taste, wallpaper paste, haste
a paper plate, dead weight, a blind date, a rebate, checkmate, a fishing bait, a crate
a fire escape, sticky tape
a raw deal, an orange peel, a hamster wheel
steam, ice cream, a bad dream, shaving cream, a pyramid scheme
a leak, a squeak, a losing streak, an antique, a mild critique, a wet week
a weed, birdseed, a misdeed, chicken feed, a nosebleed
false teeth, a wreath
a leaf, comic relief, a wet handkerchief
a sheep, a compost heap, a junk heap, lost sleep
a garden elf, a dusty shelf
a picket fence, suspense, a false pretense
a white lie, a pigsty, a bow tie, cherry pie, goodbye, an alibi, a housefly
a butter knife, marital strife, a drummer's fife
a hitchhike, a third strike, a used bike
a bathroom tile, a turnstile, a compost pile, a nail file, a crocodile
a drainpipe, hype, a gripe, a stereotype, a wet wipe
a consolation prize, cold fries, bow ties, butterflies, houseflies, alibis, white lies
a bus station, a hallucination, dehydration
malnutrition, a bad rendition, a rusty ignition
an ear infection, a missed connection, a wrong direction, a store-bought confection, a polite rejection
a distraction, a side attraction, subtraction
hand lotion, commotion
a chain letter, an itchy sweater, a wet sweater
chatter, cake batter, a party platter, a mad hatter
kitty litter, a babysitter, a quitter, a corn fritter
a gutter, peanut butter, clutter, a window shutter
a lighter, an all-nighter, a highlighter
a lavatory, purgatory, inventory, a bedtime story
spilled honey, a chocolate bunny, play money, a nose that's runny
a boiling kettle, scrap metal
a baby's rattle, lost cattle
rubble, a soap bubble, stubble, minor trouble
yapping, napping, bubble wrapping, gift wrapping
squawking, gawking, sleepwalking
a stucco ceiling, potato peeling, an empty feeling
bad lighting, sloppy handwriting
window shopping, floor mopping, belly flopping, channel hopping
knitting, babysitting, quitting
shrinking, a rowboat sinking, blinking, day drinking
squeaking, a faucet leaking, hide-and-seeking
filling, a dental drilling
bumbling, a pie that's crumbling
burning, slow learning
a phase that's ending, fence mending, pretending, overspending
a nightmare, silverware
a yawn, a chess pawn, a leprechaun, an old coupon, a frozen prawn
`)
