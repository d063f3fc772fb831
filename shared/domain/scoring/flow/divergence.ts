/**
 * How far an observed distribution lies from a usual one, in bits: 0 the same, 1 nothing in common (the Jensen-Shannon
 * divergence, Lin 1991). What chance alone would make of so many draws is taken off (after Miller 1955).
 * @param observed and @param usual shares of the same kinds; each is taken relative to its sum
 * @param draws how many the observed shares come from
 */
export function divergence(observed: readonly number[], usual: readonly number[], draws: number): number {
  const [a, b] = [normalised(observed), normalised(usual)]
  const middle = a.map((share, kind) => (share + (b[kind] ?? 0)) / 2)
  const raw = (relativeEntropy(a, middle) + relativeEntropy(b, middle)) / 2
  const byChance = (a.length - 1) / (8 * Math.max(1, draws) * Math.LN2)
  return Math.max(0, raw - byChance)
}

function normalised(shares: readonly number[]): number[] {
  const sum = shares.reduce((whole, share) => whole + Math.max(0, share), 0)
  return shares.map((share) => (sum > 0 ? Math.max(0, share) / sum : 1 / shares.length))
}

const relativeEntropy = (shares: readonly number[], middle: readonly number[]): number =>
  shares.reduce((sum, share, kind) => {
    const other = middle[kind] ?? 0
    return share > 0 && other > 0 ? sum + share * Math.log2(share / other) : sum
  }, 0)
