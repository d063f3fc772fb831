import { VendorProblem } from '../vendor-problem.ts'

/** Far more than half a minute of speech takes, at any rate. */
const MAX_BYTES = 8 * 1024 * 1024

/**
 * Reads an answer to its end, if that comes soon enough.
 * @throws VendorProblem when it is larger than any line, empty or breaks off; the signal's reason once that is aborted.
 */
export async function readBounded(
  { body }: Pick<Response, 'body'>,
  signal: AbortSignal,
  maxBytes = MAX_BYTES,
): Promise<Buffer> {
  if (body === null) throw new VendorProblem('unusable', 'an empty answer')
  const reader: ReadableStreamDefaultReader<Uint8Array> = body.getReader()
  const stop = () => void reader.cancel().catch(() => undefined)
  signal.addEventListener('abort', stop)
  try {
    signal.throwIfAborted()
    const parts: Uint8Array[] = []
    let size = 0
    for (;;) {
      const { done, value } = await reader.read()
      signal.throwIfAborted()
      if (done) break
      size += value.length
      if (size > maxBytes) throw new VendorProblem('unusable', `an answer of more than ${maxBytes} bytes`)
      parts.push(value)
    }
    if (size === 0) throw new VendorProblem('unusable', 'an empty answer')
    return Buffer.concat(parts, size)
  } catch (error) {
    signal.throwIfAborted()
    stop()
    if (error instanceof VendorProblem) throw error
    // What the connection says may name hosts and headers; that it broke is all that counts.
    throw new VendorProblem('unreachable', 'the connection broke off')
  } finally {
    signal.removeEventListener('abort', stop)
  }
}
