import { afterEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { defineEndpoint } from '#shared/contract/http/endpoint.ts'
import { serve } from '../testing/fake-server.ts'
import { ApiError, NetworkError, sentenceOf } from './api-error.ts'
import { callApi } from './call-api.ts'
import { noteReachable, useConnection } from './connection.ts'

const word = z.object({ word: z.string() })
const getWord = defineEndpoint({ method: 'GET', path: '/api/word', response: word })
const putWord = defineEndpoint({
  method: 'PUT',
  path: '/api/books/:book/words/:id',
  params: z.object({ book: z.string(), id: z.string() }),
  query: z.object({ loud: z.boolean().optional(), times: z.number().optional() }),
  body: word,
  response: word,
})
const sendVerse = defineEndpoint({
  method: 'POST',
  path: '/api/verses',
  encoding: 'multipart',
  body: z.object({ userVerse: z.string().optional() }),
  response: word,
})

const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => expect.fail('the call succeeded'),
    (error: unknown) => error,
  )

afterEach(() => {
  noteReachable(true)
})

describe('a call', () => {
  it('answers with what the contract describes, and nothing else', async () => {
    serve({ 'GET /api/word': { word: 'liar', secret: 'hash' } })
    expect(await callApi(getWord)).toEqual({ word: 'liar' })
  })

  it('fills the path, the query and the body', async () => {
    const { received } = serve({ 'PUT /api/books/a%2Fb/words/%3F?times=2': { word: 'fire' } })
    await callApi(putWord, { params: { book: 'a/b', id: '?' }, query: { times: 2 }, body: { word: 'fire' } })
    expect(received).toEqual([{ call: 'PUT /api/books/a%2Fb/words/%3F?times=2', body: { word: 'fire' } }])
  })

  it('sends cookies, asks for JSON, and says so when it sends JSON', async () => {
    const fetched = vi.fn(() => Promise.resolve(Response.json({ word: 'x' })))
    vi.stubGlobal('fetch', fetched)
    await callApi(putWord, { params: { book: 'b', id: '1' }, body: { word: 'x' }, headers: { 'X-Key': 'k' } })
    vi.unstubAllGlobals()
    expect(fetched).toHaveBeenCalledWith('/api/books/b/words/1', {
      method: 'PUT',
      credentials: 'include',
      headers: { Accept: 'application/json', 'Content-Type': 'application/json', 'X-Key': 'k' },
      body: '{"word":"x"}',
    })
  })

  it('sends a form as it is, or makes one from the fields', async () => {
    const { received } = serve({ 'POST /api/verses': { word: 'x' } })
    const form = new FormData()
    await callApi(sendVerse, { form })
    await callApi(sendVerse, { body: { userVerse: 'pen' } })
    expect(received[0]?.body).toBe(form)
    expect([...(received[1]?.body as FormData)]).toEqual([['userVerse', 'pen']])
  })
})

describe('a failed call', () => {
  it('that did not reach the server says so in the exact words', async () => {
    serve({ 'GET /api/word': new TypeError('Failed to fetch') })
    const error = await failureOf(callApi(getWord))
    expect(error).toBeInstanceOf(NetworkError)
    expect(error).toHaveProperty(
      'message',
      'Network error: Unable to connect to server. Please check your connection and try again.',
    )
  })

  it('carries status, code and sentence of the catalogue', async () => {
    serve({
      'GET /api/word': Response.json({ code: 'battle_finished', message: 'It is over.' }, { status: 409 }),
    })
    const error = await failureOf(callApi(getWord))
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({
      status: 409,
      code: 'battle_finished',
      sentence: 'It is over.',
      message: '409: It is over.',
    })
    expect(sentenceOf(error)).toBe('It is over.')
  })

  it('shows the text of an answer that is not in the catalogue', async () => {
    serve({ 'GET /api/word': new Response('Bad gateway from the proxy', { status: 502 }) })
    expect(await failureOf(callApi(getWord))).toHaveProperty('message', '502: Bad gateway from the proxy')
  })

  it('falls back to the status text where there is no text', async () => {
    serve({ 'GET /api/word': new Response('', { status: 503, statusText: 'Service Unavailable' }) })
    expect(await failureOf(callApi(getWord))).toHaveProperty('message', '503: Service Unavailable')
  })

  it('says that the body could not be read', async () => {
    const broken = new Response('x', { status: 500, statusText: 'Internal Server Error' })
    vi.spyOn(broken, 'clone').mockReturnValue(broken)
    vi.spyOn(broken, 'text').mockRejectedValue(new TypeError('network lost'))
    serve({ 'GET /api/word': broken })
    expect(await failureOf(callApi(getWord))).toHaveProperty(
      'message',
      '500: Internal Server Error (Failed to parse response)',
    )
  })

  it('refuses an answer that the contract does not know', async () => {
    serve({ 'GET /api/word': { wort: 'x' } })
    expect(await failureOf(callApi(getWord))).toHaveProperty('code', 'unexpected_answer')
  })

  it('that was called off is not a network failure', async () => {
    const gone = new AbortController()
    gone.abort()
    serve({ 'GET /api/word': new DOMException('Aborted', 'AbortError') })
    expect(await failureOf(callApi(getWord, { signal: gone.signal }))).toHaveProperty('name', 'AbortError')
    expect(useConnection.getState().reachable).toBe(true)
  })

  it('is what tells whether the server can be reached; the next answer takes it back', async () => {
    const { answers } = serve({ 'GET /api/word': new TypeError('Failed to fetch') })
    await failureOf(callApi(getWord))
    expect(useConnection.getState().reachable).toBe(false)
    answers['GET /api/word'] = { word: 'back' }
    await callApi(getWord)
    expect(useConnection.getState().reachable).toBe(true)
  })
})
