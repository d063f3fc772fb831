import type { Round, VerseMarks } from '#shared/contract/http/battles.ts'
import { cx } from '../../../ui/cx.ts'
import { RhymedLyric } from '../../../ui/lyrics/rhymed-lyric.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { AnalyzeButtons } from '../analysis/analyze-buttons.tsx'
import { reasonsOf, strongestRhymes } from '../machine/why.ts'
import { AnswerSound, VoiceNotice } from '../stage/answer-sound.tsx'

const RHYMES_SHOWN = 4

/** Why it went as it did: both verses of each round with what the ear heard in them. */
export function Why({ rounds, name }: { readonly rounds: readonly Round[]; readonly name: string }) {
  if (rounds.length === 0) return null
  return (
    <section aria-labelledby="why" className="px-4 py-10 sm:px-8 lg:px-14">
      <h2 id="why" className="display mb-6 text-5xl sm:text-6xl">
        Why
      </h2>
      <ol className="grid gap-12">
        {rounds.map((round) => (
          <li key={round.id}>
            <h3 className="display ground-paper mb-4 inline-block px-4 pt-2 pb-1 text-2xl">
              Round {round.roundNumber}
            </h3>
            <VoiceNotice round={round} />
            <div className="grid gap-8 lg:grid-cols-2 lg:gap-12">
              <Heard who="You" tone="you" verse={round.userText} marks={round.userMarks} />
              <Heard who={name} tone="foe" verse={round.aiResponse} marks={round.aiMarks}>
                <AnswerSound round={round} whole name={name} />
              </Heard>
            </div>
            <AnalyzeButtons rounds={rounds} round={round} name={name} className="mt-6" />
          </li>
        ))}
      </ol>
    </section>
  )
}

interface HeardProps {
  readonly who: string
  readonly tone: 'you' | 'foe'
  readonly verse: string
  readonly marks: VerseMarks
  readonly children?: React.ReactNode
}

function Heard({ who, tone, verse, marks, children }: HeardProps) {
  const rhymes = strongestRhymes(verse, marks.rhymes, RHYMES_SHOWN)
  const reasons = reasonsOf(verse, marks.findings)
  return (
    <div className={cx('min-w-0 border-l-8 pl-4', tone === 'you' ? 'border-you' : 'border-foe')}>
      <div className="mb-3 flex min-h-10 flex-wrap items-end justify-between gap-3">
        <h4 className="display text-3xl">
          {who} <span className="tabular-nums">{marks.total}</span>
        </h4>
        {children}
      </div>
      <RhymedLyric
        label={`${who}: verse`}
        text={verse}
        rhymes={marks.rhymes}
        className="text-[1.3rem] leading-[1.32] font-extrabold [font-stretch:74%] lg:text-2xl"
      />
      <dl className="label mt-4 flex flex-wrap gap-x-5 gap-y-1 text-sm tabular-nums">
        <Figure name="Rhyme density" value={marks.rhymeDensity} />
        <Figure name="Flow quality" value={marks.flowQuality} />
        <Figure name="Creativity" value={marks.creativity} />
      </dl>
      {rhymes.length === 0 ? null : (
        <p className="prose mt-3">
          <Tag tone="outline" className="mr-2">
            Strongest rhymes
          </Tag>
          {rhymes.map((words) => words.join(' / ')).join('; ')}
        </p>
      )}
      {reasons.length === 0 ? null : (
        <ul className="mt-3 grid gap-2">
          {reasons.map(({ kind, quote, reason }) => (
            <li key={`${kind} ${quote}`} className="prose">
              <Tag tone="paper" className="mr-2">
                {kind}
              </Tag>
              “{quote}” {reason}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function Figure({ name, value }: { readonly name: string; readonly value: number }) {
  return (
    <div className="flex gap-1.5">
      <dt className="text-grey">{name}</dt>
      <dd>{value}%</dd>
    </div>
  )
}
