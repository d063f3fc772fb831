import { beforeEach, expect, it, vi } from 'vitest'
import { createFrameLoop } from './frame-loop.ts'

let now = 0
let frame: ((now: number) => void) | undefined
let timer: { readonly then: () => void; readonly after: number } | undefined

const loop = createFrameLoop({
  requestFrame: (then) => {
    frame = then
    return 1
  },
  cancelFrame: () => {
    frame = undefined
  },
  setTimer: (then, after) => {
    timer = { then, after }
    return 2
  },
  clearTimer: () => {
    timer = undefined
  },
})

const nextFrame = () => {
  const show = frame
  frame = undefined
  now += 16
  show?.(now)
}

beforeEach(() => {
  now = 0
  frame = undefined
  timer = undefined
})

it('FACE-11 asks for one frame at a time for any number of faces', () => {
  const first = vi.fn(() => 0)
  const second = vi.fn(() => 0)
  const ends = [loop.add(first), loop.add(second)]
  nextFrame()
  nextFrame()
  expect(first.mock.calls).toEqual([[16], [32]])
  expect(second.mock.calls).toEqual([[16], [32]])
  for (const end of ends) end()
  expect(frame).toBeUndefined()
})

it('FACE-11 sleeps while all rest, no longer than the shortest rest', () => {
  const ends = [loop.add(() => 3000), loop.add(() => 1200)]
  nextFrame()
  expect(frame).toBeUndefined()
  expect(timer?.after).toBe(1200)
  timer?.then()
  expect(frame).toBeDefined()
  for (const end of ends) end()
})

it('FACE-11 wakes for a face that comes, and stays awake while one moves', () => {
  const ends = [loop.add(() => 3000)]
  nextFrame()
  const moving = vi.fn(() => 0)
  ends.push(loop.add(moving))
  expect(timer).toBeUndefined()
  nextFrame()
  expect(moving).toHaveBeenCalledTimes(1)
  expect(frame).toBeDefined()
  for (const end of ends) end()
})

it('FACE-11 ends with its last face, asleep or awake', () => {
  const end = loop.add(() => 3000)
  nextFrame()
  end()
  expect([frame, timer]).toEqual([undefined, undefined])
})
