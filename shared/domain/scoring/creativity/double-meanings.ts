/**
 * Words with two meanings, each with the words that call it up. A pun is heard where the company of one word calls up two
 * of its meanings at once. `word: first meaning = cues / second meaning = cues`. This lexicon is ours.
 */
const LEXICON = `
bar: line of rap = rap verse spit rhyme mic write pen flow / prison = cell jail prison locked cage behind warden escape / drinks = drink drunk tab tender pour whiskey bottle / gold = gold weigh
beat: rhythm = drum mic rap flow tempo track bass producer / defeat = win lose fight champion defeat bruise punch bloody / heart = heart pulse chest
hook: chorus = song chorus verse track sing / fishing = fish bait line reel catch pole / punch = jab punch ring uppercut box
sick: great = flow rhyme verse bar style / ill = doctor cough fever cure medicine hospital nurse flu pills
ill: great = flow rhyme verse bar style / sick = doctor cough fever cure medicine hospital nurse flu pills
cold: heartless = heart blood stare soul / low in degrees = winter ice snow freeze coat jacket shiver frost / sickness = cough sneeze flu tissue
cool: stylish = style calm swagger / chilly = winter ice freeze fan breeze fridge
heat: warmth = oven sun stove burn melt summer / pressure or police = cop police run hide chase / a hot verse = mic bar verse spit
hot: popular = chart hit record track / of high degrees = oven stove burn melt sun sweat boil
fire: great = flow verse bar mic spit / dismiss = job boss work hire office desk resume / flame = burn smoke ash match extinguish
flow: delivery = rap verse rhyme mic / run of water = river water stream drip pour drain pipe plumber dam
draft: version = write pen verse page rewrite edit / wind = wind window door chill cold / army or team = army league team pick war / beer = beer tap bar
sentence: words = write word grammar read verse period line / punishment = judge jail court prison life trial crime
cell: prison = jail prison bars locked inmate / phone = phone call ring text dial / body = blood body brain biology
key: tune = note sing melody piano song / lock = lock door open chain / board = type laptop board
note: music = sing melody song key pitch / paper = write paper desk read teacher class / bank = bank cash wallet pay
scale: music = note sing key piano / weigh = weigh pound heavy weight / climb = mountain climb wall / skin = snake fish dragon lizard
pitch: tone = note sing voice tune key / throw = ball bat strike mound baseball / sales = sell buy deal
record: disc = vinyl song track album spin play / best = break beat fastest world / history = crime police court judge
track: song = song beat album record mix / rail = train rail station engine / run = run race lap sprint
spit: rap = rap verse bar rhyme mic / roast = roast pig turn grill / saliva = mouth drool shine polish
sharp: keen = blade knife cut razor edge / smart = mind clever wit brain / tone = note flat key piano
flat: off key = note sing key sharp pitch / no air = tire pump wheel road / level = earth ground paper
cut: slice = knife blade razor scalpel bleed / edit = film movie scene director edit / discard = team coach roster / share = money deal percent
draw: picture = pencil sketch artist paint / tie = score match win lose / pull a gun = gun holster quick pistol trigger
drop: release = album track record song / fall = fall floor gravity ground catch / liquid = rain water drip
match: fight = fight ring boxing opponent / flame = burn light fire strike spark / fit = shoes outfit socks color
strike: hit = hit punch fist blow / baseball = pitch bat ball base / lightning = lightning thunder storm / labour = work union boss wage
bank: money = cash money loan check vault save / river = river water stream
check: verify = mic test list / money = bank cash pay sign / chess = chess king mate board pawn queen
mate: friend = friend buddy pal / chess = chess check king board pawn queen
pawn: chess = chess king queen board knight / sell = shop sell chain gold watch debt
change: coins = coin pocket cash dime spare dollar / become different = different grow transform seasons
light: not heavy = heavy weight feather pound / lamp = dark shine bulb lamp bright shadow
ring: boxing = box fight corner glove bell round punch / jewel = finger gold diamond marry bride / call = phone call bell
round: boxing = ring bell fight corner box / bullet = gun clip shoot barrel bullet / shape = circle square ball corner
corner: boxing = ring bell bout round glove / street = block street hustle / place = room wall
punch: hit = fist jab ring fight knock / drink = bowl drink party cup / line = line joke laugh
stage: theatre = mic crowd show act actor curtain / phase = phase early grief cancer
mark: target = con target scam / write = paper teacher grade exam / brand = tattoo scar skin
page: paper = book write paper turn read / summon = call phone beeper
lead: front = follow race leader / metal = pipe pencil bullet heavy metal
bass: sound = speaker drum subwoofer track / fish = fish hook lake bait
cap: lie = lie truth fake honest / hat = hat head wear brim / limit = limit salary / bottle = bottle twist
plug: source = supply dealer / socket = socket wall charge outlet unplug current
charge: power = battery phone plug socket current / crime = court judge jail crime police / money = card pay bill price
shock: surprise = surprise stunned news / electricity = volt electric wire current socket
current: now = news today past / electricity = volt wire socket plug outlet electric / water = river tide ocean swim boat
wire: cable = socket plug electric current / tap = cop police snitch undercover
cast: actors = film movie actor role scene / bone = broken bone arm doctor / fishing = rod fish line reel / spell = spell wizard witch
plot: story = story book twist chapter novel / grave or land = grave bury land coffin / scheme = plan scheme secret revenge
roll: move = wheel car tire / bread = bread butter bakery / dice = dice casino gamble
bread: money = cash money rich bank poor / loaf = butter toast loaf bakery oven jam
dough: money = cash money rich bank poor / baking = oven bake bread pizza knead cookie yeast
cheese: money = cash money rich bank / food = rat mouse grater slice sandwich cracker pizza
roast: insult = joke laugh insult diss / cook = oven turkey chicken dinner cook gravy
beef: feud = feud rapper diss fight enemy / meat = grill burger cow steak butcher meat cook plate
grill: teeth = teeth gold smile mouth / cook = burger steak cook meat smoke / question = question police
cook: excel = beat track verse studio / food = kitchen stove oven chef recipe pot plate
season: spice = salt pepper spice chef / time = winter summer fall spring playoff
seal: close = envelope letter deal lip close / animal = ocean fish circus clap
shell: casing = gun bullet casing shotgun / sea = beach turtle crab ocean / company = company offshore tax
shot: gun = gun trigger bullet aim barrel / drink = drink bar whiskey tequila glass / try = chance miss ball net hoop / photo = camera picture lens film
clip: gun = gun bullet load reload / video = video film watch camera / cut = scissors hair barber nail
mean: cruel = cruel nasty bully nice / average = average math number / signify = word dictionary definition
tie: draw = score game even / clothes = suit neck shirt collar / bind = rope knot wrist
suit: clothes = tie jacket tailor shirt / law = court lawyer judge legal / cards = card deck spade heart
ace: card = card deck spade poker joker / excel = test exam grade class
deck: cards = card ace shuffle joker deal / ship = ship boat captain sail / hit = punch knock floor fist / turntable = vinyl dj scratch
spade: card = card deck ace heart club / tool = dig grave dirt shovel garden
club: dance = dance dj party bouncer / weapon = cave hit caveman swing / golf = golf swing green hole / card = card deck spade heart
diamond: jewel = ring gold chain jewel carat / baseball = base pitch bat baseball / pressure = coal pressure carbon
king: chess = chess check pawn board queen mate / ruler = crown throne castle kingdom
board: chess = chess pawn king check / plank = nail hammer wood / tired = asleep yawn boring / directors = ceo company chairman
mine: belonging = own / dig = gold coal dig shaft canary / bomb = field explode step blast
well: good = good fine healthy / water = water bucket dry wish drown
bat: animal = vampire cave wing blind dracula / sport = ball pitch swing baseball
fan: admirer = crowd concert ticket cheer stadium / cooling = breeze heat cool blow spin
pool: swim = swim water dive deep / game = cue stick ball pocket table
court: law = judge jury lawyer trial crime / sport = ball hoop dunk basketball tennis / king = king jester queen throne
bench: seat = team coach sit player / gym = press weight gym lift / judge = judge court
net: web = fish catch web / ball = ball hoop score shot basket goal / profit = gross profit worth income
goal: aim = dream plan reach / score = net kick keeper ball soccer
tip: advice = advice hint / money = waiter dollar bill / point = iceberg pen needle spear
wave: water = ocean surf tide beach drown / greet = hand goodbye hello / hair = brush durag hair
anchor: ship = ship sea sail boat sink / news = news tv report desk
paper: money = money cash bank rich stack / sheet = pen pencil write ink page scissors
pen: write = ink write paper page verse draft / prison = prison jail jailed state inmate guard / pig = pig farm animal sheep
lines: verse = rap verse write rhyme pen / queue = wait queue stand store / fish = hook bait reel rod
verse: rap = rap rhyme mic bar / bible = bible preach church prayer scripture psalm
mic: microphone = rap stage crowd verse speaker
raw: real = rap verse real / not cooked = cook meat chicken oven grill chef
stock: shares = market share trade broker wall / soup = soup broth chicken cook / goods = shelf store sold
bull: animal = horn red matador rodeo / nonsense = lie talk crap believe / market = market bear stock trade
bear: animal = cave honey claw grizzly hibernate / carry = weight burden carry arms / market = bull market stock trade
crane: bird = bird wing fly nest / machine = build lift steel construction tower
bark: dog = dog bite leash puppy howl / tree = tree branch leaf trunk wood
trunk: car = car drive body spare / elephant = elephant tusk / tree = tree branch leaf root bark
root: tree = tree branch leaf soil plant / cause = cause evil problem money
leaves: tree = tree branch autumn rake root / goes = goodbye gone door stay
spring: season = winter flower fall season bloom / coil = mattress bounce coil jump
fall: season = winter autumn leaf season / drop = trip cliff drop floor knees
tank: army = army war soldier / fuel = gas fuel engine empty / fish = fish shark water
gas: fuel = tank car engine pump / praise = hype praise head
drive: car = car wheel road gas engine / ambition = ambition passion motivation / disk = disk memory computer
wheel: car = car tire road brake / spin = spin fortune
crown: king = king queen throne castle kingdom / tooth = tooth teeth dentist
drill: music = beat rap trap track / tool = hole dentist wall screw / practice = army sergeant march
trap: music = beat rap drill track / snare = mouse cheese catch bait rat
nail: finger = finger polish paint hand / tool = hammer coffin wood board cross
hammer: tool = nail wood build anvil / gun = trigger cock gun
patch: fix = hole sew jeans / software = bug code update
bug: insect = insect crawl spray squash / software = code software program computer crash
crash: accident = car drive wreck wheel / software = computer program code server / sleep = couch sleep bed
code: program = computer software hack bug / secret = secret crack spy
hack: computer = computer password code firewall / chop = axe chop machete / poor = writer amateur fraud
screen: display = phone tv laptop movie / hide = smoke hide
bit: small = little piece / bite = dog tooth bite chew / data = byte data computer
byte: data = bit data computer
drum: beat = beat bass snare stick / ear = ear hear
snare: drum = drum beat kick bass / trap = trap rabbit catch
tongue: speech = speak language word twist / shoe = shoe lace sneaker sole
sole: only = only single / shoe = shoe lace sneaker foot heel
heel: foot = foot shoe sole ankle / villain = wrestle villain ring
boot: shoe = shoe foot lace kick / start = computer restart software / car = car trunk
sling: throw = stone throw rock giant / arm = arm broken bone
stone: rock = rock throw glass / high = weed smoke high
blunt: dull = knife blade edge sharp / smoke = smoke weed roll lighter / frank = honest truth
high: stoned = smoke weed blunt pill / tall = tower climb sky fall building / pitch = note sing pitch
pot: weed = smoke weed roll / cooking = cook stove boil kitchen / stake = poker bet chip card
chip: gamble = poker bet casino card / snack = salsa dip fish / computer = computer silicon / shoulder = shoulder
stake: bet = bet poker gamble risk / vampire = vampire heart garlic
mint: fresh = breath fresh gum / money = money coin cash print
fresh: new = style sneaker clothes / food = fruit mint fish bread breath
jam: music = song music track play / food = bread toast butter jar / stuck = traffic stuck paper printer
wrap: cover = gift present bow paper / end = film movie / mummy = mummy tomb pharaoh
mummy: tomb = tomb wrap pharaoh pyramid egypt / mother = mother mama daddy
knot: rope = rope tie untie / wood = wood pine
pupil: student = teacher school class lesson / eye = eye stare see vision
lash: eye = eye blink / whip = whip back
iris: eye = eye see stare / flower = flower petal bloom
buck: money = dollar money cash / deer = deer hunt antler
doe: deer = deer hunt buck
pound: weight = weigh heavy ounce weight / beat = fist punch ground / money = money british sterling
drag: pull = pull floor / race = race car strip / smoke = cigarette smoke
toast: bread = bread butter jam breakfast / drink = glass champagne raise drink / finished = done over finished
stuffed: full = full eat turkey / animal = teddy toy taxidermy
mold: shape = clay shape cast / fungus = bread damp cheese green
wax: candle = candle wick melt / record = vinyl record groove needle / ear = ear hear
needle: sew = sew thread stitch tailor / record = vinyl record groove spin / drug = vein arm inject
groove: music = dance music bass / record = vinyl record needle wax
thread: sew = sew needle stitch tailor / post = post forum online comment
stitch: sew = sew thread needle tailor / wound = wound cut bleed surgeon / laugh = laugh joke
block: street = street hood corner / stop = stop punch shield / ban = phone online follow message / stone = brick stone concrete
brick: stone = wall build house mason / miss = shot ball hoop free / phone = phone dead battery
mask: face = face hide hero / virus = virus hospital doctor
grave: serious = serious matter / tomb = bury dig coffin dirt tomb
bury: grave = grave dig coffin dirt / hide = hide bone treasure
pipe: smoke = smoke tobacco / water = water plumber leak drain sink
sink: drown = ship boat drown anchor / basin = dish pipe plumber kitchen wash
leak: water = pipe water plumber drip roof / release = album track record song
tap: water = water pipe sink plumber drip / dance = dance shoe / submit = choke wrestle submit / wire = phone wire
class: school = school teacher lesson student exam / style = style elegant grace rank
lesson: school = teacher class school student
grade: school = teacher school exam class / quality = meat premium
test: school = teacher school exam grade class / try = try patience
degree: school = school college graduate university / heat = hot heat burn fahrenheit temperature
master: lord = slave servant lord / recording = record album label own / degree = college degree school
label: record = album record sign deal artist / tag = bottle price tag clothes
sign: contract = deal label pen contract / symbol = stop road street / zodiac = star zodiac
deal: contract = label sign contract / cards = card deck shuffle poker / drugs = drug corner street
pick: choose = choose draft team / guitar = guitar string strum / lock = lock key door thief / ice = ice axe
bow: arrow = arrow target aim / bend = king queen knee curtain kneel / violin = violin string
arms: limbs = legs hands body / weapons = gun weapon war bear
trigger: gun = gun shoot barrel finger / upset = cry upset snowflake therapy
magazine: print = cover read page print / gun = gun bullet reload rifle
cover: magazine = magazine page print / hide = hide blanket bed / song = song original band / book = book judge
spine: book = book page read shelf / back = back bone crooked vertebra coward
volume: sound = loud speaker turn sound / book = book page shelf encyclopedia
story: tale = book tell tale / floor = building floor tower
period: sentence = sentence comma grammar dot / time = history era time
type: kind = kind / print = keyboard keys letter / blood = blood donor
capital: letter = letter lower case / money = money invest bank / city = city state country
case: law = court judge lawyer trial / letters = letter upper lower / box = violin guitar brief
brief: short = short long / underwear = underwear boxer pants
boxer: fighter = ring fight glove bell / underwear = underwear brief pants
belt: champion = champion title ring fight / pants = pants waist buckle
title: champion = champion belt ring / book = book page chapter
throw: toss = ball catch / lose = fight lose game match
`

/** One meaning of a word: its name and the stems that call it up. */
export interface Meaning {
  readonly name: string
  readonly cues: ReadonlySet<string>
}

function parseMeanings(text: string, stem: (key: string) => string): Meaning[] {
  return text.split(' / ').map((meaning) => {
    const [name = '', cues = ''] = meaning.split(' = ')
    return { name, cues: new Set(cues.trim().split(' ').map(stem)) }
  })
}

/** The lexicon by the stem of its word; only words with two meanings or more. */
export function readDoubleMeanings(stem: (key: string) => string): ReadonlyMap<string, readonly Meaning[]> {
  const entries = LEXICON.trim()
    .split('\n')
    .map((line): [string, Meaning[]] => {
      const colon = line.indexOf(': ')
      return [stem(line.slice(0, colon)), parseMeanings(line.slice(colon + 2), stem)]
    })
    .filter(([, meanings]) => meanings.length > 1)
  return new Map(entries)
}
