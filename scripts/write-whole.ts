import { rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Writes a file so that whoever reads it meanwhile gets the former one or the new one, never a part. */
export async function writeWhole(folder: string, name: string, content: string | Uint8Array): Promise<void> {
  const unfinished = join(folder, `${name}.tmp`)
  await writeFile(unfinished, content)
  await rename(unfinished, join(folder, name))
}
