/** So long nothing is said again about the same thing. */
const QUIET_MS = 5 * 60_000

/** Says a line to whoever runs the server, unless the last one about the same thing was just now. */
export type Tell = (about: string, line: string) => void

/**
 * Makes lines for people rare, so that a thousand calls that meet the same trouble say it once.
 * @param say writes one line
 */
export function tellSeldom(say: (line: string) => void, now: () => Date): Tell {
  const toldAt = new Map<string, number>()
  return (about, line) => {
    const time = now().getTime()
    if (time - (toldAt.get(about) ?? -Infinity) < QUIET_MS) return
    toldAt.set(about, time)
    say(line)
  }
}
