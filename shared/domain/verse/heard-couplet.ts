import type { Score } from '#shared/std/units.ts'
import { FUNCTION_WORDS } from '../scoring/hearing/function-words.ts'
import { stemOf } from '../scoring/hearing/stem.ts'
import type { Couplet, CoupletSound, HeardCouplet } from './couplet/couplet.ts'
import { lineKey } from './line-key.ts'
import type { CharacterMaterial } from './material/material.ts'
import { words } from './material/read-material.ts'

/** Words of attack that every character shares. */
const ATTACK = words(`
weak nothing none empty nobody dead broken cheap fake hollow small worst worse lose losing lost fail fails
failed fear scared afraid cry whine whined beg begged plead bleed quiet silence shame null zero hurt wreck wrecked
`)

/** Which images some words belong to, a bit each. */
function imagesIn(stems: readonly string[], images: CharacterMaterial['images']): number {
  return images.reduce(
    (bits, image, at) => (stems.some((stem) => image.has(stem)) ? bits | (1 << at) : bits),
    0,
  )
}

/** A couplet with all that is known of it. */
export function heardCouplet(
  couplet: Couplet,
  sound: CoupletSound,
  craft: Score,
  { persona, images }: CharacterMaterial,
): HeardCouplet {
  const [first, second] = couplet.lines
  const keys = [lineKey(first), lineKey(second)] as const
  const said = keys.join(' ').split(' ')
  const strong = said.filter((word) => persona.has(word) || ATTACK.has(word)).length
  return {
    ...couplet,
    sound,
    craft,
    keys,
    telling: [...new Set(said)].filter(
      (word) =>
        word.length > 3 && !FUNCTION_WORDS.has(word.replaceAll("'", '')) && !couplet.turned.includes(word),
    ),
    images: imagesIn(said.map(stemOf), images),
    intensity: strong / Math.max(1, said.length),
  }
}
