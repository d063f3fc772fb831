/**
 * How the rhyme families of a verse are told apart on ink: by colour and by the pattern of the underline, never by
 * colour alone. Families beyond the last look start again with the first: hovering one still shows it alone.
 */
const LOOKS = [
  { text: 'text-crowd', line: 'decoration-solid', plate: 'bg-crowd' },
  { text: 'text-sky', line: 'decoration-double', plate: 'bg-sky' },
  { text: 'text-pink', line: 'decoration-dotted', plate: 'bg-pink' },
  { text: 'text-paper', line: 'decoration-dashed', plate: 'bg-paper' },
  { text: 'text-crowd', line: 'decoration-wavy', plate: 'bg-crowd' },
  { text: 'text-sky', line: 'decoration-dotted', plate: 'bg-sky' },
  { text: 'text-pink', line: 'decoration-double', plate: 'bg-pink' },
  { text: 'text-paper', line: 'decoration-solid', plate: 'bg-paper' },
] as const

/** Class names of a rhyme family's look. */
export type RhymeLook = (typeof LOOKS)[number]

/** The look of a family by the number that cutLyric gives it. */
export const rhymeLook = (look: number): RhymeLook => LOOKS[look % LOOKS.length] ?? LOOKS[0]
