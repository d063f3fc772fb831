import { beforeAll, describe, expect, it } from 'vitest'
import { mp4File } from '../audio-store/formats/mp4-file.ts'
import type { RecordingRefusal } from './bad-recording.ts'
import { decodeRecording } from './decode-recording.ts'
import { MOST_STEPS, startEffort } from './effort.ts'
import { badRecordings, type BadRecordingCase } from './testing/bad-recordings.ts'
import { rapFor } from './testing/rapped.ts'
import { writeFragments, writeOgg } from './testing/write-by-library.ts'
import { writeWav } from './testing/write-wav.ts'
import { ebml, writeWebm, WEBM_HEAD } from './testing/write-webm.ts'

let packets: readonly Uint8Array[]
let cases: readonly BadRecordingCase[]
beforeAll(async () => {
  ;({ packets } = await rapFor(2))
  cases = await badRecordings(packets)
})

it('each bad recording is refused for what is wrong with it (REC-3 to REC-8)', async () => {
  const refusals = await Promise.all(
    cases.map(async ({ name, bytes }) => ({ name, refusal: await refusalOf(bytes) })),
  )
  expect(refusals).toEqual(cases.map(({ name, refusal }) => ({ name, refusal })))
})

describe('bombs (REC-5)', () => {
  /** 120 ms of silence in two bytes: six megabytes of them are days. */
  const bomb = Array.from({ length: 100_000 }, () => Uint8Array.of(0b00011011, 2))

  it('are found out at the packet that is too much, without decoding one', async () => {
    const effort = startEffort()
    expect(await decodeRecording(writeWebm(bomb, { packetMs: 120 }), effort)).toMatchObject({
      refusal: { fault: 'too-long' },
    })
    expect(effort.steps).toBeLessThan(400)
  })

  it('of things that are nothing end at the last step', async () => {
    const effort = startEffort()
    const nothings = Buffer.concat([WEBM_HEAD, ...Array.from({ length: MOST_STEPS }, () => ebml('ec'))])
    expect(await decodeRecording(nothings, effort)).toMatchObject({ refusal: { fault: 'damaged' } })
    expect(effort.steps).toBe(MOST_STEPS)
  })
})

describe('a file that was cut (REC-6)', () => {
  it.each<[string, () => Uint8Array | Promise<Uint8Array>]>([
    ['Ogg', () => writeOgg(packets)],
    ['MP4', () => mp4File(packets)],
    ['WAV', () => writeWav(new Float32Array(9600).fill(0.3))],
  ])('%s, wherever that is, is refused as cut', async (_name, write) => {
    const whole = await write()
    for (let share = 1; share < 20; share += 1) {
      const cut = whole.subarray(0, Math.floor((whole.length * share) / 20))
      expect([share, await refusalOf(cut)]).toEqual([share, { fault: 'truncated' }])
    }
  })

  it.each<[string, () => Uint8Array | Promise<Uint8Array>]>([
    ['WebM', () => writeWebm(packets)],
    ['MP4 in fragments', () => writeFragments(packets)],
  ])('%s, which is written while it is made, is refused wherever that shows', async (_name, write) => {
    const whole = await write()
    const refusals = await Promise.all(
      Array.from({ length: 19 }, (_, index) =>
        refusalOf(whole.subarray(0, Math.floor((whole.length * (index + 1)) / 20) + 1)),
      ),
    )
    const cut = refusals.filter((refusal) => refusal?.fault === 'truncated')
    expect(cut.length).toBeGreaterThanOrEqual(17)
    expect(refusals.filter((refusal) => refusal !== undefined && refusal.fault !== 'truncated')).toEqual([])
  })
})

async function refusalOf(bytes: Uint8Array): Promise<RecordingRefusal | undefined> {
  const decoded = await decodeRecording(bytes)
  return decoded.ok ? undefined : decoded.refusal
}
