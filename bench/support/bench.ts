/** One measurement, `bench/<name>.ts` exporting `bench`. */
export interface Bench {
  /** How often the figure is taken when nobody says. */
  readonly defaultRuns: number
  /** Names of the build steps it needs; all when it does not say. */
  readonly needs?: readonly string[]
  /** Takes the figures; says how it goes on stderr only. What followed the name on the command line comes along. */
  measure(runs: number, args: readonly string[]): Promise<Readonly<Record<string, unknown>>>
}

/** A line of progress. */
export const progress = (line: string): void => {
  process.stderr.write(`${line}\n`)
}
