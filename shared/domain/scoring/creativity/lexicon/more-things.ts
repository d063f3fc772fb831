/** More things that can be seen and touched, of house, street, kitchen and zoo. This list is ours. */
export const MORE_THINGS = `
abacus accordion acorn airbag aircraft airplane airport aisle almond aluminum amp amplifier anthill aorta apartment apple appliance apricot
arcade armchair armor ashtray asterisk atlas atom avocado backpack bacon badger bagel bagpipe bamboo banana banjo banquet barbecue barnacle
barricade basil basketball bathtub baton bayou beaker bean beaver beehive beetle beetroot belly beret beverage bicycle bikini billfold
binder binoculars biscuit bison blindfold blister blossom blueprint bluff bobcat bonnet boomerang bouquet bowtie bracelet braid bramble
briefcase broccoli broth brownie bud buffalo bulldog bungalow bunk bunny buoy burrito bush butter buttercup buzzard cab cabinet cactus
camper campfire candy canoe canteen canyon cappuccino caramel caravan cardigan carnival carousel carriage carrot cart cartoon cashew
cassette catapult catfish cauldron cauliflower cave cavern celery cello ceramic chandelier chapel chariot cheeseburger cheesecake chestnut
chicken chili chimp chipmunk chocolate chopstick cicada cigar cinnamon cistern clam clamp clarinet claw cleaver clipboard clover clutch
coast cobweb cocktail coconut colander collage colt condo cone confetti console convertible cooler corkscrew cornfield corsage cottage
cougar courtyard cowbell crab cracker cranberry creek cricket crouton crowbar cruiser crystal cube cucumber cufflink cupboard cupcake
cutlery cymbal dairy daisy dam dandelion dart dashboard deadbolt decal deck deer deodorant detergent detonator dial diaper dinghy dinner
diploma dirigible disc dishwasher distillery ditch dock dome donkey donut doorknob doorstep doorway doughnut dragonfly drawbridge dresser
driftwood drone drumstick duck dumbbell dumpster duvet easel eggplant eggshell elastic electron elk emerald emoji enamel encyclopedia
equator espresso extension extra eyelash fairground farm ferry fiddle fig firetruck fishbowl fishhook flake flamethrower flamingo flashlight
flask flea fleece flint flipper flute foam foghorn football freckle freight frisbee frog fruitcake fungus gadget gangplank gargoyle garlic
garter gazelle gecko gerbil geyser gherkin gingerbread giraffe glider glitter globe goblet goblin goggles goldfish goose gorge gown granite
grapefruit grasshopper grater greyhound grizzly groundhog guacamole gull gumball gym hairbrush hairdryer hairpin halogen ham hamburger
hamster handbag handbook handcuff handrail hanger hangnail hardhat harmonica harp hatchback hatchet haystack headband headlamp headphone
hearse hedgehog helicopter hen heron hexagon hieroglyph highlighter hippo hoax hobbit hoe hog holster honeycomb hoodie hoof horsefly
horseshoe hotdog hotel hourglass houseplant hovercraft hubcap hummingbird hummus hut hydrant igloo imposter incense incubator inhaler
inkwell insulation intersection iris jackhammer jam jasmine javelin jeep jellybean jellyfish jersey jet jetpack juggernaut juicer jukebox
jumper junction junkyard kaleidoscope kangaroo kayak kazoo kennel ketchup kettlebell keychain keypad kiosk kiwi koala ladle ladybug lagoon
lampshade lance lasagna laser lasso lavender leaflet lego lemonade lettuce lever library license lightbulb lightswitch lily lime limestone
limo linoleum lipstick loaves lobster locker locket locust loom lumber lynx macaroni machinegun mailbox mallet mango manhole mantle maple
marigold marmalade marshmallow mast matador matchstick meatball medallion megaphone melon metronome microscope minefield minivan minnow
minotaur moccasin mockingbird molar mole molecule moose mosaic mosque mothball motorbike motorboat motorcycle mountaintop mozzarella muffin
mummy mushroom mussel mustang mustard nachos necktie nectar neon nickel nightlight notebook nozzle nucleus nugget nutcracker oatmeal obelisk
obstacle omelet opal orca orchid organ origami ornament otter outfield outhouse overcoat paddle padlock pager pajamas palace palette pancake
panda papaya paperclip paperweight parakeet parka parlor parsnip pastry patio payphone peach peanut pear pearl pedal pedestal pelican
pendant pepperoni perfume periscope petal petunia phoenix pickaxe pickle pickup pier piggybank pigtail pinata pinball pinecone pinwheel
pistachio piston pita placemat plaid plasma plaster platinum platypus playlist pliers plug plum plywood pocketknife polaroid pony poodle
popcorn poppy popsicle porcelain porcupine porridge portrait postage potato pottery pouch prairie pram pretzel projector promenade propane
prune pudding pulley pumpkin puppy pushpin quail quarter quiche quiver raccoon racket radar radiator radish raincoat raindrop raisin rake
ranch raspberry rattlesnake ravioli razorblade rearview rectangle reef reindeer reptile retriever ribcage rickshaw ringtone ripple robe
robin rodeo rosary rose rosebush rowboat rubber ruby rudder runt rye saber sack safari saffron sailboat salami salmon saltshaker samovar
sandal sandbag sandbox sapphire sardine sash sauna saxophone scab scallion scallop scarab schoolbus scooter scoreboard scrapbook scroll
seagull seal seashell seaweed seesaw sequin shack shampoo shamrock shawl shoebox shoelace shorts showerhead shredder shrimp shrub sieve silo
silver skateboard sketchbook skewer ski skillet skunk skyline slab sled sledge slingshot sloth slug smokestack smoothie snapshot sneaker
snorkel snowplow softball sombrero spa spacecraft spaceship spaghetti spatula speakerphone speedboat sphinx spinach spiral splint spork
spreadsheet sprinkler stadium staple starfish starship steak steam steeple stepladder stereo sticker stingray stockpile stool storefront
stork strainer strawberry streetlight stretcher stroller stud submarine sundae sundial sunflower sunscreen surfboard sweater swimsuit
switchblade tabloid taco tadpole tambourine tangerine tarantula tarp tassel teabag teacup teapot teddy teepee telegram television tentacle
terrace terrarium terrier textbook thermos thimble thistle thumbtack tiara timer tinfoil toboggan tofu tomahawk tomato toolbox toothbrush
toothpaste topaz torpedo tortilla tortoise totem toucan tractor trapdoor trapeze trashcan treehouse triangle tricycle trident trinket tripod
trolley trombone trout trowel truffle tuba tugboat tulip tuna turban turbine turkey turnip turnstile turquoise tuxedo tweezers tyre ukulele
unicorn unicycle urn vanilla vegetable vinegar viola violet volleyball waffle walkman wallaby walnut walrus wand washcloth wastebasket watch
watermelon weasel weathervane webcam wheelbarrow whiskey whiteboard windmill windpipe windsock winery wolverine wombat woodpecker wreath
wristband wristwatch xylophone yam yogurt yolk zeppelin zipline zucchini
`
