/** For JSON.stringify: numbers to a thousandth. */
export const rounded = (_key: string, value: unknown): unknown =>
  typeof value === 'number' ? Math.round(value * 1000) / 1000 : value
