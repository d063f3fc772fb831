const NUMBER = /-?\d+(?:\.\d+)?/g

/** All numbers of a text in their order. */
export const readNumbers = (text: string): number[] => (text.match(NUMBER) ?? []).map(Number)

/** A square table, row by row, from its lower half: the first row has one number, the next two, and so on. */
export function readSymmetric(text: string): number[] {
  const half = readNumbers(text)
  const size = Math.floor(Math.sqrt(2 * half.length))
  const at = (a: number, b: number): number => half[(a * (a + 1)) / 2 + b] ?? 0
  return Array.from({ length: size * size }, (_, index) => {
    const [row, column] = [Math.floor(index / size), index % size]
    return row >= column ? at(row, column) : at(column, row)
  })
}

/** "name value" pairs, parted by semicolons or line ends. */
export function readNamed(text: string): Record<string, number> {
  const named: Record<string, number> = {}
  for (const [, name = '', value] of text.matchAll(/([^;\n]*) (-?\d+(?:\.\d+)?)(?=;|\n|$)/g)) {
    named[name.trim()] = Number(value)
  }
  return named
}
