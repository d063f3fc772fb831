import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { VendorSound } from '../vendor-client.ts'

const header = z.object({
  rate: z.int().min(8000).max(48_000),
  digest: z.string(),
  characters: z
    .array(z.object({ character: z.string(), start: z.number().min(0), end: z.number().min(0) }))
    .optional(),
})
/** What the first line of a file may be long. */
const MAX_HEADER = 256 * 1024
const LINE_END = 10

/** A sound as a file: a line of JSON, then samples of 16 bits, lowest byte first. Samples that came so are kept exactly. */
export function writeSoundFile({ samples, rate, characters }: VendorSound): Buffer {
  const pcm = Buffer.alloc(samples.length * 2)
  samples.forEach((sample, index) => {
    pcm.writeInt16LE(Math.max(-32_768, Math.min(32_767, Math.round(sample * 32_768))), index * 2)
  })
  const head = JSON.stringify({ rate, digest: digestOf(pcm), ...(characters && { characters }) })
  return Buffer.concat([Buffer.from(`${head}\n`), pcm])
}

/** @returns undefined where the file is not whole */
export function readSoundFile(file: Buffer): VendorSound | undefined {
  const end = file.subarray(0, MAX_HEADER).indexOf(LINE_END)
  if (end < 0) return undefined
  const head = header.safeParse(parse(file.toString('utf8', 0, end)))
  const pcm = file.subarray(end + 1)
  if (!head.success || pcm.length === 0 || digestOf(pcm) !== head.data.digest) return undefined
  const { rate, characters } = head.data
  const samples = Float32Array.from(
    { length: pcm.length / 2 },
    (_, index) => pcm.readInt16LE(index * 2) / 32_768,
  )
  return { samples, rate, ...(characters && { characters }) }
}

const digestOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('base64url')

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
