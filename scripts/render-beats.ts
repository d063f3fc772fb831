import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { BeatEntry, BeatManifest } from '#shared/contract/beat-manifest.ts'
import { BEATS } from '#shared/dsp/beats/beats.ts'
import { THEME } from '#shared/dsp/beats/songs/theme.ts'
import { openManifest } from './render-beats/manifest-file.ts'

/** Where the beats and their manifest lie. */
const BEATS_FOLDER = fileURLToPath(new URL('../out/beats', import.meta.url))
/** More would have little left to do, and each takes 200 MB. */
const MOST_THREADS = 3

/**
 * Plays beats into a folder, on as many threads as the machine has beside the one that others work on. Each is listed as
 * soon as it is written, so that a running server has it; one that stood there before is served until then.
 * @param ids in the order in which they are wanted; all of the game's where none are named
 * @throws Error when one fails; what is listed by then stays good
 */
export async function renderBeats(
  folder: string = BEATS_FOLDER,
  ids: readonly string[] = inOrderOfUse(),
): Promise<BeatManifest> {
  const order = BEATS.map(({ id }) => id)
  const manifest = await openManifest(folder, order)
  const waiting = [...ids]
  let listed: Promise<unknown> = Promise.resolve()
  const list = (entry: BeatEntry): void => {
    listed = listed.then(() => manifest.add(entry))
  }
  const threads = Math.min(MOST_THREADS, Math.max(1, availableParallelism() - 1), waiting.length)
  await Promise.all(Array.from({ length: threads }, () => renderWaiting(waiting, folder, list)))
  await listed
  return manifest.keepOnly(order)
}

/** The theme greets whoever comes; then those that somebody raps on. */
const inOrderOfUse = (): string[] => [THEME.id, ...BEATS.filter((beat) => beat !== THEME).map(({ id }) => id)]

/** A thread that takes beats off the list until none is left. */
function renderWaiting(
  waiting: string[],
  folder: string,
  onEntry: (entry: BeatEntry) => void,
): Promise<void> {
  const worker = new Worker(new URL('./render-beats/beat-worker.ts', import.meta.url), {
    workerData: { folder },
  })
  const next = (): void => {
    worker.postMessage(waiting.shift())
  }
  return new Promise((resolve, reject) => {
    worker.on('message', (entry: BeatEntry) => {
      onEntry(entry)
      next()
    })
    worker.once('error', reject)
    worker.once('exit', () => {
      resolve()
    })
    next()
  })
}

if (import.meta.main) {
  for (const { id, loudness, truePeak, files } of (await renderBeats()).beats)
    console.log(
      `${id}: ${loudness} LUFS, ${truePeak} dBTP, ${files.map(({ bytes }) => bytes).join(' and ')} bytes`,
    )
}
