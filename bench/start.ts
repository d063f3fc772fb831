import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { freePort } from '../cloud-api/embedded/free-port.ts'
import { type Bench, progress } from './support/bench.ts'
import { spreadOf } from './support/statistics.ts'

/** When something was said, counted from the start of `npm start`. */
interface Milestone {
  readonly ms: number
  readonly line: string
}

/** `npm start` as a stranger runs it: on a clean clone of the last commit, with npm's cache as it is; then again. */
export const bench: Bench = {
  defaultRuns: 5,
  needs: [],
  async measure(runs) {
    const folder = await mkdtemp(join(tmpdir(), 'clapback-start-'))
    await chmod(folder, 0o755)
    try {
      const clone = join(folder, 'clapback')
      execFileSync('git', ['clone', '--quiet', '.', clone], { stdio: ['ignore', 2, 2] })
      progress('First start on a clean clone …')
      const first = await startOnce(clone)
      const again: Milestone[][] = []
      for (let run = 1; run <= runs; run += 1) {
        progress(`Start ${run + 1} …`)
        again.push(await startOnce(clone))
      }
      return {
        commit: execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim(),
        firstStartMs: readyAfter(first),
        firstStartMilestones: first,
        secondStartMs: spreadOf(again.map(readyAfter)),
      }
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  },
}

const READY = 'is ready at'

/** Runs `npm start` until it listens, then stops it; returns all that it said. */
async function startOnce(clone: string): Promise<Milestone[]> {
  const startedAt = performance.now()
  const child = spawn('npm', ['start'], {
    cwd: clone,
    env: { ...strangersEnvironment(), PORT: String(await freePort()) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const milestones: Milestone[] = []
  await new Promise<void>((resolve, reject) => {
    const listen = (chunk: Buffer): void => {
      const lines = chunk
        .toString('utf8')
        .split('\n')
        .filter((line) => line.trim() !== '')
      milestones.push(...lines.map((line) => ({ ms: Math.round(performance.now() - startedAt), line })))
      if (lines.some((line) => line.includes(READY))) resolve()
    }
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
    child.once('error', reject)
    child.once('exit', (code) => {
      reject(new Error(`npm start ended with ${code}: ${milestones.map(({ line }) => line).join(' | ')}`))
    })
  })
  await stop(child)
  return milestones
}

async function stop(child: ChildProcess): Promise<void> {
  // npm ends first; the server, which holds the pipes, a moment later.
  const exited = once(child, 'close')
  child.kill('SIGTERM')
  await exited
}

function readyAfter(milestones: readonly Milestone[]): number {
  const ready = milestones.find(({ line }) => line.includes(READY))
  if (ready === undefined) throw new Error('It never was ready')
  return ready.ms
}

/** Our own environment without what npm and this checkout added to it. */
function strangersEnvironment(): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(([name]) => !/^(npm_|NODE$|INIT_CWD$)/.test(name))
  const path = (process.env['PATH'] ?? '')
    .split(delimiter)
    .filter((folder) => !folder.includes('node_modules'))
  return { ...Object.fromEntries(own), PATH: path.join(delimiter), DATABASE_URL: '', DATA_FOLDER: '' }
}
