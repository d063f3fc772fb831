/** The rhymes of lines as numbers from 0 in order of appearance: lines with the same number rhyme. */
export type Scheme = readonly number[]

/** Any labels as a scheme. */
export function canonicalScheme(labels: readonly unknown[]): Scheme {
  const numbers = new Map<unknown, number>()
  return labels.map((label) => {
    const number = numbers.get(label) ?? numbers.size
    numbers.set(label, number)
    return number
  })
}

/** How many lines back each line's last rhyme lies, 0 for a line that rhymes with none before it; never above `most`. */
export function stepsBack(scheme: Scheme, most: number): number[] {
  const last = new Map<number, number>()
  return scheme.map((number, at) => {
    const before = last.get(number)
    last.set(number, at)
    return before === undefined ? 0 : Math.min(most, at - before)
  })
}
