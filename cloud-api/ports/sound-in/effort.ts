import { BadRecording } from './bad-recording.ts'

/**
 * Most steps that reading a recording may take. The smallest packets of Opus, 2.5 ms each, make 14,000 in 35 s, and
 * each is at most an element or two and a packet.
 */
export const MOST_STEPS = 50_000

/** Counts the steps of reading one recording: elements, boxes, pages, packets. No file is worth more than MOST_STEPS. */
export interface Effort {
  readonly steps: number
  /** @throws BadRecording once there are more than MOST_STEPS */
  step(): void
}

export function startEffort(): Effort {
  let steps = 0
  return {
    get steps() {
      return steps
    },
    step: () => {
      if (steps >= MOST_STEPS) throw new BadRecording('damaged')
      steps += 1
    },
  }
}
