import { words } from './adversary.ts'

/** Words that rhyme with one another, a sound a list. */
export const RHYMING: readonly (readonly string[])[] = [
  words('cat hat bat rat mat sat flat chat brat gnat splat that combat'),
  words('night light fight bright right tight sight height white kite bite flight tonight despite'),
  words('flow show go blow snow throw grow crow toe dough foe glow slow though'),
  words('fire liar wire tire choir desire buyer higher hire flyer dryer admire'),
  words('pain rain train brain chain lane plane cane stain gain vein insane remain'),
  words('king ring sing thing bring swing string wing sting cling spring fling'),
  words('cash flash crash trash dash mash bash lash splash stash smash rash'),
  words('greater later hater crater waiter skater traitor dictator creator'),
]

/** What the trade talks about. */
export const KEYWORDS = words(
  'fire bars flow rap mic rhyme beat king drop battle spit verse lyrical crown street hustle money diss punchline stage crowd win',
)

/** Real words on one ending. */
export const IN_ATION = words(
  `determination communication civilization information imagination domination devastation elevation concentration
  hesitation celebration generation annihilation dedication motivation population nation station creation sensation
  frustration reputation invitation vibration meditation operation situation relation education foundation`,
)

export const GRAMMAR = words(
  'the a of in on with for to and but or is are was I you he she it we they my your his their from at by that this when if as so',
)

/** Things and deeds, plain and loud. */
export const NOUNS = words(
  `blood street gun smoke light night cold money crown throne wolf lion tiger snake knife blade storm thunder ocean mountain
  river king queen prison hammer nail engine wheel mirror candle ghost grave diamond gold silver iron train rocket bullet
  bomb drum guitar camera ladder window door garden flower bread butter kitchen oven winter summer`,
)
export const VERBS = words(
  'run burn break fall rise kill cut shine bleed fight win lose ride fly climb drop crush roll spin hit bite swing melt freeze',
)
export const QUALITIES = words(
  'cold hot hard sharp fast slow strong dark bright deep high loud wild heavy cruel clean raw sick mad rich',
)

/** Fillers that keep a mouth busy. */
export const FILLERS = words('yeah uh yo ayy okay hey woo check uh-huh right come-on listen la na')

/** One bar that could be in any verse. */
export const ONE_BARS: readonly string[] = [
  'I spit hot fire and I never get tired',
  'I am the sharpest in the city and the pen is my blade',
  'you are a candle in the window of a house in the rain',
  'I cook up a storm and you are drowning in the gravy',
]
