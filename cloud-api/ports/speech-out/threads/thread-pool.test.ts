import { afterEach, describe, expect, it } from 'vitest'
import type { OddAnswer, OddTask } from './testing/odd-worker.ts'
import { openThreadPool, type ThreadPool, type ThreadPoolOptions } from './thread-pool.ts'

describe('the thread pool (VOICE-12)', () => {
  let pool: ThreadPool<OddTask, OddAnswer>
  const open = (options: Partial<ThreadPoolOptions> = {}) => {
    pool = openThreadPool({
      file: new URL('./testing/odd-worker.ts', import.meta.url),
      data: undefined,
      threads: 2,
      calmThreads: 2,
      idleAfter: 60_000,
      patience: 20_000,
      ...options,
    })
    return pool
  }
  afterEach(() => pool.close())
  const answer = (value: number, after?: number): OddTask => ({
    do: 'answer',
    value,
    ...(after && { after }),
  })
  const counter = (value: number) => new Int32Array(new SharedArrayBuffer(4)).fill(value)

  it('gives each task its own answer, on no more threads than allowed', async () => {
    const { run } = open()
    const answers = await Promise.all([1, 2, 3, 4, 5, 6].map((value) => run(answer(value, 5))))
    expect(answers.map(({ value }) => value)).toEqual([1, 2, 3, 4, 5, 6])
    expect(new Set(answers.map(({ thread }) => thread)).size).toBe(2)
  })

  it('starts more than a few threads only when tasks pile up', async () => {
    const { run } = open({ threads: 4, calmThreads: 2 })
    const threadsFor = async (tasks: number) => {
      const answers = await Promise.all(Array.from({ length: tasks }, (_, value) => run(answer(value, 20))))
      return new Set(answers.map(({ thread }) => thread)).size
    }
    expect(await threadsFor(4)).toBe(2)
    expect(await threadsFor(40)).toBe(4)
  })

  it('does what is of lower rank first, equals in order', async () => {
    const { run } = open({ threads: 1 })
    const done: number[] = []
    const running = [0, 3, 1, 2, 1].map(async (rank, place) => {
      await run(answer(place), { rank })
      done.push(place)
    })
    await Promise.all(running)
    expect(done).toEqual([0, 2, 4, 3, 1])
  })

  it('keeps a thread for the next task', async () => {
    const { run } = open()
    const first = await run(answer(1))
    expect((await run(answer(2))).thread).toBe(first.thread)
  })

  it('lets an idle thread go and starts another one when there is work again', async () => {
    const { run, isAsleep } = open({ threads: 1, idleAfter: 1 })
    expect(isAsleep()).toBe(true)
    const running = run(answer(1))
    expect(isAsleep()).toBe(false)
    const first = await running
    await expect.poll(isAsleep).toBe(true)
    expect((await run(answer(2))).thread).not.toBe(first.thread)
  })

  it('replaces a thread that dies and does its task once more', async () => {
    const { run } = open({ threads: 1 })
    const before = await run(answer(1))
    const after = await run({ do: 'die-while-positive', counter: counter(1) })
    expect(after.value).toBe(7)
    expect(after.thread).not.toBe(before.thread)
  })

  it('gives up on a task that kills two threads, and goes on with the others', async () => {
    const { run } = open({ threads: 1 })
    const tries = counter(99)
    const fatal = run({ do: 'die-while-positive', counter: tries })
    const behind = run(answer(5))
    await expect(fatal).rejects.toThrow('as asked')
    expect(tries[0]).toBe(97)
    await expect(behind).resolves.toMatchObject({ value: 5 })
  })

  it('says what ended a thread that went without a word', async () => {
    await expect(open().run({ do: 'exit' })).rejects.toThrow('ended with code 3')
  })

  it('takes a thread that answers too late for dead', async () => {
    const { run } = open({ patience: 20 })
    await expect(run({ do: 'hang' })).rejects.toThrow('took longer than 20 ms')
  })

  it('drops a waiting task when its signal says so, and keeps the thread of a running one', async () => {
    const { run } = open({ threads: 1 })
    const { thread } = await run(answer(0))
    const controller = new AbortController()
    const reason = new Error('enough')
    const running = run(answer(1, 30), { signal: controller.signal })
    const waiting = run({ do: 'exit' }, { signal: controller.signal })
    const behind = run(answer(2))
    controller.abort(reason)
    await expect(running).rejects.toBe(reason)
    await expect(waiting).rejects.toBe(reason)
    await expect(behind).resolves.toEqual({ value: 2, thread })
    await expect(run(answer(3), { signal: AbortSignal.abort(reason) })).rejects.toBe(reason)
  })

  it('leaves nothing undone when it is closed', async () => {
    const { run, close } = open({ threads: 1 })
    const outcomes = Promise.allSettled([run({ do: 'hang' }), run(answer(1))])
    await close()
    for (const outcome of await outcomes) expect(outcome).toMatchObject({ reason: { name: 'PoolClosed' } })
    await expect(run(answer(2))).rejects.toMatchObject({ name: 'PoolClosed' })
  })
})
