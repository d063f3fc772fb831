import type { LyricAnalysis } from '#shared/contract/http/lyrics.ts'
import { cx } from '../../../../ui/cx.ts'
import type { AnalysisSubject } from '../analysis-subject.ts'

interface TotalProps {
  readonly analysis: LyricAnalysis
  readonly side: AnalysisSubject['side']
}

/** The total in its corner's colour, and the figures that others publish too, each under its own name. */
export function Total({ analysis, side }: TotalProps) {
  const { overallScore, percentile, rhymeDensity, flowAnalysis, bars } = analysis
  return (
    <div className="lg:w-64">
      <p
        className={cx(
          'halftone relative isolate overflow-clip border-4 border-ink px-4 pt-5 pb-1 [--dot-reach:55%]',
          side === 'you' ? 'ground-you' : 'ground-foe',
        )}
      >
        <span className="sr-only">{overallScore} of 100</span>
        <span
          aria-hidden
          className="display relative z-1 text-[7rem] leading-[0.8] tabular-nums lg:text-[8.5rem]"
        >
          {overallScore}
        </span>
        <span aria-hidden className="display relative z-1 ml-2 text-3xl">
          /100
        </span>
      </p>
      <div className="ground-ink px-4 pt-2 pb-1.5">
        <p className="label text-base">Beats {percentile} in 100 writers</p>
        <p className="prose text-[0.8125rem] leading-snug">of a made reference, not of people we counted</p>
      </div>
      <dl className="label mt-4 grid grid-cols-[1fr_auto] gap-x-3 gap-y-1 text-sm tabular-nums">
        <Figure name="Share of syllables in rhyme" value={percentOf(rhymeDensity.shareOfSyllablesInRhyme)} />
        <Figure name="Mean longest vowel match" value={rhymeDensity.meanLongestVowelMatch.toFixed(2)} />
        <Figure name="Rhythm consistency" value={`${String(flowAnalysis.rhythmConsistency)}%`} />
        <Figure name="Rhyme scheme" value={bars.map(({ scheme }) => scheme).join('')} />
      </dl>
    </div>
  )
}

const percentOf = (share: number): string => `${String(Math.round(share * 100))}%`

function Figure({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <>
      <dt className="text-smoke">{name}</dt>
      <dd className="text-right wrap-anywhere">{value}</dd>
    </>
  )
}
