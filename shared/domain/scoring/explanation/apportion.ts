/**
 * Parts a whole number among weights so that the shares are whole and sum to it exactly: each gets its proportion rounded
 * towards zero, and what is left goes, one each, to the largest remainders (the method of Hare and Niemeyer).
 * @param whole what is parted; may be negative
 * @param weights not below 0; without any weight above 0 there is nobody to give to
 * @returns a share for each weight; all 0 where no weight is above 0
 */
export function apportion(whole: number, weights: readonly number[]): readonly number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0)
  if (!(sum > 0) || !Number.isFinite(sum)) return weights.map(() => 0)
  const sign = Math.sign(whole)
  const exact = weights.map((weight) => (Math.abs(whole) * weight) / sum)
  const shares = exact.map(Math.floor)
  const left = Math.abs(whole) - shares.reduce((total, share) => total + share, 0)
  const neediest = exact
    .map((value, index) => ({ index, rest: value - (shares[index] ?? 0) }))
    .sort((a, b) => b.rest - a.rest || a.index - b.index)
  for (const { index } of neediest.slice(0, left)) shares[index] = (shares[index] ?? 0) + 1
  return shares.map((share) => (share === 0 ? 0 : sign * share))
}
