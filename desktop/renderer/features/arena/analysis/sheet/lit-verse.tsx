import { useEffect, useRef } from 'react'
import type { LyricAnalysis } from '#shared/contract/http/lyrics.ts'
import { RhymedLyric } from '../../../../ui/lyrics/rhymed-lyric.tsx'
import { prefersStillness } from '../../../../ui/preferences.ts'
import { pressed, type Light } from './light.ts'

interface LitVerseProps {
  readonly analysis: LyricAnalysis
  readonly label: string
  /** The looks of the families. */
  readonly looks: ReadonlyMap<number, number>
  readonly light: Light
  readonly onLight: (light: Light) => void
}

/** The verse with its families lettered; what is lit is brought into view. */
export function LitVerse({
  analysis: { text, families, findings },
  label,
  looks,
  light,
  onLight,
}: LitVerseProps) {
  const sheet = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (light === undefined) return
    const lit = sheet.current?.querySelector('[data-lit]')
    lit?.scrollIntoView({ block: 'nearest', behavior: prefersStillness() ? 'auto' : 'smooth' })
  }, [light])
  return (
    <div ref={sheet}>
      <RhymedLyric
        label={label}
        text={text}
        rhymes={families.flatMap(({ spans }) => spans)}
        letters={new Map(families.map(({ letter }, family) => [looks.get(family) ?? -1, letter]))}
        light={
          light?.kind === 'finding'
            ? { stretch: findings[light.index] }
            : { look: light === undefined ? undefined : looks.get(light.index) }
        }
        onPick={(look) => {
          const index = families.findIndex((_, family) => looks.get(family) === look)
          onLight(pressed(light, { kind: 'family', index }))
        }}
        className="max-h-[34dvh] overflow-y-auto overscroll-contain p-1 text-[1.25rem] leading-[1.45] font-extrabold [font-stretch:74%] lg:max-h-[36dvh] lg:text-[1.6rem]"
      />
    </div>
  )
}
