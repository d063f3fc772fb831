import type { Beat } from '../beat.ts'
import { clap } from '../drums/clap.ts'
import { hat } from '../drums/hat.ts'
import { kick } from '../drums/kick.ts'
import { crash, shaker } from '../drums/percussion.ts'
import { snare } from '../drums/snare.ts'
import { sub } from '../instruments/bass.ts'
import { choir, OO } from '../instruments/choir.ts'
import { electricPiano } from '../instruments/keys.ts'
import { pluck } from '../instruments/pluck.ts'
import { pad } from '../instruments/saws.ts'
import { flute } from '../instruments/synth.ts'
import { drumPart } from '../mix/drum-part.ts'
import { linePart } from '../mix/line-part.ts'

const REST = '................'
const KICK = '9.........8.....|..8...8.........'
const KICK_TURN = '9.........8.....|..8...8...9..9..'
const SNARE = '........9.......|............8...'
const HATS = '7..6..7..6..7.6.|7..6..7.t...7.6.'
const HATS_FILL = '7..6..7..6..7.6.|7..6..q.7.r.t.rr'

/** Four strings up and down again, three sixteenths apart but for the last. */
const picked = (low: string, second: string, third: string, high: string): string =>
  `${low}/3 ${second}/3 ${third}/2!6 ${high}/3!8 ${third}/3!6 ${second}/2!5
   ${high}/3 ${third}/3!6 ${second}/2!5 ${third}/3 ${high}/3!8 -/2`

/** For anyone: the same streets from the roof, with the sun coming up. */
export const HIGH_RISE: Beat = {
  id: 'high-rise',
  title: 'High Rise',
  style: 'drill',
  mood: 'wistful and wide',
  bpm: 140,
  feltBpm: 70,
  bars: 16,
  swing: 0.5,
  room: { seconds: 2.4, damping: 0.3, level: -8 },
  parts: [
    drumPart('kick', kick({ tune: 50, sweep: 200, fall: 0.02, decay: 0.075, click: 0.45, drive: 1.8 }), {
      pattern: `${KICK}|${KICK_TURN}|${KICK}|${KICK_TURN}`,
      level: -4,
      pushes: true,
    }),
    drumPart('snare', snare({ tune: 188, body: 0.6, decay: 0.06, bright: 1_800, drive: 1.8 }), {
      pattern: `${SNARE}|${SNARE}|${SNARE}|........9.......|............8.47`,
      level: -6.5,
      highPass: 120,
      send: 0.4,
    }),
    drumPart('clap', clap({ tune: 1_350, decay: 0.06, hands: 5 }), {
      pattern: SNARE,
      level: -1,
      highPass: 450,
      send: 0.6,
      pan: 0.1,
    }),
    drumPart('hats', hat({ decay: 0.02, pitch: 1.15, metal: 0.45 }), {
      pattern: `${HATS}|${HATS}|${HATS}|${HATS_FILL}`,
      level: -5,
      highPass: 4_500,
      pan: -0.2,
    }),
    drumPart('shaker', shaker, {
      pattern: '3.4.6.4.3.4.6.4.',
      level: -6,
      highPass: 3_500,
      pan: 0.35,
      loose: 0.002,
    }),
    drumPart('crash', crash(0.7), {
      pattern: `5...............${`|${REST}`.repeat(15)}`,
      level: -12,
      highPass: 3_000,
      send: 0.4,
    }),
    linePart('bass', sub({ decay: 1.1, drive: 2.6, thump: 0.35 }), {
      line: `D2/10 D2/8 ~D1/6 -/2 ~A1/2 ~D2/4 | A1/10 A1/8 ~E2/6 -/2 ~A2/2 ~A1/4
        | E2/10 E2/8 ~E1/6 -/2 ~B1/2 ~E2/4 | F#1/10 F#1/8 ~F#2/6 -/2 ~C#2/2 ~F#1/4`,
      level: -8,
      duck: 5,
    }),
    linePart('strings picked', pluck(0.05), {
      line: `${picked('D4', 'A4', 'C#5', 'F#5')} | ${picked('A3', 'E4', 'B4', 'C#5')}
        | ${picked('E4', 'B4', 'C#5', 'G#5')} | ${picked('F#4', 'A4', 'C#5', 'E5')}`,
      level: -4,
      highPass: 260,
      pan: -0.2,
      send: 0.5,
      echo: { steps: 3, feedback: 0.4, level: 0.35 },
    }),
    linePart('keys', electricPiano, {
      line: `D4+F#4+A4+C#5/20!5 -/12 | A3+C#4+E4+B4/20!5 -/12 | E4+G#4+B4+C#5/20!5 -/12 | F#4+A4+C#5+E5/20!5 -/12`,
      level: -16,
      highPass: 250,
      strum: 0.014,
      send: 0.6,
      sway: { hertz: 3.1, depth: 0.3 },
    }),
    linePart('sky', choir(OO), {
      line: 'F#4+A4+C#5/32!6 | E4+A4+C#5/32!6 | E4+G#4+B4/32!6 | F#4+A4+C#5/32!6',
      level: -14,
      highPass: 280,
      duck: 4,
      wide: true,
      send: 0.8,
    }),
    linePart('lead', flute, {
      line: `-/64 | -/64 | -/8 C#6/6!6 B5/4 A5/6 F#5/8 | E5/12!6 -/4 A5/6 B5/6 C#6/4
        | B5/14!6 -/6 G#5/6 B5/6 | A5/10!6 F#5/10!5 -/12`,
      level: -15,
      highPass: 500,
      pan: 0.2,
      send: 0.9,
      echo: { steps: 6, feedback: 0.45, level: 0.4 },
    }),
    linePart('haze', pad, {
      line: 'D3+A3+F#4/32 | A2+E3+C#4/32 | E3+B3+G#4/32 | F#3+C#4+A4/32',
      level: -18,
      highPass: 200,
      duck: 4,
      wide: true,
      send: 0.3,
    }),
  ],
}
