import { CHARACTERS } from '#shared/domain/character/characters.ts'
import type { Character } from '#shared/domain/character/character.ts'
import { readStresses } from '#shared/domain/performance/read-stresses.ts'
import { BAR_BEATS } from '#shared/domain/performance/tempo.ts'
import type { Pronouncer } from '#shared/domain/phonetics/phonetics.ts'
import { expectSyllables } from '#shared/domain/scoring/flow/expect-syllables.ts'
import { hearText } from '#shared/domain/scoring/hearing/hear-text.ts'
import { STRONG } from '#shared/domain/scoring/testing/sample-verses.ts'
import { composeVerse } from '#shared/domain/verse/compose-verse.ts'
import { integratedLoudness } from '#shared/dsp/loudness.ts'
import { alignSyllables } from '#shared/dsp/speech/align-syllables.ts'
import { hearSyllables } from '#shared/dsp/speech/hear-syllables.ts'
import type { Ms } from '#shared/std/units.ts'
import { loadPronouncer } from '../cloud-api/ear/load-pronouncer.ts'
import { createFliteEngine, type FliteEngine } from '../cloud-api/ports/speech-out/flite/flite-engine.ts'
import { loadFliteProgram } from '../cloud-api/ports/speech-out/flite/flite-program.ts'
import { performVerse, type Performance } from '../cloud-api/ports/speech-out/perform-verse.ts'
import { renderLine } from '../cloud-api/ports/speech-out/render/render-line.ts'
import { fliteLineVoice } from '../cloud-api/ports/speech-out/flite/flite-line-voice.ts'
import { sayLine } from '../cloud-api/ports/speech-out/flite/say-line.ts'
import { createOpusEncoder, type OpusEncoder } from '../cloud-api/ports/speech-out/opus-encoder.ts'
import { OPUS_RATE } from '../cloud-api/ports/speech-out/opus-format.ts'
import { decodePackets } from '../cloud-api/ports/speech-out/testing/decode.ts'
import type { RenderTask, SayTask } from '../cloud-api/ports/speech-out/threads/line-task.ts'
import { type Bench, progress } from './support/bench.ts'
import { spreadOf } from './support/statistics.ts'

const BARS = 4
/** How far from its beat a stress may sound. */
const TOLERANCE_MS = 60
/** Beats from the downbeat to where the last stress belongs. */
const LAST_BEAT = 3

/** How late the ends of a line sound, in milliseconds. */
interface LineEnds {
  readonly first: number
  readonly last: number
  /** By the vowel heard nearest to the beat, whichever it is: what goes wrong in telling syllables apart is left out. */
  readonly nearestFirst: number
  readonly nearestLast: number
}

/** An answer as it was performed, in one thread. */
interface Take {
  readonly lines: readonly string[]
  readonly performance: Performance
  readonly samples: Float32Array
  /** Processor time spent on speech, and on all else until there are packets. */
  readonly speechMs: Ms
  readonly restMs: Ms
}

/** How well answers of all four characters lie on their beats, by what the ear hears in the decoded recordings. */
export const bench: Bench = {
  defaultRuns: 16,
  needs: ['dictionary'],
  async measure(runs) {
    const ear = await loadPronouncer()
    const engine = createFliteEngine(await loadFliteProgram())
    const encode = createOpusEncoder()
    const figures: Record<string, unknown> = {}
    const all: LineEnds[] = []
    const takes: Take[] = []
    for (const character of CHARACTERS) {
      progress(`${character.name} …`)
      const own: Take[] = []
      const usedLines: string[] = []
      for (let seed = 0; seed < runs; seed += 1) {
        const lines = answerOf(ear, character, seed, usedLines)
        usedLines.push(...lines)
        own.push(await record(ear, engine, encode, character, lines))
      }
      const ends = own.flatMap((take) => endsOf(ear, take, character.bpm))
      const loudness = own.map(({ samples }) => integratedLoudness(samples, OPUS_RATE))
      figures[character.id] = { ...timing(ends), ...stretching(own), loudnessLufs: rangeOf(loudness) }
      all.push(...ends)
      takes.push(...own)
    }
    return {
      ...timing(all),
      ...stretching(takes),
      speechMsOfAnswer: spreadOf(takes.map(({ speechMs }) => speechMs)),
      allElseMsOfAnswer: spreadOf(takes.map(({ restMs }) => restMs)),
      byCharacter: figures,
    }
  },
}

async function record(
  ear: Pronouncer,
  engine: FliteEngine,
  encode: OpusEncoder,
  character: Character,
  lines: readonly string[],
): Promise<Take> {
  const start = processorMs()
  let speechMs = 0
  const say = (task: SayTask) => {
    const from = processorMs()
    const speech = sayLine(engine, task)
    speechMs += processorMs() - from
    return Promise.resolve(speech)
  }
  const threads = {
    say,
    render: (task: RenderTask) => Promise.resolve(renderLine(encode, task)),
    prepare: () => undefined,
    close: () => Promise.resolve(),
  }
  const performed = await performVerse(
    { say: fliteLineVoice(threads).say, render: threads.render },
    {
      lines: lines.map((text) => ({ text, stresses: readStresses(ear, text) })),
      voiceId: character.voiceId,
      bpm: character.bpm,
      speed: 1,
    },
  )
  const restMs = processorMs() - start - speechMs
  const { samples } = await decodePackets(performed.spoken.packets)
  return { lines, performance: performed, samples, speechMs, restMs }
}

/** An answer without a line that was said before. */
function answerOf(
  ear: Pronouncer,
  { id, difficulty }: Character,
  seed: number,
  usedLines: readonly string[],
): readonly string[] {
  const { lines } = composeVerse(ear, {
    character: id,
    difficulty,
    lyricComplexity: 75,
    styleIntensity: 85,
    profanityFilter: true,
    userVerse: STRONG[seed % STRONG.length] ?? '',
    usedLines,
    bars: BARS,
    seed,
    standing: 'level',
  })
  return lines
}

function processorMs(): Ms {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** How late the first and the last stress of each line are heard, against the downbeats and the beat. */
function endsOf(ear: Pronouncer, { lines, performance: performed, samples }: Take, bpm: number): LineEnds[] {
  const { lineTimings } = performed.spoken
  const heard = hearSyllables({ samples, rate: OPUS_RATE })
  if (typeof heard === 'string') throw new Error(`The ear hears no voice in the answer: ${heard}.`)
  const beatMs = 60_000 / bpm
  const origin = lineTimings[0]?.downbeatMs ?? 0
  return lines.flatMap((line, index) => {
    const times = lineTimings[index]
    if (times === undefined) return []
    const inside = heard.filter(
      ({ nucleus }) => 1000 * nucleus >= times.startMs && 1000 * nucleus <= times.endMs,
    )
    const aligned = alignSyllables(expectSyllables(hearText(ear, line)), inside)
    const stresses = readStresses(ear, line)
    const bars = Math.round((times.downbeatMs - origin) / (BAR_BEATS * beatMs))
    const downbeatMs = origin + bars * BAR_BEATS * beatMs
    const lastBeatMs = downbeatMs + LAST_BEAT * beatMs
    const latenessOf = (syllable: number, beat: Ms) => 1000 * (aligned[syllable]?.onset ?? Infinity) - beat
    const nearest = (beat: Ms) =>
      inside
        .map(({ onset }) => 1000 * onset - beat)
        .reduce((best, late) => (Math.abs(late) < Math.abs(best) ? late : best), Infinity)
    return {
      first: latenessOf(stresses.indexOf(true), downbeatMs),
      last: latenessOf(stresses.lastIndexOf(true), lastBeatMs),
      nearestFirst: nearest(downbeatMs),
      nearestLast: nearest(lastBeatMs),
    }
  })
}

function timing(ends: readonly LineEnds[]) {
  const share = (isIn: (line: LineEnds) => boolean) => rounded(ends.filter(isIn).length / ends.length)
  const isNear = (lateness: number) => Math.abs(lateness) <= TOLERANCE_MS
  return {
    lines: ends.length,
    bothEndsWithin60ms: share(({ first, last }) => isNear(first) && isNear(last)),
    bothEndsWithin60msByNearestVowel: share(
      ({ nearestFirst, nearestLast }) => isNear(nearestFirst) && isNear(nearestLast),
    ),
    firstStressWithin60ms: share(({ first }) => isNear(first)),
    lastStressWithin60ms: share(({ last }) => isNear(last)),
    firstStressLateMs: rangeOf(ends.map(({ first }) => first)),
    lastStressLateMs: rangeOf(ends.map(({ last }) => last)),
  }
}

/** How far whole lines were stretched, and how many had to be said again. */
function stretching(takes: readonly Take[]) {
  const lines = takes.flatMap(({ performance: performed }) => performed.lines)
  const stretches = lines.map(({ placed }) => {
    const [first, last] = [placed.map[0], placed.map.at(-1)]
    return first && last ? (last.to - first.to) / (last.from - first.from) : 1
  })
  const saidAgain = lines.filter(({ wasSaidAgain }) => wasSaidAgain).length / lines.length
  return { saidAgain: rounded(saidAgain), stretch: rangeOf(stretches) }
}

function rangeOf(values: readonly number[]) {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (share: number) =>
    rounded(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0)
  return { p5: at(0.05), p50: at(0.5), p95: at(0.95), least: at(0), most: at(1) }
}

const rounded = (value: number): number => Math.round(value * 1000) / 1000
