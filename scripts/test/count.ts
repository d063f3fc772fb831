import { readFile } from 'node:fs/promises'
import { z } from 'zod'

/** What one runner ran. */
export interface Count {
  readonly passed: number
  readonly failed: number
  /** Names of tests that were not run. */
  readonly skipped: readonly string[]
}

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
})

/** Counts a report of Vitest; a file that failed before its first test counts as one failure. */
export function countVitest(report: unknown): Count {
  const files = vitestReport.parse(report).testResults
  const tests = files.flatMap(({ assertionResults }) => assertionResults)
  const named = (status: string) => tests.filter((test) => test.status === status)
  const brokenFiles = files.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  )
  const passed = named('passed')
  const failed = named('failed')
  return {
    passed: passed.length,
    failed: failed.length + brokenFiles.length,
    skipped: tests
      .filter((test) => !passed.includes(test) && !failed.includes(test))
      .map(({ fullName }) => fullName),
  }
}

const playwrightTest = z.object({ status: z.enum(['expected', 'unexpected', 'flaky', 'skipped']) })
const playwrightSpec = z.object({ title: z.string(), tests: z.array(playwrightTest) })
interface PlaywrightSuite {
  readonly specs?: readonly z.infer<typeof playwrightSpec>[] | undefined
  readonly suites?: readonly PlaywrightSuite[] | undefined
}
const playwrightSuite: z.ZodType<PlaywrightSuite> = z.object({
  specs: z.array(playwrightSpec).optional(),
  get suites() {
    return z.array(playwrightSuite).optional()
  },
})
const playwrightReport = z.object({ suites: z.array(playwrightSuite), errors: z.array(z.unknown()) })

/** Counts a report of Playwright; a test that passed at a second try did not pass, and an error outside tests is one failure. */
export function countPlaywright(report: unknown): Count {
  const { suites, errors } = playwrightReport.parse(report)
  const tests = suites
    .flatMap(specsOf)
    .flatMap(({ title, tests }) => tests.map(({ status }) => ({ title, status })))
  const withStatus = (...statuses: string[]) => tests.filter(({ status }) => statuses.includes(status))
  return {
    passed: withStatus('expected').length,
    failed: withStatus('unexpected', 'flaky').length + errors.length,
    skipped: withStatus('skipped').map(({ title }) => title),
  }
}

function specsOf(suite: PlaywrightSuite): z.infer<typeof playwrightSpec>[] {
  return [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)]
}

/**
 * What counts of a runner that ended with an exit code: one that crashed, wrote no report, ran nothing, or failed
 * without a failed test has failed once.
 */
export async function countRun(
  reportFile: string,
  count: (report: unknown) => Count,
  exitCode: number | null,
): Promise<Count> {
  const counted = await readFile(reportFile, 'utf8')
    .then((text) => count(JSON.parse(text)))
    .catch(() => ({ passed: 0, failed: 0, skipped: [] }))
  const ranNothing = counted.passed + counted.failed === 0
  const failedSilently = exitCode !== 0 && counted.failed === 0
  return ranNothing || failedSilently ? { ...counted, failed: counted.failed + 1 } : counted
}
