import { packLetterModel } from '#shared/domain/phonetics/letters/pack-letter-model.ts'
import { alignWords } from './align.ts'
import { gatherChoices, gatherExamples } from './examples.ts'
import { chanceFrom, learn } from './learn.ts'
import { numberContexts } from './number-contexts.ts'
import { prune } from './prune.ts'
import { quantise } from './quantise.ts'
import { baseForm, type SpelledWord } from './split-words.ts'
import { emptyWeights, type Model } from './weights.ts'

const SEED = 7
/** Passes over the words before anything is pruned. */
const EPOCHS = 4
/** How many contexts and weights are left after each pruning, and the passes over the words that mend the rest. */
const PRUNINGS: readonly { readonly room: number; readonly epochs: number }[] = [
  { room: 1_500_000, epochs: 1 },
  { room: 800_000, epochs: 1 },
  { room: 500_000, epochs: 1 },
  { room: 315_000, epochs: 2 },
]

/** Words with one family of inflections after the other. */
function byFamily(
  words: readonly SpelledWord[],
): { readonly family: string; readonly spelled: SpelledWord }[] {
  return words
    .map((spelled) => ({ family: baseForm(spelled.word), spelled }))
    .sort((a, b) => (a.family < b.family ? -1 : a.family > b.family ? 1 : 0))
}

/** Learns a model of letters from words, and packs it; the same words give the same bytes. */
export function trainLetters(
  words: readonly SpelledWord[],
  tell: (line: string) => void,
): Uint8Array<ArrayBuffer> {
  const chance = chanceFrom(SEED)
  const ways = alignWords(
    byFamily(words).flatMap(({ spelled: { word, ways } }) => ways.map((phones) => ({ word, phones }))),
  )
  const choices = gatherChoices(ways)
  const examples = gatherExamples(ways, choices)
  const numbered = numberContexts(
    examples,
    ways.map(({ word }) => baseForm(word)),
  )
  tell(`${ways.length} ways of ${words.length} words, ${examples.count} letters, ${numbered.size} contexts`)
  let model: Model = { numbered, weights: emptyWeights(numbered) }
  learn(model, choices, { epochs: EPOCHS, chance, tell })
  for (const { room, epochs } of PRUNINGS) {
    model = prune(model, room)
    tell(`kept ${model.weights.values.length} weights of ${model.numbered.size} contexts`)
    learn(model, choices, { epochs, chance, tell })
  }
  return packLetterModel(choices, quantise(model))
}
