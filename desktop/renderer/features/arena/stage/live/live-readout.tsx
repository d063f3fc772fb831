import type { LiveHearing } from '#shared/domain/scoring/explanation/live-hearing.ts'

/** What the ear hears while a verse is written: the syllables of the last bar, and how much of it all is in rhyme. */
export function LiveReadout({ hearing }: { readonly hearing: LiveHearing | undefined }) {
  const last = hearing?.bars.at(-1)
  if (hearing === undefined || last === undefined) return null
  return (
    <span className="tabular-nums">
      {' · '}
      <span aria-hidden>last </span>
      {last.syllables}
      <span className="sr-only"> syllables in the last bar</span>
      <span aria-hidden> syl</span>
      {' · '}
      {Math.round(hearing.share * 100)}%<span className="sr-only"> of the syllables</span> in rhyme
    </span>
  )
}
