import { wordSet } from './bases.ts'

/** What every plain brag is made of: a bar of these words lands nothing. This list is ours. */
export const PLAIN_WORDS = wordSet(`
say think know want like win lose battle rap good bad better best time way people thing day night ready talk work right wrong go come feel
need try see look tell money fame stop beat write rhyme song skill flow style stage crowd game show name listen word idea great happy never
always really strong speak hear give keep help love call nice friend talent practice life world truth verse watch wait stay leave
`)
