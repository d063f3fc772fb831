import { type ReactElement } from 'react'
import { type CharacterId } from '#shared/domain/character/character.ts'

interface PortraitMarkProps {
  readonly character: CharacterId
  /** What it is called; decorative when left out, as beside the opponent's name. */
  readonly label?: string
  readonly className?: string
}

/** One shape with holes for each opponent, on 48 by 48. */
const MARKS: Record<CharacterId, string> = {
  razor:
    'M16 17C13 8 18 3 26 3C36 3 40 10 40 19C40 27 38 35 37 42L31 34C30 36 28 38 26 39L26 40L34 44V48H10V44L20 40V38C16 35 14 30 14 25L12 22L14 20C14 19 15 18 16 17ZM16.2 17.7C20 19.5 27 19.5 31.5 15.5C34 20 34.3 27 33 33.5L31 34C32.3 27.5 32.2 22 30.9 18.4C26.5 21.6 20 21.5 16.2 19.8ZM17 23L22.5 24.5V28L17 27ZM25 24.5L30 23L29.5 27L25 28ZM20.5 32.5H27.5V35H20.5ZM9 26.5A4.8 4.8 0 1 1 9 36.1A4.8 4.8 0 1 1 9 26.5ZM9 29A2.3 2.3 0 1 0 9 33.6A2.3 2.3 0 1 0 9 29Z',
  venom:
    'M21 3C31 3 36 9 35 19L36 22L34 30C34 36 30 42 27 42L38 46V48H4V46L15 42C12 42 8 36 8 30L6 22L7 19C6 9 11 3 21 3ZM10.5 18L12 22.5L19.5 24V20.5ZM22.5 20.5V24L30 22.5L31.5 18ZM8 26.5C11 32.5 16 29.5 21 31.5C26 29.5 31 32.5 34 26.5L33.5 29.5C31 34 26 31.8 21 33.8C16 31.8 11 34 8.5 29.5ZM17 36.5H25V38.7H17ZM43 48C48 42 48.5 34 45.5 26.5C48.5 22 46 17 41 17L35.5 20.5L39.5 22L36.5 25L41 26.5C43.5 33 42.5 40 39 46Z',
  silk: 'M14 12C13 6 15 2 19 2C22 2 23 4 24 4C26 4 27 1.5 30 2C34 2.5 35 7 35 12C40 12 45 14 47 17C43 20 39 18 36 18L36 26C36 34 31 40 28 41L38 45V48H10V45L20 41C17 40 12 34 12 26V19C8 20 4 20 1 18C4 14 9 12 14 12ZM16 21V24.5L22 25V22ZM26 22V25L32 24.5V21ZM15 33C18 30 22 29.5 24 31C26 29.5 30 30 33 33C29 32 27 32.5 24 33C21 32.5 19 32 15 33Z',
  cypher:
    'M9 20L5 4L8 3L13 17L13 11L17 7H31L35 11V17L40 3L43 4L39 20A4.5 4.5 0 0 1 36 28L34 33H33L32 40H28V42H40L44 48H4L8 42H20V40H16L15 33H14L12 28A4.5 4.5 0 0 1 9 20ZM14 17V20L16 26L22 27V17ZM26 17V27L32 26L34 20V17ZM19 33V37H29V33ZM16.5 19.5H20.5V23.5H16.5ZM27.5 19.5H31.5V23.5H27.5Z',
}

/** An opponent at the size of a letter, in the colour of the text around it: for history tickets and brackets. */
export function PortraitMark({ character, label, className }: PortraitMarkProps): ReactElement {
  return (
    <svg
      viewBox="0 0 48 48"
      className={className}
      focusable="false"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <path d={MARKS[character]} fill="currentColor" fillRule="evenodd" />
    </svg>
  )
}
