import type { Pronouncer } from '#shared/domain/phonetics/phonetics.ts'
import { timeSpeech } from './time-speech.ts'

const RATE = 24_000
const SECONDS = 2.5
/** Runs after which V8 has compiled what takes the time: the first takes ten times as long as the third. */
const RUNS = 3

/** Times a line that is none, so that the first line of a verse need not wait for machine code. */
export function rehearseTiming(ear: Pronouncer): void {
  // A hum that swells four times a second.
  const samples = Float32Array.from({ length: RATE * SECONDS }, (_, index) => {
    const time = index / RATE
    return 0.2 * Math.sin(2 * Math.PI * 150 * time) ** 5 * (1 - Math.cos(2 * Math.PI * 4 * time))
  })
  for (let run = 0; run < RUNS; run += 1) {
    timeSpeech(ear, 'one two, one two, is this thing on', { samples, rate: RATE })
  }
}
