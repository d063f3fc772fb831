import { setTimeout } from 'node:timers/promises'
import { mp4File } from '../cloud-api/ports/audio-store/formats/mp4-file.ts'
import { decodeRecording } from '../cloud-api/ports/sound-in/decode-recording.ts'
import { openSoundIn } from '../cloud-api/ports/sound-in/open-sound-in.ts'
import type { SoundIn } from '../cloud-api/ports/sound-in/sound-in.ts'
import { badRecordings } from '../cloud-api/ports/sound-in/testing/bad-recordings.ts'
import { rapFor } from '../cloud-api/ports/sound-in/testing/rapped.ts'
import { writeOgg } from '../cloud-api/ports/sound-in/testing/write-by-library.ts'
import { writeWav } from '../cloud-api/ports/sound-in/testing/write-wav.ts'
import { writeWebm } from '../cloud-api/ports/sound-in/testing/write-webm.ts'
import { type Bench, progress } from './support/bench.ts'
import { spreadOf } from './support/statistics.ts'

const SECONDS = 30
const WARM_UP = 3
const MEGABYTE = 2 ** 20

/** What it costs to hear half a minute that was recorded, and to refuse what is no recording. */
export const bench: Bench = {
  defaultRuns: 20,
  needs: [],
  async measure(runs) {
    progress(`Rapping for ${SECONDS} s …`)
    const { packets, samples } = await rapFor(SECONDS)
    const webm = writeWebm(packets)
    const files = {
      webm,
      ogg: await writeOgg(packets),
      mp4: await mp4File(packets),
      wav: writeWav(samples),
    }
    const soundIn = openSoundIn()
    try {
      progress('Hearing …')
      const before = process.memoryUsage.rss()
      const first = await timed(() => mustHear(soundIn, webm))
      const heardMs = spreadOf(await timesOf(runs, () => mustHear(soundIn, webm)))
      const memory = await peakWhile(() => timesOf(runs, () => mustHear(soundIn, webm)))
      const decodeMs: Record<string, unknown> = {}
      for (const [name, bytes] of Object.entries(files))
        decodeMs[name] = spreadOf(await timesOf(runs, () => mustDecode(bytes)))
      progress('Refusing …')
      return {
        seconds: SECONDS,
        bytes: Object.fromEntries(Object.entries(files).map(([name, { length }]) => [name, length])),
        decodeMs,
        heardByFirstThreadMs: Math.round(first),
        heardMs,
        memoryMB: { before: inMegabytes(before), peak: inMegabytes(memory) },
        refusedMs: await refusalTimes(soundIn, packets),
      }
    } finally {
      await soundIn.close()
    }
  },
}

/** How long each bad recording takes to be refused by a thread that runs, and the slowest of them. */
async function refusalTimes(soundIn: SoundIn, packets: readonly Uint8Array[]) {
  const times: { name: string; ms: number }[] = []
  for (const { name, bytes } of await badRecordings(packets.slice(0, 300))) {
    const ms = await timed(async () => {
      if ((await soundIn.hear(bytes)).ok) throw new Error(`Not refused: ${name}`)
    })
    times.push({ name, ms })
  }
  const slowest = times.toSorted((a, b) => b.ms - a.ms)[0]
  return { kinds: times.length, ...spreadOf(times.map(({ ms }) => ms)), slowest: slowest?.name }
}

async function mustHear(soundIn: SoundIn, bytes: Uint8Array): Promise<void> {
  const heard = await soundIn.hear(bytes)
  if (!heard.ok) throw new Error(`Not heard: ${heard.refusal.fault}`)
}

async function mustDecode(bytes: Uint8Array): Promise<void> {
  const decoded = await decodeRecording(bytes)
  if (!decoded.ok) throw new Error(`Not decoded: ${decoded.refusal.fault}`)
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

async function timesOf(runs: number, work: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  for (let run = -WARM_UP; run < runs; run += 1) {
    const ms = await timed(work)
    if (run >= 0) times.push(ms)
  }
  return times
}

/** The most memory that the process, all its threads together, has while it works. */
async function peakWhile(work: () => Promise<unknown>): Promise<number> {
  let peak = 0
  const done = new AbortController()
  const watching = (async () => {
    while (!done.signal.aborted) {
      peak = Math.max(peak, process.memoryUsage.rss())
      await setTimeout(5)
    }
  })()
  await work()
  done.abort()
  await watching
  return peak
}

const inMegabytes = (bytes: number): number => Math.round(bytes / MEGABYTE)
