import { useState } from 'react'
import type { LyricAnalysis } from '#shared/contract/http/lyrics.ts'
import { looksOf } from '../../../../ui/lyrics/cut-lyric.ts'
import type { AnalysisSubject } from '../analysis-subject.ts'
import { BeatGrid } from './beat-grid.tsx'
import { FoundList } from './found-list.tsx'
import type { Light } from './light.ts'
import { LitVerse } from './lit-verse.tsx'
import { PointsTable } from './points-table.tsx'
import { sectionsOf } from './sections.ts'
import { Total } from './total.tsx'

interface AnalysisSheetProps {
  readonly analysis: LyricAnalysis
  readonly subject: AnalysisSubject
}

/** A verse and why it scores what it scores. One thing at a time is lit, in the verse and on the beat alike. */
export function AnalysisSheet({ analysis, subject }: AnalysisSheetProps) {
  const [light, setLight] = useState<Light>()
  const { families, findings, bars, note } = analysis
  const looks = looksOf(families.flatMap(({ spans }) => spans))
  const chipOf = (family: number) => ({
    letter: families[family]?.letter ?? '',
    look: looks.get(family) ?? 0,
  })
  return (
    <div className="grid gap-8">
      {note === null ? null : (
        <p className="prose ground-crowd border-[3px] border-ink px-3 py-2 font-bold">{note}</p>
      )}
      <div className="grid items-start gap-x-10 gap-y-5 lg:grid-cols-[auto_1fr]">
        <Total analysis={analysis} side={subject.side} />
        <PointsTable analysis={analysis} />
      </div>
      <div className="grid items-start gap-x-10 gap-y-6 lg:grid-cols-[1.1fr_1fr]">
        <div className="contents lg:sticky lg:top-0 lg:grid lg:gap-5">
          <section
            aria-label="The verse"
            className="ground-ink sticky -top-5 z-10 order-1 -mx-5 p-4 sm:top-0 sm:mx-0 lg:static lg:p-5"
          >
            <LitVerse
              analysis={analysis}
              label={subject.title}
              looks={looks}
              light={light}
              onLight={setLight}
            />
          </section>
          <section
            aria-labelledby="beat-grid"
            // It may scroll, and holds nothing else that takes the focus.
            tabIndex={0}
            className="ground-ink @container relative z-20 order-3 -mx-5 p-5 sm:mx-0 lg:max-h-[42dvh] lg:overflow-y-auto"
          >
            <h3 id="beat-grid" className="display text-3xl">
              On the beat
            </h3>
            <p className="prose mt-1 mb-4 text-grey">
              Four beats a bar, each syllable where it would most likely fall. The larger, the more stressed;
              a letter rhymes.
            </p>
            <BeatGrid bars={bars} chipOf={chipOf} lit={light?.kind === 'family' ? light.index : undefined} />
          </section>
        </div>
        <div className="order-2">
          {families.length === 0 && findings.length === 0 ? (
            <Nothing />
          ) : (
            <FoundList sections={sectionsOf(analysis)} chipOf={chipOf} light={light} onLight={setLight} />
          )}
        </div>
      </div>
    </div>
  )
}

function Nothing() {
  return (
    <div>
      <p className="display text-4xl">Not a rhyme in it</p>
      <p className="prose mt-3 text-lg">
        End two bars on the same sound, and this page fills up. Words that turn on the opponent count, too.
      </p>
    </div>
  )
}
