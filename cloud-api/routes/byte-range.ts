import type { ByteSpan } from '../ports/audio-store/audio-store.ts'

/** What a Range header asks for, of a file of known size. */
export type RangeRequest =
  | { readonly kind: 'whole' }
  | { readonly kind: 'span'; readonly span: ByteSpan }
  | { readonly kind: 'unsatisfiable' }

const WHOLE: RangeRequest = { kind: 'whole' }
const ONE_RANGE = /^bytes=[ \t]*(\d*)-(\d*)[ \t]*$/i

/**
 * Reads a Range header (RFC 9110, 14.1.2). One range of bytes is served, with or without an end, or as a suffix. More
 * than one, another unit, or what makes no sense is answered with the whole file, as a server may always do.
 */
export function parseRange(header: string | undefined, size: number): RangeRequest {
  const [, first, last] = ONE_RANGE.exec(header ?? '') ?? []
  if (first === undefined || last === undefined || (first === '' && last === '')) return WHOLE
  if (first === '') return spanOf(size - Math.min(Number(last), size), size - 1, size)
  if (last !== '' && Number(last) < Number(first)) return WHOLE
  return spanOf(Number(first), last === '' ? size - 1 : Math.min(Number(last), size - 1), size)
}

function spanOf(start: number, end: number, size: number): RangeRequest {
  return start < size && start <= end ? { kind: 'span', span: { start, end } } : { kind: 'unsatisfiable' }
}
