import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createContextKeeper } from './context-keeper.ts'
import { FakeContext } from './testing/fake-context.ts'

function keeperOver(
  context: FakeContext,
  { hadGesture = false, stored = {} as Record<string, string> } = {},
) {
  const createContext = vi.fn(() => context.asContext())
  const keeper = createContextKeeper({
    createContext,
    hadGesture: () => hadGesture,
    storage: {
      getItem: (key) => stored[key] ?? null,
      setItem: (key, value) => {
        stored[key] = value
      },
    },
  })
  return { keeper, createContext, stored }
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

describe('the keeper of the one context', () => {
  it('opens it on first use, and only once', () => {
    const { keeper, createContext } = keeperOver(new FakeContext(true))
    expect(createContext).not.toHaveBeenCalled()
    expect(keeper.context()).toBe(keeper.context())
    expect(createContext).toHaveBeenCalledTimes(1)
  })

  it('wakes a suspended context and remembers that sound was let through', async () => {
    const { keeper, stored } = keeperOver(new FakeContext(true))
    expect(keeper.unlocked.getState()).toBe(false)
    await expect(keeper.ensureRunning()).resolves.toBe(true)
    expect(keeper.unlocked.getState()).toBe(true)
    const next = keeperOver(new FakeContext(false), { stored })
    expect(next.keeper.unlocked.getState()).toBe(true)
  })

  it('asks four times over 600 ms before it calls a context blocked', async () => {
    const context = new FakeContext(false)
    const { keeper } = keeperOver(context)
    let running: boolean | undefined
    void keeper.ensureRunning().then((is) => {
      running = is
    })
    await vi.advanceTimersByTimeAsync(599)
    expect(running).toBeUndefined()
    await vi.advanceTimersByTimeAsync(2)
    expect(running).toBe(false)
    expect(context.resumes).toBe(4)
  })

  it('waits longer for a slow device when the page has had its gesture', async () => {
    const context = new FakeContext(false)
    const { keeper } = keeperOver(context, { hadGesture: true })
    const running = keeper.ensureRunning()
    await vi.advanceTimersByTimeAsync(2000)
    context.moveTo('running')
    await expect(running).resolves.toBe(true)
  })

  it('has no sound, and says so, where no context can be opened', async () => {
    const keeper = createContextKeeper({
      createContext: () => {
        throw new DOMException('No device', 'NotSupportedError')
      },
      hadGesture: () => true,
    })
    await expect(keeper.ensureRunning()).resolves.toBe(false)
    keeper.watch(document)
    document.dispatchEvent(new Event('pointerdown'))
  })

  it.each(['pointerdown', 'touchend', 'click', 'keydown'])('is unlocked by a %s', (gesture) => {
    const { keeper } = keeperOver(new FakeContext(true))
    const stop = keeper.watch(document)
    document.dispatchEvent(new Event(gesture))
    expect(keeper.unlocked.getState()).toBe(true)
    stop()
  })

  it.each(['suspended', 'interrupted'] as const)('wakes from %s at the next gesture', (state) => {
    const context = new FakeContext(true)
    const { keeper } = keeperOver(context)
    const stop = keeper.watch(document)
    document.dispatchEvent(new Event('click'))
    context.moveTo(state)
    document.dispatchEvent(new Event('click'))
    expect(context.state).toBe('running')
    stop()
  })

  it('wakes from an interruption when the page is looked at again', () => {
    const context = new FakeContext(true)
    const { keeper } = keeperOver(context)
    const stop = keeper.watch(document)
    keeper.context()
    context.moveTo('interrupted')
    document.dispatchEvent(new Event('visibilitychange'))
    expect(context.state).toBe('running')
    stop()
    context.moveTo('interrupted')
    document.dispatchEvent(new Event('click'))
    expect(context.state).toBe('interrupted')
  })
})
