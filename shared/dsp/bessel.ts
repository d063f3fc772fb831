/** Modified Bessel function of the first kind, order zero, by its power series; exact to double precision for |x| < 20. */
export function besselI0(x: number): number {
  const quarter = (x * x) / 4
  let term = 1
  let sum = 1
  for (let k = 1; term > sum * 1e-17; k += 1) {
    term *= quarter / (k * k)
    sum += term
  }
  return sum
}
