import type { Beat } from '../beat.ts'
import { clap } from '../drums/clap.ts'
import { hat } from '../drums/hat.ts'
import { kick } from '../drums/kick.ts'
import { crash, riser, tom } from '../drums/percussion.ts'
import { snare } from '../drums/snare.ts'
import { uprightBass } from '../instruments/bass.ts'
import { AH, choir } from '../instruments/choir.ts'
import { piano } from '../instruments/keys.ts'
import { brass, strings } from '../instruments/saws.ts'
import { drumPart } from '../mix/drum-part.ts'
import { linePart } from '../mix/line-part.ts'
import { vinylPart } from '../mix/vinyl.ts'

const REST = '................'
const KICK = '9..7..9...8.....|9..7..9...8..7..'
const SNARE = '....9.......9...|....9..2.2..9..2'
const ANSWER = '................|..........9.9.9.'
const HATS = '7.5.7.5.7.5.7.55|7.5.7.5.7.5.7.5.'

const CALL = 'D3+D4/3!9 F3+F4/3!8 G3+G4/2 -/2 Ab3+Ab4/2!9 G3+G4/2 F3+F4/2'
const REPLY = 'D3+D4/2!9 -/14'
const LAST_CALL = 'D3+D4/3!9 F3+F4/3!8 G3+G4/2 -/2 Bb3+Bb4/2!9 A3+A4/4!9'

const RIFF = `D2/3 F2/3 G2/2 -/2 Ab2/2 G2/2 F2/2 | D2/6 -/2 A1/2 C2/2 D2/4
  | D2/3 F2/3 G2/2 -/2 Ab2/2 G2/2 F2/2 | D2/6 -/2 C2/2 A1/2 C2/4`
const WALK = `Bb1/6 F2/2 Bb2/4 A2/2 F2/2 | C2/6 G2/2 C2/4 E2/2 G2/2
  | D2/6 A2/2 D2/4 C2/2 A1/2 | A1/6 E2/2 A1/4 B1/2 C#2/2`

/** The game's own: brass calls, hands clap back; then everyone sings. */
export const THEME: Beat = {
  id: 'theme',
  title: 'Clapback',
  style: 'boom-bap',
  mood: 'fight night, lights up',
  bpm: 100,
  feltBpm: 100,
  bars: 16,
  swing: 0.54,
  room: { seconds: 1.7, damping: 0.35, level: -7 },
  parts: [
    drumPart('kick', kick({ tune: 54, sweep: 230, fall: 0.022, decay: 0.09, click: 0.5, drive: 2.2 }), {
      pattern: KICK,
      level: -3,
      pushes: true,
    }),
    drumPart('snare', snare({ tune: 190, body: 0.75, decay: 0.07, bright: 1_500, drive: 2.4 }), {
      pattern: `${SNARE}|....9.......9...|....9..2.2..9.36|${SNARE}|....9.......9...|....9..2..6.79.9`,
      level: -5.5,
      highPass: 120,
      send: 0.35,
    }),
    drumPart('hands', clap({ tune: 1_250, decay: 0.06, hands: 6 }), {
      pattern: `${ANSWER}|${ANSWER}|${ANSWER}|${REST}|..........9.9999
        ${'|....8.......8...|....8.......8...'.repeat(4)}`,
      level: 1,
      highPass: 400,
      send: 0.6,
    }),
    drumPart('hats', hat({ decay: 0.024, pitch: 1, metal: 0.5 }), {
      pattern: HATS,
      level: -4,
      highPass: 4_000,
      pan: 0.2,
      loose: 0.002,
    }),
    drumPart('open hat', hat({ decay: 0.12, pitch: 1, metal: 0.6 }), {
      pattern: `${REST}|..............6.`,
      level: -8,
      highPass: 4_000,
      pan: 0.2,
    }),
    drumPart('toms', tom(96), {
      pattern: `${`${REST}|`.repeat(7)}........7.8.8899|${`${REST}|`.repeat(7)}........7.8.8899`,
      level: -8,
      highPass: 65,
      send: 0.5,
      pan: -0.2,
    }),
    drumPart('crash', crash(0.6), {
      pattern: `7...............|${`${REST}|`.repeat(7)}8...............${`|${REST}`.repeat(7)}`,
      level: -10,
      highPass: 2_500,
      send: 0.3,
    }),
    drumPart('riser', riser(1.2), {
      pattern: `${`${REST}|`.repeat(7)}........8.......|${`${REST}|`.repeat(7)}........6.......`,
      level: -17,
      highPass: 1_800,
    }),
    vinylPart({ level: -30, highPass: 300 }),
    linePart('bass', uprightBass, {
      line: `${RIFF} | ${RIFF} | ${WALK} | ${WALK}`,
      level: -3.5,
      duck: 4,
      lowPass: 900,
    }),
    linePart('brass', brass, {
      line: `${CALL} | ${REPLY} | ${CALL} | ${REPLY} | ${CALL} | ${REPLY} | ${LAST_CALL} | ${REPLY}
        | D3+F3+Bb3/3!9 -/13 | E3+G3+C4/3!9 -/7 E3+G3+C4/2 -/4 | F3+A3+D4/3!9 -/13 | E3+G3+C#4/3!9 -/5 E3+G3+C#4/2 -/2 G3+A3+E4/4!9
        | D3+F3+Bb3/3!9 -/13 | E3+G3+C4/3!9 -/7 E3+G3+C4/2 -/4 | F3+A3+D4/3!9 -/13 | E3+G3+C#4/3!9 -/5 E3+G3+C#4/2 -/2 G3+A3+E4/4!9`,
      level: -11,
      highPass: 150,
      wide: true,
      send: 0.4,
      tone: [{ hertz: 1_000, gain: -3, q: 0.7 }],
    }),
    linePart('crowd sings', choir(AH), {
      line: `-/128 | D4+F4+Bb4/16!8 | E4+G4+C5/16!8 | F4+A4+D5/16!8 | E4+A4+C#5/16!9
        | D4+F4+Bb4/16!8 | E4+G4+C5/16!8 | F4+A4+D5/16!9 | E4+A4+C#5/16!9`,
      level: -12,
      highPass: 260,
      duck: 3,
      wide: true,
      send: 0.6,
    }),
    linePart('piano', piano, {
      line: `${'-/8 D5/1!5 F5/1!5 -/2 D5/1!5 C5/1!5 -/2 | -/16 | '.repeat(4)}
        ${'D5/3 Bb4/3 F5/2 D5/3 Bb4/3 F4/2 | E5/3 C5/3 G5/2 E5/3 C5/3 G4/2 | F5/3 D5/3 A5/2 F5/3 D5/3 A4/2 | E5/3 C#5/3 A5/2 G5/3 E5/3 C#5/2 | '.repeat(2)}`,
      level: -12,
      highPass: 300,
      pan: -0.3,
      send: 0.4,
    }),
    linePart('strings', strings, {
      line: `${'A4+D5/64!4 | '.repeat(2)}${'Bb4+F5/16!7 | C5+G5/16!7 | D5+A5/16!7 | C#5+A5/16!8 | '.repeat(2)}`,
      level: -19,
      highPass: 400,
      wide: true,
      send: 0.5,
    }),
  ],
}
