import type { HeardWord } from '../hearing/heard-text.ts'
import { stemOf } from '../hearing/stem.ts'

/** A word as phrases are compared: contractions undone, inflections gone. */
export interface PhraseToken {
  readonly stem: string
  readonly word: HeardWord
}

const CONTRACTIONS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    im: ['i', 'am'],
    ive: ['i', 'have'],
    id: ['i', 'would'],
    ima: ['i', 'am', 'going', 'to'],
    imma: ['i', 'am', 'going', 'to'],
    youre: ['you', 'are'],
    youve: ['you', 'have'],
    youll: ['you', 'will'],
    theyre: ['they', 'are'],
    weve: ['we', 'have'],
    hes: ['he', 'is'],
    shes: ['she', 'is'],
    its: ['it', 'is'],
    thats: ['that', 'is'],
    theres: ['there', 'is'],
    skys: ['sky', 'is'],
    cant: ['can', 'not'],
    cannot: ['can', 'not'],
    wont: ['will', 'not'],
    dont: ['do', 'not'],
    doesnt: ['does', 'not'],
    didnt: ['did', 'not'],
    isnt: ['is', 'not'],
    arent: ['are', 'not'],
    aint: ['ai', 'not'],
    gonna: ['going', 'to'],
    gotta: ['got', 'to'],
    wanna: ['want', 'to'],
    u: ['you'],
    ur: ['your'],
    ya: ['you'],
  }),
)

/** The words that a key stands for. */
export const undone = (key: string): readonly string[] => CONTRACTIONS.get(key) ?? [key]

/** A bar as phrases are compared. */
export const phraseTokens = (words: readonly HeardWord[]): PhraseToken[] =>
  words.flatMap((word) => undone(word.key).map((key) => ({ stem: stemOf(key), word })))
