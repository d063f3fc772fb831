import { describe, expect, it } from 'vitest'
import { createBattleQueue } from './battle-queue.ts'

const soon = () => new Promise((resolve) => setTimeout(resolve, 5))

describe('the battle queue', () => {
  it('lets one battle’s work happen in the order it came, and others’ beside it', async () => {
    const queue = createBattleQueue(1_000)
    const happened: string[] = []
    const work = (name: string) => async () => {
      happened.push(`${name} begins`)
      await soon()
      happened.push(`${name} ends`)
      return name
    }
    const results = await Promise.all([
      queue.run('a', work('a1')),
      queue.run('a', work('a2')),
      queue.run('b', work('b1')),
    ])
    expect(results).toEqual(['a1', 'a2', 'b1'].map((value) => ({ ok: true, value })))
    expect(happened.filter((event) => event.startsWith('a'))).toEqual([
      'a1 begins',
      'a1 ends',
      'a2 begins',
      'a2 ends',
    ])
    expect(happened.indexOf('b1 begins')).toBeLessThan(happened.indexOf('a1 ends'))
  })

  it('refuses who waited too long, and never begins their work', async () => {
    const queue = createBattleQueue(10)
    let begun = false
    let end: () => void = () => undefined
    const long = queue.run('a', () => new Promise<void>((resolve) => (end = resolve)))
    const late = await queue.run('a', () => {
      begun = true
      return Promise.resolve()
    })
    expect(late).toEqual({ ok: false, refusal: 'round_in_progress' })
    end()
    expect((await long).ok).toBe(true)
    expect((await queue.run('a', () => Promise.resolve(1))).ok).toBe(true)
    expect(begun).toBe(false)
  })

  it('goes on after work that failed', async () => {
    const queue = createBattleQueue(1_000)
    await expect(queue.run('a', () => Promise.reject(new Error('broke')))).rejects.toThrow('broke')
    await expect(queue.run('a', () => Promise.resolve('next'))).resolves.toEqual({ ok: true, value: 'next' })
  })
})
