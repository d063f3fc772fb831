/** Outlines of one onlooker seen from behind, as path data. `x` is the middle of the head, `y` its centre. */
interface Place {
  readonly x: number
  readonly y: number
  /** Size of the head: its half width. */
  readonly size: number
}

/** All hairdos, the common ones more than once: a pick from the list is a pick from the house. */
export const HEADS = ['bare', 'bare', 'cap', 'bun', 'curls', 'curls', 'long', 'headphones', 'crest'] as const
export type Head = (typeof HEADS)[number]

export const HANDS = ['fist', 'fist', 'fist', 'palm', 'palm', 'point', 'phone'] as const
export type Hand = (typeof HANDS)[number]

const round = Math.round

/** Scales a drawing made around a head of half width 10 at the origin, `left` mirrored, and sets it at its place. */
function placed(drawing: string, { x, y, size }: Place, mirrored = false): string {
  const scale = size / 10
  return drawing.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, dx: string, dy: string) => {
    const side = mirrored ? -Number(dx) : Number(dx)
    return `${round(x + side * scale)} ${round(y + Number(dy) * scale)}`
  })
}

/* Every outline runs clockwise, so that overlapping ones fill as one shape. */
const BODY = 'M4 8 L4.5 12 C16 13 20 19 20 27 L20 90 L-20 90 L-20 27 C-20 19 -16 13 -4.5 12 L-4 8 Z'
const SKULL = 'M-10 0 C-10 -14.5 10 -14.5 10 0 C10 6 7 12 0 12 C-7 12 -10 6 -10 0 Z'

const HAIR: Record<Head, string> = {
  bare: '',
  cap: 'M-10.5 -2 C-11 -15 11 -15 10.5 -2 L19 -1 L19 2.5 L-10.5 2.5 Z',
  bun: 'M-5 -14 C-5 -21.5 5 -21.5 5 -14 C5 -9 -5 -9 -5 -14 Z',
  curls:
    'M-12 6 C-18 4 -18 -4 -14 -7 C-16 -14 -9 -19 -4 -16 C0 -21 9 -19 10 -14 C16 -13 18 -5 15 -2 C18 3 15 7 12 6 Z',
  long: 'M-11 -2 C-12 -16 12 -16 11 -2 C11 8 13 14 15 20 L-15 20 C-13 14 -11 8 -11 -2 Z',
  headphones: 'M-14.5 -4 L-11 -5 C-12 -18 12 -18 11 -5 L14.5 -4 L14.5 6 L10 7 L-10 7 L-14.5 6 Z',
  crest: 'M-3 -8 L-5 -17 L-1.5 -15 L0 -20 L1.5 -15 L5 -17 L3 -8 Z',
}

/** An arm raised beside the head, the hand at the top. */
const ARM = 'M8 26 C10 10 11 -6 13 -20 L21.5 -20 C22 -4 22 12 20 28 Z'
const FIST = 'M11.5 -21 C9 -34 26 -34 24 -21 L21.5 -17 L13 -17 Z'
const HAND: Record<Hand, string> = {
  fist: FIST,
  palm: 'M13 -17 L10 -28 C8.5 -32 12 -32.5 12.8 -29.5 L14 -26 L13.5 -36 C13.8 -38.5 16.5 -38.5 16.7 -36 L17.4 -28 L19.2 -36.5 C20 -39 22.6 -38 22.2 -35.5 L21.4 -27 L24.5 -32 C26.3 -34 28.3 -32.4 27.2 -30 L22 -17 Z',
  point: `${FIST} M13 -24 L12.6 -42 C13 -45 16.8 -45 17 -42 L17.5 -24 Z`,
  /** Held up to film: the screen is a hole, wound the other way. */
  phone: `${FIST} M10 -26 L10 -46 L25 -46 L25 -26 Z M13 -29.5 L22 -29.5 L22 -42.5 L13 -42.5 Z`,
}

/** Head, hair and shoulders. */
export function figure(place: Place, head: Head): string {
  return placed(`${BODY} ${SKULL} ${HAIR[head]}`, place)
}

/** A raised arm on the left or the right of the head. */
export function raisedArm(place: Place, hand: Hand, side: 'left' | 'right'): string {
  return placed(`${ARM} ${HAND[hand]}`, place, side === 'left')
}
