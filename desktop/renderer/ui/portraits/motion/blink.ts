import type { Ms, Share } from '#shared/std/units.ts'
import { draw, seededRandom } from '#shared/domain/random.ts'

/** People at rest blink some 15 times a minute: once in each stretch of four seconds, anywhere in it. */
const STRETCH_MS = 4000
const CLOSING_MS = 80
const SHUT_MS = 40
const OPENING_MS = 120
const BLINK_MS = CLOSING_MS + SHUT_MS + OPENING_MS

/** When the blink of a stretch begins; some come late and the next one soon. */
function blinkStart(seed: number, stretch: number): Ms {
  const [share] = draw(seededRandom(seed ^ Math.imul(stretch, 0x9e3779b1)))
  return stretch * STRETCH_MS + share * (STRETCH_MS - BLINK_MS)
}

/** How far the lids are shut at a moment: 0 open, 1 shut. The same seed blinks at the same times. */
export function lidsShutAt(seed: number, time: Ms): Share {
  const into = time - blinkStart(seed, Math.floor(time / STRETCH_MS))
  if (into <= 0 || into >= BLINK_MS) return 0
  if (into < CLOSING_MS) return into / CLOSING_MS
  return Math.min(1, (BLINK_MS - into) / OPENING_MS)
}

/** How long from a moment until lids move next; 0 within a blink. */
export function untilBlink(seed: number, time: Ms): Ms {
  const stretch = Math.floor(time / STRETCH_MS)
  const start = blinkStart(seed, stretch)
  if (time < start) return start - time
  return time < start + BLINK_MS ? 0 : blinkStart(seed, stretch + 1) - time
}
