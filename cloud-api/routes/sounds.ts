import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import Router from '@koa/router'
import type { Context } from 'koa'
import { beatManifest, type BeatManifest } from '#shared/contract/beat-manifest.ts'
import { SOUND_FILES } from '#shared/contract/sound-files.ts'
import { Refusal } from '../middleware/refusal.ts'
import type { StoredAudio } from '../ports/audio-store/audio-store.ts'
import type { Services } from '../services.ts'
import { errorCode } from '../start-problem.ts'
import { sendFile } from './send-file.ts'

/** For what carries a hash of its content in its name. */
const FOREVER = 'public, max-age=31536000, immutable'
/** For what is made again under the same name: kept, but asked for anew each time. */
const UNTIL_CHANGED = 'public, no-cache'
/** What a server says of its beats before the first is rendered. */
const NO_BEATS: BeatManifest = { rate: 48_000, beats: [] }

/**
 * The sounds that are the same for everyone, to anyone: /api/sfx/<name>.mp3, /api/beats/beats.json and the files that it
 * lists. No other name reaches a file.
 */
export function soundRoutes({ sounds }: Pick<Services, 'sounds'>): Router {
  // Strict: a name with a slash behind it is another name.
  const router = new Router({ strict: true })
  const effects = SOUND_FILES.map((name) => `${name}.mp3`)
  const beats = join(sounds, 'beats')

  router.get('/api/sfx/:file', async (ctx) => {
    const asked = fileOf(ctx)
    const effect = effects.includes(asked)
      ? await openFile(join(sounds, 'sound-effects', asked), 'audio/mpeg')
      : undefined
    if (effect === undefined) throw new Refusal('not_found')
    sendFile(ctx, effect, UNTIL_CHANGED)
  })

  router.get('/api/beats/beats.json', async (ctx) => {
    sendFile(ctx, jsonFile(await readManifest(beats)), UNTIL_CHANGED)
  })

  router.get('/api/beats/:file', async (ctx) => {
    const asked = fileOf(ctx)
    const listed = (await readManifest(beats)).beats.flatMap(({ files }) => files)
    const file = listed.find(({ name }) => name === asked)
    const beat = file && (await openFile(join(beats, file.name), file.contentType))
    if (beat === undefined) throw new Refusal('not_found')
    sendFile(ctx, beat, FOREVER)
  })

  return router
}

const fileOf = (ctx: Context): string => (ctx['params'] as { readonly file: string }).file

/** The beats that are rendered; none while there is no manifest, or one of another version. */
async function readManifest(folder: string): Promise<BeatManifest> {
  try {
    return beatManifest.parse(JSON.parse(await readFile(join(folder, 'beats.json'), 'utf8')))
  } catch {
    return NO_BEATS
  }
}

function jsonFile(value: object): StoredAudio {
  const bytes = Buffer.from(JSON.stringify(value))
  return {
    contentType: 'application/json; charset=utf-8',
    size: bytes.length,
    tag: createHash('sha256').update(bytes).digest('hex'),
    stream: (span) => Readable.from([span ? bytes.subarray(span.start, span.end + 1) : bytes]),
  }
}

/** A file as it lies there now; undefined where there is none. */
async function openFile(path: string, contentType: string): Promise<StoredAudio | undefined> {
  try {
    const { size, mtimeMs } = await stat(path)
    return {
      contentType,
      size,
      tag: `${size.toString(36)}-${Math.round(mtimeMs).toString(36)}`,
      stream: (span) => createReadStream(path, span),
    }
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    throw error
  }
}
