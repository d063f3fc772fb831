import type { Ms, Seconds } from '#shared/std/units.ts'

/** A stretch of a recording, in milliseconds from its start. */
export interface Stretch {
  readonly startMs: Ms
  readonly endMs: Ms
  /** Where in the recording its first downbeat is, if that is known. */
  readonly downbeatMs?: Ms | undefined
}

/** Stretches that sound end to end; `at` is when the first of them begins, on the context's clock. */
export interface Run extends Stretch {
  readonly at: Seconds
}

/** The music that voices are laid on; both in seconds of the context's clock. */
export interface Downbeats {
  /** The first downbeat that is not before a time; undefined while nothing plays. */
  readonly nextDownbeat: (after: Seconds) => Seconds | undefined
  /** Plays a fill up to a downbeat. */
  readonly fillBefore: (downbeat: Seconds) => void
}

/** How early the audio thread must be told of a sound for it to come in time. */
const NOTICE_SECONDS: Seconds = 0.03

/**
 * When the next stretch begins: where the one before ends, to the sample; when it is too late for that, or the first,
 * so that its downbeat falls on the next downbeat of the music, or at once where there is none.
 * @param rate samples a second of the context: sounds begin on a sample
 */
export function placeStretch(
  stretch: Stretch,
  before: Run | undefined,
  {
    now,
    rate,
    nextDownbeat,
  }: { readonly now: Seconds; readonly rate: number } & Pick<Downbeats, 'nextDownbeat'>,
): { readonly at: Seconds; readonly downbeat?: Seconds } {
  const onSample = (time: Seconds): Seconds => Math.round(time * rate) / rate
  const earliest = now + NOTICE_SECONDS
  if (before !== undefined) {
    const at = onSample(before.at + (stretch.startMs - before.startMs) / 1000)
    if (at >= earliest) return { at }
  }
  const pickUp = Math.max(0, (stretch.downbeatMs ?? stretch.startMs) - stretch.startMs) / 1000
  const downbeat = nextDownbeat(earliest + pickUp)
  return downbeat === undefined ? { at: onSample(earliest) } : { at: onSample(downbeat - pickUp), downbeat }
}

/** The runs after another stretch: one that begins where the last run ends makes that longer. */
export function withStretch(runs: readonly Run[], { startMs, endMs }: Stretch, at: Seconds): readonly Run[] {
  const last = runs.at(-1)
  const goesOn = last !== undefined && Math.abs(last.at + (startMs - last.startMs) / 1000 - at) < 1e-3
  return goesOn ? [...runs.slice(0, -1), { ...last, endMs }] : [...runs, { startMs, endMs, at }]
}

/** How far into the recording a listener is at a time of the context; between two runs, at the end of the first. */
export function recordingPosition(runs: readonly Run[], time: Seconds): Ms {
  const run = runs.findLast(({ at }) => at <= time)
  return run === undefined
    ? (runs[0]?.startMs ?? 0)
    : Math.min(run.endMs, run.startMs + (time - run.at) * 1000)
}
