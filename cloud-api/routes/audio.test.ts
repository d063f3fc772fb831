import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { errorBody } from '#shared/contract/http/endpoint.ts'
import { openDiskAudioStore } from '../ports/audio-store/disk/open-disk-audio-store.ts'
import { toneRecording } from '../ports/audio-store/testing/recordings.ts'
import type { Browser } from '../test/browser.ts'
import { buildBattle, buildRound } from '../test/factories/battle.ts'
import { startTestServer, type TestServer } from '../test/test-server.ts'

describe('GET /api/audio/{round}', () => {
  let folder: string
  let server: TestServer
  let player: Browser & { readonly userId: string }
  let url: string
  let whole: Buffer
  /** A recording that the player was given, by its address. */
  const recordingOf = async (userId: string, packets: number) => {
    const { knex, recordings } = server.services
    const audioKey = await recordings.save(toneRecording(packets))
    const battle = await buildBattle(knex, { userId })
    return `/api/audio/${(await buildRound(knex, { battleId: battle.id, audioKey })).id}`
  }
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'clapback-audio-'))
    server = await startTestServer({ recordings: await openDiskAudioStore(folder) })
    player = await server.signUp()
    url = await recordingOf(player.userId, 100)
    whole = await bytesOf(await player.get(url))
  })
  afterAll(async () => {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  })
  const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer())
  const head = (path: string, headers: Record<string, string> = {}) =>
    player.send(path, { method: 'HEAD', headers })
  const range = (value: string, headers: Record<string, string> = {}) =>
    player.get(url, { Range: value, ...headers })

  it('serves the whole recording, to be kept by its player alone (AUDIO-8)', async () => {
    const response = await player.get(url)
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Type')).toBe('audio/webm; codecs=opus')
    expect(response.headers.get('Content-Length')).toBe(String(whole.length))
    expect(response.headers.get('Accept-Ranges')).toBe('bytes')
    expect(response.headers.get('Cache-Control')).toBe('private, max-age=31536000, immutable')
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(response.headers.get('Vary')).toContain('Accept')
    expect(response.headers.get('ETag')).toMatch(/^"[0-9a-f]{64}"$/)
    expect(await bytesOf(response)).toEqual(whole)
    expect(whole.subarray(0, 4)).toEqual(Buffer.from([0x1a, 0x45, 0xdf, 0xa3]))
  })

  it.each([
    ['.webm', 'audio/webm; codecs=opus'],
    ['.mp4', 'audio/mp4; codecs=opus'],
    ['.wav', 'audio/wav'],
  ])('serves %s as %s, whatever the request likes', async (extension, type) => {
    const response = await player.get(url + extension, { Accept: 'text/html' })
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Type')).toBe(type)
    expect(response.headers.get('Vary') ?? '').not.toContain('Accept')
    expect(await bytesOf(response)).toHaveLength(Number(response.headers.get('Content-Length')))
  })

  it.each([
    ['*/*', 'audio/webm; codecs=opus'],
    ['audio/*;q=0.9, */*;q=0.1', 'audio/webm; codecs=opus'],
    ['audio/webm', 'audio/webm; codecs=opus'],
    ['audio/mp4', 'audio/mp4; codecs=opus'],
    ['audio/mp4; codecs=opus, audio/webm;q=0.5', 'audio/mp4; codecs=opus'],
    ['audio/wav', 'audio/wav'],
    ['audio/mpeg', 'audio/webm; codecs=opus'],
  ])('answers Accept: %s with %s (AUDIO-8)', async (accept, type) => {
    const response = await head(url, { Accept: accept })
    expect(response.headers.get('Content-Type')).toBe(type)
  })

  it('answers HEAD with the same headers and no body', async () => {
    const [getting, heading] = [await player.get(url), await head(url)]
    await getting.arrayBuffer()
    expect(heading.status).toBe(200)
    for (const name of ['Content-Type', 'Content-Length', 'ETag', 'Accept-Ranges', 'Cache-Control']) {
      expect(heading.headers.get(name)).toBe(getting.headers.get(name))
    }
    expect(await heading.text()).toBe('')
    expect((await head(url, { Range: 'bytes=0-3' })).status).toBe(200)
  })

  it.each([
    ['bytes=0-3', 0, 3],
    ['bytes=5-', 5, -1],
    ['bytes=-7', -7, -1],
    ['bytes=100-999999999', 100, -1],
  ])('serves %s alone (AUDIO-9)', async (value, start, end) => {
    const at = (place: number) => (place < 0 ? whole.length + place : place)
    const response = await range(value)
    expect(response.status).toBe(206)
    expect(response.headers.get('Content-Range')).toBe(`bytes ${at(start)}-${at(end)}/${whole.length}`)
    expect(response.headers.get('Content-Type')).toBe('audio/webm; codecs=opus')
    const part = await bytesOf(response)
    expect(part).toEqual(whole.subarray(at(start), at(end) + 1))
    expect(response.headers.get('Content-Length')).toBe(String(part.length))
  })

  it.each(['bytes=0-1,5-6', 'bytes=7-3', 'lines=1-2', 'nonsense'])(
    'answers %s with all of it',
    async (value) => {
      const response = await range(value)
      expect(response.status).toBe(200)
      expect(await bytesOf(response)).toEqual(whole)
    },
  )

  it('refuses a range beyond the end, saying how long it is', async () => {
    const response = await range(`bytes=${whole.length}-`)
    expect(response.status).toBe(416)
    expect(response.headers.get('Content-Range')).toBe(`bytes */${whole.length}`)
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(errorBody.parse(await response.json()).code).toBe('range_not_satisfiable')
  })

  it('sends nothing that the player already has', async () => {
    const tag = (await head(url)).headers.get('ETag') ?? ''
    for (const headers of [
      { 'If-None-Match': tag },
      { 'If-None-Match': `"other", ${tag}`, Range: 'bytes=0-3' },
    ]) {
      // Left to itself, fetch adds `no-cache` here, which asks for all of it.
      const response = await player.get(url, { ...headers, 'Cache-Control': 'max-age=0' })
      expect(response.status).toBe(304)
      expect(await response.text()).toBe('')
    }
    expect((await player.get(url, { 'If-None-Match': '"other"' })).status).toBe(200)
  })

  it('serves a range only of the file that the player has a part of (If-Range)', async () => {
    const tag = (await head(url)).headers.get('ETag') ?? ''
    expect((await range('bytes=0-3', { 'If-Range': tag })).status).toBe(206)
    for (const other of ['"other"', `W/${tag}`, 'Sat, 21 Nov 2026 00:00:00 GMT']) {
      const response = await range('bytes=0-3', { 'If-Range': other })
      expect(response.status).toBe(200)
      expect(await bytesOf(response)).toHaveLength(whole.length)
    }
  })

  it('exists for nobody else (AUDIO-10)', async () => {
    const stranger = await server.signUp()
    for (const [browser, status, code] of [
      [stranger, 404, 'audio_not_found'],
      [server.visit(), 401, 'not_signed_in'],
    ] as const) {
      for (const path of [url, `${url}.mp4`]) {
        const response = await browser.get(path, { 'If-None-Match': '*' })
        expect(response.status).toBe(status)
        expect(errorBody.parse(await response.json()).code).toBe(code)
        expect(response.headers.get('ETag')).toBeNull()
      }
    }
  })

  it.each([
    '00000000-0000-4000-8000-000000000000',
    'nonsense',
    '..%2f..%2fetc%2fpasswd',
    '0'.repeat(300),
    "'; drop table rounds; --",
  ])('has no recording at %s', async (name) => {
    const response = await player.get(`/api/audio/${encodeURI(name)}`)
    expect(response.status).toBe(404)
    expect(errorBody.parse(await response.json()).code).toBe('audio_not_found')
  })

  it('has no other formats, and takes no changes', async () => {
    expect((await player.get(`${url}.mp3`)).status).toBe(404)
    expect((await player.send(url, { method: 'DELETE' })).status).toBe(405)
  })

  it('says that a recording is gone when its file is (AUDIO-7)', async () => {
    const other = await recordingOf(player.userId, 50)
    expect((await head(other)).status).toBe(200)
    await rm(folder, { recursive: true })
    expect((await player.get(other)).status).toBe(404)
  })
})
