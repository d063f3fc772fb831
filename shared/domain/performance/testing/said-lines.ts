import { isVowel } from '../phone-kinds.ts'
import type { SaidLine } from '../said-line.ts'

/** How long each sound of these lines lasts, in seconds. */
const VOWEL = 0.12
const CONSONANT = 0.06

/** A line of such sounds, one after the other from 0 on. @param stresses "x" for a stressed syllable, "." for another */
export function saidLine(sounds: string, stresses: string): SaidLine {
  let end = 0
  const phones = sounds.split(' ').map((phone) => {
    const start = end
    end = start + (isVowel(phone) ? VOWEL : CONSONANT)
    return { phone, start, end }
  })
  return { phones, stresses: [...stresses].map((mark) => mark === 'x') }
}

/** Ten syllables with one to pick up and one behind the last stress, 1.86 s: as rappers have them. */
export const BAR = saidLine(
  'dh ax k r aw d ih z aa n ih t s f iy t n aw w iy s ih ng ih ng l aw d er',
  '.x.x.xx..x.',
)

export const SILENT: SaidLine = { phones: [], stresses: [] }
