import { describe, expect, it } from 'vitest'
import type { Pronouncer } from '#shared/domain/phonetics/phonetics.ts'
import { loadPronouncer } from '../ear/load-pronouncer.ts'
import { rehearse } from './rehearse.ts'

describe('a rehearsal', () => {
  it('leaves room for requests, and is one for all who wait for it', async () => {
    const real = await loadPronouncer()
    let heard = 0
    const ear: Pronouncer = {
      ...real,
      pronounce: (word) => {
        heard += 1
        return real.pronounce(word)
      },
    }
    let turns = 0
    const ticking = setInterval(() => (turns += 1), 0)
    await Promise.all([rehearse(ear, 'razor'), rehearse(ear, 'razor'), rehearse(ear, 'razor')])
    clearInterval(ticking)
    const once = heard
    expect(turns).toBeGreaterThan(10)
    await rehearse(ear, 'razor')
    expect(heard).toBe(once)

    heard = 0
    await rehearse({ ...ear }, 'razor')
    expect(heard).toBe(once)
  })

  it('that failed is tried again', async () => {
    const real = await loadPronouncer()
    let isDeaf = true
    const ear: Pronouncer = {
      ...real,
      pronounce: (word) => {
        if (isDeaf) throw new Error('deaf')
        return real.pronounce(word)
      },
    }
    await expect(rehearse(ear, 'silk')).rejects.toThrow('deaf')
    isDeaf = false
    await expect(rehearse(ear, 'silk')).resolves.toBeUndefined()
  })
})
