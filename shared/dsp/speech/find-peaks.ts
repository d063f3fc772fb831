/** A hump of a curve. */
export interface Peak {
  /** Where its top lies, in frames and parts of one. */
  readonly place: number
  readonly height: number
}

/**
 * Finds the humps of a curve of one value a frame that stand at least `rise` above the dips on both sides (of two humps
 * with a shallower dip between them the higher one stays), at least `least` high.
 */
export function findPeaks(curve: Float32Array, least: number, rise: number): Peak[] {
  const peaks: Peak[] = []
  let top = -1
  let dip = 0
  for (let frame = 0; frame < curve.length; frame += 1) {
    const value = curve[frame] ?? 0
    if (top < 0) {
      // Going down or level: a new hump starts when the curve has risen enough above its lowest.
      dip = Math.min(dip, value)
      if (value >= dip + rise) top = frame
    } else if (value > (curve[top] ?? 0)) {
      top = frame
    } else if (value <= (curve[top] ?? 0) - rise) {
      peaks.push(peakAt(curve, top))
      top = -1
      dip = value
    }
  }
  if (top >= 0) peaks.push(peakAt(curve, top))
  return peaks.filter(({ height }) => height >= least)
}

/** The top of the parabola through a frame and its neighbours. */
function peakAt(curve: Float32Array, frame: number): Peak {
  const height = curve[frame] ?? 0
  const before = curve[frame - 1] ?? height
  const after = curve[frame + 1] ?? height
  const bend = before - 2 * height + after
  const shift = bend < 0 ? (before - after) / (2 * bend) : 0
  return { place: frame + Math.min(0.5, Math.max(-0.5, shift)), height }
}
