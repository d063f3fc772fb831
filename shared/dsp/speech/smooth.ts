/** Smooths a curve with a bell of the given spread, in frames; its ends are taken to go on as they are. */
export function smooth(curve: Float32Array, spread: number): Float32Array {
  const reach = Math.ceil(3 * spread)
  const bell = Float64Array.from({ length: 2 * reach + 1 }, (_, tap) => {
    return Math.exp(-0.5 * ((tap - reach) / spread) ** 2)
  })
  const whole = bell.reduce((sum, weight) => sum + weight, 0)
  const last = curve.length - 1
  return Float32Array.from(curve, (_, frame) => {
    let sum = 0
    for (let tap = 0; tap < bell.length; tap += 1)
      sum += (bell[tap] ?? 0) * (curve[Math.min(last, Math.max(0, frame + tap - reach))] ?? 0)
    return sum / whole
  })
}
