import { acceptHeader, clipTypeOf, type ClipType } from './formats.ts'
import type { Ms } from '#shared/std/units.ts'
import { RETRY_WAITS_MS } from './retry.ts'

/** Decoded clips kept at hand: the rounds of a battle, so that a replay starts at once. */
const KEPT_CLIPS = 6

/** Why a clip cannot be played. */
export type ClipProblem = 'unreachable' | 'missing' | 'undecodable'

export class ClipError extends Error {
  readonly problem: ClipProblem

  constructor(problem: ClipProblem, options?: ErrorOptions) {
    super(`Clip is ${problem}`, options)
    this.name = 'ClipError'
    this.problem = problem
  }
}

export interface ClipSourceDeps {
  readonly fetch: typeof globalThis.fetch
  readonly decode: (bytes: ArrayBuffer) => Promise<AudioBuffer>
  /** Containers this browser says it plays, best first. */
  readonly types: () => readonly ClipType[]
  readonly wait: (pause: Ms) => Promise<void>
}

/** Loads clips by address, decoded. Throws ClipError. */
export type ClipSource = (url: string) => Promise<AudioBuffer>

/**
 * A source that fetches with this browser's preferred container, falls back to the next one when a clip does
 * not decode after all (browsers promise more than their decoders keep), shares a load that is under way and
 * remembers the latest clips. Loads are not cancelled: a verse is small, and a replay will want it.
 */
export function createClipSource(deps: ClipSourceDeps): ClipSource {
  const kept = new Map<string, Promise<AudioBuffer>>()
  return (url) => {
    const known = kept.get(url)
    if (known !== undefined) return known
    const loading = loadPlayable(deps, url)
    kept.set(url, loading)
    loading.catch(() => kept.delete(url))
    const [oldest] = kept.keys()
    if (kept.size > KEPT_CLIPS && oldest !== undefined) kept.delete(oldest)
    return loading
  }
}

async function loadPlayable(deps: ClipSourceDeps, url: string): Promise<AudioBuffer> {
  let types = deps.types()
  for (;;) {
    const { bytes, type } = await fetchClip(deps, url, types)
    try {
      return await deps.decode(bytes)
    } catch (cause) {
      const failed = type ?? types[0]
      const others = types.filter((other) => other !== failed)
      if (others.length === 0 || others.length === types.length) throw new ClipError('undecodable', { cause })
      types = others
    }
  }
}

interface FetchedClip {
  readonly bytes: ArrayBuffer
  readonly type: ClipType | undefined
}

/** Fetches, trying again while the server cannot be reached or says that it is its own fault. */
async function fetchClip(
  deps: ClipSourceDeps,
  url: string,
  types: readonly ClipType[],
): Promise<FetchedClip> {
  let cause: unknown
  for (const pause of [0, ...RETRY_WAITS_MS]) {
    if (pause > 0) await deps.wait(pause)
    try {
      const answer = await deps.fetch(url, {
        headers: { Accept: acceptHeader(types) },
        credentials: 'same-origin',
      })
      if (answer.ok) {
        return { bytes: await answer.arrayBuffer(), type: clipTypeOf(answer.headers.get('Content-Type')) }
      }
      if (answer.status < 500) throw new ClipError('missing')
      cause = new Error(`Status ${answer.status}`)
    } catch (problem) {
      if (problem instanceof ClipError) throw problem
      cause = problem
    }
  }
  throw new ClipError('unreachable', { cause })
}
