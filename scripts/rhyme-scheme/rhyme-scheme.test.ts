import { spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { compareSchemes } from './reddy-knight.ts'
import { readStanzas } from './stanza.ts'

const ROOT = join(import.meta.dirname, '..', '..')
const run = (...args: string[]) =>
  spawnSync(process.execPath, ['scripts/rhyme-scheme.mjs', ...args], { cwd: ROOT, encoding: 'utf8' })

describe('the metric of Reddy and Knight', () => {
  it('is 1 where every scheme is right, whatever its labels are', () => {
    expect(compareSchemes([[0, 1, 0, 1]], [[7, 3, 7, 3]])).toEqual({
      accuracy: 1,
      precision: 1,
      recall: 1,
      f: 1,
      pairwiseF: 1,
    })
  })

  it('takes means over the lines that rhyme with a later one', () => {
    // Line 0 rhymes with 1, 2 and 3; 1 with 2 and 3; 2 with 3. Found: 0 with 1, 2 with 3.
    const figures = compareSchemes([[0, 0, 1, 1]], [[0, 0, 0, 0]])
    // Precisions 1, 0 (none found), 1; recalls 1/3, 0, 1.
    expect(figures.accuracy).toBe(0)
    expect(figures.precision).toBeCloseTo(2 / 3, 3)
    expect(figures.recall).toBeCloseTo(4 / 9, 3)
    expect(figures.f).toBeCloseTo(0.5333, 3)
    expect(figures.pairwiseF).toBeCloseTo(0.5, 3)
  })

  it('leaves lines out that rhyme with no later one, and is 0 for nothing', () => {
    expect(compareSchemes([[0, 0]], [[0, 1]])).toMatchObject({ accuracy: 0, precision: 0, recall: 0, f: 0 })
    expect(compareSchemes([], [])).toMatchObject({ accuracy: 0, f: 0 })
  })
})

describe('reading stanzas', () => {
  it('SCORE-79 takes labels of any kind, passes over empty lines and says which line is no stanza', async () => {
    async function* lines() {
      yield* [
        '{"words":["a","b"],"scheme":[0,"x"]}',
        '',
        '{"words":["a"],"scheme":[0,1]}',
        'nonsense',
        '{"words":[],"scheme":[]}',
        '{"words":["a"]}',
      ]
    }
    const { stanzas, malformed } = await readStanzas(lines())
    expect(stanzas).toEqual([{ words: ['a', 'b'], scheme: [0, 'x'] }])
    expect(malformed).toEqual([
      'Line 3 is no {"words": [...], "scheme": [...]} with a label for each word.',
      'Line 4 is not JSON.',
      'Line 5 is no {"words": [...], "scheme": [...]} with a label for each word.',
      'Line 6 is no {"words": [...], "scheme": [...]} with a label for each word.',
    ])
  })
})

describe('npm run rhyme-scheme', () => {
  it('prints figures without and with a prior, whatever the labels say', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'clapback-stanzas-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    const file = join(folder, 'stanzas.jsonl')
    const words = ['light', 'day', 'night', 'way']
    const stanza = (scheme: readonly number[]) => `${JSON.stringify({ words, scheme })}\n`
    await writeFile(file, `${stanza([0, 1, 0, 1])}not json\n${stanza([0, 0, 1, 1])}`)
    const { stdout, stderr, status } = run(file)
    expect(status).toBe(1)
    expect(stderr).toBe('Line 2 is not JSON.\n')
    expect(JSON.parse(stdout)).toMatchObject({
      stanzas: 2,
      lines: 8,
      malformed: 1,
      withoutPrior: { accuracy: 0.5, f: 0.5 },
      withPrior: { accuracy: 0.5, f: 0.5 },
    })
  })

  it('SCORE-79 ends with 0 where every line is a stanza', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'clapback-stanzas-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    const file = join(folder, 'stanzas.jsonl')
    await writeFile(file, '{"words":["light","night"],"scheme":[0,0]}\n')
    expect(run(file)).toMatchObject({ status: 0, stderr: '' })
  })

  it.each(['', '\n \n', 'not json\n'])('SCORE-79 has no figures of no stanza: %j', async (contents) => {
    const folder = await mkdtemp(join(tmpdir(), 'clapback-stanzas-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    const file = join(folder, 'stanzas.jsonl')
    await writeFile(file, contents)
    const { stdout, stderr, status } = run(file)
    expect({ stdout, status }).toEqual({ stdout: '', status: 1 })
    expect(stderr).toMatch(/There is no stanza to measure\.\n$/)
  })

  it('says in one line what is in the way', () => {
    expect(run('/nowhere.jsonl')).toMatchObject({
      status: 1,
      stdout: '',
      stderr: 'There is no file /nowhere.jsonl.\n',
    })
    expect(run()).toMatchObject({ status: 2, stdout: '' })
  })
})
