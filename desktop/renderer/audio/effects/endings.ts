import type { Seconds } from '#shared/std/units.ts'
import { sounding, together, type Effect, type Voice } from './voice.ts'

/** Ending effects against everything else. */
const ENDING_LEVEL = 0.9
/** Leaves four detuned pairs of reeds below full scale, and the ending no louder than the voices. */
const HEADROOM = 0.22

interface Blast {
  readonly from: Seconds
  readonly seconds: Seconds
  readonly notesHz: readonly number[]
  /** Where each note slides to, as a multiple; 1 holds it. */
  readonly bend?: number
}

/** A brass blast: detuned saws through a filter that opens as lips do. */
function blast(context: BaseAudioContext, output: AudioNode, at: Seconds, call: Blast): Voice {
  const start = at + call.from
  const end = start + call.seconds
  const horn = context.createBiquadFilter()
  horn.type = 'lowpass'
  horn.Q.value = 2
  horn.frequency.setValueAtTime(500, start)
  horn.frequency.exponentialRampToValueAtTime(3200, start + 0.06)
  horn.frequency.exponentialRampToValueAtTime(900, end)
  const level = (ENDING_LEVEL * HEADROOM) / Math.sqrt(call.notesHz.length)
  const breath = context.createGain()
  breath.gain.setValueAtTime(0, 0)
  breath.gain.setValueAtTime(0, start)
  breath.gain.linearRampToValueAtTime(level, start + 0.03)
  breath.gain.setValueAtTime(level, end - 0.12)
  breath.gain.exponentialRampToValueAtTime(level / 1000, end)
  horn.connect(breath).connect(output)
  const reeds = call.notesHz.flatMap((note) =>
    [-7, 6].map((detune) => {
      const reed = context.createOscillator()
      reed.type = 'sawtooth'
      reed.detune.value = detune
      reed.frequency.setValueAtTime(note, start)
      if (call.bend !== undefined) reed.frequency.exponentialRampToValueAtTime(note * call.bend, end)
      reed.connect(horn)
      return reed
    }),
  )
  return sounding(reeds, start, end)
}

const fanfare =
  (calls: readonly Blast[]): Effect =>
  (context, output, at) =>
    together(calls.map((call) => blast(context, output, at, call)))

/** Two notes down, the last one sagging. */
export const defeatSting: Effect = fanfare([
  { from: 0, seconds: 0.32, notesHz: [233, 277] },
  { from: 0.36, seconds: 1.2, notesHz: [156, 185], bend: 0.84 },
])

/** The same chord twice: neither up nor down. */
export const drawSting: Effect = fanfare([
  { from: 0, seconds: 0.24, notesHz: [294, 392] },
  { from: 0.4, seconds: 0.7, notesHz: [294, 392] },
])
