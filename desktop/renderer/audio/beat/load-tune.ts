import { beatManifest, type BeatEntry } from '#shared/contract/beat-manifest.ts'
import type { Seconds } from '#shared/std/units.ts'
import { clipTypeOf, type ClipType } from '../formats.ts'
import { cutLoop } from './cut-loop.ts'
import { isTune, type Tune } from './tune.ts'

const FOLDER = '/api/beats/'

export interface LoadTuneDeps {
  readonly context: () => AudioContext
  readonly fetch: typeof globalThis.fetch
  /** Containers this browser says it plays, best first. */
  readonly types: () => readonly ClipType[]
}

/** A tune ready to go round: its loop, and how long a bar of the rapper's count is. */
export interface LoadedTune {
  readonly loop: AudioBuffer
  readonly barSeconds: Seconds
  readonly style: BeatEntry['style']
}

/**
 * Loads a tune in the first format that this browser decodes.
 * @returns undefined while it cannot be had: the server is out of reach, has not rendered it yet, or no format is known
 */
export async function loadTune(deps: LoadTuneDeps, tune: Tune): Promise<LoadedTune | undefined> {
  const entry = await findEntry(deps, tune)
  if (entry === undefined) return undefined
  for (const { name } of filesInOrder(entry, deps.types())) {
    const loop = await loadLoop(deps, entry, name)
    if (loop !== undefined) return { loop, barSeconds: barSecondsOf(loop, entry), style: entry.style }
  }
  return undefined
}

async function findEntry({ fetch }: LoadTuneDeps, tune: Tune): Promise<BeatEntry | undefined> {
  try {
    const answer = await fetch(`${FOLDER}beats.json`)
    if (!answer.ok) return undefined
    const manifest = beatManifest.safeParse(await answer.json())
    return manifest.data?.beats.find((entry) => isTune(tune, entry))
  } catch {
    // Out of reach, or no JSON.
    return undefined
  }
}

/** What the browser likes best first; what it does not know, last: browsers play more than they say. */
function filesInOrder({ files }: BeatEntry, types: readonly ClipType[]): BeatEntry['files'] {
  const rank = (contentType: string): number => {
    const type = clipTypeOf(contentType)
    const place = type === undefined ? -1 : types.indexOf(type)
    return place === -1 ? types.length : place
  }
  return files.toSorted((one, other) => rank(one.contentType) - rank(other.contentType))
}

async function loadLoop(
  { context, fetch }: LoadTuneDeps,
  entry: BeatEntry,
  name: string,
): Promise<AudioBuffer | undefined> {
  try {
    const answer = await fetch(`${FOLDER}${name}`)
    if (!answer.ok) return undefined
    return cutLoop(context(), await context().decodeAudioData(await answer.arrayBuffer()), entry)
  } catch {
    // Broken off, or not what this browser's decoder knows.
    return undefined
  }
}

const barSecondsOf = (loop: AudioBuffer, { bars, bpm, feltBpm }: BeatEntry): Seconds =>
  loop.length / loop.sampleRate / ((bars * feltBpm) / bpm)
