import { describe, expect, it } from 'vitest'
import type { BeatManifest } from '#shared/contract/beat-manifest.ts'
import type { ClipType } from '../formats.ts'
import { aBeat } from '../testing/beats.ts'
import { loadTune } from './load-tune.ts'

const MANIFEST: BeatManifest = {
  rate: 48_000,
  beats: [
    aBeat({ id: 'cold-cut', character: 'razor', bars: 8 }),
    aBeat({ id: 'twice', character: 'cypher', bpm: 140, feltBpm: 70, bars: 16 }),
    aBeat({ id: 'nobody', character: null }),
    aBeat({ id: 'theme', character: null, use: 'theme' }),
  ],
}
const FILES = new Map([
  ['/api/beats/beats.json', JSON.stringify(MANIFEST)],
  ...MANIFEST.beats
    .flatMap(({ files }) => files)
    .map(({ name }): [string, string] => [`/api/beats/${name}`, name]),
])

/** A browser that decodes some formats to as many samples as the manifest promises. */
function browser({ files = FILES, decodes = ['webm', 'mp4'], types = ['audio/webm', 'audio/wav'] } = {}) {
  const asked: string[] = []
  const samples = MANIFEST.beats[0]?.totalSamples ?? 0
  const context = {
    decodeAudioData: (bytes: ArrayBuffer) => {
      const name = new TextDecoder().decode(bytes)
      if (!decodes.some((format) => name.endsWith(format))) return Promise.reject(new Error('no'))
      return Promise.resolve({ numberOfChannels: 2, length: samples, sampleRate: 48_000, copyFromChannel })
    },
    createBuffer: (numberOfChannels: number, length: number, sampleRate: number) => ({
      ...{ numberOfChannels, length, sampleRate },
      copyToChannel: copyFromChannel,
    }),
  }
  const deps = {
    context: () => context as unknown as AudioContext,
    fetch: (path: RequestInfo | URL) => {
      asked.push(String(path))
      const text = files.get(String(path))
      return text === 'broken off'
        ? Promise.reject(new TypeError('gone'))
        : Promise.resolve(new Response(text ?? 'nothing', { status: text === undefined ? 404 : 200 }))
    },
    types: () => types as ClipType[],
  }
  return { deps, asked }
}
const copyFromChannel = (): void => undefined

describe('BEAT-14 loading a tune', () => {
  it('takes the character’s own, in the format that the browser likes', async () => {
    const { deps, asked } = browser()
    const tune = await loadTune(deps, 'razor')
    expect(asked).toEqual(['/api/beats/beats.json', `/api/beats/${MANIFEST.beats[0]?.files[0]?.name}`])
    expect(tune).toMatchObject({ style: 'boom-bap', loop: { length: MANIFEST.beats[0]?.loopSamples } })
  })

  it('asks for MP4 where WebM is not known, and for the other one where the first does not decode', async () => {
    const likesMp4 = browser({ types: ['audio/mp4', 'audio/wav'] })
    await loadTune(likesMp4.deps, 'razor')
    expect(likesMp4.asked.at(-1)).toMatch(/mp4$/)
    const { deps, asked } = browser({ decodes: ['mp4'] })
    expect(await loadTune(deps, 'razor')).toBeDefined()
    expect(asked.map((path) => path.split('.').at(-1))).toEqual(['json', 'webm', 'mp4'])
  })

  it('knows the theme song, and counts bars as the rapper does', async () => {
    const { deps, asked } = browser()
    const theme = await loadTune(deps, 'theme')
    expect(asked.at(-1)).toMatch(/theme/)
    expect(theme?.barSeconds).toBeCloseTo(1 / 8, 9)
    // Sixteen bars at 140 are eight at 70.
    expect((await loadTune(deps, 'cypher'))?.barSeconds).toBeCloseTo(1 / 8, 9)
  })

  it.each([
    ['no server', new Map([['/api/beats/beats.json', 'broken off']])],
    ['no beats yet', new Map([['/api/beats/beats.json', '{"rate":48000,"beats":[]}']])],
    ['a list of another version', new Map([['/api/beats/beats.json', '{"rate":48000,"tunes":[]}']])],
    ['no list at all', new Map([['/api/beats/beats.json', '<!doctype html>']])],
    ['an answer that says no', new Map<string, string>()],
    ['files that are gone', new Map([['/api/beats/beats.json', JSON.stringify(MANIFEST)]])],
  ])('BEAT-12 gives nothing, and throws nothing, with %s', async (_name, files) => {
    await expect(loadTune(browser({ files }).deps, 'razor')).resolves.toBeUndefined()
  })

  it('gives nothing where no format decodes', async () => {
    await expect(loadTune(browser({ decodes: [] }).deps, 'razor')).resolves.toBeUndefined()
  })
})
