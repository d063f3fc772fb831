import type { Beat } from '../beat.ts'
import { clap } from '../drums/clap.ts'
import { hat } from '../drums/hat.ts'
import { kick } from '../drums/kick.ts'
import { crash, rim, riser } from '../drums/percussion.ts'
import { snare } from '../drums/snare.ts'
import { sub } from '../instruments/bass.ts'
import { AH, choir } from '../instruments/choir.ts'
import { bell, piano } from '../instruments/keys.ts'
import { staccato, strings } from '../instruments/saws.ts'
import { drumPart } from '../mix/drum-part.ts'
import { linePart } from '../mix/line-part.ts'

const REST = '................'
const KICK = '9.....7.......7.|..8.......9.....'
const SNARE = '........9.......|............9...'
const HATS = '7..7..7.7..7..t.|7..7..7.7..7.7.7'
const HATS_FILL = '7..7..7.7..7..7.|7..t..7.7.7.qrr7'

/** For anyone: the city after midnight, strings on edge, a bass that slides under the platform. */
export const LAST_TRAIN: Beat = {
  id: 'last-train',
  title: 'Last Train',
  style: 'drill',
  mood: 'dark and on edge',
  bpm: 144,
  feltBpm: 72,
  bars: 16,
  swing: 0.5,
  room: { seconds: 1.8, damping: 0.4, level: -6 },
  parts: [
    drumPart('kick', kick({ tune: 52, sweep: 240, fall: 0.022, decay: 0.08, click: 0.55, drive: 2.4 }), {
      pattern: `${KICK}|${KICK}|${KICK}|9.....7.......7.|..8...7...9..9..`,
      level: -3.5,
      pushes: true,
    }),
    drumPart('snare', snare({ tune: 205, body: 0.7, decay: 0.075, bright: 1_500, drive: 2.4 }), {
      pattern: `${SNARE}|${SNARE}|${SNARE}|........9.......|......3.....9.69`,
      level: -5,
      highPass: 120,
      send: 0.35,
    }),
    drumPart('clap', clap({ tune: 1_250, decay: 0.05, hands: 4 }), {
      pattern: SNARE,
      level: 0,
      highPass: 450,
      send: 0.5,
    }),
    drumPart('hats', hat({ decay: 0.018, pitch: 1, metal: 0.65 }), {
      pattern: `${HATS}|${HATS}|${HATS}|${HATS_FILL}`,
      level: -4,
      highPass: 4_000,
      pan: 0.15,
    }),
    drumPart('open hat', hat({ decay: 0.12, pitch: 0.95, metal: 0.6 }), {
      pattern: `${REST}|..........5.....`,
      level: -9,
      highPass: 4_000,
      pan: -0.25,
    }),
    drumPart('tick', rim, {
      pattern: '...4..4....4..4.|...4..4.4..4....',
      level: -3,
      highPass: 700,
      pan: -0.4,
      send: 0.3,
    }),
    drumPart('crash', crash(0.5), {
      pattern: `6...............${`|${REST}`.repeat(15)}`,
      level: -12,
      highPass: 2_500,
      send: 0.3,
    }),
    drumPart('riser', riser(1.667), {
      pattern: `${`${REST}|`.repeat(15)}7...............`,
      level: -19,
      highPass: 1_500,
    }),
    linePart('bass', sub({ decay: 0.9, drive: 3.8, thump: 0.5 }), {
      line: `C#2/6 -/4 C#2/4 ~G#1/4!7 C#2/8 ~C#3/2 ~C#2/4
        | A1/6 -/4 A1/4 ~E1/4 A1/8 ~A2/2 ~A1/4
        | F#1/6 -/4 F#1/4 ~C#2/4 F#1/8 ~F#2/2 ~F#1/4
        | G#1/6 -/4 G#1/8 C2/6 ~G#2/4 ~G#1/4`,
      level: -7.5,
      duck: 5,
    }),
    linePart('piano', piano, {
      line: `C#5/3!6 G#4/3 E4/4 D#5/3 C#5/3 -/16 | C#5/3!6 A4/3 E4/4 D#5/3 C#5/3 -/8 E5/4 C#5/4
        | C#5/3!6 A4/3 F#4/4 D#5/3 C#5/3 -/16 | C5/3!6 G#4/3 D#4/4 C#5/3 C5/3 -/8 D#5/4 F#5/4`,
      level: -10,
      highPass: 240,
      send: 0.5,
      echo: { steps: 6, feedback: 0.35, level: 0.25 },
    }),
    linePart('stabs', staccato, {
      line: `-/64 | -/64 | C#4/3 C#4/3 E4/2 G#4/3 E4/5 -/16 | C#4/3 C#4/3 E4/2 A4/3 E4/5 -/16
        | C#4/3 C#4/3 F#4/2 A4/3 F#4/5 -/16 | D#4/3 D#4/3 F#4/2 G#4/3 A4/5 -/8 G#4/3 F#4/3 D#4/2`,
      level: -10,
      highPass: 260,
      wide: true,
      send: 0.5,
    }),
    linePart('choir', choir(AH), {
      line: `C#4+E4+G#4/32!5 | C#4+E4+A4/32!5 | C#4+F#4+A4/32!6 | C4+D#4+G#4/32!6`,
      level: -13,
      highPass: 260,
      duck: 3,
      wide: true,
      send: 0.7,
    }),
    linePart('high string', strings, {
      line: `G#5/64!4 | A5/32!5 | G#5/16!5 F#5/16!5`,
      level: -16,
      highPass: 600,
      wide: true,
      send: 0.6,
    }),
    linePart('bell', bell, {
      line: '-/28 G#6/4!4 | -/32 | -/28 A6/4!4 | -/20 D#6/6!4 C6/6!4',
      level: -11,
      highPass: 700,
      pan: 0.4,
      send: 0.9,
    }),
  ],
}
