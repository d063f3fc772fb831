const ONES = (
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen ' +
  'seventeen eighteen nineteen'
).split(' ')
const TENS = ',,twenty,thirty,forty,fifty,sixty,seventy,eighty,ninety'.split(',')
const SCALES = ['thousand', 'million', 'billion', 'trillion']
const ORDINALS: Readonly<Record<string, string>> = {
  one: 'first',
  two: 'second',
  three: 'third',
  five: 'fifth',
  eight: 'eighth',
  nine: 'ninth',
  twelve: 'twelfth',
}

function belowHundred(value: number): string[] {
  if (value < 20) return [ONES[value] ?? '']
  const tens = TENS[Math.floor(value / 10)] ?? ''
  return value % 10 === 0 ? [tens] : [tens, ONES[value % 10] ?? '']
}

/** A whole number below 10^15 in words: 1,250 is "one thousand two hundred fifty". */
export function cardinal(value: number): string[] {
  if (value < 100) return belowHundred(value)
  if (value < 1000) {
    const rest = value % 100
    const hundreds = [ONES[Math.floor(value / 100)] ?? '', 'hundred']
    return rest === 0 ? hundreds : [...hundreds, ...belowHundred(rest)]
  }
  const scale = Math.min(Math.floor(Math.log10(value) / 3), SCALES.length)
  const unit = 1000 ** scale
  const rest = value % unit
  const head = [...cardinal(Math.floor(value / unit)), SCALES[scale - 1] ?? '']
  return rest === 0 ? head : [...head, ...cardinal(rest)]
}

/** As it is said in pairs: a year (1995), an area (360, 808), a price (1500). */
function inPairs(digits: string): string[] | undefined {
  const value = Number(digits)
  if (digits.startsWith('0') || value % 1000 === 0) return undefined
  const head = Math.floor(value / 100)
  const tail = value % 100
  if (tail === 0) return digits.length === 4 ? [...belowHundred(head), 'hundred'] : undefined
  if (digits.length === 3)
    return tail < 10
      ? [...belowHundred(head), 'oh', ...belowHundred(tail)]
      : [...belowHundred(head), ...belowHundred(tail)]
  if (digits.length === 4 && head % 10 !== 0) {
    return tail < 10
      ? [...belowHundred(head), 'oh', ...belowHundred(tail)]
      : [...belowHundred(head), ...belowHundred(tail)]
  }
  return digits.length === 4 && head === 20 && tail > 9 ? ['twenty', ...belowHundred(tail)] : undefined
}

/** Digits said one after the other. */
export const oneByOne = (digits: string): string[] => [...digits].map((digit) => ONES[Number(digit)] ?? '')

function ordinal(words: readonly string[]): string[] {
  const last = words.at(-1) ?? ''
  return [
    ...words.slice(0, -1),
    ORDINALS[last] ?? (last.endsWith('y') ? `${last.slice(0, -1)}ieth` : `${last}th`),
  ]
}

const plural = (words: readonly string[]): string[] => {
  const last = words.at(-1) ?? ''
  const ending = last.endsWith('y')
    ? `${last.slice(0, -1)}ies`
    : last.endsWith('x')
      ? `${last}es`
      : `${last}s`
  return [...words.slice(0, -1), ending]
}

/**
 * The ways a number is said, likeliest first, as dictionary words: "99", "3rd", "2026", "1,000", "3.5", "90s", "50%".
 * Nothing for what is no number. More than fifteen digits are said one by one.
 */
export function numberWords(text: string): readonly (readonly string[])[] {
  const parts = /^(\d+|\d{1,3}(?:,\d{3})+)(?:\.(\d+))?(st|nd|rd|th|'?s|%)?$/.exec(text)
  if (parts === null) return []
  const digits = (parts[1] ?? '').replaceAll(',', '')
  const [, , decimals, ending] = parts
  const whole = digits.length > 15 || /^0\d/.test(digits) ? oneByOne(digits) : cardinal(Number(digits))
  if (decimals !== undefined) return [[...whole, 'point', ...oneByOne(decimals)]]
  if (ending === '%') return [[...whole, 'percent']]
  if (ending === 'st' || ending === 'nd' || ending === 'rd' || ending === 'th') return [ordinal(whole)]
  const pairs = inPairs(digits)
  const ways = pairs === undefined ? [whole] : [pairs, whole]
  return ending === undefined ? ways : ways.map(plural)
}
