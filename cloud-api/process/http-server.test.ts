import { once } from 'node:events'
import { connect } from 'node:net'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { freePort } from '../embedded/free-port.ts'
import { listen } from './http-server.ts'

describe('listen', () => {
  it('lets a request under way end when it closes, and takes no new one', async () => {
    const port = await freePort()
    const started = Promise.withResolvers<undefined>()
    const mayEnd = Promise.withResolvers<undefined>()
    const http = await listen(
      (_request, response) => {
        started.resolve(undefined)
        void mayEnd.promise.then(() => response.end('whole'))
      },
      '127.0.0.1',
      port,
    )
    const answer = fetch(`http://127.0.0.1:${port}/`)
    await started.promise
    const closed = http.close()
    await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow()
    mayEnd.resolve(undefined)
    expect(await (await answer).text()).toBe('whole')
    await closed
  })

  it('does not wait for connections that are merely kept alive', async () => {
    const port = await freePort()
    const http = await listen((_request, response) => response.end('done'), '127.0.0.1', port)
    await (await fetch(`http://127.0.0.1:${port}/`)).text()
    const closed = once(http.server, 'close')
    await http.close()
    await closed
    expect(http.server.listening).toBe(false)
  })

  it('does not wait for one that would be kept alive behind an answer begun before', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    onTestFinished(() => {
      vi.useRealTimers()
    })
    const port = await freePort()
    const mayEnd = Promise.withResolvers<undefined>()
    const http = await listen(
      (_request, response) => {
        response.write('begun ')
        void mayEnd.promise.then(() => response.end('and done'))
      },
      '127.0.0.1',
      port,
    )
    http.server.keepAliveTimeout = 600_000
    const answer = await fetch(`http://127.0.0.1:${port}/`)
    const closed = http.close()
    mayEnd.resolve(undefined)
    expect(await answer.text()).toBe('begun and done')
    await closed
  })

  it('does not wait for connections that a browser opened ahead of time', async () => {
    // Holds off the last resort, which would close the connection after a while.
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    onTestFinished(() => {
      vi.useRealTimers()
    })
    const port = await freePort()
    const http = await listen((_request, response) => response.end('done'), '127.0.0.1', port)
    const met = once(http.server, 'connection')
    const browser = connect(port, '127.0.0.1')
    await met
    const hungUp = once(browser, 'close')
    await http.close()
    await hungUp
  })
})
