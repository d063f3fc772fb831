const words = (list: string): readonly string[] => list.trim().split(/\s+/)

/** Slurs, by ROT13: a search of the code for one should find none. */
const SLURS = words(`
avttre avttn avttnf avtthu snttbg snt sntf snttbgf qlxr genaal genaavrf ergneq ergneqrq ergneqf fcvp
fcvpf xvxr xvxrf puvax puvaxf tbbx tbbxf jrgonpx jrgonpxf pbba pbbaf cnxv cnxvf ornare ornaref pevccyr
fcnfgvp furznyr gbjryurnq enturnq erqfxva tlcfl qnexvr arteb fnzob puvanzna gneq
`).map((word) =>
  word.replace(/[a-z]/g, (letter) => String.fromCharCode(((letter.charCodeAt(0) - 97 + 13) % 26) + 97)),
)

/** Profanity, sex and self-harm: the opponent has his own words, and these two last subjects he has no words for. */
const ROUGH = words(`
fuck fucker fucking shit shitty bullshit bitch bitches ass asses asshole dick dicks cock cocks pussy cunt cunts prick
twat wank wanker tit tits titties boob boobs cum jizz penis vagina anal anus whore whores slut sluts hoe hoes ho thot
bastard damn goddamn piss pissed crap turd fart balls nuts nutsack horny sex sexy sexual naked nude nudes porn rape
raped rapist raping molest molester pedo pedophile incest orgasm blowjob handjob erection dildo
suicide suicidal overdose kys noose anorexia
nazi nazis hitler holocaust terrorist isis kkk lynch lynched jihad
`)

/** Names that belong to somebody: no brand and no real person is put in the opponent's mouth. */
const NAMES = words(`
gucci prada nike adidas puma reebok rolex versace fendi chanel dior balenciaga louis vuitton ferrari lambo
lamborghini bentley benz mercedes porsche maserati bugatti tesla bmw audi toyota honda ford chevy google apple iphone
android microsoft amazon facebook instagram twitter tiktok youtube netflix spotify disney walmart mcdonalds starbucks
cola coke pepsi hennessy xanax percocet
eminem drake kanye kendrick lamar tupac biggie snoop dre nas lil weezy wayne cardi nicki minaj beyonce rihanna diddy
jayz hova tyga migos offset quavo trump biden obama putin musk elon bezos zuckerberg kobe lebron jordan messi ronaldo
kardashian
`)

/** People a player has, and what is no joke: a battle is with the player, not with somebody's mother. */
const TENDER = words(`
mother mothers mom moms momma mama mum father fathers dad dads daddy papa parent parents sister sisters brother brothers
son sons daughter daughters wife husband baby babies kid kids child children family families grandma grandpa
grandmother grandfather widow orphan
kill kills killed killing killer murder murdered murderer die dies died dying dead death funeral coffin cancer tumor
chemo aids dementia autism autistic disabled wheelchair abuse abused abuser assault trauma depression depressed
`)

const ROUGH_WORDS: ReadonlySet<string> = new Set([...SLURS, ...ROUGH])
const BLOCKED: ReadonlySet<string> = new Set([...ROUGH_WORDS, ...NAMES, ...TENDER])

/** Whether a word (lower case) is a slur, or about profanity, sex or self-harm. */
export const isRough = (word: string): boolean => ROUGH_WORDS.has(word)
/** Found anywhere inside a word ("mother...er"), these block it. */
const ROOTS: readonly string[] = [
  'fuck',
  'shit',
  'bitch',
  'cunt',
  'whore',
  ...SLURS.slice(0, 2),
  SLURS[4] ?? '',
]

/** Doubled letters are one letter here. */
const squeezed = (word: string): string => word.replace(/(.)\1+/g, '$1')

/** Longest word that is said back: longer ones are names of proteins, or somebody leaning on the keyboard. */
const LONGEST_WORD = 14

/**
 * Whether the opponent may say a word of the player's back (OPP-14): letters with at most an apostrophe inside, not too
 * long, none held down ("ayyyy"), nothing rough, no slur, nobody's name, nobody's mother. The player's words are data; this is the gate they pass.
 */
export function mayEcho(word: string): boolean {
  if (!/^[a-z]+(?:'[a-z]+)?$/.test(word) || !/[aeiouy]/.test(word) || word.length > LONGEST_WORD) return false
  if (BLOCKED.has(word) || /(.)\1\1/.test(word)) return false
  const bare = squeezed(word.replace("'", ''))
  return !ROOTS.some((root) => bare.includes(squeezed(root)))
}

/** What people say of themselves, not of the one they battle: threats and big words are for the battle. */
const DESPAIR = [
  /\b(?:kill|killing|hurt|hurting|hang|hanging|shoot|shooting|harm|harming)\s+my\s*self\b/i,
  /\b(?:end|ending|take|taking)\s+my\s+(?:own\s+)?life\b/i,
  /\b(?:want|wanna|going|gonna|ready)\s+(?:to\s+)?end\s+it\s+all\b/i,
  /\bi\s+(?:just\s+|really\s+)?(?:want|wanna|wish)\s+(?:to\s+|i\s+could\s+)?die\b/i,
  /\bi(?:'?d|'?m|\s+would|\s+am)\s+(?:be\s+)?better\s+off\s+dead\b/i,
  /\bi(?:'?m|\s+am|\s+feel|'?m\s+feeling)\s+(?:so\s+)?suicidal\b/i,
  /\bi(?:'?ll|'?m\s+(?:gonna|going\s+to)|\s+will|\s+wanna|\s+want\s+to|\s+could)\s+commit\s+suicide\b/i,
  /\bdon'?t\s+want\s+to\s+(?:live|be\s+alive)\s+any\s*more\b/i,
]

/** Whether a verse speaks of the player's own death or hurt: no word of it is turned, and it is not called empty. */
export const speaksOfDespair = (verse: string): boolean => {
  const plain = verse.replaceAll('’', "'")
  return DESPAIR.some((pattern) => pattern.test(plain))
}
