import type { EarAnswer, EarQuestion } from '../ear-message.ts'

/** A worker as the page sees one; what it is asked is kept, and it says what the test has it say. */
export class WorkerInPage extends EventTarget {
  readonly asked: string[] = []
  isEnded = false

  postMessage({ text }: EarQuestion): void {
    this.asked.push(text)
  }

  terminate(): void {
    this.isEnded = true
  }

  say(answer: EarAnswer): void {
    if (!this.isEnded) this.dispatchEvent(new MessageEvent('message', { data: answer }))
  }

  /** Says that it heard these words, each family in a list, in a text. */
  hears(text: string, families: readonly (readonly string[])[], share = 0.5): void {
    const rhymes = families
      .flatMap((words, family) =>
        words.map((word) => ({ start: text.indexOf(word), end: text.indexOf(word) + word.length, family })),
      )
      .toSorted((a, b) => a.start - b.start)
    const bars = [{ start: 0, end: text.length, syllables: text.split(/\s+/).length }]
    this.say({ type: 'heard', hearing: { rhymes, share, bars } })
  }

  breakDown(): void {
    this.dispatchEvent(new Event('error', { cancelable: true }))
  }
}
