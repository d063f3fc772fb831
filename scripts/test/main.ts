import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { buildStale } from '../build/build.ts'
import { CHROMIUM_INSTALL_LINE, browserForTests } from './browser.ts'
import { type Count, countPlaywright, countRun, countVitest } from './count.ts'
import { runTool } from './run-tool.ts'

const REPORTS = join('.cache', 'reports')

/**
 * `npm test [-- PATH…]`: builds what the tests need, runs every runner, and prints `N passed, N failed` last.
 * Paths narrow it down: those under e2e/ go to Playwright, others to Vitest.
 * What could not be run for want of something on this system is named; with CI=true it has failed.
 */
export async function main(args: readonly string[]): Promise<number> {
  const counts = await runAll(args)
  const inCi = (process.env['CI'] ?? '') !== ''
  const skipped = counts.flatMap((count) => count.skipped)
  const failures = counts.flatMap((count) => count.failed)
  for (const name of failures) console.log(`FAILED: ${name}`)
  for (const name of skipped) console.log(`${inCi ? 'FAILED (not run)' : 'Not run'}: ${name}`)
  const passed = sum(counts.map((count) => count.passed))
  const failed = failures.length + (inCi ? skipped.length : 0)
  console.log(`${passed} passed, ${failed} failed`)
  return failed === 0 ? 0 : 1
}

async function runAll(args: readonly string[]): Promise<Count[]> {
  const forBrowser = args.filter((arg) => arg.startsWith('e2e'))
  const forVitest = args.filter((arg) => !arg.startsWith('e2e'))
  try {
    await mkdir(REPORTS, { recursive: true })
    await buildStale(process.cwd())
    const counts: Count[] = []
    if (args.length === 0 || forVitest.length > 0) counts.push(await runVitest(forVitest))
    if (args.length === 0 || forBrowser.length > 0) counts.push(await runPlaywright(forBrowser))
    return counts
  } catch (error) {
    return [{ passed: 0, failed: [error instanceof Error ? error.message : String(error)], skipped: [] }]
  }
}

async function runVitest(filters: readonly string[]): Promise<Count> {
  const report = await freshReport('vitest.json')
  const exitCode = await runTool('vitest', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...filters,
  ])
  return countRun(report, countVitest, exitCode)
}

async function runPlaywright(filters: readonly string[]): Promise<Count> {
  const browser = await browserForTests()
  if (browser === undefined) {
    return { passed: 0, failed: [], skipped: [`browser tests: no Chromium; ${CHROMIUM_INSTALL_LINE}`] }
  }
  const report = await freshReport('playwright.json')
  const exitCode = await runTool('playwright', ['test', '--reporter=list,json', ...filters], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    ...(browser === 'playwright' ? {} : { CHROMIUM_PATH: browser }),
  })
  return countRun(report, countPlaywright, exitCode)
}

async function freshReport(name: string): Promise<string> {
  const file = join(process.cwd(), REPORTS, name)
  await rm(file, { force: true })
  return file
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
