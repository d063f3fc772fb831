import { stemOf } from '../hearing/stem.ts'

/** Content words of everyday English, and what every other verse says of itself. This list is ours. */
const COMMON = `
ability able accept accident account across act activity actual add address adult advice afford afraid afternoon against age agree air
airplane airport alive allow alone along already alright although amazing america american amount angry animal answer apart apartment apple
april area arm arrest arrive artist ask attack attention audience august aunt average avoid award aware awesome awful baby back background
bad bag balance ball bank bar bars base basic basket bathroom battle beach beans bear beat beautiful beauty because become bed bedroom beer
begin behave behind believe bell belly belong below best bet better big bike bird birthday bit bite bitter black blame bless blind bling
block blood blow blue board boat body bone book boring born borrow boss both bother bottle bottom bow box boy brain brand brave bread break
breakfast breath breathe bright bring bro broad broke brother budget build bunch burn bus business busy button buy cab cafe cake calendar
call calm camera camp cancel candy capital captain car card care careful carpet carry case cash cast castle cat catch cause ceiling
celebrate cell center century certain chain chair challenge champion chance change channel character charge chase chat cheap cheat check
chest chicken chief child children chocolate choice choose christmas church circle citizen city claim class clean clear clever client climb
clock close clothes cloud clown club coach coast coat code coffee cold collect college color come comfort comment common community company
compare compete complain complete computer concert condition confuse connect consider contact contain content continue control conversation
cook cool copy corn corner correct cost cotton cough count country couple course court cover cow coward crack crash crazy cream create
creature credit crime cross crowd crown cruel cry culture cup cure curious current customer cut dad damage damn dance danger dangerous dare
dark data date daughter day dead deaf deal dear death debate debt december decide decision deep defend degree delicious deliver demand
dentist department depend describe desert deserve desk destroy detail development device dialogue diamond die diet difference different
difficult digital dinner direct direction dirt dirty disappear disappoint discover discuss disease dish distance divide divorce doctor
document dog doll dollar door dope dot double doubt downtown drama draw dream dress drink drive drop drug drum dry dude due dull dumb dust
duty eager ear early earn earth easter easy eat economy edge education effect effort egg eight either election electric elephant eleven else
email embarrass emergency emotion employee empty encourage end enemy energy engine english enjoy enough enter entire environment episode
equal escape especially europe evening event everybody everyone everything evidence evil exact exam example excellent except excited excuse
exercise exist exit expect expensive experience expert explain express extra extreme eye face fact factory fail fair fake fall family famous
fan far fast fat father favor favorite fear feature february fee feed feel feeling feet female fence festival fever field fight figure file
fill film final find fine finger finish fire first fish fit five fix flag flat flight floor flow flower fly focus folk follow food fool foot
force foreign forest forget forgive form formal fortune forward four frame free freedom freeze frequent fresh friday fridge friend front
fruit fuel full fun function funny furniture future gain game gang gangster garbage garden gas gate general gentle gentleman gift girl give
glad glass glove go goal god gold good goodbye gorgeous government grab grade grandfather grandma grandmother grandpa grass grave gray great
green grocery ground group grow growth guard guess guest guide guilty guitar gun guy habit hair half hall hammer hand handle handsome hang
happen happiness happy hard harm hat hate hater haters head health hear heart heat heaven heavy height hell hello help hero hi hide high
hill history hit hobby hold hole holiday holy home homie honest honey honor hood hope horrible horse hospital host hot hotel hour house huge
human humor hundred hunger hungry hunt hurry hurt husband hustle ice idea idiot ill image imagine immediate important improve include income
increase indeed independent individual industry information insane inside instead insult intelligent interest internet invite iron island
issue item jacket jail january jealous jeans jewel job join joke judge juice july jump june junior justice keep keyboard kick kid kill kind
king kingdom kiss kitchen knee knife knock know lack lady lake lamp land language large last late laugh law lawyer lay lazy lead leader leaf
league learn leather leave left leg legal legend lesson let letter level liar library license lie life lift light like limit line link lion
lip list listen lit little live local location lock logic long look lose loser lost lot loud love lover low luck lucky lunch machine mad
magazine magic mail main major make male mama man manage manager many map march mark market marriage marry mask mass master match math
matter maximum may maybe meal mean measure meat medicine medium meet meeting member memory mental mention menu mess message metal method mic
middle mile military milk million mind mine minute mirror miss mission mistake mix mixtape model modern mom moment monday money monster
month moon moral morning mostly mother motor mountain mouse mouth move movement movie mud murder muscle museum music musician nail naked
name narrow nasty nation national natural nature near neck need negative neighbor neighborhood neither nerve nervous net network never new
news newspaper next nice night nine nobody noise noon normal north nose note notebook nothing notice november nowhere number nurse object
obvious occasion ocean october odd offer office officer oil okay old one onion open operate opinion opportunity opposite option orange order
ordinary organize original outfit outside oven own owner pack page pain paint pair pan panic pants paper parent park part partner party pass
passenger past patient pattern pause pay peace peak pen pencil people pepper percent perfect performance period permission person personal
pet phone photo phrase physical piano pick picnic picture pie piece pig pill pink pipe pizza place plan plane plastic plate play player
please pleasure plenty plus pocket poem poet point police polite political pool poor pop popular population position positive possible post
pot potato pour power practical practice pray prefer prepare present president pressure pretty prevent previous price priest prince princess
print prison private prize problem process produce product professional professor profit program progress project promise proper property
protect proud prove provide public pull punch purple purpose push put quality quarter queen question quick quiet quit quite rabbit race
radio rain raise random rap rapper rapping rare rate rather reach react read ready real reason recent recognize recommend record red refuse
regret regular relate relation relationship relax religion remain remember remove rent repair repeat replace reply report request respect
respond responsible rest restaurant result return reveal reward rhyme rhythm rich ride ridiculous right ring rise risk river road rock role
roll romantic roof room rough round route routine rude ruin rule ruler run rush sad safe salad salary sale salt same sample sand sandwich
satisfied saturday sauce save say scare scared scene schedule school science score scream screen sea search season seat second secret see
seem select selfish sell send senior sense sentence separate september series serious servant serve service session set settle seven several
severe sex sexy shadow shake shame shape share sharp sheep sheet shelf shine ship shirt shock shoe shoes shoot shop short shot shoulder
shout show shower shut shy sick side sign signal silence silent silly silver similar simple since sing single sink sister sit situation six
size skill skin skirt sky slave sleep slice slide slip slow small smart smell smile smoke snack snake snow soap social sock soft soldier
solid solution solve some somebody someone something son song soon sore sorry sort soul sound soup south space speak special speech speed
spell spend spider spirit spit spoke sport spot spread spring square stable staff stage stair stand standard star stare start state station
statue stay steal steam steel step stick still stomach stone stop store storm story straight strange stranger street strength stress stretch
strike string strip strong struggle stuck student studio study stuff stupid style subject succeed success such suck sudden suffer sugar
suggest suit suitable summer sun sunday support suppose sure surface surprise surround survive suspect swag swear sweat sweater sweet swim
switch symbol system table tail take talent talk tall tank tape target task taste tax taxi tea teach teacher team tear technology teenager
television tell temperature ten tennis terrible terrific test text thank theater theory thick thief thin thing think thirsty thirty thousand
threat three throat throw thumb thunder thursday ticket tie tiger tight till time tiny tip tired title today toe together toilet tomato
tomorrow tone tongue tonight tool tooth top topic total touch tough tour tourist toward towel tower town toy track trade tradition
traditional traffic train trap trash travel treasure treat tree trick trip trophy trouble trousers truck true trust truth try tube tuesday
tune turn tv twelve twenty twice two type typical ugly umbrella uncle underground understand uniform union unique unit university unless
upset upstairs use useful usual vacation value vegetable vehicle verse version very victim victory video view village violence vision visit
visitor voice volume vote wage wait wake walk wall wallet want war warm warn wash waste watch water wave way weak wealth weapon wear weather
wedding wednesday week weekend weigh weight weird welcome west western wet whatever wheel whisper whole wide wife wild win wind window wine
wing winner winter wire wise wish within without wolf woman wonder wonderful wooden word work worker workshop world worried worry worse
worst worth write writer wrong yard year yell yellow yes yesterday young youth zero
`

/** Stems of the words that anybody uses. */
export const COMMON_STEMS: ReadonlySet<string> = new Set(COMMON.trim().split(/\s+/).map(stemOf))
