import { enableCompileCache } from 'node:module'
import { join, resolve } from 'node:path'

/**
 * `npm start`: builds what is stale, then runs the server in this process. What is imported when decides how soon
 * the server listens, so both are loaded late, and compiled code is kept between starts.
 */
export async function main(): Promise<number> {
  enableCompileCache(join(process.cwd(), '.cache', 'node'))
  const { reportFailure } = await import('../../cloud-api/process/report.ts')
  try {
    await refuseSecondStart()
    const { buildStale } = await import('../build/build.ts')
    await buildStale(process.cwd())
  } catch (error) {
    reportFailure(error)
    return 1
  }
  const [{ runServer }, { buildAside }] = await Promise.all([
    import('../../cloud-api/process/run-server.ts'),
    import('../build/build-aside.ts'),
  ])
  return runServer({ onceReady: () => buildAside(process.cwd()) })
}

/** Building under the feet of a running server would take its pages away. */
async function refuseSecondStart(): Promise<void> {
  const [{ loadEnvironment }, { parseConfig }, { askHolderOf }, { alreadyRunning }] = await Promise.all([
    import('../../cloud-api/process/environment.ts'),
    import('../../cloud-api/config.ts'),
    import('../../cloud-api/embedded/folder-lock.ts'),
    import('../../cloud-api/process/already-running.ts'),
  ])
  // One person's machine: what people see is the address and what goes wrong, not every request.
  loadEnvironment('warn')
  const config = parseConfig(process.env)
  if (config.databaseUrl !== undefined) return
  const dataFolder = resolve(config.dataFolder)
  const announced = await askHolderOf(dataFolder)
  if (announced !== undefined) throw alreadyRunning(dataFolder, announced)
}
