import { parseWays } from './parse-ways.ts'

/**
 * Spellings that rap writes and CMUdict lacks or reads otherwise ("mic" is the microphone here). This list is
 * ours; parse-ways.ts says how it is written.
 */
const RAP_SPELLINGS = `
'bout B AW1 T
'bouta B AW1 T AH0
'cause K AH0 Z
'em AH0 M
'fo F AO1
'fore F AO1 R
'lil L IH1 L
'n AH0 N
'nough AH0 N AH1 F
'nuff AH0 N AH1 F
'ol OW1 L
'round R AW1 N D
'til T IH1 L
'til' T IH1 L
4eva F ER0 EH1 V AH0
5-0 F AY1 V OW0
6ix S IH1 K S
6ix9ine S IH1 K S N AY2 N
9ine N AY1 N
a$ap EY1 S AE2 P
af EY1 EH1 F
aight AY1 T|AA0 IY1 T
alot AH0 L AA1 T
asap EY1 S AE2 P
aux AO1 K S
ayo EY1 OW1
ayy EY1
b4 B IH0 F AO1 R
bae B EY1
baow B AW1
bday B ER1 TH D EY2
betcha B EH1 CH AH0
bih B IH1
bling B L IH1 NG
boi B OY1
bougie B UW1 ZH IY0
boujee B UW1 ZH IY0
bout B AW1 T
bouta B AW1 T AH0
boutta B AW1 T AH0
brah B R AA1
brotha B R AH1 DH AH0
brothas B R AH1 DH AH0 Z
brr B ER1
brrt B ER1 T
brudda B R AH1 D AH0
bruddah B R AH1 D AH0
brudder B R AH1 D ER0
bruh B R AH1
bruv B R AH1 V
btw B IY1 T IY1 D AH1 B AH0 L Y UW0
bussin B AH1 S IH0 N
cappin K AE1 P IH0 N
chiraq SH AY0 R AE1 K
choppa CH AA1 P AH0
choppas CH AA1 P AH0 Z
cmon K AH0 M AA1 N
cos K AH0 Z|K AO1 Z
coulda K UH1 D AH0
courvoisier K AO2 R V W AA1 Z IY0 EY2
cuh K AH1
cus K AH0 Z
cuz K AH0 Z|K AH1 Z
cuzzo K AH1 Z OW0
dawg D AO1 G
dawgs D AO1 G Z
deadass D EH1 D AE2 S
deadazz D EH1 D AE2 S
delulu D AH0 L UW1 L UW0
dem D EH1 M
do' D OW1
dolla D AA1 L AH0
dontcha D OW1 N CH AH0
drank D R AE1 NG K
drizzy D R IH1 Z IY0
dunno D AH0 N OW1
e'rything EH1 R TH IH2 NG
emoji IH0 M OW1 JH IY0
emojis IH0 M OW1 JH IY0 Z
errbody EH1 R B AA2 D IY0
errday EH1 R D EY2
errthang EH1 R TH AE2 NG
errthing EH1 R TH IH2 NG
errybody EH1 R IY0 B AA2 D IY0
erryday EH1 R IY0 D EY2
errything EH1 R IY0 TH IH2 NG
ery EH1 R IY0
ev'ry EH1 V R IY0
everythang EH1 V R IY0 TH AE2 NG
fam F AE1 M
feelin F IY1 L IH0 N
feelins F IY1 L IH0 N Z
fella F EH1 L AH0
finna F IH1 N AH0
finsta F IH1 N S T AH0
flexin F L EH1 K S IH0 N
fo' F AO1
foreva F ER0 EH1 V AH0
fr F AO1 R R IY1 L
ft F IY1 T
gangsta G AE1 NG S T AH0
gangstas G AE1 NG S T AH0 Z
gettin G EH1 T IH0 N
gimme G IH1 M IY0
glizzy G L IH1 Z IY0
gon G AO1 N
gon' G AO1 N
gonna G AH1 N AH0|G AA1 N AH0
gotcha G AA1 CH AH0
gr8 G R EY1 T
grr G ER1
gtfo JH IY1 T IY1 EH1 F OW1
gurl G ER1 L
gyal G Y AA1 L
gza JH IH1 Z AH0
h8 HH EY1 T
hafta HH AE1 F T AH0
hata HH EY1 T AH0
haters HH EY1 T ER0 Z
haxor HH AE1 K S ER0
hella HH EH1 L AH0
hmm HH M
homie HH OW1 M IY0
homies HH OW1 M IY0 Z
hoodie HH UH1 D IY0
hunnid HH AH1 N IH0 D
hunnids HH AH1 N IH0 D Z
hustla HH AH1 S L AH0
i'ma AY1 M AH0
i'mma AY1 M AH0
i'on AY1 OW0 N
idk AY1 D IY1 K EY1
ight AY1 T|AA0 IY1 T
ima AY1 M AH0
imma AY1 M AH0
innit IH1 N IH0 T
instagram IH1 N S T AH0 G R AE2 M
ion AY1 OW0 N
iont AY1 OW0 N
jpegmafia JH EY1 P EH2 G M AA1 F IY0 AH0
jus JH AH1 S T
kanye K AA1 N Y EY0
killa K IH1 L AH0
kinda K AY1 N D AH0
l8r L EY1 T ER0
lambo L AE1 M B OW0
lambos L AE1 M B OW0 Z
lemme L EH1 M IY0
lil' L IH1 L
lmao L AH0 M AW1|EH1 L EH1 M EY1 OW1
lol L AO1 L|EH1 L OW1 EH1 L
lookin L UH1 K IH0 N
lotta L AA1 T AH0
lowkey L OW1 K IY2
m&ms EH1 M AH0 N EH1 M Z
m8 M EY1 T
mandem M AE1 N D EH0 M
maybach M AY1 B AA0 K
mc EH1 M S IY1
mc's EH1 M S IY1 Z
mcs EH1 M S IY1 Z
meme M IY1 M
memes M IY1 M Z
mic M AY1 K
mic's M AY1 K S
mics M AY1 K S
mighta M AY1 T AH0
minaj M IH0 N AA1 ZH
mm M M
mmm M M
mo' M OW1
mornin M AO1 R N IH0 N
motha M AH1 DH AH0
musta M AH1 S T AH0
muthafucka M AH1 DH AH0 F AH2 K AH0
n AH0 N|EH1 N
n-word EH1 N W ER2 D
n9ne N AY1 N
nah N AA1
nahh N AA1
nas N AA1 Z
naw N AO1
needa N IY1 D AH0
neva N EH1 V AH0
ngl EH1 N JH IY1 EH1 L
nite N AY1 T
noob N UW1 B
noobs N UW1 B Z
nuffin N AH1 F IH0 N
nuh N AH1
nuthin N AH1 TH IH0 N
nuthing N AH1 TH IH0 NG
nuttin N AH1 T IH0 N
nvm N EH1 V ER0 M AY1 N D
o' AH0
ol' OW1 L
omg OW1 EH1 M JH IY1
oughta AO1 T AH0
outta AW1 T AH0
ova OW1 V AH0
pfft F T
pft F T
playa P L EY1 AH0
playas P L EY1 AH0 Z
pls P L IY1 Z
plz P L IY1 Z
po' P OW1
ppl P IY1 P AH0 L
prolly P R AA1 L IY0
psst P S T
pst P S T
quavo K W EY1 V OW0
r'n'b AA1 R AH0 N B IY1
rari R AA1 R IY0
raris R AA1 R IY0 Z
ridin R AY1 D IH0 N
rizz R IH1 Z
rn R AY1 T N AW1
rza R IH1 Z AH0
shawty SH AO1 T IY0
sheesh SH IY1 SH
sho SH OW1
sho' SH OW1
shoulda SH UH1 D AH0
sista S IH1 S T AH0
skr S K ER1
skrr S K ER1
skrra S K R AA1
skrrah S K R AA1
skrrt S K ER1 T
skrt S K ER1 T
smh EH1 S EH1 M EY1 CH
somethin S AH1 M TH IH0 N
sorta S AO1 R T AH0
str8 S T R EY1 T
sumn S AH1 M N
sumn' S AH1 M N
sumthin S AH1 M TH IH0 N
supa S UW1 P AH0
swag S W AE1 G
tbh T IY1 B IY1 EY1 CH
tekn9ne T EH1 K N AY2 N
tha DH AH0
thang TH AE1 NG
thangs TH AE1 NG Z
thas DH AE1 T S
tho DH OW1
thot TH AA1 T
thugga TH AH1 G AH0
tiktok T IH1 K T AA2 K
tryna T R AY1 N AH0
tsk T IH1 S K
turnt T ER1 N T
twerk T W ER1 K
u Y UW1
ur Y AO1 R|ER1
w8 W EY1 T
wanksta W AE1 NG K S T AH0
wanna W AA1 N AH0
wassup W AH0 S AH1 P
wat W AH1 T
wha W AH1
whachu W AH1 CH UW0
whatcha W AH1 CH AH0
whatchu W AH1 CH UW0
whatsapp W AH1 T S AE2 P
wid W IH1 D
wit W IH1 T
woah W OW1
wontcha W OW1 N CH AH0
woulda W UH1 D AH0
wouldntve W UH1 D AH0 N T AH0 V
wtf D AH1 B AH0 L Y UW0 T IY1 EH1 F
wus W AH1 Z
wutang W UW1 T AE2 NG
xanny Z AE1 N IY0
xxxtentacion EH2 K S EH2 K S EH2 K S T EH2 N T AH0 S Y OW1 N|EH2 K S T EH2 N T AH0 S Y OW1 N
y'all Y AO1 L
y'know Y AH0 N OW1
ya Y AH0|Y AA1
yah Y AA1
yall Y AO1 L
yeet Y IY1 T
yeezy Y IY1 Z IY0
yessir Y EH1 S ER0
yo' Y OW1
yuh Y AH1
yute Y UW1 T
zaza Z AA1 Z AH0
zzz Z
`

/** Each spelling with its pronunciations, phones apart by spaces. */
export const RAP_PRONUNCIATIONS = parseWays(RAP_SPELLINGS)

/** Spellings that stand for another word of these lists or of CMUdict. */
export const RESPELLED: ReadonlyMap<string, string> = new Map(
  (
    "aint=ain't arent=aren't cant=can't couldnt=couldn't coz=because didnt=didn't doesnt=doesn't dont=don't " +
    "hadnt=hadn't hasnt=hasn't havent=haven't hes=he's im=i'm isnt=isn't ive=i've lets=let's luv=love " +
    "shes=she's shouldnt=shouldn't thats=that's theyre=they're theyve=they've theyll=they'll thx=thanks " +
    "tonite=tonight wasnt=wasn't werent=weren't weve=we've whats=what's wheres=where's whos=who's wont=won't " +
    "wouldnt=wouldn't yknow=know youd=you'd youll=you'll youre=you're youve=you've " +
    'cypha=cypher rapp=rap fo=for dis=this dat=that da=the r=are bc=because colour=color flavour=flavor ' +
    'favourite=favorite honour=honor armour=armor rumour=rumor soo=so thicc=thick yoo=yo'
  )
    .split(' ')
    .map((pair) => pair.split('=') as [string, string]),
)
