import type { Seconds } from '#shared/std/units.ts'

/** A sound of the line, by flite's name for it, and when it lasts. */
export interface PhoneTime {
  /** `pau` is a pause. */
  readonly phone: string
  readonly start: Seconds
  readonly end: Seconds
}

const PAUSE = 'pau'

/** Reads what flite prints for `-psdur`: `pau:0.209 ay:0.341 ...`, each sound with the second it ends at. */
export function readPhoneTimes(output: string): PhoneTime[] {
  let start: Seconds = 0
  return [...output.matchAll(/(?:^|\s)([a-z@]+):(\d+(?:\.\d+)?)/g)].map(([, phone = PAUSE, end]) => {
    const time = { phone, start, end: Number(end) }
    start = time.end
    return time
  })
}

export const isPause = ({ phone }: PhoneTime): boolean => phone === PAUSE

/** From the first sound that is no pause to the last one; empty where there is none. */
export function spokenSpan(phones: readonly PhoneTime[]): { readonly start: Seconds; readonly end: Seconds } {
  const sounds = phones.filter((phone) => !isPause(phone))
  return { start: sounds[0]?.start ?? 0, end: sounds.at(-1)?.end ?? 0 }
}
