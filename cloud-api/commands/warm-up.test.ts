import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import type { Pronouncer } from '#shared/domain/phonetics/phonetics.ts'
import { loadPronouncer } from '../ear/load-pronouncer.ts'
import { warmUp } from './warm-up.ts'

describe('warming up', () => {
  it('hears the material of every character, with room for requests in between', async () => {
    const lines: string[] = []
    const heard = new Set<string>()
    const real = await loadPronouncer()
    const ear: Pronouncer = {
      ...real,
      pronounce: (word) => {
        heard.add(word)
        return real.pronounce(word)
      },
    }
    let turns = 0
    const ticking = setInterval(() => (turns += 1), 0)
    await warmUp({ ear, log: pino({}, { write: (line: string) => lines.push(line) }) })
    clearInterval(ticking)
    expect(heard.size).toBeGreaterThan(500)
    expect(turns).toBeGreaterThan(20)
    expect(lines).toEqual([])
  })

  it('tells when it fails, and fails alone', async () => {
    const lines: string[] = []
    const deaf: Pronouncer = {
      knows: () => false,
      pronounce: () => {
        throw new Error('deaf')
      },
    }
    await expect(
      warmUp({ ear: deaf, log: pino({}, { write: (line: string) => lines.push(line) }) }),
    ).resolves.toBeUndefined()
    expect(lines.join('')).toContain('a character could not rehearse')
  })
})
