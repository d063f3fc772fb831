import { execFileSync } from 'node:child_process'
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { errorCode } from '../../start-problem.ts'

/** Whether tests may mount file systems and become other users here. */
export const isLinuxRoot = process.platform === 'linux' && process.getuid?.() === 0

/** A folder for one test, that every user may enter, removed when the test ends. */
export async function scratchFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'clapback-test-'))
  await chmod(folder, 0o711)
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** A disk of its own of that many megabytes, gone when the test ends. Needs root on Linux. */
export async function smallDisk(megabytes: number): Promise<string> {
  const folder = join(await scratchFolder(), 'disk')
  await mkdir(folder)
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0711`, 'tmpfs', folder])
  onTestFinished(() => {
    execFileSync('umount', ['--lazy', folder])
  })
  return folder
}

/** Writes the file `ballast` until the disk has no room left; removing it makes room again. */
export async function fillDisk(disk: string): Promise<void> {
  for (let size = 1 << 20; size > 0; size = Math.floor(size / 2)) {
    try {
      for (;;) await writeFile(join(disk, 'ballast'), Buffer.alloc(size), { flag: 'a' })
    } catch (error) {
      if (errorCode(error) !== 'ENOSPC') throw error
    }
  }
}
