import type { Hertz, Seconds } from '#shared/std/units.ts'
import { fromDecibels } from '../decibels.ts'
import { amplify } from '../levels.ts'
import { limitChannels } from '../limit-peaks.ts'
import { integratedLoudness } from '../loudness.ts'
import type { BeatStyle } from './beat.ts'
import { kick } from './drums/kick.ts'
import { tom } from './drums/percussion.ts'
import { snare } from './drums/snare.ts'
import { STEPS_PER_BAR } from './grid.ts'
import { readHits } from './hits.ts'
import { BEAT_LOUDNESS } from './mix/master.ts'
import { addAround, panned, silence, type Stereo } from './stereo.ts'
import type { Drum } from './strike.ts'

/** What rings on beyond the bar. */
const TAIL: Seconds = 0.6
const CEILING = fromDecibels(-3)

interface Voice {
  readonly drum: Drum
  readonly pan: number
  readonly level: number
}

const KIT = {
  kick: {
    drum: kick({ tune: 52, sweep: 190, fall: 0.03, decay: 0.11, click: 0.4, drive: 2 }),
    pan: 0,
    level: 1,
  },
  snare: {
    drum: snare({ tune: 190, body: 0.6, decay: 0.06, bright: 1_700, drive: 2 }),
    pan: -0.1,
    level: 0.7,
  },
  high: { drum: tom(176), pan: -0.4, level: 0.8 },
  middle: { drum: tom(132), pan: 0.1, level: 0.85 },
  low: { drum: tom(94), pan: 0.45, level: 0.95 },
} as const satisfies Record<string, Voice>

/** A bar for each style, signs as in readHits. Boom-bap keeps to eighths, which no beat swings. */
const BARS: Readonly<Record<BeatStyle, Partial<Record<keyof typeof KIT, string>>>> = {
  'boom-bap': {
    kick: '6.....5...6.....',
    snare: '....5.....5.7.8.',
    high: '........7.6.....',
    middle: '..........6.7...',
    low: '............7.8.',
  },
  trap: {
    kick: '8.......7.......',
    snare: '....6.......5rtq',
    high: '........r.......',
    middle: '..........r.....',
    low: '............r.6.',
  },
  drill: {
    kick: '8.....7.........',
    snare: '....6......5..rt',
    high: '........7..6....',
    middle: '..........6..7..',
    low: '............7..8',
  },
}

/**
 * A drummer's bar that leads to a downbeat, in the style of a beat and as loud as one: so many seconds long, and what
 * rings on after them.
 */
export function renderFill(style: BeatStyle, bar: Seconds, rate: Hertz): Stereo {
  const fill = silence(Math.ceil((bar + TAIL) * rate))
  for (const [name, pattern] of Object.entries(BARS[style])) {
    const { drum, pan, level } = KIT[name as keyof typeof KIT]
    const [left, right] = panned(pan)
    // Played once and struck again and again: a page renders this between two frames.
    const sound = drum({ velocity: level, rate, seed: 1 })
    for (const { step, velocity } of readHits(pattern).hits) {
      const start = Math.round((step / STEPS_PER_BAR) * bar * rate)
      addAround(fill.left, sound, start, left * velocity)
      addAround(fill.right, sound, start, right * velocity)
    }
  }
  const channels = [fill.left, fill.right]
  const gain = fromDecibels(BEAT_LOUDNESS - integratedLoudness(channels, rate))
  for (const channel of channels) amplify(channel, gain)
  limitChannels(channels, CEILING, rate)
  return fill
}
