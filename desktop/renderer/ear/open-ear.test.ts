import { expect, test, vi } from 'vitest'
import { openEar } from './open-ear.ts'
import { WorkerInPage } from './testing/worker-in-page.ts'

function listen() {
  const worker = new WorkerInPage()
  const onHeard = vi.fn<(text: string) => void>()
  const onDeaf = vi.fn<() => void>()
  const ear = openEar({ onHeard, onDeaf }, () => worker as unknown as Worker)
  const heard = () => onHeard.mock.calls.map(([text]) => text)
  return { worker, ear, heard, onDeaf }
}

test('SCORE-78 while an answer is awaited only the latest text is kept, and each answer belongs to its text', () => {
  const { worker, ear, heard } = listen()
  for (const text of ['m', 'my', 'my p', 'my pen']) ear?.hear(text)
  expect(worker.asked).toEqual(['m'])
  worker.hears('m', [])
  expect(worker.asked).toEqual(['m', 'my pen'])
  worker.hears('my pen', [])
  expect(heard()).toEqual(['m', 'my pen'])
  ear?.hear('my pens')
  expect(worker.asked).toEqual(['m', 'my pen', 'my pens'])
})

test('an ear without a dictionary says so once, and its thread ends', () => {
  const { worker, ear, heard, onDeaf } = listen()
  ear?.hear('my pen')
  worker.say({ type: 'deaf' })
  worker.say({ type: 'deaf' })
  expect(onDeaf).toHaveBeenCalledTimes(1)
  expect(worker.isEnded).toBe(true)
  expect(heard()).toEqual([])
})

test('a worker that breaks down is an ear that is deaf, and no error of the page', () => {
  const { worker, onDeaf } = listen()
  const broke = vi.fn()
  window.addEventListener('error', broke)
  worker.breakDown()
  window.removeEventListener('error', broke)
  expect(onDeaf).toHaveBeenCalledTimes(1)
  expect(broke).not.toHaveBeenCalled()
})

test('a closed ear is silent', () => {
  const { worker, ear, heard } = listen()
  ear?.hear('my pen')
  ear?.close()
  worker.hears('my pen', [])
  expect(worker.isEnded).toBe(true)
  expect(heard()).toEqual([])
})

test('where no worker can be started there is no ear', () => {
  const start = () => {
    throw new DOMException('Not here', 'SecurityError')
  }
  expect(openEar({ onHeard: vi.fn(), onDeaf: vi.fn() }, start)).toBeUndefined()
})
