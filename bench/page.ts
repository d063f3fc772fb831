import { spawn } from 'node:child_process'
import { gzipSync } from 'node:zlib'
import { z } from 'zod'
import { findChromium } from '../scripts/test/find-chromium.ts'
import { type Bench, progress } from './support/bench.ts'
import { startRealServer } from '../scripts/support/real-server.ts'
import { median } from './support/statistics.ts'

const ATTEMPTS = 3

/** The parts of Lighthouse's report that we read. */
const report = z.object({
  lighthouseVersion: z.string(),
  categories: z.record(z.string(), z.object({ score: z.number() })),
  audits: z.object({
    'first-contentful-paint': z.object({ numericValue: z.number() }),
    'largest-contentful-paint': z.object({ numericValue: z.number() }),
    'cumulative-layout-shift': z.object({ numericValue: z.number() }),
    'total-blocking-time': z.object({ numericValue: z.number() }),
    'network-requests': z.object({
      details: z.object({
        items: z.array(
          z.object({ url: z.string(), resourceType: z.string().optional(), transferSize: z.number() }),
        ),
      }),
    }),
  }),
})
type Report = z.infer<typeof report>

/** The signed-out page as a phone meets it: Lighthouse's mobile preset against the production build. */
export const bench: Bench = {
  defaultRuns: 3,
  async measure(runs) {
    const chromium = await findChromium()
    if (chromium === undefined) throw new Error('This needs Chromium: apt-get install chromium')
    const server = await startRealServer()
    try {
      const reports: Report[] = []
      for (let run = 1; run <= runs; run += 1) {
        progress(`Lighthouse, run ${run} of ${runs} …`)
        reports.push(await lighthouse(`${server.origin}/`, chromium))
      }
      return await figures(reports)
    } finally {
      await server.stop()
    }
  },
}

async function figures(reports: readonly Report[]): Promise<Record<string, unknown>> {
  const [first] = reports
  if (first === undefined) throw new Error('No run, no figures')
  const middle = (audit: Exclude<keyof Report['audits'], 'network-requests'>): number =>
    median(reports.map(({ audits }) => audits[audit].numericValue))
  const requests = first.audits['network-requests'].details.items
  const scripts = requests.filter(({ resourceType }) => resourceType === 'Script')
  const sizes = await Promise.all(scripts.map(({ url }) => sizesOf(url)))
  return {
    runs: reports.length,
    lighthouse: first.lighthouseVersion,
    scripts: sizes,
    scriptBytesGzipped: sum(sizes.map(({ gzip }) => gzip)),
    bytesTransferred: sum(requests.map(({ transferSize }) => transferSize)),
    requests: requests.length,
    firstContentfulPaintMs: middle('first-contentful-paint'),
    largestContentfulPaintMs: middle('largest-contentful-paint'),
    totalBlockingTimeMs: middle('total-blocking-time'),
    cumulativeLayoutShift: Math.max(
      ...reports.map(({ audits }) => audits['cumulative-layout-shift'].numericValue),
    ),
    categories: Object.fromEntries(
      Object.entries(first.categories).map(([name, { score }]) => [name, Math.round(score * 100)]),
    ),
  }
}

async function sizesOf(url: string): Promise<{ path: string; bytes: number; gzip: number }> {
  const answer = await fetch(url, { headers: { 'accept-encoding': 'identity' } })
  const body = Buffer.from(await answer.arrayBuffer())
  return { path: new URL(url).pathname, bytes: body.length, gzip: gzipSync(body, { level: 9 }).length }
}

/** One report; Lighthouse sometimes loses the browser's trace, and says itself to try again then. */
async function lighthouse(url: string, chromium: string): Promise<Report> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await runLighthouse(url, chromium)
    } catch (error) {
      if (attempt === ATTEMPTS) throw error
      progress('Once more …')
    }
  }
}

async function runLighthouse(url: string, chromium: string): Promise<Report> {
  const args = [
    url,
    '--output=json',
    '--quiet',
    '--chrome-flags=--headless=new --no-sandbox --disable-dev-shm-usage',
  ]
  const child = spawn('lighthouse', args, {
    stdio: ['ignore', 'pipe', 2],
    env: { ...process.env, CHROME_PATH: chromium },
  })
  const chunks: Buffer[] = []
  child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk))
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  if (code !== 0) throw new Error(`Lighthouse ended with ${String(code)}`)
  return report.parse(JSON.parse(Buffer.concat(chunks).toString('utf8')))
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
