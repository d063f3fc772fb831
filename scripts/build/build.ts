import { access, mkdir, readFile, rm, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { lockFolder, type FolderLock } from '../../cloud-api/embedded/folder-lock.ts'
import { StartProblem } from '../../cloud-api/start-problem.ts'
import { runScript } from './run-script.ts'
import { hashInputs } from './input-hash.ts'
import { BUILD_STEPS, type BuildStep } from './steps.ts'

const WAIT_FOR_OTHER_MS = 250
/** With less than this free, a build fails for want of room. */
const NO_ROOM_BYTES = 1024 * 1024

/**
 * Makes what is stale, judged by the contents of its inputs; says on stderr what it makes.
 * @param aside where it goes on beside other work: quietly, in the time that others leave, until this ends it
 * @returns the names of the steps that ran
 * @throws StartProblem when a step fails; its output has been shown. AbortError when `aside` ended it
 */
export async function buildStale(
  root: string,
  steps: readonly BuildStep[] = BUILD_STEPS,
  aside?: AbortSignal,
): Promise<string[]> {
  if ((await staleSteps(root, steps)).length === 0) return []
  await using _lock = await holdAlone(join(root, 'out'), aside)
  const built: string[] = []
  // Asked again: whoever held the lock may have made it all.
  for (const { step, hash } of await staleSteps(root, steps)) {
    if (!aside) process.stderr.write(`Building ${step.title} …\n`)
    const stamp = stampOf(root, step)
    await rm(stamp, { force: true })
    await runStep(root, step, aside)
    await mkdir(join(root, 'out', '.stamps'), { recursive: true })
    await writeFile(stamp, hash)
    built.push(step.name)
  }
  return built
}

async function runStep(root: string, step: BuildStep, aside?: AbortSignal): Promise<void> {
  try {
    await runScript(root, step.script, `Building ${step.title}`, aside)
  } catch (error) {
    const { bavail, bsize } = await statfs(root)
    if (bavail * bsize > NO_ROOM_BYTES) throw error
    throw new StartProblem(`The disk of ${root} is full.`, 'Free some space and start again.', error)
  }
}

async function staleSteps(
  root: string,
  steps: readonly BuildStep[],
): Promise<{ readonly step: BuildStep; readonly hash: string }[]> {
  const checked = await Promise.all(
    steps.map(async (step) => {
      const hash = await hashInputs(root, step.inputs)
      return { step, hash, fresh: await isFresh(root, step, hash) }
    }),
  )
  return checked.filter(({ fresh }) => !fresh)
}

async function isFresh(root: string, step: BuildStep, hash: string): Promise<boolean> {
  try {
    await Promise.all(step.outputs.map((output) => access(join(root, output))))
    return (await readFile(stampOf(root, step), 'utf8')) === hash
  } catch {
    // No output or no stamp: it was never made, or not to the end.
    return false
  }
}

const stampOf = (root: string, step: BuildStep): string => join(root, 'out', '.stamps', step.name)

/** Two builds of one checkout would write into each other's files. */
async function holdAlone(folder: string, aside?: AbortSignal): Promise<FolderLock> {
  for (let told = false; ; told = true) {
    const attempt = await lockFolder(folder)
    if (!attempt.taken) return attempt.lock
    if (!told && !aside) process.stderr.write('Another build is under way here; waiting for it …\n')
    await wait(WAIT_FOR_OTHER_MS, undefined, aside && { signal: aside })
  }
}
