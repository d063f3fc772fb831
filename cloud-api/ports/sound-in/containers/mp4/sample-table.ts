import type { Effort } from '../../effort.ts'

/** A packet's place in the file. */
export interface Place {
  readonly at: number
  readonly size: number
}

/** The tables of a track that is written whole. */
export interface SampleTables {
  /** `stsz`: the sizes of the packets. */
  readonly sizes: DataView
  /** `stsc`: how many lie in a chunk. */
  readonly chunks: DataView
  /** `stco` or `co64`: where the chunks lie. */
  readonly offsets: DataView
  readonly areOffsetsLong: boolean
}

/** Where the packets of a track lie, one after the other. @throws RangeError where a table is shorter than it says */
export function* samplePlaces(tables: SampleTables, effort: Effort): Generator<Place> {
  const { sizes, chunks, offsets, areOffsetsLong } = tables
  const [alike, samples, runs] = [sizes.getUint32(4), sizes.getUint32(8), chunks.getUint32(4)]
  let sample = 0
  let run = 0
  for (let chunk = 0; chunk < offsets.getUint32(4) && sample < samples; chunk += 1) {
    effort.step()
    // Chunks are counted from 1; a run goes on until the next one begins.
    if (run + 1 < runs && chunks.getUint32(8 + 12 * (run + 1)) === chunk + 1) run += 1
    let at = areOffsetsLong ? Number(offsets.getBigUint64(8 + 8 * chunk)) : offsets.getUint32(8 + 4 * chunk)
    const last = Math.min(samples, sample + chunks.getUint32(12 + 12 * run))
    for (; sample < last; sample += 1) {
      effort.step()
      const size = alike === 0 ? sizes.getUint32(12 + 4 * sample) : alike
      yield { at, size }
      at += size
    }
  }
  if (sample < samples) throw new RangeError('There are more packets than lie in chunks.')
}
