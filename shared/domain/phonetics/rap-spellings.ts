import { parseWays } from './parse-ways.ts'

/**
 * Spellings that rap writes and CMUdict lacks or reads otherwise ("mic" is the microphone here). This list is
 * ours; parse-ways.ts says how it is written.
 */
const RAP_SPELLINGS = `
'bout B AW1 T
'cause K AH0 Z
'em AH0 M
'n AH0 N
'ol OW1 L
'round R AW1 N D
'til T IH1 L
'til' T IH1 L
4eva F ER0 EH1 V AH0
af EY1 EH1 F
aight AY1 T|AA0 IY1 T
alot AH0 L AA1 T
ayo EY1 OW1
ayy EY1
b4 B IH0 F AO1 R
betcha B EH1 CH AH0
bling B L IH1 NG
boi B OY1
bougie B UW1 ZH IY0
boujee B UW1 ZH IY0
bout B AW1 T
boutta B AW1 T AH0
brah B R AA1
brotha B R AH1 DH AH0
brothas B R AH1 DH AH0 Z
brr B ER1
bruh B R AH1
bruv B R AH1 V
btw B IY1 T IY1 D AH1 B AH0 L Y UW0
cos K AH0 Z|K AO1 Z
coulda K UH1 D AH0
cus K AH0 Z
cuz K AH0 Z|K AH1 Z
dawg D AO1 G
dawgs D AO1 G Z
deadass D EH1 D AE2 S
dem D EH1 M
drank D R AE1 NG K
emoji IH0 M OW1 JH IY0
emojis IH0 M OW1 JH IY0 Z
fam F AE1 M
fella F EH1 L AH0
finna F IH1 N AH0
flexin F L EH1 K S IH0 N
foreva F ER0 EH1 V AH0
fr F AO1 R R IY1 L
gangsta G AE1 NG S T AH0
gangstas G AE1 NG S T AH0 Z
gettin G EH1 T IH0 N
gimme G IH1 M IY0
gonna G AH1 N AH0|G AA1 N AH0
gr8 G R EY1 T
grr G ER1
gurl G ER1 L
h8 HH EY1 T
haters HH EY1 T ER0 Z
hella HH EH1 L AH0
homie HH OW1 M IY0
homies HH OW1 M IY0 Z
hustla HH AH1 S L AH0
idk AY1 D IY1 K EY1
ima AY1 M AH0
imma AY1 M AH0
i'ma AY1 M AH0
i'mma AY1 M AH0
ion AY1 OW0 N
iont AY1 OW0 N
killa K IH1 L AH0
kinda K AY1 N D AH0
l8r L EY1 T ER0
lemme L EH1 M IY0
lil' L IH1 L
lol L AO1 L|EH1 L OW1 EH1 L
m8 M EY1 T
mc EH1 M S IY1
mcs EH1 M S IY1 Z
mc's EH1 M S IY1 Z
meme M IY1 M
mic M AY1 K
mics M AY1 K S
mic's M AY1 K S
mighta M AY1 T AH0
mm M M
motha M AH1 DH AH0
musta M AH1 S T AH0
n AH0 N|EH1 N
naw N AO1
needa N IY1 D AH0
neva N EH1 V AH0
ngl EH1 N JH IY1 EH1 L
nite N AY1 T
nvm N EH1 V ER0 M AY1 N D
o' AH0
ol' OW1 L
omg OW1 EH1 M JH IY1
outta AW1 T AH0
ova OW1 V AH0
playa P L EY1 AH0
playas P L EY1 AH0 Z
pls P L IY1 Z
plz P L IY1 Z
ppl P IY1 P AH0 L
rn R AY1 T N AW1
shawty SH AO1 T IY0
shoulda SH UH1 D AH0
sista S IH1 S T AH0
skrrt S K ER1 T
skrt S K ER1 T
smh EH1 S EH1 M EY1 CH
sorta S AO1 R T AH0
str8 S T R EY1 T
sumn S AH1 M N
sumthin S AH1 M TH IH0 N
swag S W AE1 G
tbh T IY1 B IY1 EY1 CH
tha DH AH0
thang TH AE1 NG
thangs TH AE1 NG Z
tho DH OW1
thot TH AA1 T
tryna T R AY1 N AH0
u Y UW1
ur Y AO1 R|ER1
w8 W EY1 T
wanna W AA1 N AH0
wassup W AH0 S AH1 P
whatcha W AH1 CH AH0
whatchu W AH1 CH UW0
wid W IH1 D
wit W IH1 T
woah W OW1
woulda W UH1 D AH0
wtf D AH1 B AH0 L Y UW0 T IY1 EH1 F
ya Y AH0|Y AA1
yall Y AO1 L
y'all Y AO1 L
yeet Y IY1 T
yessir Y EH1 S ER0
yuh Y AH1
`

/** Each spelling with its pronunciations, phones apart by spaces. */
export const RAP_PRONUNCIATIONS = parseWays(RAP_SPELLINGS)

/** Spellings that stand for another word the dictionary holds. */
export const RESPELLED: ReadonlyMap<string, string> = new Map(
  (
    "aint=ain't arent=aren't cant=can't couldnt=couldn't coz=because didnt=didn't doesnt=doesn't dont=don't " +
    "hadnt=hadn't hasnt=hasn't havent=haven't hes=he's im=i'm isnt=isn't ive=i've lets=let's luv=love " +
    "shes=she's shouldnt=shouldn't thats=that's theyre=they're theyve=they've theyll=they'll thx=thanks " +
    "tonite=tonight wasnt=wasn't werent=weren't weve=we've whats=what's wheres=where's whos=who's wont=won't " +
    "wouldnt=wouldn't wouldntve=wouldn't yknow=know youd=you'd youll=you'll youre=you're youve=you've " +
    'cypha=cypher rapp=rap fo=for dis=this dat=that da=the r=are bc=because colour=color flavour=flavor ' +
    'favourite=favorite honour=honor armour=armor rumour=rumor'
  )
    .split(' ')
    .map((pair) => pair.split('=') as [string, string]),
)
