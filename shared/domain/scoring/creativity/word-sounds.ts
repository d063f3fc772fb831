import type { Pronunciation } from '../../phonetics/phonetics.ts'
import type { HeardWord } from '../hearing/heard-text.ts'

/** A sound, and how many phones it has. */
export interface Sound {
  readonly text: string
  readonly phones: number
  /** Whether it lacks the s of its word: that of a singular. */
  readonly isSingular: boolean
}

export const SILENCE: Sound = { text: '', phones: 0, isSingular: false }

function soundOf(way: Pronunciation): Sound {
  let text = ''
  let phones = 0
  for (const { onset, nucleus, coda } of way) {
    for (const consonant of onset) text += `${consonant} `
    text += `${nucleus} `
    for (const consonant of coda) text += `${consonant} `
    phones += onset.length + 1 + coda.length
  }
  return { text, phones, isSingular: false }
}

/** The sound without its last phone. */
const shortened = ({ text, phones }: Sound): Sound => ({
  text: text.slice(0, text.lastIndexOf(' ', text.length - 2) + 1),
  phones: phones - 1,
  isSingular: true,
})

/** "Planes" has a singular; "berries", "boss" and what is somebody's ("night's") have none that is the word without its s. */
const hasSingular = ({ key, text }: HeardWord): boolean => /[^su]s$/.test(key) && !/ies$|['’]/.test(text)

/** The sounds of a word: each way of saying it, the likeliest first, and those of its singular. */
export function soundsOf(word: HeardWord): readonly Sound[] {
  const sounds = word.ways.map(soundOf)
  return hasSingular(word) ? [...sounds, ...sounds.map(shortened)] : sounds
}

/** One said after the other. */
export const joined = (a: Sound, b: Sound): Sound => ({
  text: a.text + b.text,
  phones: a.phones + b.phones,
  isSingular: false,
})

/** Whether two words sound the same, as they are most likely said. */
export const soundAlike = (a: HeardWord, b: HeardWord): boolean =>
  soundOf(a.sound).text === soundOf(b.sound).text
