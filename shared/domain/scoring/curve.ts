/** Points of a curve, ascending in x. */
export type Curve = readonly (readonly [x: number, y: number])[]

/** The curve's value at x: straight lines between its points, level outside them. */
export function valueOn(curve: Curve, x: number): number {
  let [previous] = curve
  if (previous === undefined) return 0
  for (const point of curve) {
    if (x <= point[0]) {
      const width = point[0] - previous[0]
      return width === 0 ? point[1] : previous[1] + ((point[1] - previous[1]) * (x - previous[0])) / width
    }
    previous = point
  }
  return previous[1]
}

/** A mark as it is shown: whole, 0 to 100. */
export const toScore = (value: number): number => Math.round(Math.min(100, Math.max(0, value)))
