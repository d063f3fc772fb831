import type { Beat } from '../beat.ts'
import { hat } from '../drums/hat.ts'
import { kick } from '../drums/kick.ts'
import { rim, shaker } from '../drums/percussion.ts'
import { snare } from '../drums/snare.ts'
import { uprightBass } from '../instruments/bass.ts'
import { bell, electricPiano, piano } from '../instruments/keys.ts'
import { brass, strings } from '../instruments/saws.ts'
import { drumPart } from '../mix/drum-part.ts'
import { linePart } from '../mix/line-part.ts'
import { vinylPart } from '../mix/vinyl.ts'

const REST = '................'
const KICK = '9..6..8...7.....|9..6......8..5..'
const SNARE = '....9..2.2..9...|....9..2.1..9..2'

const AM = 'G3+B3+C4+E4'
const D = 'F#3+A3+C4+E4'
const G = 'F#3+A3+B3+D4'
const E7 = 'G#3+D4+G4'

/** One bar of a chord, chopped as from a record: two short, one late and longer. */
const chop = (chord: string): string => `${chord}/3!8 -/3 ${chord}/2!6 -/2 ${chord}/4!7 -/2`

/** For anyone: an old soul record on the corner, cut up and sped along. */
export const CORNER_LIGHT: Beat = {
  id: 'corner-light',
  title: 'Corner Light',
  style: 'boom-bap',
  mood: 'warm and on the move',
  bpm: 96,
  feltBpm: 96,
  bars: 8,
  swing: 0.57,
  room: { seconds: 1.2, damping: 0.45, level: -9 },
  parts: [
    drumPart('kick', kick({ tune: 56, sweep: 190, fall: 0.024, decay: 0.085, click: 0.4, drive: 1.9 }), {
      pattern: `${KICK}|${KICK}|${KICK}|9..6..8...7.....|9..6..7.7.8.6...`,
      level: -3,
      pushes: true,
    }),
    drumPart('snare', snare({ tune: 204, body: 0.75, decay: 0.06, bright: 1_500, drive: 2.3 }), {
      pattern: `${SNARE}|....9..2.2..9...|....9..2.1..9.36|${SNARE}|....9..2.2..9...|....9..2..5.7.89`,
      level: -5.5,
      highPass: 120,
      late: 0.004,
      send: 0.3,
    }),
    drumPart('rim', rim, {
      pattern: '..........3.....|......3.......3.',
      level: -4,
      highPass: 300,
      pan: -0.4,
      send: 0.3,
    }),
    drumPart('hats', hat({ decay: 0.026, pitch: 0.95, metal: 0.45 }), {
      pattern: '7.5.7.537.5.7.5.|7.5.7.537.5.7.5.',
      level: -4,
      highPass: 4_000,
      pan: 0.25,
      loose: 0.002,
    }),
    drumPart('open hat', hat({ decay: 0.1, pitch: 0.95, metal: 0.5 }), {
      pattern: `${REST}|..............5.`,
      level: -7,
      highPass: 4_000,
      pan: 0.25,
    }),
    drumPart('shaker', shaker, {
      pattern: '4.6.4.6.4.6.4.6.',
      level: -6,
      highPass: 3_000,
      pan: -0.3,
      loose: 0.003,
    }),
    vinylPart({ level: -27, highPass: 300 }),
    linePart('bass', uprightBass, {
      line: `A1/3 -/1 A1/2!6 C2/2 -/2 E2/2 D2/2 C2/2 | D2/3 -/1 D2/2!6 F#2/2 -/2 A2/2 F#2/2 D2/2
        | G1/3 -/1 G1/2!6 B1/2 -/2 D2/2 E2/2 G2/2 | E2/3 -/1 E2/2!6 D2/2 -/2 B1/2 G#1/2 E1/2`,
      level: -3.5,
      duck: 4,
      lowPass: 900,
    }),
    linePart('piano', piano, {
      line: `${chop(AM)} | ${chop(D)} | ${chop(G)} | ${chop(E7)}`,
      level: -13,
      highPass: 220,
      lowPass: 5_000,
      strum: 0.006,
      loose: 0.002,
      send: 0.35,
      pan: -0.2,
    }),
    linePart('keys', electricPiano, {
      line: `-/12 E5/2!6 D5/2!5 | C5/4!6 -/12 | -/12 B4/2!6 D5/2!6 | E5/3!7 D5/3!6 B4/4!5 -/6
        | -/8 E5/2!6 G5/2!7 E5/2 D5/2!5 | C5/4!6 A4/6!5 -/6 | -/8 D5/2!6 F#5/4!7 D5/2!5 | E5/6!6 -/10`,
      level: -16,
      highPass: 350,
      pan: 0.3,
      send: 0.5,
      echo: { steps: 6, feedback: 0.3, level: 0.25 },
      sway: { hertz: 5, depth: 0.25 },
    }),
    linePart('horns', brass, {
      line: `-/32 | -/16 | E4+G#4+D5/2!8 -/2 E4+G#4+D5/1!6 -/11 | -/32 | -/12 D4+F#4+B4/2!7 -/2
        | E4+G#4+D5/2!9 -/2 E4+G#4+D5/1!7 -/1 E4+G4+D5/6!8 -/4`,
      level: -15,
      highPass: 260,
      wide: true,
      send: 0.5,
    }),
    linePart('glint', bell, {
      line: `-/64 | -/32 | -/14 B6/2!3 | -/6 G#6/4!4 -/6`,
      level: -13,
      highPass: 800,
      pan: 0.45,
      send: 0.8,
    }),
    linePart('strings', strings, {
      line: 'E4+B4/16!5 | E4+C5/16!5 | D4+B4/16!5 | D4+G#4/16!6',
      level: -20,
      highPass: 320,
      wide: true,
      duck: 2,
      send: 0.5,
    }),
  ],
}
