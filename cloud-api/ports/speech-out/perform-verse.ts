import {
  beginLine,
  placeLine,
  VERSE_OPENING,
  type PlacedLine,
} from '#shared/domain/performance/place-line.ts'
import type { Seconds } from '#shared/std/units.ts'
import { followLines, type FollowedLines } from './follow-lines.ts'
import { packetAfter, spanOf, timingOf } from './lay-out-packets.ts'
import type { LineOrder } from './line-voice.ts'
import { heardSamples, OPUS_RATE, PACKET_SAMPLES } from './opus-format.ts'
import { rejectedBy } from './rejected-by.ts'
import { sayInTime, type SaidInTime, type Speech } from './say-in-time.ts'
import type { SpeakRequest, SpokenLine, SpokenVerse } from './speech-out.ts'
import type { RenderTask } from './threads/line-task.ts'

/** Those who say and render lines, wherever they do it. */
export interface LineMakers {
  say(line: LineOrder): Promise<Speech>
  /** Makes packets of a line that was said. */
  render(task: RenderTask, order: Pick<LineOrder, 'index' | 'signal'>): Promise<readonly Uint8Array[]>
}

/** A line as it was said, and where it came to lie. */
export type PerformedLine = SaidInTime & { readonly placed: PlacedLine }

/** A verse as it was performed. */
export interface Performance {
  readonly spoken: Omit<SpokenVerse, 'maker'>
  readonly lines: readonly PerformedLine[]
}

const PACKET_MS = (PACKET_SAMPLES * 1000) / OPUS_RATE

/**
 * Has the lines of a verse said as they come in, at the same time; lays each on the beat when the one after it has been
 * said, or at once where that is not written yet (VOICE-23); and has packets made of it. Ends with whatever goes wrong
 * first, and lets go of the rest.
 */
export async function performVerse(makers: LineMakers, request: SpeakRequest): Promise<Performance> {
  const { voiceId } = request
  const work = new AbortController()
  const giveUp = (error: unknown) => {
    work.abort(error)
  }
  const signal = AbortSignal.any([work.signal, ...(request.signal ? [request.signal] : [])])
  using lines = followLines(
    request.lines,
    ({ text, stresses }, index) =>
      sayInTime((pace) => makers.say({ index, text, voiceId, speed: pace, signal }), stresses, request),
    giveUp,
  )
  const render = (task: RenderTask, index: number) => {
    const sound = makers.render(task, { index, signal })
    sound.catch(giveUp)
    return sound
  }
  const onLine = (line: SpokenLine) => {
    if (!signal.aborted) request.onLine?.(line)
  }
  const ended = performLines(lines, render, { ...request, onLine })
  ended.catch(giveUp)
  return await Promise.race([ended, rejectedBy(signal)])
}

async function performLines(
  lines: FollowedLines<SaidInTime>,
  render: (task: RenderTask, index: number) => Promise<readonly Uint8Array[]>,
  request: Pick<SpeakRequest, 'voiceId' | 'bpm' | 'speed'> & { readonly onLine: (line: SpokenLine) => void },
): Promise<Performance> {
  const performed: PerformedLine[] = []
  const sounds = inOrder(request.onLine)
  let opening = VERSE_OPENING
  let origin: Seconds | undefined
  let first = 0
  for (
    let index = 0, line = await lines.made(0);
    line !== undefined;
    index += 1, line = await lines.made(index)
  ) {
    const after = lines.isKnown(index + 1) ? await lines.made(index + 1) : 'unwritten'
    const begun = beginLine(opening, line.planned, request)
    const step = placeLine(begun, after === 'unwritten' ? after : after?.planned, request)
    const next = typeof after === 'object' ? beginLine(step.opening, after.planned, request).start : after
    origin ??= begun.start
    const place = { origin, first, end: packetAfter(step.placed, next, origin) }
    const { samples, rate, finish } = line.speech
    const span = spanOf(step.placed, place)
    const task = { do: 'render', voiceId: request.voiceId, samples, rate, finish, ...span } as const
    const timing = timingOf(line.speech, step.placed, origin)
    const packets = span.packets === 0 ? Promise.resolve([]) : render(task, index)
    sounds.add({ index, timing, packetsMs: first * PACKET_MS }, packets)
    performed.push({ ...line, placed: step.placed })
    opening = step.opening
    first = place.end
  }
  const spoken = await sounds.all()
  const packets = spoken.flatMap((line) => line.packets)
  const durationMs = (heardSamples(packets.length) * 1000) / OPUS_RATE
  return {
    spoken: { durationMs, lineTimings: spoken.map(({ timing }) => timing), packets },
    lines: performed,
  }
}

/** Tells of each line when its packets are there, and those of all lines before it. */
function inOrder(tell: (line: SpokenLine) => void) {
  const told: SpokenLine[] = []
  let last = Promise.resolve()
  return {
    add: (line: Omit<SpokenLine, 'packets'>, packets: Promise<readonly Uint8Array[]>): void => {
      last = last.then(async () => {
        const spoken = { ...line, packets: await packets }
        told.push(spoken)
        tell(spoken)
      })
      // Whoever waits for all of them is told.
      last.catch(() => undefined)
    },
    all: async (): Promise<readonly SpokenLine[]> => {
      await last
      return told
    },
  }
}
