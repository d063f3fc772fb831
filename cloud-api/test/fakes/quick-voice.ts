import { createOpusEncoder } from '../../ports/speech-out/opus-encoder.ts'
import { heardSamples, OPUS_RATE, PACKET_SAMPLES } from '../../ports/speech-out/opus-format.ts'
import {
  MAX_LINES,
  SpeechProblem,
  type SpeakRequest,
  type SpeechOut,
  type SpokenVerse,
} from '../../ports/speech-out/speech-out.ts'

/** How long a line sounds at speed 1, from its downbeat on, and the least pause after it. */
const LINE_MS = 1_200
const PAUSE_MS = 200
const BEATS = 4
/** A sine of this height is about -16 LUFS. */
const LEVEL = 0.224
const TONE_HZ = 997

export interface QuickVoice extends SpeechOut {
  /** What it was asked to say. */
  readonly requests: SpeakRequest[]
}

/**
 * A voice that hums instead of speaking and remembers how each pattern of lines sounds, so that it takes no time. It
 * keeps the same contract as a real one.
 * @param before what happens first, each time
 */
export function quickVoice(before: () => Promise<void> = () => Promise.resolve()): QuickVoice {
  const requests: SpeakRequest[] = []
  let closed = false
  return {
    requests,
    speak: async (request) => {
      if (request.lines.length < 1 || request.lines.length > MAX_LINES) throw new RangeError('lines')
      if (!(request.speed >= 0.5 && request.speed <= 2)) throw new RangeError('speed')
      if (!(request.bpm >= 40 && request.bpm <= 200)) throw new RangeError('bpm')
      request.signal?.throwIfAborted()
      if (closed) throw new SpeechProblem('closed')
      requests.push(request)
      await before()
      request.signal?.throwIfAborted()
      if (closed) throw new SpeechProblem('closed')
      return hum(
        request.lines.map((line) => /[\p{L}\p{N}]/u.test(line)),
        request,
      )
    },
    prepare: () => undefined,
    close: () => {
      closed = true
      return Promise.resolve()
    },
  }
}

const encode = createOpusEncoder()
const hummed = new Map<string, SpokenVerse>()

/** Hums for each line that has words. */
function hum(hasWords: readonly boolean[], { speed, bpm }: SpeakRequest): SpokenVerse {
  const name = `${hasWords.join()} ${speed} ${bpm}`
  const known = hummed.get(name)
  if (known !== undefined) return known

  const barMs = (BEATS * 60_000) / bpm
  const lineMs = LINE_MS / speed
  const stepMs = barMs * Math.ceil((lineMs + PAUSE_MS) / barMs)
  const lineTimings = hasWords.map((sounds, line) => {
    const downbeatMs = line * stepMs
    return { startMs: downbeatMs, endMs: downbeatMs + (sounds ? lineMs : 0), downbeatMs }
  })
  const atMs = (lineTimings.at(-1)?.endMs ?? 0) + PAUSE_MS
  const packetCount = Math.ceil((atMs * OPUS_RATE) / 1000 / PACKET_SAMPLES) + 1
  const samples = new Float32Array(packetCount * PACKET_SAMPLES)
  for (const { startMs, endMs } of lineTimings) {
    const end = (endMs * OPUS_RATE) / 1000
    for (let index = Math.round((startMs * OPUS_RATE) / 1000); index < end; index += 1) {
      samples[index] = LEVEL * Math.sin((2 * Math.PI * TONE_HZ * index) / OPUS_RATE)
    }
  }
  const packets = encode(samples)
  const verse = { durationMs: (heardSamples(packets.length) * 1000) / OPUS_RATE, lineTimings, packets }
  hummed.set(name, verse)
  return verse
}
