import type { NetworkWeights } from '#shared/dsp/speech/syllable-network.ts'
import { DIGITS, STEPS } from '#shared/dsp/speech/unpack-weights.ts'

const LINE = 100
/** What fits behind its name. */
const SHORT = 80

/** The weights as a source file: two digits a weight, scaled by the largest of each kind. */
export function weightsFile(weights: NetworkWeights): string {
  const parts = Object.entries(weights).map(([name, values]) => packed(name, values as Float32Array))
  return [
    '/** What the network has learned; written by scripts/train-syllables.ts. */',
    'export const SYLLABLE_WEIGHTS = {',
    ...parts,
    '} as const',
    '',
  ].join('\n')
}

function packed(name: string, values: Float32Array): string {
  const scale = values.reduce((most, value) => Math.max(most, Math.abs(value)), 1e-6)
  const digits = [...values].map((value) => digitsOf(Math.round((value / scale) * STEPS) + STEPS)).join('')
  const lines = digits.match(new RegExp(`.{1,${LINE}}`, 'g')) ?? []
  const text =
    lines.length === 1 && values.length * 2 < SHORT
      ? `['${lines[0]}']`
      : `[\n${lines.map((line) => `      '${line}',`).join('\n')}\n    ]`
  return `  ${name}: {\n    scale: ${Number(scale.toPrecision(6))},\n    digits: ${text},\n  },`
}

const digitsOf = (number: number): string => {
  const digit = (value: number) => DIGITS[value] ?? '0'
  return digit(Math.floor(number / DIGITS.length)) + digit(number % DIGITS.length)
}
