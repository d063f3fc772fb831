import type { Beat } from '../beat.ts'
import { hat } from '../drums/hat.ts'
import { kick } from '../drums/kick.ts'
import { rim, shaker } from '../drums/percussion.ts'
import { snare } from '../drums/snare.ts'
import { uprightBass } from '../instruments/bass.ts'
import { electricPiano } from '../instruments/keys.ts'
import { pluck } from '../instruments/pluck.ts'
import { strings } from '../instruments/saws.ts'
import { flute } from '../instruments/synth.ts'
import { drumPart } from '../mix/drum-part.ts'
import { linePart } from '../mix/line-part.ts'
import { vinylPart } from '../mix/vinyl.ts'

const KICK = '9......5..8.....|9..4......8...5.'
const SNARE = '....8..1....8..2|....8..1.1..8...'
const HATS = '7.5.7.537.5.7.5.|7.5.7.537.5.6.53'

const DB = 'F3+Ab3+C4+Eb4'
const C = 'E3+Bb3+Db4+Eb4'
const F = 'Ab3+C4+Eb4+G4'
const EB = 'Gb3+Bb3+Db4+F4'
const AB = 'Gb3+C4+Eb4+F4'
const BB = 'Ab3+Db4+F4+C5'

/** One bar of a chord: leaned on, touched again late, and left. */
const comp = (chord: string): string => `${chord}/6!7 -/1 ${chord}/2!4 -/1 ${chord}/4!5 -/2`
const half = (chord: string): string => `${chord}/5!6 -/1 ${chord}/1!4 -/1`

/** Silk's: velvet chords, a bass that walks home late, brushed dust. */
export const CANDLE_RATE: Beat = {
  id: 'candle-rate',
  title: 'Candle Rate',
  style: 'boom-bap',
  mood: 'rich and in no hurry',
  bpm: 80,
  feltBpm: 80,
  bars: 8,
  swing: 0.6,
  room: { seconds: 1.4, damping: 0.5, level: -7 },
  parts: [
    drumPart('kick', kick({ tune: 50, sweep: 150, fall: 0.025, decay: 0.09, click: 0.25, drive: 1.4 }), {
      pattern: `${KICK}|${KICK}|${KICK}|9......5..8.....|9..4......8.....`,
      level: -3,
      lowPass: 6_000,
      pushes: true,
    }),
    drumPart('snare', snare({ tune: 178, body: 0.8, decay: 0.055, bright: 1_500, drive: 1.6 }), {
      pattern: `${SNARE}|....8..1....8..2|....8..1..3.8.24|${SNARE}|....8..1....8..2|....8..1.1..8.46`,
      level: -6.5,
      highPass: 120,
      lowPass: 12_000,
      late: 0.013,
      loose: 0.003,
      send: 0.3,
    }),
    drumPart('rim', rim, {
      pattern: '...........3....|.......3........',
      level: -2,
      highPass: 300,
      pan: -0.45,
      late: 0.008,
      send: 0.3,
    }),
    drumPart('hats', hat({ decay: 0.028, pitch: 0.9, metal: 0.35 }), {
      pattern: HATS,
      level: -3.5,
      highPass: 4_000,
      lowPass: 15_000,
      pan: 0.25,
      loose: 0.003,
    }),
    drumPart('shaker', shaker, {
      pattern: '3.5.3.5.3.5.3.5.',
      level: -4,
      highPass: 3_000,
      pan: -0.3,
      late: 0.006,
      loose: 0.004,
    }),
    vinylPart({ level: -25, highPass: 300 }),
    linePart('bass', uprightBass, {
      line: `Db2/5 -/2 Db2/1!5 Ab1/3 -/1 C2/2!6 Db2/2!5 | C2/5 -/2 C2/1!5 G2/3 -/1 E2/2!6 C2/2!5
        | F1/5 -/2 F2/1!5 C2/3 -/1 Eb2/2!6 F2/2!5 | Eb2/5 -/1 Bb1/2!6 Ab1/4 -/1 C2/1!5 Eb2/2
        | Db2/5 -/2 Db2/1!5 Ab1/3 -/1 F2/2!6 Db2/2!5 | C2/5 -/2 C2/1!5 Bb1/3 -/1 G1/2!6 E1/2
        | F1/5 -/2 F1/1!5 C2/3 -/1 Ab1/2!6 F1/2!5 | Bb1/5 -/1 F1/2!6 C2/4 -/1 G1/1!5 C2/2`,
      level: -3.5,
      duck: 4,
      lowPass: 900,
      late: 0.006,
    }),
    linePart('keys', electricPiano, {
      line: `${comp(DB)} | ${comp(C)} | ${comp(F)} | ${half(EB)} ${half(AB)}
        | ${comp(DB)} | ${comp(C)} | ${comp(F)} | ${half(BB)} ${half(C)}`,
      level: -14,
      highPass: 170,
      strum: 0.011,
      late: 0.008,
      loose: 0.003,
      send: 0.3,
      sway: { hertz: 4.6, depth: 0.22 },
    }),
    linePart('flute', flute, {
      line: `-/32 | -/4 C5/3 Eb5/3 G5/6!6 | F5/4 Eb5/2 Db5/6 -/4 | -/16 | -/6 G4/2 Bb4/2 Db5/6
        | C5/10!6 -/6 | -/16`,
      level: -16,
      highPass: 350,
      pan: 0.15,
      late: 0.012,
      send: 0.7,
      echo: { steps: 6, feedback: 0.35, level: 0.3 },
    }),
    linePart('guitar', pluck(0.3), {
      line: `-/12 Eb5/1!4 C5/1!4 Ab4/2!4 | -/16 | -/10 G5/1!4 Eb5/1!4 C5/4!4 | -/16`,
      level: -4,
      highPass: 400,
      pan: -0.4,
      send: 0.5,
    }),
    linePart('velvet', strings, {
      line: `${DB}/16!5 | ${C}/16!5 | ${F}/16!5 | ${EB}/8!5 ${AB}/8!5
        | ${DB}/16!5 | ${C}/16!5 | ${F}/16!6 | ${BB}/8!6 ${C}/8!6`,
      level: -21,
      highPass: 300,
      duck: 2,
      wide: true,
      send: 0.5,
    }),
  ],
}
