import { once } from 'node:events'
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { beatManifest, type BeatEntry, type BeatManifest } from '#shared/contract/beat-manifest.ts'
import { BEATS } from '#shared/dsp/beats/beats.ts'
import type { BeatTask } from './render-beats/beat-worker.ts'

/** Where the beats and their manifest lie. */
const BEATS_FOLDER = fileURLToPath(new URL('../out/beats', import.meta.url))
const MOST_THREADS = 4

/**
 * Plays all beats into a folder, on as many threads as the machine has to spare; leaves the former folder in place when
 * anything fails.
 */
export async function renderBeats(place: string = BEATS_FOLDER): Promise<BeatManifest> {
  await mkdir(dirname(place), { recursive: true })
  const workshop = await mkdtemp(join(dirname(place), '.beats-'))
  try {
    // Not the workshop itself, which only its maker may enter.
    const made = join(workshop, 'beats')
    await mkdir(made)
    const threads = Math.min(MOST_THREADS, availableParallelism())
    const shares = Array.from({ length: threads }, (_, thread) =>
      BEATS.map(({ id }) => id).filter((_id, index) => index % threads === thread),
    )
    const entries = (await Promise.all(shares.map((ids) => renderShare({ ids, folder: made })))).flat()
    const manifest = beatManifest.parse({
      rate: 48_000,
      beats: BEATS.map(({ id }) => entries.find((entry) => entry.id === id)),
    })
    await writeFile(join(made, 'beats.json'), `${JSON.stringify(manifest, null, 2)}\n`)
    await rm(place, { recursive: true, force: true })
    await rename(made, place)
    return manifest
  } finally {
    await rm(workshop, { recursive: true, force: true })
  }
}

async function renderShare(task: BeatTask): Promise<BeatEntry[]> {
  const worker = new Worker(new URL('./render-beats/beat-worker.ts', import.meta.url), { workerData: task })
  const entries: BeatEntry[] = []
  worker.on('message', (entry: BeatEntry) => {
    entries.push(entry)
  })
  // An error in the thread comes out here.
  await once(worker, 'exit')
  return entries
}

if (import.meta.main) {
  for (const { id, loudness, truePeak, files } of (await renderBeats()).beats)
    console.log(
      `${id}: ${loudness} LUFS, ${truePeak} dBTP, ${files.map(({ bytes }) => bytes).join(' and ')} bytes`,
    )
}
