import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { MAX_RECORDING_SECONDS } from '#shared/contract/http/battles.ts'
import { mp4File } from '../audio-store/formats/mp4-file.ts'
import { decodeRecording } from './decode-recording.ts'
import { MOST_STEPS, startEffort } from './effort.ts'
import { HEARD_RATE } from './limits.ts'
import { rapFor } from './testing/rapped.ts'
import { writeFragments, writeOgg } from './testing/write-by-library.ts'
import { writeWav } from './testing/write-wav.ts'
import { writeWebm } from './testing/write-webm.ts'

const FAULTS: ReadonlySet<string> = new Set([
  'empty', 'not-audio', 'unsupported', 'has-video', 'encrypted', 'too-long', 'truncated', 'damaged', 'silent', 'clipped',
]) // prettier-ignore
const RUNS = 150

let files: Readonly<Record<string, Buffer>>
beforeAll(async () => {
  const { packets, samples } = await rapFor(0.4)
  files = {
    WebM: writeWebm(packets, { duration: 400 }),
    Ogg: await writeOgg(packets),
    MP4: Buffer.from(await mp4File(packets)),
    fragments: await writeFragments(packets),
    WAV: writeWav(samples.subarray(0, 2000)),
    doubles: writeWav(samples.subarray(0, 1000), { bits: 64, kind: 3 }),
  }
})

/** What may happen to a file: places count from the start, where heads are, as often as anywhere. */
const mutation = fc.record({
  at: fc.oneof(fc.integer({ min: 0, max: 300 }), fc.nat(1_000_000)),
  what: fc.oneof(
    fc.record({ do: fc.constant('write' as const), bytes: fc.uint8Array({ minLength: 1, maxLength: 9 }) }),
    fc.record({
      do: fc.constant('write' as const),
      bytes: fc.constantFrom(ones(4), ones(8), new Uint8Array(8)),
    }),
    fc.record({ do: fc.constant('cut' as const), length: fc.integer({ min: 1, max: 40 }) }),
    fc.record({ do: fc.constant('double' as const), length: fc.integer({ min: 1, max: 400 }) }),
    fc.record({ do: fc.constant('end' as const) }),
  ),
})

it.each(['WebM', 'Ogg', 'MP4', 'fragments', 'WAV', 'doubles'])(
  '%s, changed in any way, is heard or refused for a known reason, in bounded steps (REC-5, REC-9)',
  async (name) => {
    const property = fc.asyncProperty(
      fc.array(mutation, { minLength: 1, maxLength: 5 }),
      async (mutations) => {
        await holds(mutations.reduce(mutate, files[name] ?? Buffer.alloc(0)))
      },
    )
    await fc.assert(property, { numRuns: RUNS })
  },
)

it('so is anything behind a right beginning', async () => {
  const heads = Object.values(files).map((file) => file.subarray(0, 64))
  const property = fc.asyncProperty(
    fc.constantFrom(...heads.flatMap((head) => [head, head.subarray(0, 12)])),
    fc.uint8Array({ maxLength: 3000 }),
    async (head, rest) => {
      await holds(Buffer.concat([head, rest]))
    },
  )
  await fc.assert(property, { numRuns: RUNS })
})

it('no change is heard as it was: the files are good', async () => {
  for (const file of Object.values(files)) expect((await decodeRecording(file)).ok).toBe(true)
})

async function holds(bytes: Uint8Array): Promise<void> {
  const effort = startEffort()
  const decoded = await decodeRecording(bytes, effort)
  expect(effort.steps).toBeLessThanOrEqual(MOST_STEPS)
  if (!decoded.ok) return expect(FAULTS).toContain(decoded.refusal.fault)
  expect(decoded.value.length).toBeLessThanOrEqual(MAX_RECORDING_SECONDS * HEARD_RATE)
  expect(decoded.value.every(Number.isFinite)).toBe(true)
}

type Mutation = typeof mutation extends fc.Arbitrary<infer Value> ? Value : never

function mutate(file: Buffer, { at: place, what }: Mutation): Buffer {
  const at = file.length === 0 ? 0 : place % file.length
  switch (what.do) {
    case 'write':
      return Buffer.concat([file.subarray(0, at), what.bytes, file.subarray(at + what.bytes.length)])
    case 'cut':
      return Buffer.concat([file.subarray(0, at), file.subarray(at + what.length)])
    case 'double':
      return Buffer.concat([file.subarray(0, at + what.length), file.subarray(at)])
    case 'end':
      return file.subarray(0, at)
  }
}

function ones(length: number): Uint8Array {
  return new Uint8Array(length).fill(0xff)
}
