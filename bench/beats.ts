import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BEATS } from '#shared/dsp/beats/beats.ts'
import { writeBeat } from '../scripts/render-beats/write-beat.ts'
import { progress, type Bench } from './support/bench.ts'
import { percentileOf } from './support/statistics.ts'

/** Processor seconds of playing and encoding each beat on one core, with its loudness and size. */
export const bench: Bench = {
  defaultRuns: 1,
  needs: [],
  async measure(runs) {
    const folder = await mkdtemp(join(tmpdir(), 'clapback-beats-'))
    try {
      const beats = []
      for (const beat of BEATS) {
        progress(beat.title)
        const seconds: number[] = []
        for (let run = 0; run < runs; run += 1) {
          const start = process.threadCpuUsage()
          const { style, bpm, feltBpm, loudness, truePeak, files } = await writeBeat(beat, folder)
          const { user, system } = process.threadCpuUsage(start)
          seconds.push((user + system) / 1e6)
          const bytes = files.map((file) => file.bytes)
          if (run === 0) beats.push({ id: beat.id, style, bpm, feltBpm, loudness, truePeak, bytes, seconds })
        }
      }
      return {
        beats: beats.map((beat) => ({ ...beat, seconds: percentileOf(beat.seconds, 0.5) })),
        secondsInAll: beats.reduce((sum, { seconds }) => sum + percentileOf(seconds, 0.5), 0),
      }
    } finally {
      await rm(folder, { recursive: true })
    }
  },
}
