import type { SoundFile } from '#shared/contract/sound-files.ts'

export interface SoundSourceDeps {
  readonly context: () => BaseAudioContext
  readonly fetch: typeof globalThis.fetch
}

/** Gives sounds by name, each loaded once. Rejects where there is neither the file nor the code that plays it. */
export type SoundSource = (name: SoundFile) => Promise<AudioBuffer>

/** A source that takes the server's file, and plays the sound by code where that is missing or does not decode (SFX-7). */
export function createSoundSource(deps: SoundSourceDeps): SoundSource {
  const kept = new Map<SoundFile, Promise<AudioBuffer>>()
  return (name) => {
    const known = kept.get(name)
    if (known !== undefined) return known
    const loading = loadFile(deps, name).catch(async () => {
      const { synthesise } = await import('./synthesise.ts')
      return synthesise(deps.context(), name)
    })
    kept.set(name, loading)
    loading.catch(() => kept.delete(name))
    return loading
  }
}

async function loadFile({ context, fetch }: SoundSourceDeps, name: SoundFile): Promise<AudioBuffer> {
  const answer = await fetch(`/api/sfx/${name}.mp3`)
  if (!answer.ok) throw new Error(`Status ${answer.status}`)
  return context().decodeAudioData(await answer.arrayBuffer())
}
