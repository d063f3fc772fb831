import { cardinal, numberWords, oneByOne } from './number-words.ts'

type Saying = readonly string[]

const MONEY: Readonly<Record<string, readonly [one: string, many: string, hundredths: string]>> = {
  $: ['dollar', 'dollars', 'cents'],
  '£': ['pound', 'pounds', 'pence'],
  '€': ['euro', 'euros', 'cents'],
}
const SCALES: Readonly<Record<string, string>> = {
  k: 'thousand',
  m: 'million',
  mil: 'million',
  b: 'billion',
  bn: 'billion',
}
/** The nine millimeter is a gun before it is a length. */
const UNITS: Readonly<Record<string, string>> = {
  mm: 'millimeter',
  cm: 'centimeters',
  km: 'kilometers',
  kg: 'kilos',
  lb: 'pound',
  lbs: 'pounds',
  oz: 'ounces',
  ft: 'feet',
  hr: 'hour',
  hrs: 'hours',
  min: 'minutes',
  mins: 'minutes',
  sec: 'seconds',
  secs: 'seconds',
  yr: 'year',
  yrs: 'years',
}
const FRACTIONS: Readonly<Record<string, Saying>> = {
  '1/2': ['half'],
  '1/3': ['one', 'third'],
  '2/3': ['two', 'thirds'],
  '1/4': ['quarter'],
  '3/4': ['three', 'quarters'],
}
/** More digits than a sum of money has. */
const LONGEST_SUM = 15

function sayMoney(text: string): readonly Saying[] {
  const parts = /^([$£€])(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d+))?(k|mil|m|bn|b)?$/.exec(text)
  if (parts === null) return []
  const [, sign = '', digits = '', decimals, letter] = parts
  const figure = digits.replaceAll(',', '')
  const [one = '', many = '', hundredths = ''] = MONEY[sign] ?? []
  if (figure.length > LONGEST_SUM) return [[...oneByOne(figure), many]]
  const whole = cardinal(Number(figure))
  if (letter !== undefined) {
    const sum = decimals === undefined ? whole : [...whole, 'point', ...oneByOne(decimals)]
    const full = [...sum, SCALES[letter] ?? '', many]
    return letter === 'k' ? [[...sum, 'k.'], full] : [full]
  }
  if (decimals !== undefined && decimals.length !== 2)
    return [[...whole, 'point', ...oneByOne(decimals), many]]
  const rest = Number(decimals ?? 0)
  const unit = figure === '1' ? one : many
  if (rest === 0) return [[...whole, unit]]
  const small = rest < 10 ? ['oh', ...cardinal(rest)] : cardinal(rest)
  return [
    [...whole, ...small],
    [...whole, unit, 'and', ...cardinal(rest), hundredths],
  ]
}

function sayTime(text: string): readonly Saying[] {
  const parts = /^(\d{1,2})(?::([0-5]\d))?([ap])?\.?(m)?\.?$/.exec(text)
  const [, hour = '', minutes, half, m] = parts ?? []
  if (parts === null || Number(hour) > 24 || (half === undefined) !== (m === undefined)) return []
  // "a." is the letter, "a" the article.
  const day = half === undefined ? [] : [`${half}.`, 'm.']
  const head = cardinal(Number(hour))
  if (minutes === undefined) return half === undefined ? [] : [[...head, ...day]]
  const tail = Number(minutes)
  if (tail === 0) return half === undefined ? [[...head, "o'clock"], head] : [[...head, ...day]]
  return [[...head, ...(tail < 10 ? ['oh'] : []), ...cardinal(tail), ...day]]
}

function sayMeasure(text: string): readonly Saying[] {
  const [, figure = '', unit = ''] = /^([\d.,]+)([a-z¢]+)$/.exec(text) ?? []
  const name = unit === '¢' ? (figure === '1' ? 'cent' : 'cents') : UNITS[unit]
  return name === undefined ? [] : numberWords(figure).map((words) => [...words, name])
}

function sayBy(text: string): readonly Saying[] {
  const [, one, other] = /^(\d{1,3})x(\d{1,3})$/.exec(text) ?? []
  return one === undefined ? [] : [[...cardinal(Number(one)), 'by', ...cardinal(Number(other))]]
}

/**
 * The ways an amount is said, likeliest first, as dictionary words: a number (see number-words.ts), money ("$20", "$2.50",
 * "£5", "50¢", "$1.5m"), a time ("3:30", "12:05", "6am"), a measure ("9mm", "20ft"), a size ("4x4"), a fraction ("1/2"), a place ("#1").
 * Nothing for what is none.
 */
export function amountWords(text: string): readonly Saying[] {
  const fraction = FRACTIONS[text]
  if (fraction !== undefined) return [fraction]
  if (/^#\d/.test(text)) return numberWords(text.slice(1)).map((words) => ['number', ...words])
  for (const say of [numberWords, sayMoney, sayTime, sayMeasure, sayBy]) {
    const ways = say(text)
    if (ways.length > 0) return ways
  }
  return []
}
