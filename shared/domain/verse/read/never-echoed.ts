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
suicide suicidal overdose kys noose cutting anorexia
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

const BLOCKED: ReadonlySet<string> = new Set([...SLURS, ...ROUGH, ...NAMES])
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

/** Letters said longer than they are ("fuuuck") and doubled ones are one letter here. */
const squeezed = (word: string): string => word.replace(/(.)\1+/g, '$1')
const SQUEEZED: ReadonlySet<string> = new Set([...BLOCKED].map(squeezed))

/** Longest word that is said back: longer ones are names of proteins, or somebody leaning on the keyboard. */
const LONGEST_WORD = 14

/**
 * Whether the opponent may say a word of the player's back (OPP-14): letters with at most an apostrophe inside, not too
 * long, nothing rough, no slur, nobody's name. The player's words are data; this is the gate they pass.
 */
export function mayEcho(word: string): boolean {
  if (!/^[a-z]+(?:'[a-z]+)?$/.test(word) || !/[aeiouy]/.test(word) || word.length > LONGEST_WORD) return false
  const isStretched = /(.)\1\1/.test(word)
  if (BLOCKED.has(word) || (isStretched && SQUEEZED.has(squeezed(word)))) return false
  const bare = squeezed(word.replace("'", ''))
  return !ROOTS.some((root) => bare.includes(squeezed(root)))
}

const DESPAIR =
  /\b(?:kill(?:ing)?|hurt(?:ing)?|cut(?:ting)?|hang(?:ing)?|shoot(?:ing)?|harm(?:ing)?)\s+my\s*self\b|\bsuicid|\bend\s+(?:my|it)\s+(?:life|all)\b|\b(?:want|wanna|ready)\s+(?:to\s+)?die\b|\bbetter\s+off\s+dead\b/i

/** Whether a verse speaks of the player's own death or hurt: no word of it is turned, and it is not called empty. */
export const speaksOfDespair = (verse: string): boolean => DESPAIR.test(verse)
