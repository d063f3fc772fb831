import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { beatManifest, type BeatManifest } from '#shared/contract/beat-manifest.ts'
import { errorBody } from '#shared/contract/http/endpoint.ts'
import { startTestServer, type TestServer } from '../test/test-server.ts'

const BELL = Buffer.from('a bell, struck three times')
const LOOP = Buffer.from('eight bars')
const LOOP_NAME = 'cold-cut.0123456789abcdef.webm'

const MANIFEST: BeatManifest = {
  rate: 48_000,
  beats: [
    {
      id: 'cold-cut',
      title: 'Cold Cut',
      style: 'boom-bap',
      mood: 'cold',
      use: 'battle',
      character: 'razor',
      bpm: 90,
      feltBpm: 90,
      bars: 8,
      beatsPerBar: 4,
      leadSamples: 3840,
      loopSamples: 1_024_000,
      totalSamples: 1_030_704,
      preSkipSamples: 336,
      loudness: -18,
      truePeak: -7.9,
      files: [
        { name: LOOP_NAME, contentType: 'audio/webm; codecs=opus', bytes: LOOP.length },
        { name: 'cold-cut.fedcba9876543210.mp4', contentType: 'audio/mp4; codecs=opus', bytes: 9 },
      ],
    },
  ],
}

let sounds: string
let server: TestServer
beforeAll(async () => {
  sounds = await mkdtemp(join(tmpdir(), 'clapback-sounds-'))
  await mkdir(join(sounds, 'sound-effects'))
  await mkdir(join(sounds, 'beats'))
  await writeFile(join(sounds, 'sound-effects', 'boxing-bell.mp3'), BELL)
  await writeFile(join(sounds, 'sound-effects', 'rehearsal.mp3'), BELL)
  await writeFile(join(sounds, 'beats', LOOP_NAME), LOOP)
  await writeFile(join(sounds, 'beats', 'unlisted.0123456789abcdef.webm'), LOOP)
  server = await startTestServer({ sounds })
})
afterAll(async () => {
  await server.stop()
  await rm(sounds, { recursive: true, force: true })
})
const listBeats = (text = JSON.stringify(MANIFEST)) => writeFile(join(sounds, 'beats', 'beats.json'), text)
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer())
const get = (path: string, headers: Record<string, string> = {}) => server.visit().get(path, headers)

/** As a browser asks that has it already; left to itself, fetch says that it wants all of it. */
const getAgain = (path: string, tag: string) =>
  get(path, { 'If-None-Match': tag, 'Cache-Control': 'max-age=0' })

async function expectNothingAt(path: string) {
  const response = await get(path)
  expect(response.status).toBe(404)
  expect(errorBody.parse(await response.json()).code).toBe('not_found')
  expect(response.headers.get('Cache-Control')).toBe('no-store')
}

describe('GET /api/sfx/{name}.mp3', () => {
  it('SFX-6 gives anyone the sound, to be kept and asked for anew', async () => {
    const response = await get('/api/sfx/boxing-bell.mp3')
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Type')).toBe('audio/mpeg')
    expect(response.headers.get('Cache-Control')).toBe('public, no-cache')
    expect(await bytesOf(response)).toEqual(BELL)
    const again = await getAgain('/api/sfx/boxing-bell.mp3', response.headers.get('ETag') ?? '')
    expect(again.status).toBe(304)
  })

  it('SFX-6 gives a sound that was made anew', async () => {
    const tag = (await get('/api/sfx/boxing-bell.mp3')).headers.get('ETag') ?? ''
    await utimes(join(sounds, 'sound-effects', 'boxing-bell.mp3'), new Date(), new Date(2e12))
    expect((await getAgain('/api/sfx/boxing-bell.mp3', tag)).status).toBe(200)
  })

  it('gives a range of it, and refuses one beyond its end', async () => {
    const part = await get('/api/sfx/boxing-bell.mp3', { Range: 'bytes=2-5' })
    expect(part.status).toBe(206)
    expect(part.headers.get('Content-Range')).toBe(`bytes 2-5/${BELL.length}`)
    expect(await bytesOf(part)).toEqual(BELL.subarray(2, 6))
    expect((await get('/api/sfx/boxing-bell.mp3', { Range: 'bytes=99-' })).status).toBe(416)
  })

  it.each([
    '/api/sfx/air-horn.mp3',
    '/api/sfx/rehearsal.mp3',
    '/api/sfx/boxing-bell',
    '/api/sfx/..%2Fbeats%2Fbeats.json',
    '/api/sfx/%2E%2E%2F%2E%2E%2Fetc%2Fpasswd',
    '/api/sfx/boxing-bell.mp3%00',
    '/api/sfx/boxing-bell.mp3/',
  ])('SFX-6 has nothing at %s: it is not made, or nothing that is sent', async (path) => {
    await listBeats()
    await expectNothingAt(path)
  })
})

describe('GET /api/beats', () => {
  it('BEAT-12 lists no beats before the first is rendered, and none of another version', async () => {
    await rm(join(sounds, 'beats', 'beats.json'), { force: true })
    const response = await get('/api/beats/beats.json')
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ rate: 48_000, beats: [] })
    await listBeats('{"rate": 44100, "beats": [{"file": "/etc/passwd"}]}')
    expect(await (await get('/api/beats/beats.json')).json()).toEqual({ rate: 48_000, beats: [] })
  })

  it('BEAT-12 lists what is rendered, to be asked for anew', async () => {
    await listBeats()
    const response = await get('/api/beats/beats.json')
    expect(response.headers.get('Content-Type')).toMatch(/^application\/json/)
    expect(response.headers.get('Cache-Control')).toBe('public, no-cache')
    expect(beatManifest.parse(await response.json())).toEqual(MANIFEST)
    const tag = response.headers.get('ETag') ?? ''
    expect((await getAgain('/api/beats/beats.json', tag)).status).toBe(304)
    await listBeats(JSON.stringify({ ...MANIFEST, beats: [] }))
    expect((await getAgain('/api/beats/beats.json', tag)).status).toBe(200)
  })

  it('BEAT-12 gives a listed file, to be kept for good', async () => {
    await listBeats()
    const response = await get(`/api/beats/${LOOP_NAME}`)
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Type')).toBe('audio/webm; codecs=opus')
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
    expect(await bytesOf(response)).toEqual(LOOP)
    const part = await get(`/api/beats/${LOOP_NAME}`, { Range: 'bytes=-4' })
    expect(await bytesOf(part)).toEqual(LOOP.subarray(-4))
  })

  it.each([
    '/api/beats/unlisted.0123456789abcdef.webm',
    '/api/beats/cold-cut.fedcba9876543210.mp4',
    '/api/beats/cold-cut.webm',
    '/api/beats/beats.json/',
    `/api/beats/${LOOP_NAME}/`,
    '/api/beats/..%2Fsound-effects%2Fboxing-bell.mp3',
  ])('BEAT-12 has nothing at %s: it is not listed, or gone', async (path) => {
    await listBeats()
    await expectNothingAt(path)
  })

  it('takes no other method', async () => {
    const response = await server.visit().send('/api/beats/beats.json', { method: 'POST' })
    expect(response.status).toBe(405)
  })
})
