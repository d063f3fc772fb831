import type { Chunk } from './chunk.ts'
import { ESCAPE, LAST, LETTER_MODEL_MAGIC } from './letter-model.ts'

/** A context's weights: which choice each speaks for, and by how much (-127 to 127). */
export interface ContextWeights {
  readonly key: number
  readonly weights: readonly (readonly [rank: number, weight: number])[]
}

/**
 * Packs a model (see letter-model.ts).
 * @param contexts in rising order of their keys, each with at least one weight
 */
export function packLetterModel(
  choices: readonly (readonly Chunk[])[],
  contexts: readonly ContextWeights[],
): Uint8Array<ArrayBuffer> {
  const choiceBytes = choices.flatMap((chunks) => [
    chunks.length,
    ...chunks.flatMap((chunk) => [chunk & 0xff, chunk >>> 8]),
  ])
  const gaps: number[] = []
  const ranks: number[] = []
  const weights: number[] = []
  let last = 0
  for (const context of contexts) {
    let gap = context.key - last
    last = context.key
    for (; gap >= ESCAPE; gap -= ESCAPE) gaps.push(ESCAPE)
    gaps.push(gap)
    context.weights.forEach(([rank, weight], index) => {
      ranks.push(index === context.weights.length - 1 ? rank | LAST : rank)
      weights.push(weight)
    })
  }
  const header = new ArrayBuffer(LETTER_MODEL_MAGIC.length + 12)
  const view = new DataView(header)
  for (let at = 0; at < LETTER_MODEL_MAGIC.length; at += 1)
    view.setUint8(at, LETTER_MODEL_MAGIC.charCodeAt(at))
  ;[choiceBytes.length, gaps.length, weights.length].forEach((size, at) => {
    view.setUint32(LETTER_MODEL_MAGIC.length + at * 4, size, true)
  })
  return Uint8Array.from([...new Uint8Array(header), ...choiceBytes, ...gaps, ...ranks, ...weights])
}
