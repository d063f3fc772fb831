import { createHash } from 'node:crypto'
import { readFile, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

const TEST = /\.test\.tsx?$|(^|\/)testing\//

/**
 * A hash over the names and contents of all files of a step: the same after a fresh clone, another after any edit.
 * @param root absolute folder
 * @param inputs files and folders under it
 */
export async function hashInputs(root: string, inputs: readonly string[]): Promise<string> {
  const files = (await Promise.all(inputs.map((input) => filesOf(root, input)))).flat().sort()
  const digests = await Promise.all(files.map(async (file) => `${file} ${await digest(join(root, file))}\n`))
  return createHash('sha256').update(digests.join('')).digest('hex')
}

async function filesOf(root: string, input: string): Promise<string[]> {
  if ((await stat(join(root, input))).isFile()) return [input]
  const entries = await readdir(join(root, input), { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .filter((file) => !TEST.test(file))
}

async function digest(file: string): Promise<string> {
  return createHash('sha256')
    .update(await readFile(file))
    .digest('hex')
}
