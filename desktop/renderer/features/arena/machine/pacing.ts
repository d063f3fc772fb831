import type { Ms } from '#shared/std/units.ts'

/** How fast the opponent's answer is typed out. */
const TYPING_MS_PER_CHARACTER: Ms = 30
const VOICE_DELAY_MS_PER_CHARACTER: Ms = 50
const LONGEST_VOICE_DELAY_MS: Ms = 3000

/** How the voice follows the text: `dramatic` lets the words land first, `instant` speaks as soon as it can. */
export type Pacing = 'dramatic' | 'instant'

/** How long after its text the opponent's voice is heard. */
export const voiceDelayMs = (answer: string, pacing: Pacing): Ms =>
  pacing === 'instant' ? 0 : Math.min(answer.length * VOICE_DELAY_MS_PER_CHARACTER, LONGEST_VOICE_DELAY_MS)

/** How many UTF-16 units of a text are typed out after a time. */
export const typedLength = (text: string, elapsed: Ms): number =>
  Math.max(0, Math.min(text.length, Math.floor(elapsed / TYPING_MS_PER_CHARACTER)))

/** How long it takes to type a text out. */
export const typingMs = (text: string): Ms => text.length * TYPING_MS_PER_CHARACTER
