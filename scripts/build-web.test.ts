import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildWeb } from './build-web.ts'

/** Most JavaScript that the signed-out page may load by itself, gzipped. */
const BUDGET_BYTES = 120 * 1024
/** Most that the ear's dictionary may take over the wire. */
const DICTIONARY_BUDGET_BYTES = 1_000_000

let folder: string
let pages: string
let landing: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'clapback-web-'))
  pages = join(folder, 'web')
  await buildWeb(pages)
  landing = await readFile(join(pages, 'landing.html'), 'utf8')
})

afterAll(() => rm(folder, { recursive: true, force: true }))

/** A chunk and all that it imports, now or later, without the parts that `later` names. */
async function reach(entry: string, later: RegExp, seen = new Set<string>()): Promise<Set<string>> {
  if (seen.has(entry) || later.test(entry)) return seen
  seen.add(entry)
  const code = await readFile(join(pages, 'assets', entry), 'utf8')
  for (const [, name = ''] of code.matchAll(/(?:from|import\(?)\s*["'`]\.\/([\w-]+\.js)/g)) {
    await reach(name, later, seen)
  }
  return seen
}

describe('the built pages', () => {
  it('hold the signed-out page as HTML, its styles inside, its font asked for at once', () => {
    expect(landing).toContain('Say it to')
    expect(landing).toContain('How AI Rap Battles Work')
    expect(landing).not.toContain('rel="stylesheet"')
    expect(landing).toMatch(/<style>.*\.hero-title/s)
    expect(landing).toMatch(/<link rel="preload" as="font"[^>]*archivo-ascii/)
  })

  it('keep the script of the signed-out page within its budget, the sheet apart', async () => {
    const entry = /src="\/assets\/(landing-[\w-]+\.js)"/.exec(landing)?.[1] ?? expect.fail('no script')
    const chunks = await reach(entry, /^sign-in-sheet-/)
    expect(chunks.size).toBeGreaterThan(3)
    const sizes = await Promise.all(
      [...chunks].map(async (name) => gzipSync(await readFile(join(pages, 'assets', name))).length),
    )
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(BUDGET_BYTES)
  })

  it('keep the schemas and the query cache out of it', async () => {
    const entry = /src="\/assets\/(landing-[\w-]+\.js)"/.exec(landing)?.[1] ?? expect.fail('no script')
    const heavy: string[] = []
    for (const name of await reach(entry, /^sign-in-sheet-/)) {
      const code = await readFile(join(pages, 'assets', name), 'utf8')
      if (/ZodError|QueryClient/.test(code)) heavy.push(name)
    }
    expect(heavy).toEqual([])
  })

  it('come compressed, and unpack to the same', async () => {
    const plain = await readFile(join(pages, 'landing.html'))
    expect(brotliDecompressSync(await readFile(join(pages, 'landing.html.br')))).toEqual(plain)
    expect(gunzipSync(await readFile(join(pages, 'landing.html.gz')))).toEqual(plain)
  })

  it("hold the ear's dictionary under a name of its content, at most a megabyte over the wire", async () => {
    const files = await readdir(join(pages, 'assets'))
    const name = files.find((file) => /^cmudict-[\w-]{8}\.bin$/.test(file)) ?? expect.fail('no dictionary')
    const plain = await readFile(join(pages, 'assets', name))
    for (const [ending, unpack] of [
      ['br', brotliDecompressSync],
      ['gz', gunzipSync],
    ] as const) {
      const packed = await readFile(join(pages, 'assets', `${name}.${ending}`))
      expect(packed.length, ending).toBeLessThanOrEqual(DICTIONARY_BUDGET_BYTES)
      expect(unpack(packed)).toEqual(plain)
    }
  })

  it('stand alone in their folder: nothing of the workshop is left beside them', async () => {
    expect(await readdir(folder)).toEqual(['web'])
  })
})

it('takes the place of a former build', async () => {
  await buildWeb(pages)
  expect(await readdir(folder)).toEqual(['web'])
  expect(await readFile(join(pages, 'landing.html'), 'utf8')).toBe(landing)
})
