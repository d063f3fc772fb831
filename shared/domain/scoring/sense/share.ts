/** A part of a whole, 0 to 1; nothing of nothing is 0. */
export const share = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole)
