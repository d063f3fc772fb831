import { mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { beatManifest, type BeatEntry, type BeatManifest } from '#shared/contract/beat-manifest.ts'
import { writeWhole } from '../write-whole.ts'

const NAME = 'beats.json'

/** The list of a folder of beats. At each moment all that it names lies there whole. */
export interface ManifestFile {
  /** Lists a beat whose files are written, in place of the former one of that id. One call at a time. */
  add(entry: BeatEntry): Promise<BeatManifest>
  /** Takes every beat off the list that is none of these, and removes what the list does not name. */
  keepOnly(ids: readonly string[]): Promise<BeatManifest>
}

/** @param order ids of beats as they are to be listed. */
export async function openManifest(folder: string, order: readonly string[]): Promise<ManifestFile> {
  await mkdir(folder, { recursive: true })
  let entries = await readEntries(folder)
  const write = async (next: readonly BeatEntry[]): Promise<BeatManifest> => {
    entries = next.toSorted((one, other) => order.indexOf(one.id) - order.indexOf(other.id))
    const manifest = beatManifest.parse({ rate: 48_000, beats: entries })
    await writeWhole(folder, NAME, `${JSON.stringify(manifest, null, 2)}\n`)
    return manifest
  }
  return {
    add: (entry) => write([...entries.filter(({ id }) => id !== entry.id), entry]),
    keepOnly: async (ids) => {
      const manifest = await write(entries.filter(({ id }) => ids.includes(id)))
      const named = new Set([NAME, ...manifest.beats.flatMap(({ files }) => files.map(({ name }) => name))])
      const others = (await readdir(folder)).filter((name) => !named.has(name))
      await Promise.all(others.map((name) => rm(join(folder, name), { recursive: true })))
      return manifest
    },
  }
}

/** What was listed before; nothing where there is no list, or one of another version. */
async function readEntries(folder: string): Promise<readonly BeatEntry[]> {
  try {
    return beatManifest.parse(JSON.parse(await readFile(join(folder, NAME), 'utf8'))).beats
  } catch {
    return []
  }
}
