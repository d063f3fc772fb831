import { Writable } from 'node:stream'
import { koaBody } from 'koa-body'
import type { Context } from 'koa'
import type { BodyEncoding } from '#shared/contract/http/endpoint.ts'
import { MAX_RECORDING_BYTES, MAX_VERSE_LENGTH } from '#shared/contract/http/battles.ts'
import { Refusal } from './refusal.ts'

/** Longest JSON body: a verse written in four-byte characters fits several times. */
const MAX_JSON_BYTES = 128 * 1024
/** Text parts of a form together: a verse of MAX_VERSE_LENGTH units takes at most three bytes each. */
const MAX_TEXT_BYTES = 4 * MAX_VERSE_LENGTH

/** The part of a form that may be a file. */
const RECORDING_PART = 'audio'

const EXPECTED: Readonly<Record<Exclude<BodyEncoding, 'none'>, string>> = {
  json: 'application/json',
  multipart: 'multipart/form-data',
}

/** What a request carried: the body as sent, and the files that came with it, by the name of their part. */
export interface ReadBody {
  readonly body: unknown
  readonly files: ReadonlyMap<string, Uint8Array>
}

/**
 * Reads a request's body within hard limits. Nothing of it is written to disk.
 * @throws Refusal for another content type, too much, or something unreadable
 */
export async function readBody(ctx: Context, encoding: BodyEncoding): Promise<ReadBody> {
  if (encoding === 'none') return { body: {}, files: new Map() }
  checkType(ctx, encoding)
  try {
    await (encoding === 'json' ? readJson : readForm)(ctx, () => Promise.resolve())
  } catch (error) {
    throw explain(error, encoding)
  }
  const body: unknown = ctx.request.body
  if (encoding === 'json' && !isObject(body)) {
    throw new Refusal('invalid_request', {
      problem: 'the body must be a JSON object, such as {"name": "value"}',
    })
  }
  const parts = Object.entries(ctx.request.files ?? {})
  const stray = parts.map(([name]) => name).find((name) => name !== RECORDING_PART)
  if (stray !== undefined) {
    // A text part with a content type of its own arrives as a file, too.
    const problem = `"${stray.slice(0, 40)}" came as a file; only "${RECORDING_PART}" may be one`
    throw new Refusal('invalid_request', { problem })
  }
  return { body: body ?? {}, files: new Map(parts.map(([name, file]) => [name, bytesOf(file)])) }
}

/** What came in a part, which is one file: a form has one at most. */
const bytesOf = (part: object): Uint8Array => Buffer.concat(received.get(part) ?? [])

const isObject = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Whether a body comes as the call takes it. No page of ours packs what it sends, and what unpacks to a thousand times
 * its size, or never ends, is not worth taking.
 */
function checkType(ctx: Context, encoding: Exclude<BodyEncoding, 'none'>): void {
  const expected = EXPECTED[encoding]
  if (!ctx.is(expected)) throw new Refusal('wrong_content_type', { expected })
  if (!PLAIN.has(ctx.get('Content-Encoding').trim().toLowerCase())) {
    ctx.set('Accept-Encoding', 'identity')
    throw new Refusal('wrong_content_type', { expected: `${expected} without compression` })
  }
  if (encoding === 'json' && !UTF_8.has(ctx.request.charset.toLowerCase())) {
    throw new Refusal('wrong_content_type', { expected: `${expected} in UTF-8` })
  }
}

const PLAIN: ReadonlySet<string> = new Set(['', 'identity'])
const UTF_8: ReadonlySet<string> = new Set(['', 'utf-8', 'utf8', 'us-ascii'])

const readJson = koaBody({
  jsonLimit: MAX_JSON_BYTES,
  jsonTypes: ['application/json'],
  jsonStrict: false,
  text: false,
  urlencoded: false,
})

/** The pieces of each file, for as long as its request knows it. */
const received = new WeakMap<object, Buffer[]>()

/** Takes a file's pieces into memory; formidable counts them and ends what gets too large. */
function receive(file?: object): Writable {
  const pieces: Buffer[] = []
  if (file !== undefined) received.set(file, pieces)
  return new Writable({
    write: (piece: Buffer, _encoding, done) => {
      pieces.push(piece)
      done()
    },
  })
}

const readForm = koaBody({
  multipart: true,
  json: false,
  text: false,
  urlencoded: false,
  formidable: {
    maxFields: 8,
    maxFieldsSize: MAX_TEXT_BYTES,
    maxFiles: 1,
    maxFileSize: MAX_RECORDING_BYTES,
    minFileSize: 0,
    allowEmptyFiles: true,
    fileWriteStreamHandler: receive,
  },
})

/** Numbers that formidable gives its errors. */
const TEXT_TOO_LARGE = 1006
const FILES_TOO_LARGE: ReadonlySet<unknown> = new Set([1009, 1016])

function explain(error: unknown, encoding: BodyEncoding): unknown {
  if (!(error instanceof Error)) return error
  return encoding === 'json' ? explainJson(error) : explainForm(error)
}

function explainJson(error: Error): unknown {
  switch ('status' in error && error.status) {
    case 400:
      return new Refusal('invalid_json')
    case 413:
      return new Refusal('payload_too_large', { limit: `${MAX_JSON_BYTES / 1024} KB` })
    default:
      return error
  }
}

function explainForm(error: Error): unknown {
  const code = 'code' in error ? error.code : undefined
  // The only text part there is a verse.
  if (code === TEXT_TOO_LARGE) return new Refusal('verse_too_long', { limit: MAX_VERSE_LENGTH })
  if (FILES_TOO_LARGE.has(code)) {
    return new Refusal('payload_too_large', {
      limit: `${MAX_RECORDING_BYTES / 1024 / 1024} MB in one recording`,
    })
  }
  return 'httpCode' in error ? new Refusal('invalid_request', { problem: 'the form cannot be read' }) : error
}
