import { layOutPackets } from '../lay-out-packets.ts'
import { sayInTime, type Speech, type TimedLine } from '../say-in-time.ts'
import type { SpeakRequest, SpokenVerse } from '../speech-out.ts'
import { joinLines } from './join-lines.ts'
import type { LineSound, RenderTask, SayTask } from './line-task.ts'
import { speakableText, speakableWords } from './speakable-text.ts'

/** Those who say and render lines, wherever they do it. */
export interface LineMakers {
  say(task: SayTask): Promise<Speech>
  render(task: RenderTask): Promise<LineSound>
}

/** A verse as it was performed, and how each line came to its place. */
export interface Performance {
  readonly spoken: SpokenVerse
  readonly lines: readonly TimedLine[]
}

const SILENCE: Speech = {
  samples: new Float32Array(),
  rate: 16_000,
  phones: [],
  words: undefined,
  finish: 'plain',
}

/** Has the lines said, lays them on the beat, and has packets made of them, the first line's first. */
export async function performVerse(
  { say, render }: LineMakers,
  request: Omit<SpeakRequest, 'signal'>,
): Promise<Performance> {
  const { lines: written, voiceId } = request
  const texts = written.map((line) => ({ text: speakableText(line), words: speakableWords(line) }))
  const lines = await sayInTime(
    async (index, speed) => {
      const { text, words } = texts[index] ?? { text: '', words: [] }
      return text === '' ? SILENCE : say({ do: 'say', text, words, voiceId, speed })
    },
    written.map((_, index) => request.stresses?.[index] ?? []),
    request,
  )
  const { spans, lineTimings } = layOutPackets(lines)
  const sounds = await Promise.all(
    spans.map(({ line, ...place }) => {
      const { samples, rate, finish } = lines[line]?.speech ?? SILENCE
      return render({ do: 'render', voiceId, samples, rate, finish, ...place })
    }),
  )
  return { spoken: joinLines(sounds, lineTimings), lines }
}
