import type { Page } from '@playwright/test'

/** What happens on the way to the streams of turns that a page reads. */
interface Mishaps {
  /** The end of a turn is kept back until it is let go. */
  readonly holdEnd?: boolean
  /** The first connection breaks behind the first sound. */
  readonly cutFirst?: boolean
}

/**
 * Stands between a page and the streams it reads from now on: the server tells the turn in full, the page hears what is
 * let through.
 * @returns lets the ends go that were kept back
 */
export async function standBetween(page: Page, mishaps: Mishaps): Promise<() => Promise<void>> {
  await page.addInitScript(({ holdEnd = false, cutFirst = false }) => {
    const go = Promise.withResolvers<undefined>()
    Object.assign(window, { letTurnsEnd: go.resolve })
    const ask = window.fetch.bind(window)
    let streams = 0

    /** One event of a stream, and what is left of the text behind it. */
    const split = (text: string): string[] => text.split(/(?<=\n\n)/)

    const between = (first: boolean): TransformStream<string, string> => {
      let rest = ''
      return new TransformStream({
        transform: async (text, through) => {
          const frames = split(rest + text)
          rest = frames.at(-1)?.endsWith('\n\n') === true ? '' : (frames.pop() ?? '')
          for (const frame of frames) {
            if (holdEnd && frame.includes('\nevent: done\n')) await go.promise
            through.enqueue(frame)
            // Left to be read: what is still on its way when a stream breaks is lost.
            if (cutFirst && first && frame.includes('\nevent: audio\n')) {
              await new Promise((resolve) => {
                setTimeout(resolve, 50)
              })
              through.error(new TypeError('network error'))
            }
          }
        },
      })
    }

    window.fetch = async (input, init) => {
      const response = await ask(input, init)
      const type = response.headers.get('Content-Type') ?? ''
      if (!type.startsWith('text/event-stream') || response.body === null) return response
      streams += 1
      const body = response.body
        .pipeThrough(new TextDecoderStream())
        .pipeThrough(between(streams === 1))
        .pipeThrough(new TextEncoderStream())
      return new Response(body, { status: response.status, headers: response.headers })
    }
  }, mishaps)
  return () =>
    page.evaluate(() => {
      const { letTurnsEnd } = window as unknown as { readonly letTurnsEnd: () => void }
      letTurnsEnd()
    })
}
