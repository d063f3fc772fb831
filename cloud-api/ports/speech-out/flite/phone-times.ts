import type { SaidPhone } from '#shared/domain/performance/said-line.ts'
import type { Seconds } from '#shared/std/units.ts'

const PAUSE = 'pau'

/** Reads what flite prints for `-psdur`: `pau:0.209 ay:0.341 ...`, each sound with the second it ends at. */
export function readPhoneTimes(output: string): SaidPhone[] {
  let start: Seconds = 0
  return [...output.matchAll(/(?:^|\s)([a-z@]+):(\d+(?:\.\d+)?)/g)].map(([, phone = PAUSE, end]) => {
    const time = { phone, start, end: Number(end) }
    start = time.end
    return time
  })
}

export const isPause = ({ phone }: SaidPhone): boolean => phone === PAUSE

/** From the first sound that is no pause to the last one; empty where there is none. */
export const spokenPhones = (phones: readonly SaidPhone[]): SaidPhone[] =>
  phones.slice(
    phones.findIndex((phone) => !isPause(phone)) >>> 0,
    phones.findLastIndex((phone) => !isPause(phone)) + 1,
  )
