import type { CharacterId, Difficulty } from '../../character/character.ts'
import type { Standing } from '../verse-brief.ts'

/** How each character talks. */
export const MANNERS: Readonly<Record<CharacterId, string>> = {
  razor:
    'Quiet and exact. Short words, a rhyme inside the line, a pause before the blow. Everything is tailoring, surgery or ' +
    'editing: the other verse is badly cut cloth or a draft full of padding. Never shouts, never boasts twice.',
  venom:
    'Heavy and slow, a predator who waits. Stomping stresses, openings that repeat. Poison, snakes, rust, storms, ground that ' +
    'shakes: something under the floor that has already bitten.',
  silk:
    'Rich, charming, never raises his voice. Compliments that turn out to be insults. Cloth, candlelight, wine, prices, good ' +
    'manners. Long vowels, lazy swing.',
  cypher:
    'A machine that finds people inefficient. Deadpan reports: query and result, prediction and confirmation, exact numbers ' +
    'written as words. Storage, logic, forecasts. Many long words that rhyme on several syllables.',
}

/** How hard each difficulty tries. */
export const EFFORTS: Readonly<Record<Difficulty, string>> = {
  easy: 'Rap like a beginner who has fun: plain words, plain rhymes at the ends only, mild jokes, nothing clever inside a line.',
  normal: 'Rap like a good amateur: clean end rhymes, a rhyme inside a line now and then, one good joke.',
  hard: 'Rap like a battle champion: end rhymes of two syllables, a rhyme inside most lines, images, a punchline a couplet.',
  nightmare:
    'Rap as densely as you can: rhymes of two and three syllables, several inside every line, the same sound carried on from ' +
    'couplet to couplet, wordplay throughout.',
}

/** How a character feels about the score. */
export const MOODS: Readonly<Record<Standing, string>> = {
  ahead: 'You are ahead, and amused.',
  level: 'The battle is level, and you are sharp.',
  behind: 'You are behind, and angry: shorter lines, closer rhymes.',
}

/** What a slider from 0 to 100 asks, in thirds. */
const third = (slider: number, low: string, middle: string, high: string): string =>
  slider < 34 ? low : slider < 67 ? middle : high

/** How long and rich the words should be (OPP-42). */
export const wordsWanted = (lyricComplexity: number): string =>
  third(
    lyricComplexity,
    'Use short everyday words.',
    'Use everyday words and a few choice ones.',
    'Use choice words, some of them long.',
  )

/** How much of the character and of attack there should be (OPP-43). */
export const attackWanted = (styleIntensity: number): string =>
  third(
    styleIntensity,
    'Tease more than you attack, and stay light.',
    'Attack, and sound like yourself.',
    'Attack in every line, and use your own imagery in every line.',
  )
