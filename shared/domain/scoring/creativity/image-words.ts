import { stemOf } from '../hearing/stem.ts'

const IMAGES = `
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

/** Stems of things that can be seen or touched, and of roles: what a rapper calls somebody that is not meant word for word. */
export const IMAGE_STEMS: ReadonlySet<string> = new Set(IMAGES.trim().split(/\s+/).map(stemOf))
