import { wordSet } from './lexicon/bases.ts'

const IMAGE_LIST = `
alligator ant ape bear beast bee bird bull butterfly cannibal cat chameleon cheetah cobra coyote crocodile crow dinosaur dog
dolphin dove dragon eagle elephant falcon fang feather fish fly fossil fox ghost giant goat gorilla hawk horse hound hornet
hyena insect jackal jaguar kitten lamb leech leopard lion lizard maggot mammoth mantis monkey monster moth mouse mule
octopus ostrich owl ox panther parasite parrot peacock pig pigeon piranha python rabbit rat raven rhino rooster scorpion
serpent shark sheep snail snake spider sponge squid squirrel swan termite tiger toad turtle viper virus vulture wasp whale
wolf worm zombie dinosaur mosquito caterpillar
anchor anvil arrow axe bandage barrel battery bayonet blade blaze bomb bone book bottle boulder bow bridge broom bubble
bullet burger cage calculator camera candle cannon canvas card castle cathedral chain chainsaw chair champagne chisel
clock cloth cloud coat coffin comet compass computer concrete copier cradle crayon crown crumb curtain dagger diamond
diary dictionary dollar door drill drum earthquake echo elevator engine eraser factory fence filter flag flame flood
fortress fountain furnace garbage garden gasoline gavel glacier glass glue graveyard grenade guillotine guitar gun hammer
harpoon hurricane iceberg inferno iron jacket jigsaw jail keyboard kingdom knife ladder landslide lantern lava lawn leaf
lemon lightning locomotive lullaby machete machine magnet mannequin map marble matchbox maze melody meteor mirror mist
missile monument moon mop mountain mud museum nail needle night nightmare ocean orchestra oven paper parachute pencil piano
pillow pistol planet plank plague poison postcard prayer printer prison prism propeller puppet puzzle pyramid quicksand
radio rain rainbow razor receipt refrigerator relic remote rifle river robot rock rocket rope ruin rust sandcastle satellite
saw scalpel scarecrow scar scissors screwdriver sculpture sea seed shadow shield ship shotgun shovel siren skeleton
skyscraper sledgehammer smoke snowflake soap sofa spark spear spike spotlight statue steamroller steel storm storybook sugar
sun surgery surgeon swamp sword syringe tank tattoo telescope temple thermometer thorn thread throne thunder thunderstorm
tide toaster tornado torch tower toy train trampoline treasure tree trophy tsunami tunnel typewriter umbrella universe
vacuum velvet volcano wall warship wave weapon whip wildfire wind window wrecking yacht zipper scythe avalanche blizzard
shipwreck crater tombstone vinyl blender sketch thrift halo fossil prequel sequel commercial wallpaper
actor alien angel architect army assassin astronaut author baby barber butcher butler carpenter champion chef clown
commander conductor cop criminal dentist detective devil doctor emperor executioner gambler general genius ghostwriter
gladiator god gravedigger grandma hunter janitor jester judge juggler jury king knight lawyer librarian locksmith magician
mailman martyr mechanic messiah nurse oracle orphan painter peasant pharaoh pilot pirate plumber poet preacher priest prince
prophet pupil puppeteer queen referee reaper saint samurai satan scientist sculptor sheriff slave sniper soldier sorcerer
spy student tailor teacher thief toddler tourist tyrant undertaker vampire villain warden waiter warrior wizard
`

/** Things that can be seen or touched, and roles: what a rapper calls somebody that is not meant word for word. */
export const IMAGES = wordSet(IMAGE_LIST)

const THINGS = `
acid album alarm ankle apron ash asphalt attic axle badge bag bait ball balloon bandit banner bark barn basement basket bath
beard bed bell belt bench bib bill blanket blood boat bolt bone bonfire boot bowl box brain brake branch brass bread breath
brick bruise brush bucket buckle bulb bus button cabin cable cake calendar can cap car carpet cash cellar cement cereal chalk
cheek cheese cherry chest chimney chin choir cigarette circus clay cliff closet clue coal collar comb cookie copper cork corn
corner couch counter coupon cow crack cradle crane crate cuff cup curb cushion cut denim desert desk dice dirt dish doll dough
drain drawer dress drip dust ear earth egg elbow ember envelope eye fabric face feather finger fireplace firework fist floor
flower fog foot forehead forest fork frame freezer frost fruit funeral fur fuse gasket gate gem ginger glove gold grape grass
gravel gravy grease grill gum gutter hair hallway hammock hand handle harness hat hay headlight heart hedge heel helmet hem
hinge hip hive honey hood hook hoop hose hospital ice icing ink iron jar jaw jelly jeans jewel joint journal jug jungle kettle
key keyhole kitchen kite knee knot lace lamp lap laundry lead leash leather leg letter lid lighter limb linen lip lock lobby
log loop luggage lung map mask mat mattress meat medal metal microphone milk mine mint mitten moss mouth mop motor moustache
mug muscle napkin neck necklace nest net newspaper noodle noose nose nut oak office oil onion oyster paint palm pan pants
parade parcel park passport path pattern pavement paw peel pen penny pepper phone photo pie pin pipe pit pizza plate platform
pocket pond pool porch pot puddle pump purse quilt rag rail ramp rib ribbon rice ring roof room root rug ruler saddle sail
salad salt sand sandwich sauce sausage scarf scratch screen script seam seat seatbelt sewer sheet shelf shell shirt shoe
shore shoulder sidewalk silk sink skin skirt skull sleeve sleigh slice sling slipper smile snow sock soil soup spill spine
spit splinter spoon stain stair stamp stapler stick stitch stocking stone stove straw street string stump subway suit suitcase
sunset sweat table tail tailpipe tap tape tar tattoo taxi tea tear teeth tent ticket tie tile tin tire tissue toe toilet tomb
tongue tooth towel toy trail tray trigger truck trumpet trunk tub twig valley van vase veil vein vest village violin wagon
waist wallet water wax wedding weed wheel whistle wick wig wine wing wire wood wool wound wrench wrist yard yarn zebra
`

/** All that can be pictured: the images, and plain things that no one is ever called. */
export const PICTURES: ReadonlySet<string> = new Set([...IMAGES, ...wordSet(THINGS)])
