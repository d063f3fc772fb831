import type { Ms } from '#shared/std/units.ts'
import { followLines, type FollowedLines } from '../../ports/speech-out/follow-lines.ts'
import { rejectedBy } from '../../ports/speech-out/rejected-by.ts'
import { createOpusEncoder } from '../../ports/speech-out/opus-encoder.ts'
import { heardSamples, OPUS_RATE, PACKET_SAMPLES } from '../../ports/speech-out/opus-format.ts'
import {
  MAX_LINES,
  SpeechProblem,
  type LineToSay,
  type SpeakRequest,
  type SpeechOut,
  type SpokenLine,
  type SpokenVerse,
} from '../../ports/speech-out/speech-out.ts'

/** How long a line sounds at speed 1, from its downbeat on, and the least pause after it. */
const LINE_MS = 1_200
const PAUSE_MS = 200
const BEATS = 4
/** A sine of this height is about -16 LUFS. */
const LEVEL = 0.224
const TONE_HZ = 997
/** Over so many it comes up, so that nothing of it is heard before. */
const RISE_SAMPLES = 480
const PACKET_MS = (PACKET_SAMPLES * 1000) / OPUS_RATE

export interface QuickVoice extends SpeechOut {
  /** What it was asked to say. */
  readonly requests: SpeakRequest[]
}

/**
 * A voice that hums instead of speaking and remembers how a line sounds, so that it takes no time. It keeps the same
 * contract as a real one.
 * @param before what happens before each line, once all lines before it are said
 */
export function quickVoice(before: (line: number) => Promise<void> = () => Promise.resolve()): QuickVoice {
  const requests: SpeakRequest[] = []
  const closing = new AbortController()
  return {
    requests,
    speak: async (request) => {
      check(request)
      request.signal?.throwIfAborted()
      closing.signal.throwIfAborted()
      requests.push(request)
      const trouble = new AbortController()
      const signals = [trouble.signal, closing.signal, ...(request.signal ? [request.signal] : [])]
      const hasWords = ({ text }: LineToSay) => Promise.resolve(/[\p{L}\p{N}]/u.test(text))
      using lines = followLines(request.lines, hasWords, (error) => {
        trouble.abort(error)
      })
      return await Promise.race([hum(lines, before, request), rejectedBy(AbortSignal.any(signals))])
    },
    prepare: () => undefined,
    close: () => {
      closing.abort(new SpeechProblem('closed'))
      return Promise.resolve()
    },
  }
}

function check({ lines, speed, bpm }: SpeakRequest): void {
  if ('length' in lines && (lines.length < 1 || lines.length > MAX_LINES)) throw new RangeError('lines')
  if (!(speed >= 0.5 && speed <= 2)) throw new RangeError('speed')
  if (!(bpm >= 40 && bpm <= 200)) throw new RangeError('bpm')
}

async function hum(
  lines: FollowedLines<boolean>,
  before: (line: number) => Promise<void>,
  { speed, bpm, signal, onLine }: SpeakRequest,
): Promise<SpokenVerse> {
  const lineMs = LINE_MS / speed
  const barMs = (BEATS * 60_000) / bpm
  const stepMs = barMs * Math.ceil((lineMs + PAUSE_MS) / barMs)
  const firstPacket = (line: number) => Math.floor((line * stepMs) / PACKET_MS)
  const spoken: SpokenLine[] = []
  for (let index = 0; ; index += 1) {
    const sounds = await lines.made(index)
    if (sounds === undefined) break
    await before(index)
    signal?.throwIfAborted()
    const downbeatMs = index * stepMs
    const packetsMs = firstPacket(index) * PACKET_MS
    const line = {
      index,
      timing: { startMs: downbeatMs, endMs: downbeatMs + (sounds ? lineMs : 0), downbeatMs },
      packetsMs,
      packets: tone(firstPacket(index + 1) - firstPacket(index), downbeatMs - packetsMs, sounds ? lineMs : 0),
    }
    spoken.push(line)
    onLine?.(line)
  }
  const packets = spoken.flatMap((line) => line.packets)
  const durationMs = (heardSamples(packets.length) * 1000) / OPUS_RATE
  return { durationMs, lineTimings: spoken.map(({ timing }) => timing), packets, maker: { vendor: 'hum' } }
}

const encode = createOpusEncoder()
const hummed = new Map<string, readonly Uint8Array[]>()

/** A tone in so many packets, from a moment of the first one on. */
function tone(packets: number, fromMs: Ms, lengthMs: Ms): readonly Uint8Array[] {
  const name = `${packets} ${fromMs} ${lengthMs}`
  const known = hummed.get(name)
  if (known !== undefined) return known
  const samples = new Float32Array(packets * PACKET_SAMPLES)
  const [from, to] = [fromMs, fromMs + lengthMs].map((time) => Math.round((time * OPUS_RATE) / 1000))
  for (let index = from ?? 0; index < (to ?? 0); index += 1) {
    const rise = Math.min(1, (index - (from ?? 0)) / RISE_SAMPLES)
    samples[index] = LEVEL * rise * Math.sin((2 * Math.PI * TONE_HZ * index) / OPUS_RATE)
  }
  const encoded = encode(samples)
  hummed.set(name, encoded)
  return encoded
}
