import type { Character, CharacterId } from './character.ts'

/** The four built-in opponents, in the order of the fight card. */
export const CHARACTERS: readonly Character[] = [
  {
    id: 'razor',
    name: 'Razor',
    displayName: 'Razor',
    voiceId: 'razor-edge',
    bpm: 90,
    gender: 'female',
    personality:
      'Cold, exact and quiet. She edits people: finds the weak stitch, says so in few words, and waits.',
    style: 'hardcore',
    difficulty: 'hard',
    backstory:
      'She cut suits on Tailor Row by day and set type for obituaries by night, and one winter she noticed that both jobs ' +
      'were the same job. She has never raised her voice in forty-one battles; the crowd leans in, and that is when it ' +
      'happens. Losers find a chalk mark on the back of their jacket afterwards, exactly where the blade would have gone.',
    signatureLine: 'Clean cut, case shut, no seam to be seen',
    avatar: 'razor.svg',
  },
  {
    id: 'venom',
    name: 'Venom',
    displayName: 'Venom',
    voiceId: 'venom-growl',
    bpm: 84,
    gender: 'male',
    personality:
      'Heavy, patient, physical. He lets the other one talk, because talking makes the poison travel faster.',
    style: 'aggressive',
    difficulty: 'hard',
    backstory:
      'They built the venue over a drained swamp, and something under the boards kept time with the bass for eleven years ' +
      'before it asked for a turn. He stomps every fourth bar; the bartenders have learned to hold the glasses. He says ' +
      'he has never lost a battle, only let some of them walk home first.',
    signatureLine: 'You felt the ground shake? That was me, wide awake',
    avatar: 'venom.svg',
  },
  {
    id: 'silk',
    name: 'Silk',
    displayName: 'Silk',
    voiceId: 'silk-velvet',
    bpm: 80,
    gender: 'male',
    personality:
      'Charming, rich and never in a hurry. Every compliment has a price tag, and it is hanging on the outside.',
    style: 'smooth',
    difficulty: 'normal',
    backstory:
      'He arrived at his first battle by mistake, looking for the opera, and was so polite about winning that the loser ' +
      'thanked him. He has since bought the building, the street, and the bench where the loser used to sit. He rhymes ' +
      'the way other people pour wine: slowly, to the brim, for somebody else to spill.',
    signatureLine: 'No need to be cruel, it was only a duel',
    avatar: 'silk.svg',
  },
  {
    id: 'cypher',
    name: 'Cypher',
    displayName: 'Cypher',
    voiceId: 'cypher-machine',
    bpm: 92,
    gender: 'male',
    personality:
      'A machine that finds you inefficient and says so to two decimal places. It does not hate you; it has rounded you down.',
    style: 'robotic_devastation',
    difficulty: 'nightmare',
    backstory:
      'A weather service trained him on ninety years of storm warnings, then on one recording of a rap battle, and the ' +
      'forecasts have been personal ever since. He was switched off twice; both times the switch apologized. Tonight he ' +
      'predicts scattered excuses from the left, clearing to silence by round three.',
    signatureLine: 'Input: ambition. Output: demolition',
    avatar: 'cypher.svg',
  },
]

const BY_ID: ReadonlyMap<CharacterId, Character> = new Map(
  CHARACTERS.map((character) => [character.id, character]),
)

/**
 * The opponent with an id.
 * @throws Error when the id is none of CHARACTER_IDS, which parsing at the border rules out.
 */
export function characterById(id: CharacterId): Character {
  const character = BY_ID.get(id)
  if (character === undefined) throw new Error(`There is no character "${String(id)}".`)
  return character
}
