import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { countPlaywright, countRun, countVitest } from './count.ts'

const test = (fullName: string, status: string) => ({ fullName, status })

describe('countVitest', () => {
  it('counts tests, names those not run, and takes a file that broke for a failure', () => {
    const report = {
      testResults: [
        {
          name: 'a.test.ts',
          status: 'failed',
          assertionResults: [
            test('a', 'passed'),
            { ...test('b', 'failed'), failureMessages: ['Error: 1 is not 2\n    at b'] },
            test('c', 'pending'),
            test('d', 'todo'),
          ],
        },
        { name: 'broken.test.ts', status: 'failed', message: 'No such import', assertionResults: [] },
        { name: 'b.test.ts', status: 'passed', assertionResults: [test('e', 'passed')] },
      ],
    }
    expect(countVitest(report)).toEqual({
      passed: 2,
      failed: ['a.test.ts > b: Error: 1 is not 2', 'broken.test.ts: No such import'],
      skipped: ['c', 'd'],
    })
  })
})

describe('countPlaywright', () => {
  it('counts tests in all depths; what passed at a second try has failed', () => {
    const spec = (title: string, status: string) => ({ title, tests: [{ status }] })
    const report = {
      suites: [
        { specs: [spec('a', 'expected')], suites: [{ specs: [spec('b', 'flaky'), spec('c', 'skipped')] }] },
        { suites: [{ suites: [{ specs: [spec('d', 'unexpected')] }] }] },
      ],
      errors: [{ message: 'global setup broke' }],
    }
    expect(countPlaywright(report)).toEqual({
      passed: 1,
      failed: ['b', 'd', 'outside the tests: global setup broke'],
      skipped: ['c'],
    })
  })
})

describe('countRun', () => {
  it.each([
    { what: 'a good run', report: '3', exitCode: 0, passed: 3, failed: 0 },
    { what: 'a run without a test', report: '0', exitCode: 0, passed: 0, failed: 1 },
    { what: 'a run that failed outside its tests', report: '3', exitCode: 1, passed: 3, failed: 1 },
    { what: 'a run that was killed', report: '3', exitCode: null, passed: 3, failed: 1 },
    { what: 'a report that is cut off', report: '{', exitCode: 0, passed: 0, failed: 1 },
    { what: 'no report', report: undefined, exitCode: 0, passed: 0, failed: 1 },
  ])('counts $what', async ({ report, exitCode, passed, failed }) => {
    const folder = await mkdtemp(join(tmpdir(), 'clapback-count-'))
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    const file = join(folder, 'report.json')
    if (report !== undefined) await writeFile(file, report)
    const count = (parsed: unknown) => ({ passed: Number(parsed), failed: [], skipped: [] })
    const counted = await countRun(file, count, exitCode)
    expect(counted.passed).toBe(passed)
    expect(counted.failed).toHaveLength(failed)
  })
})
