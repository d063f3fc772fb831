import type { CharacterMaterial } from '../material.ts'
import { images, words } from '../read-material.ts'
import { SILK_PAIRS } from './pairs.ts'
import { SILK_EVERYDAY } from './everyday.ts'
import { SILK_CLOSE_SET } from './close-set.ts'
import { SILK_COUPLETS } from './couplets.ts'
import { SILK_FINERY } from './finery.ts'
import { SILK_HOUSE_RULES } from './house-rules.ts'
import { SILK_AHEAD, SILK_BEHIND, SILK_EMPTY, SILK_ROUGH } from './moods.ts'
import { SILK_PARLOR } from './parlor.ts'
import { SILK_PLAIN } from './plain.ts'
import { SILK_RETORTS } from './retorts.ts'
import { SILK_TOPICS } from './topics.ts'

export const SILK: CharacterMaterial = {
  level: [
    ...SILK_CLOSE_SET,
    ...SILK_HOUSE_RULES,
    ...SILK_EVERYDAY,
    ...SILK_COUPLETS,
    ...SILK_PARLOR,
    ...SILK_FINERY,
    ...SILK_PLAIN,
  ],
  ahead: SILK_AHEAD,
  behind: SILK_BEHIND,
  empty: SILK_EMPTY,
  rough: SILK_ROUGH,
  turns: [...SILK_PAIRS, ...SILK_TOPICS, ...SILK_RETORTS],
  closers: [
    'No need to be cruel, it was only a duel',
    "The check's on the deck and the wreck is on you",
    "I'd stay for the play but you gave it away",
    'Good night, sleep tight, and do turn off the light',
    "I'll send you a friend with the end of the wine",
    "You tried, and with pride, and I'm on the other side",
  ],
  persona: words(`
silk velvet candle candles wine champagne vintage price prices priced charming darling dear lovely sweet
suite chandelier butler valet waiter hotel gold jewel jewels pearl linen cuff cuffs cufflinks polish
polished plush tip tipped dine dinner glass waltz vault luxury gloss cologne compliment compliments
delightful adore adored gift bouquet mink silken tailor opera vineyard port quaint marvelous restraint dog
cork coin coins menu tea toast oyster pearls soup cheese tray hamper ovation quartet orchestra roses perfume
duchess doorman porter chauffeur tuxedos sonnet ballad palate scones gin pug gala cellar biscuit chef maid
lobby driver palace softly gently polite brave treasure how applauded poodle spoon sugar
`),
  images: images(`
wine champagne port cork bottle glass toast vintage cellar drink sip cocktail vineyard
dinner table waiter soup cheese bread menu chef dessert cake pie spoon plate fork taste tea coffee sugar butter kitchen napkin guest
suit silk tie collar cuff cufflink shirt velvet coat shoe tailor cloth linen scarf hat robe glove satin wear dress
price bill tip pay buy bought own rent bank money coin sell cost worth cheap rich loan charge gold
house villa door floor ceiling carpet room stairs hall gate garden pool window hotel suite roof chair view chandelier candle
violin piano orchestra waltz quartet band song sing music string opera
car limousine valet taxi yacht boat driver train bus plane harbor
art painting museum frame portrait vase gallery paint statue
bed pillow sleep nap night dream yawn
flower rose garden bloom lily orchid
`),
}
