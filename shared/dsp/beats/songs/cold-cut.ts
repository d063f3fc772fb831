import type { Beat } from '../beat.ts'
import { hat } from '../drums/hat.ts'
import { kick } from '../drums/kick.ts'
import { blade, rim } from '../drums/percussion.ts'
import { snare } from '../drums/snare.ts'
import { uprightBass } from '../instruments/bass.ts'
import { bell, piano } from '../instruments/keys.ts'
import { pad, strings } from '../instruments/saws.ts'
import { drumPart } from '../mix/drum-part.ts'
import { linePart } from '../mix/line-part.ts'

const KICK = '9.....6...9.....|9.....6...95....'
const KICKS = `${KICK}|9.....6...9.....|9..7..6...9.....|${KICK}|9.....6...9.....|9..7..6.........`
const SNARE = '....9.......9...|....9..1.1..9..1'
const SNARES = `${SNARE}|....9.......9...|....9..1.1..9.33|${SNARE}|....9.......9...|....9....3.59.69`
const HATS = '7.5.7.5.7.5.7.53|7.5.7.5.7.5.7.5.'

const PHRASE = 'E5/2 -/1 B4/1 G4/2 -/2 F#4/2 G4/3 -/3'
const MOTIF = `${PHRASE} | E5/2 -/1 B4/1 A#4/2 -/2 A4/2 G4/3 -/3
  | C5/2 -/1 G4/1 E4/2 -/2 D#4/2 E4/3 -/3 | B4/2 -/1 F#4/1 D#4/2 -/2 C5/3 B4/2 -/3`

/** Razor's: nothing but what is needed, on the line, and a blade at the end. */
export const COLD_CUT: Beat = {
  id: 'cold-cut',
  title: 'Cold Cut',
  style: 'boom-bap',
  mood: 'cold and exact',
  bpm: 90,
  feltBpm: 90,
  bars: 8,
  swing: 0.52,
  room: { seconds: 1.1, damping: 0.25, level: -9 },
  parts: [
    drumPart('kick', kick({ tune: 54, sweep: 260, fall: 0.022, decay: 0.085, click: 0.5, drive: 1.8 }), {
      pattern: KICKS,
      level: -2.5,
      pushes: true,
    }),
    drumPart('snare', snare({ tune: 196, body: 0.75, decay: 0.06, bright: 1_600, drive: 2.2 }), {
      pattern: SNARES,
      level: -5,
      highPass: 120,
      send: 0.35,
    }),
    drumPart('rim', rim, {
      pattern: '.......3......3.|...3......3.....',
      level: -2,
      pan: -0.4,
      highPass: 300,
    }),
    drumPart('hats', hat({ decay: 0.022, pitch: 1.1, metal: 0.55 }), {
      pattern: HATS,
      level: -4,
      pan: 0.2,
      highPass: 4_000,
    }),
    drumPart('open hat', hat({ decay: 0.11, pitch: 1, metal: 0.6 }), {
      pattern: '................|................|................|..............5.',
      level: -7,
      pan: 0.2,
      highPass: 4_000,
    }),
    drumPart('blade', blade, {
      pattern: '................|................|................|............7...',
      level: -10,
      pan: -0.3,
      highPass: 1_500,
      send: 0.8,
    }),
    linePart('bass', uprightBass, {
      line: `E2/3 -/3 E2/2 -/2 E2/3 G2/1 F#2/2 | E2/3 -/3 E2/2 -/2 E2/2 D2/2 B1/2
        | C2/3 -/3 C2/2 -/2 C2/3 G1/1 C2/2 | B1/3 -/3 B1/2 -/2 B1/2 D#2/2 F#2/2`,
      level: -4,
      duck: 5,
      lowPass: 700,
    }),
    linePart('piano', piano, { line: MOTIF, level: -11, highPass: 220, send: 0.4, pan: -0.15 }),
    linePart('bell', bell, {
      line: `-/32 | -/16 | -/8 F#6/4!4 -/4 | -/32 | -/12 E6/4!4 | -/8 D#6/4!4 B5/4!3`,
      level: -11,
      highPass: 600,
      send: 0.9,
      echo: { steps: 3, feedback: 0.45, level: 0.5 },
      pan: 0.4,
    }),
    linePart('cold air', strings, {
      line: 'B5/32!4 | C6/16!4 | B5/16!5 | B5/32!5 | E6/16!5 | D#6/16!6',
      level: -18,
      highPass: 700,
      wide: true,
      send: 0.7,
    }),
    linePart('bed', pad, {
      line: 'E3+B3+G4/32 | C3+G3+E4/16 | B2+F#3+D#4/16',
      level: -19,
      highPass: 140,
      duck: 3,
      wide: true,
    }),
  ],
}
