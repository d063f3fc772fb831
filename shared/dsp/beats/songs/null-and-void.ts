import type { Beat } from '../beat.ts'
import { clap } from '../drums/clap.ts'
import { hat } from '../drums/hat.ts'
import { kick } from '../drums/kick.ts'
import { riser, rim } from '../drums/percussion.ts'
import { snare } from '../drums/snare.ts'
import { sub } from '../instruments/bass.ts'
import { bell } from '../instruments/keys.ts'
import { pad } from '../instruments/saws.ts'
import { blip, reese } from '../instruments/synth.ts'
import { drumPart } from '../mix/drum-part.ts'
import { linePart } from '../mix/line-part.ts'

const KICK = '9.....9...8.....|9..9......8..7..'
const HATS = '77577r577577t577|775775rr7757q5t7'

/** Three keys in turn through the sixteen steps of a bar: a count that never agrees with the beat. */
const counter = (keys: readonly [string, string, string]): string =>
  Array.from({ length: 16 }, (_, step) => `${keys[step % 3] ?? ''}/1!${step % 3 === 0 ? 8 : 5}`).join(' ')

const G = counter(['G4', 'D5', 'Bb4'])
const EB = counter(['G4', 'Eb5', 'Bb4'])
const D = counter(['F#4', 'D5', 'A4'])

/** Cypher's: a count of three against four, every stroke on its line, a bass that hums like a transformer. */
export const NULL_AND_VOID: Beat = {
  id: 'null-and-void',
  title: 'Null and Void',
  style: 'trap',
  mood: 'a machine, without a doubt or a breath',
  bpm: 92,
  feltBpm: 92,
  bars: 8,
  swing: 0.5,
  room: { seconds: 0.8, damping: 0.15, level: -10 },
  parts: [
    drumPart('kick', kick({ tune: 49, sweep: 420, fall: 0.014, decay: 0.08, click: 0.7, drive: 2.2 }), {
      pattern: `${KICK}|${KICK}|${KICK}|9.....9...8.....|9..9..9.9...7.7.`,
      level: -4,
      pushes: true,
    }),
    drumPart('snare', snare({ tune: 232, body: 0.55, decay: 0.05, bright: 2_200, drive: 3 }), {
      pattern: `....9.......9...|....9.......9...|....9.......9...|....9.......9.77
        |....9.......9...|....9.......9...|....9.......9...|....9.......9tqq`,
      level: -6.5,
      highPass: 140,
      send: 0.25,
    }),
    drumPart('clap', clap({ tune: 1_500, decay: 0.035, hands: 3 }), {
      pattern: '....7.......9...',
      level: 0,
      highPass: 500,
      send: 0.4,
    }),
    drumPart('hats', hat({ decay: 0.014, pitch: 1.35, metal: 0.9 }), {
      pattern: HATS,
      level: -4,
      highPass: 4_500,
      pan: 0.15,
    }),
    drumPart('relay', rim, {
      pattern: '..5..5....5..5..|..5..5...5..5.5.',
      level: -4,
      highPass: 900,
      pan: -0.5,
      send: 0.3,
      echo: { steps: 3, feedback: 0.3, level: 0.4 },
    }),
    drumPart('fan', riser(1.304), {
      pattern: `................|................|................|................
        |................|................|................|........7.......`,
      level: -19,
      highPass: 2_000,
    }),
    linePart('bass', sub({ decay: 0.8, drive: 3.5, thump: 0.5 }), {
      line: `G1/5 -/1 G1/3 -/1 G1/4!6 -/2 | G1/3 G1/5 -/2 G1/3!6 F1/3!6
        | Eb2/5 -/1 Eb2/3 -/1 Eb2/4!6 -/2 | D2/3 D2/5 -/2 D2/3!6 ~D1/3`,
      level: -7.5,
      duck: 5,
    }),
    linePart('transformer', reese(380), {
      line: 'G2/32!6 | Eb2/16!6 | D2/16!7',
      level: -9,
      highPass: 130,
      duck: 6,
      wide: true,
      tone: [{ hertz: 500, gain: -2, q: 0.8 }],
    }),
    linePart('counter', blip, {
      line: `${G} | ${G} | ${EB} | ${D}`,
      level: -11,
      highPass: 350,
      duck: 3,
      send: 0.3,
      sway: { hertz: 0.38, depth: 0.35 },
      echo: { steps: 2, feedback: 0.3, level: 0.3 },
    }),
    linePart('readout', bell, {
      line: `-/4 D7/1!5 -/1 D7/1!5 -/9 | -/11 Bb6/1!5 A6/1!5 -/3 | -/4 Eb7/1!5 -/1 Eb7/1!5 -/9
        | -/8 F#6/1!5 A6/1!5 C7/1!5 Eb7/1!5 -/4`,
      level: -13,
      highPass: 1_200,
      pan: 0.45,
      send: 0.6,
    }),
    linePart('cold plate', pad, {
      line: 'G3+D4+Bb4/32!6 | G3+Eb4+Bb4/16!6 | F#3+D4+C5/16!6',
      level: -17,
      highPass: 250,
      duck: 4,
      wide: true,
      send: 0.4,
    }),
  ],
}
