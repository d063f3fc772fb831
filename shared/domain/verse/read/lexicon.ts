/** Whether a noun takes "is" (one thing, or a mass of it) or "are". */
export type NounNumber = 'one' | 'many'

interface TopicWords {
  /** Nouns that take "is". */
  readonly one?: string
  /** Nouns that take "are". */
  readonly many?: string
  /** Words that are only ever quoted. */
  readonly quoted?: string
  /** Whether "your {noun}" is a thing to say of any of its nouns. */
  readonly owned?: boolean
}

/**
 * What battle rappers talk about, in the words they use for it. Compact on purpose: each word fits every template of its
 * topic, and a word that is not here is still quoted.
 */
const TOPICS = {
  fire: { one: 'fire heat flame smoke blaze inferno torch spark', owned: true },
  cold: { quoted: 'cold ice frozen freeze chill frost winter snow icy freezing chilly frosty' },
  title: {
    quoted:
      'champion champ king queen boss legend goat ruler master winner greatest best baddest prince princess chief captain superstar hero icon genius god goddess general',
  },
  crown: { one: 'crown throne belt trophy tiara', owned: true },
  gold: { quoted: 'gold golden silver platinum diamond diamonds jewel jewels jewelry bling ruby' },
  money: {
    quoted: 'money cash riches rich wealth millions million dollars dollar bucks bank paid coins checks',
  },
  writing: {
    one: 'pen rhyme verse flow rap poetry wordplay notebook pencil style album lyric',
    many: 'rhymes bars lyrics verses lines words raps flows punchlines metaphors poems',
    owned: true,
  },
  heart: { one: 'heart soul spirit', owned: true },
  mind: { one: 'mind brain head skull', owned: true },
  crowd: { one: 'crowd audience', many: 'people fans' },
  stage: { one: 'spot stage room place club house building arena spotlight ring scene venue party' },
  weapon: {
    one: 'gun knife sword blade weapon hammer axe rifle pistol dagger spear',
    many: 'guns knives swords blades weapons hammers',
    owned: true,
  },
  beast: {
    quoted:
      'lion wolf tiger bear shark beast monster dog dragon animal eagle panther bull demon wolves gorilla cobra hawk',
  },
  old: { quoted: 'old ancient outdated aged tired washed stale dated elderly' },
  big: { quoted: 'big huge large tall giant massive gigantic enormous' },
  ease: { quoted: 'ease easy simple effortless breeze' },
  speed: { quoted: 'fast quick faster quicker swift rapid quickest fastest' },
  walk: { quoted: 'walk run step ride roll crawl march stroll strut creep' },
  sky: { quoted: 'sky moon sun star galaxy' },
  sick: { quoted: 'sick ill nasty sickest illest' },
  fight: { quoted: 'war battle fight pain beef action trouble thunder danger chaos' },
  home: { one: 'street block hood city town neighborhood', many: 'streets' },
  talk: { quoted: 'talk speak spit shout preach chat yell brag scream' },
  win: { quoted: 'win victory' },
  real: { quoted: 'real true truth honest genuine authentic realest' },
  sound: {
    one: 'beat bass drum music song sound noise melody voice tune',
    many: 'beats drums songs',
    owned: true,
  },
  time: { quoted: 'time clock day night year past future history' },
  body: { one: 'face hand mouth back arm fist body', many: 'hands eyes feet arms fists legs', owned: true },
  crew: { one: 'crew team gang squad posse', many: 'friends boys homies', owned: true },
  school: { quoted: 'school class lesson teacher student homework college grades' },
  food: { quoted: 'food dinner lunch breakfast meal bread meat cheese steak cake soup snack sauce feast' },
  cut: { quoted: 'sharp razor' },
  style: { quoted: 'fashion drip suit swag swagger silk velvet leather' },
  machine: { quoted: 'robot machine computer bot calculator program' },
  dream: { quoted: 'dream dreams vision goal' },
  poison: { quoted: 'poison venom snake fangs bite serpent viper' },
} as const satisfies Record<string, TopicWords>

/** What a word of the player's is about. */
export type Topic = keyof typeof TOPICS

/** Whether a name is that of a topic. */
export const isTopic = (name: string): name is Topic => Object.hasOwn(TOPICS, name)

/** Nouns of no topic, for the places that take any noun after "your". */
const OTHER_NOUNS: TopicWords = {
  one: `mic game plan skill talent chain car ride hat jacket shirt watch phone job past name fame pride ego glory power
    energy hustle grind luck story show act trick joke mask mirror shadow engine wheel ladder rope key lock wall
    brand career reputation status swing punch hook jab strategy attitude courage confidence ambition passion wisdom
    knowledge magic medicine paper book page ink mouthpiece garden kitchen basement bike boat ship plane train bag
    pocket wallet cup glass bottle table chair bed pillow mattress blanket window door roof floor lamp candle coach dentist barber haircut beard mustache nose chin belly temper patience education
    diploma degree trophy medal collection credit debt lawyer recipe disaster hammer tower bridge mountain river ocean
    island desert forest castle palace prison temple church hospital office market border highway tunnel airport rocket
    camera television microphone guitar piano trumpet violin turntable speaker hurricane tornado earthquake volcano
    avalanche tsunami nightmare circus puppet costume curtain carpet ceiling sofa sandwich pizza burger coffee whiskey
    chocolate pepper sugar salad banana apple lemon tomato cactus handkerchief envelope letter alphabet sentence
    paragraph chapter novel dictionary library museum umbrella sweater hoodie bracelet necklace helmet uniform`,
  many: `skills tricks jokes chains cars shoes sneakers boots clothes jeans rings dreams plans punches moves hooks
    stories enemies rivals haters dollars diamonds teeth muscles bones nerves thoughts ideas insults threats excuses
    habits secrets lies promises shoelaces glasses pockets windows teachers parents rappers speakers`,
  owned: true,
}

/** What the lexicon says of a word. */
export interface LexiconEntry {
  readonly topic?: Topic
  readonly noun?: NounNumber
  readonly owned: boolean
}

const split = (list: string | undefined): string[] => (list ?? '').split(/\s+/).filter((word) => word !== '')

function entriesOf(words: TopicWords, topic?: Topic): (readonly [string, LexiconEntry])[] {
  const about = topic === undefined ? {} : { topic }
  const owned = words.owned ?? false
  return [
    ...split(words.one).map((word) => [word, { ...about, noun: 'one', owned }] as const),
    ...split(words.many).map((word) => [word, { ...about, noun: 'many', owned }] as const),
    ...split(words.quoted).map((word) => [word, { ...about, owned }] as const),
  ]
}

const LEXICON: ReadonlyMap<string, LexiconEntry> = new Map([
  ...entriesOf(OTHER_NOUNS),
  ...Object.entries(TOPICS).flatMap(([topic, words]) => entriesOf(words, isTopic(topic) ? topic : undefined)),
])

/** What is known of a word (lower case); nothing for a word that the lexicon does not hold. */
export const lookUp = (word: string): LexiconEntry | undefined => LEXICON.get(word)
