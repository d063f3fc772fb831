import { readFile } from 'node:fs/promises'
import { relative, resolve } from 'node:path'
import { z } from 'zod'

/** What one runner ran. */
export interface Count {
  readonly passed: number
  /** Names of what failed, with the first line of why where it is known. */
  readonly failed: readonly string[]
  /** Names of tests that were not run. */
  readonly skipped: readonly string[]
}

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().optional(),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          failureMessages: z.array(z.string()).optional(),
        }),
      ),
    }),
  ),
})

/** Counts a report of Vitest; a file that failed before its first test counts as one failure. */
export function countVitest(report: unknown): Count {
  const files = vitestReport.parse(report).testResults
  const tests = files.flatMap(({ assertionResults }) => assertionResults)
  const brokenFiles = files.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  )
  const passed = tests.filter(({ status }) => status === 'passed')
  return {
    passed: passed.length,
    failed: [
      ...files.flatMap(({ name, assertionResults }) =>
        assertionResults
          .filter(({ status }) => status === 'failed')
          .map((test) => because(`${fileOf(name)} > ${test.fullName}`, test.failureMessages?.[0])),
      ),
      ...brokenFiles.map(({ name, message }) => because(fileOf(name), message)),
    ],
    skipped: tests
      .filter(({ status }) => status !== 'passed' && status !== 'failed')
      .map(({ fullName }) => fullName),
  }
}

const fileOf = (path: string): string => relative(process.cwd(), resolve(path))

function because(name: string, why = ''): string {
  const [line = ''] = why.split('\n')
  return line === '' ? name : `${name}: ${line}`
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
const playwrightReport = z.object({
  suites: z.array(playwrightSuite),
  errors: z.array(z.object({ message: z.string().optional() })),
})

/** Counts a report of Playwright; a test that passed at a second try did not pass, and an error outside tests is one failure. */
export function countPlaywright(report: unknown): Count {
  const { suites, errors } = playwrightReport.parse(report)
  const tests = suites
    .flatMap(specsOf)
    .flatMap(({ title, tests }) => tests.map(({ status }) => ({ title, status })))
  const titlesOf = (...statuses: string[]) =>
    tests.filter(({ status }) => statuses.includes(status)).map(({ title }) => title)
  return {
    passed: titlesOf('expected').length,
    failed: [
      ...titlesOf('unexpected', 'flaky'),
      ...errors.map(({ message }) => because('outside the tests', message)),
    ],
    skipped: titlesOf('skipped'),
  }
}

function specsOf(suite: PlaywrightSuite): z.infer<typeof playwrightSpec>[] {
  return [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)]
}

const NOTHING: Count = { passed: 0, failed: [], skipped: [] }

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
    .catch(() => undefined)
  const { passed, failed, skipped } = counted ?? NOTHING
  const broke = (why: string): Count => ({ passed, failed: [...failed, `the run itself: ${why}`], skipped })
  if (counted === undefined) return broke('it left no report that can be read')
  if (passed + failed.length === 0) return broke('it ran no test')
  if (exitCode !== 0 && failed.length === 0) return broke(`it ended with ${exitCode ?? 'a signal'}`)
  return counted
}
