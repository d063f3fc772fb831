import type { LiveHearing } from '#shared/domain/scoring/explanation/live-hearing.ts'
import type { EarAnswer, EarQuestion } from './ear-message.ts'

/** An ear that listens along while somebody writes. */
export interface LiveEar {
  /** Asks what a text sounds like. While an answer is awaited only the latest text is kept. */
  readonly hear: (text: string) => void
  /** Ends its thread; nothing is said any more. */
  readonly close: () => void
}

interface Listener {
  /** What a text sounds like; the texts come in the order in which they were asked. */
  readonly onHeard: (text: string, hearing: LiveHearing) => void
  /** It broke down, and has been closed. */
  readonly onDeaf: () => void
}

const startWorker = (): Worker =>
  new Worker(new URL('./ear-worker.ts', import.meta.url), { type: 'module', name: 'ear' })

/**
 * Opens an ear in a worker, which loads the pronouncing dictionary. Whoever opens it closes it.
 * @returns nothing where no worker can be started
 */
export function openEar(
  { onHeard, onDeaf }: Listener,
  start: () => Worker = startWorker,
): LiveEar | undefined {
  let worker: Worker
  try {
    worker = start()
  } catch {
    // A browser without workers, or one that was told to run none.
    return undefined
  }
  /** The text that the worker hears now. */
  let asked: string | undefined
  let next: string | undefined

  const ask = (text: string): void => {
    asked = text
    worker.postMessage({ text } satisfies EarQuestion)
  }
  const goDeaf = (): void => {
    worker.terminate()
    onDeaf()
  }
  worker.addEventListener('message', ({ data }: MessageEvent<EarAnswer>) => {
    if (data.type === 'deaf') {
      goDeaf()
      return
    }
    const text = asked
    const following = next
    asked = next = undefined
    if (following !== undefined) ask(following)
    if (text !== undefined) onHeard(text, data.hearing)
  })
  worker.addEventListener('error', (event) => {
    // Told by onDeaf; the page works on without its ear.
    event.preventDefault()
    goDeaf()
  })

  return {
    hear: (text) => {
      if (asked === undefined) ask(text)
      else next = text
    },
    close: () => {
      worker.terminate()
    },
  }
}
