import { FUNCTION_WORDS } from '../../scoring/hearing/function-words.ts'
import { lookUp, type Topic } from './lexicon.ts'
import type { WordInPlace } from './word-class.ts'

/** Common verbs and adjectives that name no thing; what a place or a suffix tells needs no entry. */
const NAMES_NO_THING = new Set(
  `born grew grown wrote written broke broken stole stolen spoke spoken chose chosen froze began begun became brought bought
  caught taught fought thought threw thrown flew drew drawn wore worn tore torn swore sworn shook shaken woke ate eaten fell
  fallen held heard kept lost met paid ran said sang sat sent slept sold spent stood struck swam swept told understood went
  won write writes grab grabs grabbed bring brings carry deserve destroy forget ignore believe become remember rehearse
  sharpen swim burn eat wear weak strong dirty clean dumb stupid smart clever lame wack mad angry sad happy crazy lazy hungry
  thirsty scared afraid ready better worse worst heavy loud quiet empty broke rich poor young new deep high low hot wild
  brave bold bitter bigger smaller stronger weaker louder faster slower harder quick slow sweet sour tough rough smooth soft
  hard wide narrow thin thick pure real fake full asleep awake alive dead alone ugly pretty wrong same different`.split(
    /\s+/,
  ),
)
/** A verb or an adjective follows these, unless a noun does with no article, which is rare. */
const BEFORE_VERBS = new Set(
  `i you we they he she who to will would can could should must might never always don't won't can't didn't doesn't gonna
  wanna gotta i'll you'll we'll they'll i'd i'm im i've you're we're they're am are is was were be been being too so very`.split(
    /\s+/,
  ),
)
const TOPICS_OF_ADJECTIVES: ReadonlySet<Topic> = new Set(['old', 'big', 'speed', 'sick', 'real'])
/** What a verb acts on begins with these. */
const BEGIN_OBJECTS = new Set(
  'the a an my your this that these those it me you him them us his her their our'.split(' '),
)
const BEFORE_NOUNS = new Set('the a an my your his her our their this these those no every'.split(' '))
const SUFFIX = /(?:ing|ed|ly|est|ous|ful|less|ive|able)$/

/**
 * Whether a word of the player's surely names no thing where it stands: a verb or an adjective, which reads badly where a
 * thing is quoted (OPP-11).
 */
export function namesNoThing({ text, before = '', after = '' }: WordInPlace): boolean {
  if (lookUp(text)?.noun !== undefined) return false
  const topic = lookUp(text)?.topic
  if (topic !== undefined && TOPICS_OF_ADJECTIVES.has(topic)) return true
  if (NAMES_NO_THING.has(text) || SUFFIX.test(text) || BEFORE_VERBS.has(before)) return true
  const isOpened = BEFORE_NOUNS.has(before)
  if (isOpened)
    return after !== '' && !FUNCTION_WORDS.has(after.replaceAll("'", '')) && lookUp(after)?.noun !== undefined
  return BEGIN_OBJECTS.has(after) || lookUp(before)?.noun === (text.endsWith('s') ? 'one' : 'many')
}
