import { spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { loadPronouncer } from '../../cloud-api/ear/load-pronouncer.ts'
import { buildStale } from '../build/build.ts'
import { stepsNamed } from '../build/steps.ts'
import type { Pronouncer } from '#shared/domain/phonetics/phonetics.ts'
import { analyze } from './analysis.ts'
import { analyzeLines } from './analyze-lines.ts'

const ROOT = join(import.meta.dirname, '..', '..')
let ear: Pronouncer

beforeAll(async () => {
  await buildStale(ROOT, stepsNamed('dictionary'))
  ear = await loadPronouncer()
})

const run = (args: readonly string[], input = '') =>
  spawnSync(process.execPath, ['scripts/analyze.mjs', ...args], { cwd: ROOT, input, encoding: 'utf8' })

async function folderWith(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'clapback-analyze-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  for (const [name, contents] of Object.entries(files)) await writeFile(join(folder, name), contents)
  return folder
}

describe('analyze', () => {
  it('has one word per whitespace-separated token, with what was heard in it', () => {
    const { lines } = analyze(ear, 'A part-time "liar", -- 🔥\r\n\r\nset / fire 24/7\n')
    expect(lines.map(({ words }) => words.map(({ text, syllables }) => [text, syllables.length]))).toEqual([
      [
        ['A', 1],
        ['part-time', 2],
        ['"liar",', 2],
        ['--', 0],
        ['🔥', 0],
      ],
      [],
      [
        ['set', 1],
        ['/', 0],
        ['fire', 2],
        ['24/7', 5],
      ],
    ])
    expect(lines[0]?.words[1]?.syllables[0]).toEqual({
      phones: ['P', 'AA1', 'R', 'T'],
      stress: 1,
      family: null,
    })
  })

  it('places every span of a family on its tokens and syllables', () => {
    const { lines, families } = analyze(ear, 'I am not a liar\n\nbut you are on fire\nand tired as a flyer')
    expect(families.length).toBeGreaterThan(0)
    families.forEach(({ spans }, family) => {
      for (const { line, word, syllable, syllables } of spans) {
        const rest = lines[line]?.words.slice(word).flatMap((token) => token.syllables) ?? []
        const covered = rest.slice(syllable, syllable + syllables)
        expect(covered.map((one) => one.family)).toEqual(Array.from({ length: syllables }, () => family))
      }
    })
  })

  it('hears the beginning of a text that is too long, says so, and still has every word', () => {
    const { lines, note } = analyze(ear, 'fire and liar \n'.repeat(2_000))
    const words = lines.flatMap((line) => line.words)
    expect(words).toHaveLength(6_000)
    expect(words[0]?.syllables.length).toBeGreaterThan(0)
    expect(words.at(-1)?.syllables).toEqual([])
    expect(note).toMatch(/^Only the first 4,9\d\d characters were heard\.$/)
    expect(analyze(ear, 'fire and liar').note).toBeUndefined()
  })

  it('takes any text, token by token', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        const { lines } = analyze(ear, text)
        const tokens = lines.flatMap(({ words }) => words.map((word) => word.text))
        expect(tokens).toEqual(text.match(/\S+/g) ?? [])
      }),
    )
  })
})

describe('analyzing line by line', () => {
  it('SCORE-79 says which line it could not read, and goes on', async () => {
    async function* lines() {
      yield* ['{"text":"fire"}', '', '{"text":', '{"verse":"x"}', '[]', '{"text":"liar"}']
    }
    const results = []
    for await (const result of analyzeLines(ear, lines())) results.push(result)
    expect(results).toMatchObject([
      { lines: [{ text: 'fire' }] },
      { line: 3, error: 'This line is not JSON.' },
      { line: 4, error: 'This line is no {"text": "..."}.' },
      { line: 5, error: 'This line is no {"text": "..."}.' },
      { lines: [{ text: 'liar' }] },
    ])
  })
})

describe('npm run analyze', () => {
  it('prints the analysis of a file, or of standard input, as JSON and nothing else', async () => {
    const folder = await folderWith({ 'verse.txt': '\uFEFFI write\nall night' })
    const fromFile = run([join(folder, 'verse.txt')])
    expect(fromFile.status).toBe(0)
    expect(JSON.parse(fromFile.stdout)).toEqual(
      JSON.parse(JSON.stringify(analyze(ear, 'I write\nall night'))),
    )
    expect(run(['-'], 'I write\nall night').stdout).toBe(fromFile.stdout)
  })

  it('SCORE-79 prints a line for a line with --jsonl, and ends with 1 where one could not be read', () => {
    expect(run(['--jsonl', '-'], '{"text":"one"}\n\n{"text":"two"}\n').status).toBe(0)
    const { stdout, status } = run(['--jsonl', '-'], '{"text":"one"}\nnot json\n{"text":"two"}\n')
    expect(status).toBe(1)
    const results = stdout.trimEnd().split('\n')
    expect(results.map((line) => Object.keys(JSON.parse(line) as object)[0])).toEqual([
      'lines',
      'line',
      'lines',
    ])
  })

  it.each([
    [['/nowhere/verse.txt'], 'There is no file /nowhere/verse.txt.\n', 1],
    [[tmpdir()], `${tmpdir()} is a folder, not a file.\n`, 1],
    [['--jsonl', '/nowhere/verses.jsonl'], 'There is no file /nowhere/verses.jsonl.\n', 1],
  ])('says in one line what is in the way: %j', (args, message, code) => {
    const { stdout, stderr, status } = run(args)
    expect({ stdout, stderr, status }).toEqual({ stdout: '', stderr: message, status: code })
  })

  it('says how it is called', () => {
    expect(run(['one', 'two'])).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('FILE') as string,
    })
    expect(run(['--colour', 'x']).status).toBe(1)
  })
})
