import type { CharacterMaterial } from '../material.ts'
import { images, words } from '../read-material.ts'
import { RAZOR_PAIRS } from './pairs.ts'
import { RAZOR_EVERYDAY } from './everyday.ts'
import { RAZOR_CLOSE_CROSSED } from './close-crossed.ts'
import { RAZOR_CLOSE_SET } from './close-set.ts'
import { RAZOR_CLOSE_STITCHED } from './close-stitched.ts'
import { RAZOR_CLOSE_VERDICT } from './close-verdict.ts'
import { RAZOR_CLOSE_WARD } from './close-ward.ts'
import { RAZOR_CLOSE_WARDROBE } from './close-wardrobe.ts'
import { RAZOR_COUPLETS } from './couplets.ts'
import { RAZOR_LOOSE_STITCHED } from './loose-stitched.ts'
import { RAZOR_AHEAD, RAZOR_BEHIND, RAZOR_EMPTY, RAZOR_ROUGH } from './moods.ts'
import { RAZOR_PLAIN } from './plain.ts'
import { RAZOR_RETORTS } from './retorts.ts'
import { RAZOR_TOPICS } from './topics.ts'

export const RAZOR: CharacterMaterial = {
  level: [
    ...RAZOR_CLOSE_SET,
    ...RAZOR_EVERYDAY,
    ...RAZOR_COUPLETS,
    ...RAZOR_PLAIN,
    ...RAZOR_LOOSE_STITCHED,
    ...RAZOR_CLOSE_STITCHED,
    ...RAZOR_CLOSE_CROSSED,
    ...RAZOR_CLOSE_WARD,
    ...RAZOR_CLOSE_WARDROBE,
    ...RAZOR_CLOSE_VERDICT,
  ],
  ahead: RAZOR_AHEAD,
  behind: RAZOR_BEHIND,
  empty: RAZOR_EMPTY,
  rough: RAZOR_ROUGH,
  turns: [...RAZOR_PAIRS, ...RAZOR_TOPICS, ...RAZOR_RETORTS],
  closers: [
    'Clean cut, case shut, no seam to be seen',
    "I don't raise a hand, I erase where you stand",
    'You came to be seen and I came to be clean',
    'No shout and no doubt, I just took the thread out',
    'One snip at the lip and the zip does the rest',
    'I fold up the cold and I leave you the chalk, so talk',
  ],
  persona: words(`
razor blade blades cut cuts cutting cutter seam seams stitch stitched stitches stitching thread threads
needle needles pin pins pinned scissors shears hem hemmed tailor tailored tailors cloth suit coat collar
sleeve lining chalk surgeon surgical scalpel scalpels edit editing incision slice slices snip snips clip
clips trim trims trimmed shred carve edge edges sharp sharpened steel fabric pattern linen scar scars
measure measured hone knife knives sew sewn sewed velvet jacket pocket button buttons mannequin sewing
seamstress patch pleat zip unzip cuff drawer margin comma ink lint moth moths gown fitting needlework stain
waist shoulder thinner neater mirror red chalked ironed ruler tape inch inches
`),
  images: images(`
thread needle seam stitch hem sew sewn button zip zipper collar sleeve cuff pleat lining fabric cloth linen tailor coat suit jacket pocket pin patch knit wool gown skirt trousers vest lace satin velvet moth iron
scalpel surgeon patient table incision bone spine blood bleed scar wound skin chest nurse ward pulse heart glove anesthetic operate
page pen ink pencil red comma sentence draft edit word margin paragraph chapter book line write written read print letter spell proof
knife blade razor scissors shears edge steel sharp hone saw axe carve slice spoon fork drawer dull
mirror glass lamp light dark shadow picture frame wall room door chair floor house home stairs
dinner tea bread butter cake meat plate kitchen cook soup apple egg cheese taste
measure ruler inch tape yard weigh count number size half price bill dollar money pay cost
`),
}
