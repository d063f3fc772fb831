import type { Seconds, Share } from '#shared/std/units.ts'
import type { SaidPhone } from './said-line.ts'

/** What a mouth does, as far as it can be seen. */
export const MOUTHS = ['rest', 'closed', 'teeth', 'tongue', 'hiss', 'round', 'spread', 'open'] as const
export type Mouth = (typeof MOUTHS)[number]

/** What the mouth does from a moment on. */
export interface Viseme {
  readonly start: Seconds
  readonly mouth: Mouth
  /** 0 closed, 1 as far as it goes: jaw and lips together. */
  readonly openness: Share
}

const LOOKS: readonly (readonly [phones: string, mouth: Mouth, openness: Share])[] = [
  ['p b m em', 'closed', 0],
  ['f v', 'teeth', 0.1],
  ['th dh l el', 'tongue', 0.25],
  ['t d n en dx nx', 'tongue', 0.15],
  ['s z sh zh ch jh', 'hiss', 0.12],
  ['k g ng', 'open', 0.2],
  ['hh hv', 'open', 0.3],
  ['w', 'round', 0.15],
  ['r axr', 'round', 0.2],
  ['y', 'spread', 0.2],
  ['uw', 'round', 0.3],
  ['uh er', 'round', 0.35],
  ['ow oy', 'round', 0.55],
  ['ao', 'round', 0.75],
  ['iy', 'spread', 0.35],
  ['ih', 'spread', 0.4],
  ['ey', 'spread', 0.55],
  ['ax', 'open', 0.35],
  ['ah', 'open', 0.55],
  ['eh', 'open', 0.6],
  ['ae ay aw', 'open', 0.85],
  ['aa', 'open', 0.9],
]
const LOOK_OF: ReadonlyMap<string, Omit<Viseme, 'start'>> = new Map(
  LOOKS.flatMap(([phones, mouth, openness]) =>
    phones.split(' ').map((phone) => [phone, { mouth, openness }]),
  ),
)
const REST = { mouth: 'rest', openness: 0 } as const

/** What the mouth does over a line (VOICE-21), resting before and after it; changes only. */
export function visemesOf(phones: readonly SaidPhone[]): Viseme[] {
  const all = phones.map(({ phone, start }) => ({ start, ...(LOOK_OF.get(phone) ?? REST) }))
  const end = phones.at(-1)
  if (end !== undefined) all.push({ start: end.end, ...REST })
  return all.filter(({ mouth, openness }, index) => {
    const before = all[index - 1]
    return before?.mouth !== mouth || before.openness !== openness
  })
}
