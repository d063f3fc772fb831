import type { LineToSay } from '../speech-out.ts'

/** Lines of which nobody knows the stresses. */
export const linesToSay = (texts: readonly string[]): LineToSay[] =>
  texts.map((text) => ({ text, stresses: [] }))

/** The same, as if they were written one by one: each after the one before has been waited for. */
export async function* linesBeingWritten(
  texts: readonly string[],
  beforeEach: (index: number) => Promise<unknown> | undefined = () => undefined,
): AsyncGenerator<LineToSay> {
  for (const [index, text] of texts.entries()) {
    await beforeEach(index)
    yield { text, stresses: [] }
  }
}
