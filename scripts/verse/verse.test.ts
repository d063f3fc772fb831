import { spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { errorMessage } from '#shared/contract/error-code.ts'
import { BEAT_BY_CHARACTER } from '#shared/dsp/beats/beats.ts'
import { peakOf, rmsOf } from '#shared/dsp/levels.ts'
import { overBeat } from './over-beat.ts'
import { readOptions } from './read-options.ts'
import { stereoWav } from './stereo-wav.ts'

const ROOT = join(import.meta.dirname, '..', '..')
const run = (args: readonly string[], input = '') =>
  spawnSync(process.execPath, ['scripts/verse.mjs', ...args], { cwd: ROOT, encoding: 'utf8', input })

describe('verse', () => {
  it('prints an answer with its times and writes its performance over the beat', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'clapback-verse-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    const [against, wav] = [join(folder, 'verse.txt'), join(folder, 'out.wav')]
    await writeFile(
      against,
      'I walk in the booth and the temperature drops\nYou talk like a king but your empire stops\n',
    )
    const { stdout, status, stderr } = run([
      ...['--character', 'razor', '--difficulty', 'easy', '--against', against, '--wav', wav, '--seed', '4'],
    ])
    expect(stderr).toBe('')
    expect(status).toBe(0)
    const printed = JSON.parse(stdout) as {
      readonly verse: string[]
      readonly bpm: number
      readonly barMs: number
      readonly beat: string
      readonly lines: { readonly text: string; readonly downbeatMs: number; readonly words: unknown[] }[]
    }
    expect(printed).toMatchObject({
      character: 'razor',
      difficulty: 'easy',
      seed: 4,
      bpm: 90,
      beat: 'Cold Cut',
    })
    expect(printed.verse).toHaveLength(4)
    expect(printed.lines.map(({ text }) => text)).toEqual(printed.verse)
    for (const { text, words } of printed.lines) expect(words).toHaveLength(text.split(/\s+/).length)
    const file = await readFile(wav)
    expect(file.toString('latin1', 0, 4)).toBe('RIFF')
    expect(file.length).toBeGreaterThan(5 * printed.barMs * 192)
  }, 60_000)

  it.each([
    [[], '--character must be one of'],
    [['--character', 'nobody', '--against', 'x'], '--character must be one of razor'],
    [['--character', 'razor'], '--against must name'],
    [
      ['--character', 'razor', '--against', 'x', '--difficulty', 'brutal'],
      '--difficulty must be one of easy',
    ],
    [['--character', 'razor', '--against', 'x', '--seed', '1.5'], '--seed must be a whole number'],
    [['--character', 'razor', '--against', 'x', '--seed', 'x'], '--seed must be a whole number'],
    [['--character', 'razor', '--against', 'x', '--seed', '-3'], '--seed must not be below 0.'],
    [['--character', 'razor', '--against', 'x', '--seed=-3'], '--seed must not be below 0.'],
    [['--character', '--against', 'x'], '--character needs a value.'],
    [['--character', 'razor', '--against'], '--against needs a value.'],
    [
      ['--character', 'razor', '--against', 'x', '--profanity-filter', 'maybe'],
      '--profanity-filter must be on or off.',
    ],
    [['--wat'], '--wat'],
  ])('says what is wrong with %j', (args, problem) => {
    expect(() => readOptions(args)).toThrow(problem)
  })

  it('takes a character at its own difficulty where none is named', () => {
    expect(readOptions(['--character', 'silk', '--against', '-'])).toMatchObject({
      difficulty: 'normal',
      seed: 1,
      against: '-',
      profanityFilter: true,
    })
    expect(
      readOptions(['--character', 'silk', '--against', '-', '--profanity-filter', 'off'])?.profanityFilter,
    ).toBe(false)
    expect(readOptions(['--help'])).toBeUndefined()
  })

  it('says in one line that there is no such file', () => {
    const { status, stderr } = run(['--character', 'silk', '--against', join(ROOT, 'no-such-file')])
    expect(status).toBe(1)
    expect(stderr).toMatch(/^There is no file .*no-such-file\.\n$/)
  })
})

describe('a verse that a battle would refuse (VERSE-2 to VERSE-7)', () => {
  it.each([
    ['', 'verse_empty'],
    ['la '.repeat(700), 'verse_too_long'],
    ['\0\u0001\u0002', 'verse_has_control_characters'],
    ['?! ...', 'verse_without_words'],
  ] as const)('%j is refused with the sentence of %s', (verse, code) => {
    const { status, stdout, stderr } = run(['--character', 'silk', '--against', '-'], verse)
    expect([status, stdout]).toEqual([1, ''])
    expect(stderr).toBe(`${errorMessage(code, { limit: 2000 })}\n`)
  })
})

it('says in one line where no performance can be written', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'clapback-verse-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const wav = join(folder, 'nope', 'x.wav')
  const { status, stderr } = run(
    ['--character', 'silk', '--difficulty', 'easy', '--against', '-', '--wav', wav],
    'I walk in the booth and the temperature drops',
  )
  expect([status, stderr]).toEqual([1, `${wav} cannot be written: there is no such folder.\n`])
}, 60_000)

describe('a voice over its beat', () => {
  const rate = 48_000
  const voice = new Float32Array(3 * rate).fill(0.2)
  const { left, right } = overBeat(voice, 500, BEAT_BY_CHARACTER.silk, rate)
  const bar = (240 / 80) * rate

  it('comes in with its downbeat after a bar, and the beat goes on for a bar after it', () => {
    expect(left).toHaveLength(3 * bar)
    expect(right).toHaveLength(left.length)
    const alone = overBeat(new Float32Array(voice.length), 500, BEAT_BY_CHARACTER.silk, rate)
    const start = bar - 0.5 * rate
    const apart = left.map((sample, index) => sample - (alone.left[index] ?? 0))
    expect(peakOf(apart.subarray(0, start))).toBeLessThan(1e-6)
    expect(rmsOf(apart.subarray(start, start + voice.length))).toBeCloseTo(0.2, 5)
    expect(peakOf(apart.subarray(start + voice.length))).toBeLessThan(1e-6)
  })

  it('is no louder than it may be, as a WAV file of two channels', () => {
    const loud = overBeat(new Float32Array(rate).fill(1), 0, BEAT_BY_CHARACTER.silk, rate)
    expect(Math.max(peakOf(loud.left), peakOf(loud.right))).toBeLessThan(0.9)
    const file = Buffer.from(stereoWav(loud, rate))
    expect(file.readUInt16LE(22)).toBe(2)
    expect(file.length).toBe(44 + loud.left.length * 4)
    expect(file.readInt16LE(44 + 4 * bar)).toBe(Math.round((loud.left[bar] ?? 0) * 32_767))
  })
})
