import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { renderBeat, type Beat } from '#shared/dsp/beats/beat.ts'
import { BEATS } from '#shared/dsp/beats/beats.ts'
import { toDecibels } from '#shared/dsp/decibels.ts'
import { peakOf, rmsOf } from '#shared/dsp/levels.ts'
import { writeBeat } from '../scripts/render-beats/write-beat.ts'
import { progress, type Bench } from './support/bench.ts'
import { balanceOf } from './support/octaves.ts'
import { percentileOf } from './support/statistics.ts'

const RATE = 48_000

/** Processor seconds of playing and encoding each beat on one core, how loud and large it is, and how it is balanced. */
export const bench: Bench = {
  defaultRuns: 1,
  needs: [],
  async measure(runs) {
    const folder = await mkdtemp(join(tmpdir(), 'clapback-beats-'))
    try {
      const beats = []
      for (const beat of BEATS) beats.push(await measureBeat(beat, folder, runs))
      return { beats, secondsInAll: beats.reduce((sum, { seconds }) => sum + seconds, 0) }
    } finally {
      await rm(folder, { recursive: true })
    }
  },
}

async function measureBeat(beat: Beat, folder: string, runs: number) {
  progress(beat.title)
  const times: number[] = []
  for (let run = 1; run < runs; run += 1) times.push((await timedWrite(beat, folder)).seconds)
  const { entry, seconds } = await timedWrite(beat, folder)
  const loop = renderBeat(beat, RATE)
  const { id, style, bpm, feltBpm, loudness, truePeak, files } = entry
  return {
    ...{ id, style, bpm, feltBpm, loudness, truePeak },
    bytes: files.map((file) => file.bytes),
    seconds: percentileOf([...times, seconds], 0.5),
    crest: Number(toDecibels(peakOf(loop.left) / rmsOf(loop.left)).toFixed(1)),
    ...balanceOf(loop, RATE),
  }
}

async function timedWrite(beat: Beat, folder: string) {
  const start = process.threadCpuUsage()
  const entry = await writeBeat(beat, folder)
  const { user, system } = process.threadCpuUsage(start)
  return { entry, seconds: (user + system) / 1e6 }
}
