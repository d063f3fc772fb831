import type { Beat } from '../beat.ts'
import { clap } from '../drums/clap.ts'
import { hat } from '../drums/hat.ts'
import { kick } from '../drums/kick.ts'
import { crash, riser, tom } from '../drums/percussion.ts'
import { snare } from '../drums/snare.ts'
import { sub } from '../instruments/bass.ts'
import { choir, OO } from '../instruments/choir.ts'
import { brass, staccato } from '../instruments/saws.ts'
import { drumPart } from '../mix/drum-part.ts'
import { linePart } from '../mix/line-part.ts'

const STOMP = '9..9......8...6.|9..9....7...8...'
const HATS = '7.4r7.4.7.4.7t4.|7.4.7.rr7.4.7.4.|7.4r7.4.7.4.7.4t|7.4.7.4.q.4.7rr.'

/** Venom's: stomps, low brass on the flattened second, a bass that does not let go. */
export const GROUNDSWELL: Beat = {
  id: 'groundswell',
  title: 'Groundswell',
  style: 'trap',
  mood: 'heavy, patient, closing in',
  bpm: 84,
  feltBpm: 84,
  bars: 8,
  swing: 0.5,
  room: { seconds: 2.1, damping: 0.45, level: -9 },
  parts: [
    drumPart('kick', kick({ tune: 46, sweep: 210, fall: 0.03, decay: 0.1, click: 0.55, drive: 3 }), {
      pattern: STOMP,
      level: -2.5,
      pushes: true,
    }),
    drumPart('snare', snare({ tune: 172, body: 0.8, decay: 0.1, bright: 1_200, drive: 2.8 }), {
      pattern: `....9.......9...|....9.......9...|....9.......9...|....9.......9.3.
        |....9.......9...|....9.......9...|....9.......9...|....9.......9.rq`,
      level: -6.5,
      highPass: 110,
      send: 0.35,
    }),
    drumPart('clap', clap({ tune: 1_150, decay: 0.07, hands: 4 }), {
      pattern: '....8.......8...',
      level: 1,
      highPass: 400,
      send: 0.5,
    }),
    drumPart('hats', hat({ decay: 0.02, pitch: 0.9, metal: 0.7 }), {
      pattern: HATS,
      level: 1,
      highPass: 4_000,
      pan: -0.15,
    }),
    drumPart('open hat', hat({ decay: 0.13, pitch: 0.85, metal: 0.7 }), {
      pattern: '................|..........5.....|................|..6.............',
      level: -7,
      highPass: 4_000,
      pan: 0.25,
    }),
    drumPart('toms', tom(82), {
      pattern: `................|................|................|..........7.78..
        |................|................|................|........7..78.89`,
      level: -9,
      highPass: 60,
      send: 0.4,
      pan: 0.2,
    }),
    drumPart('crash', crash(0.5), {
      pattern: `7...............|................|................|................
        |................|................|................|................`,
      level: -12,
      highPass: 2_000,
      send: 0.3,
    }),
    drumPart('riser', riser(1.428), {
      pattern: `................|................|................|................
        |................|................|................|........8.......`,
      level: -17,
      highPass: 1_500,
      pan: -0.2,
    }),
    linePart('bass', sub({ decay: 1.3, drive: 4.5, thump: 0.8 }), {
      line: `F1/3 F1/7!8 F1/4 F1/2!6 | F1/3 F1/5!8 Ab1/4 ~Gb1/4
        | Gb1/3 Gb1/7!8 Gb1/4 Gb1/2!6 | Eb1/3 Eb1/5!8 E1/4 ~F1/4`,
      level: -9,
      duck: 5,
    }),
    linePart('brass', brass, {
      line: `F2+C3+F3/3!9 -/9 F2+C3+F3/2!6 -/2 | -/16 | Gb2+Db3+Gb3/3!9 -/9 Gb2+Db3+Gb3/2!6 -/2
        | Eb2+Bb2+Eb3/3!9 -/5 E2+B2+E3/3!7 -/5`,
      level: -10,
      highPass: 130,
      wide: true,
      send: 0.5,
      tone: [{ hertz: 900, gain: -3, q: 0.7 }],
    }),
    linePart('choir', choir(OO), {
      line: 'F3+C4+Ab4/32!6 | Gb3+Db4+Bb4/16!7 | Eb3+Bb3+G4/16!7',
      level: -12,
      highPass: 170,
      duck: 3,
      wide: true,
      send: 0.6,
    }),
    linePart('fangs', staccato, {
      line: `-/16 | F4/1 -/1 F4/1 -/1 Ab4/1 -/1 Gb4/1 -/1 F4/1 -/7
        | -/16 | Eb4/1 -/1 Eb4/1 -/1 G4/1 -/1 F4/1 -/1 E4/1 -/7`,
      level: -8,
      highPass: 250,
      wide: true,
      send: 0.5,
      echo: { steps: 3, feedback: 0.4, level: 0.35 },
    }),
  ],
}
