import { parseWays } from './parse-ways.ts'

/**
 * CMUdict lists the ways of a word by their spelling, not by how often they are meant. Here the likeliest come first; its
 * others follow them. This list is ours.
 */
const LIKELIEST = `
ai EY1 AY1|AY1
average AE1 V R IH0 JH
bass B EY1 S|B AE1 S
boss B AO1 S|B AA1 S
bought B AO1 T|B AA1 T
bow B OW1|B AW1
cabinet K AE1 B N AH0 T
cali K AE1 L IY0
camera K AE1 M R AH0|K AE1 M ER0 AH0
caught K AO1 T|K AA1 T
cause K AO1 Z|K AA1 Z
chalk CH AO1 K|CH AA1 K
close K L OW1 S|K L OW1 Z
closer K L OW1 S ER0
coffee K AO1 F IY0|K AA1 F IY0
combine K AH0 M B AY1 N|K AA1 M B AY0 N
concrete K AA1 N K R IY0 T|K AH0 N K R IY1 T
confound K AH0 N F AW1 N D
convert K AH0 N V ER1 T|K AA1 N V ER0 T
cost K AO1 S T|K AA1 S T
cough K AO1 F|K AA1 F
different D IH1 F R AH0 N T|D IH1 F ER0 AH0 N T
dire D AY1 ER0|D AY1 R
dr D AA1 K T ER0|D R AY1 V
effect IH0 F EH1 K T
every EH1 V R IY0|EH1 V ER0 IY0
fall F AO1 L|F AA1 L
falling F AO1 L IH0 NG
fine F AY1 N
forget F ER0 G EH1 T
general JH EH1 N R AH0 L|JH EH1 N ER0 AH0 L
get G EH1 T
hero HH IY1 R OW0|HH IH1 R OW0
history HH IH1 S T R IY0|HH IH1 S T ER0 IY0
id AY1 D IY1
incline IH2 N K L AY1 N
inside IH0 N S AY1 D
job JH AA1 B
ko K EY1 OW1
la L AA1|EH1 L EY1
law L AO1|L AA1
lead L IY1 D|L EH1 D
live L IH1 V|L AY1 V
lives L IH1 V Z|L AY1 V Z
natural N AE1 CH R AH0 L|N AE1 CH ER0 AH0 L
nice N AY1 S
patron P AH0 T R OW1 N|P EY1 T R AH0 N
polish P AA1 L IH0 SH
possest P AH0 Z EH1 S T
drest D R EH1 S T
protest P R OW1 T EH2 S T|P R AH0 T EH1 S T
read R IY1 D|R EH1 D
recall R IH0 K AO1 L|R IY1 K AO2 L
record R EH1 K ER0 D|R AH0 K AO1 R D
records R EH1 K ER0 D Z|R AH0 K AO1 R D Z
redress R IH0 D R EH1 S
reject R IH0 JH EH1 K T|R IY1 JH EH0 K T
soft S AO1 F T|S AA1 F T
sow S OW1|S AW1
spring S P R IH1 NG
springs S P R IH1 NG Z
suspect S AH0 S P EH1 K T|S AH1 S P EH2 K T
tear T EH1 R|T IH1 R
tears T IH1 R Z|T EH1 R Z
torment T AO0 R M EH1 N T|T AO1 R M EH2 N T
target T AA1 R G AH0 T|T AA1 R G IH0 T
tupac T UW1 P AA2 K|T UW1 P AE2 K
tv T IY1 V IY1
upset AH0 P S EH1 T
us AH1 S
use Y UW1 Z|Y UW1 S
victory V IH1 K T ER0 IY0|V IH1 K T R IY0
vs V ER1 S AH0 S
walk W AO1 K|W AA1 K
was W AH1 Z|W AA1 Z
when W EH1 N
wind W IH1 N D|W AY1 N D
winds W IH1 N D Z|W AY1 N D Z
won W AH1 N
wound W UW1 N D|W AW1 N D
wounds W UW1 N D Z
years Y IH1 R Z
zero Z IH1 R OW0|Z IY1 R OW0
`

/** Each word with its ways of being said, phones apart by spaces. */
export const LIKELIEST_WAYS = parseWays(LIKELIEST)

/** Ways of CMUdict that nobody means in a verse: the country for "us", the currency for "won". */
export const NEVER_MEANT = parseWays(`
fine F IH1 N AH0
job JH OW1 B
get G IH1 T
nice N IY1 S
spring S P ER0 IH1 NG
springs S P ER0 IH1 NG Z
tv T EH2 L AH0 V IH1 ZH AH0 N
us Y UW2 EH1 S
won W AA1 N
target T ER1 G AH0 T
when W IH1 N|HH W IH1 N
years Y ER0 Z
`)
