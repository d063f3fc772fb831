import type { CharacterId } from '#shared/domain/character/character.ts'

type ThreeVerses = readonly [string, string, string]

/** A verse for each round against each opponent. */
export const VERSES: Readonly<Record<CharacterId, ThreeVerses>> = {
  razor: [
    'You cut a suit but you never cut a record\nYour needle skips, your whole career is checkered',
    'I came with the thunder, you came with the thread\nI sew up the title while you stay in bed',
    'Call it a blade, it is only a butter knife\nI spread you on toast in the story of your life',
  ],
  venom: [
    'You crawl from a swamp with a mouth full of mud\nI pull out the plug and I hold back the flood',
    'Poison in your pocket but your pockets are thin\nI drink what you are selling and I still grin',
    'You stomp on the floor and the floor stomps back\nMy train runs on time and you sleep on the track',
  ],
  silk: [
    'You pour the wine slow and you talk like a host\nI eat all your olives and burn all your toast',
    'Velvet on velvet, you are soft as a plum\nI walk in with thunder, a bass and a drum',
    'You bought the whole street but you cannot buy time\nI rent out your throne for the price of a rhyme',
  ],
  cypher: [
    'You count to a billion and land upon zero\nI came with one heart and I leave here a hero',
    'Your circuits are hot and your fan sounds alarmed\nI pull out one cable and leave you disarmed',
    'You rounded me down but I rounded the bend\nNo update can save you, this bar is the end',
  ],
}

/** A verse for where it does not matter which. */
export const [VERSE] = VERSES.razor
