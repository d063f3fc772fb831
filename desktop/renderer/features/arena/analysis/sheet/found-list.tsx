import { useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { cx } from '../../../../ui/cx.ts'
import { FamilyChip } from './family-chip.tsx'
import { isSameLight, pressed, type Light } from './light.ts'
import { Points } from './points.tsx'
import type { Found, Section } from './sections.ts'

interface FoundListProps {
  readonly sections: readonly Section[]
  /** The letter and the look of a family. */
  readonly chipOf: (family: number) => { readonly letter: string; readonly look: number }
  readonly light: Light
  readonly onLight: (light: Light) => void
}

/** What the ear found, each with its reason and its points; a press lights it in the verse. */
export function FoundList({ sections, chipOf, light, onLight }: FoundListProps) {
  const [all, setAll] = useState(false)
  const shown = sections
    .map(({ atFirst, found, ...rest }) => ({
      ...rest,
      atFirst,
      found: all ? found : found.slice(0, atFirst),
    }))
    .filter(({ atFirst, found }) => atFirst > 0 || found.length > 0)
  const count = sections.reduce((sum, { found }) => sum + found.length, 0)
  const hidden = count - shown.reduce((sum, { found }) => sum + found.length, 0)
  return (
    <div className="grid gap-6">
      {shown.map(({ title, found }) => (
        <section key={title} aria-label={title}>
          <h3 className="display border-b-4 border-ink pb-1 text-2xl">{title}</h3>
          {found.length === 0 ? (
            <p className="prose mt-2 text-smoke">None heard.</p>
          ) : (
            <ul>
              {found.map((one) => (
                <li key={`${one.light.kind} ${String(one.light.index)}`} className="border-b-2 border-ink/20">
                  <Line
                    found={one}
                    isLit={isSameLight(light, one.light)}
                    chip={one.light.kind === 'family' ? chipOf(one.light.index) : undefined}
                    onPress={() => {
                      onLight(pressed(light, one.light))
                    }}
                  />
                </li>
              ))}
            </ul>
          )}
        </section>
      ))}
      {all || hidden > 0 ? (
        <Button
          tone="paper"
          size="small"
          aria-expanded={all}
          onClick={() => {
            setAll(!all)
          }}
        >
          {all ? 'See fewer' : `See all ${String(count)}`}
        </Button>
      ) : null}
    </div>
  )
}

interface LineProps {
  readonly found: Found
  readonly isLit: boolean
  readonly chip: { readonly letter: string; readonly look: number } | undefined
  readonly onPress: () => void
}

function Line({ found: { quote, reason, points }, isLit, chip, onPress }: LineProps) {
  return (
    <button
      type="button"
      aria-pressed={isLit}
      onClick={onPress}
      className={cx(
        'grid w-full grid-cols-[1fr_auto] gap-x-3 px-2 py-2 text-left',
        isLit ? 'ground-ink' : 'hover:bg-ink/8',
      )}
    >
      <span className="flex min-w-0 items-start gap-2">
        {chip === undefined ? null : <FamilyChip {...chip} className="min-w-6 px-1 pt-0.5 text-sm" />}
        <span className="min-w-0 text-lg leading-snug font-bold wrap-anywhere [font-stretch:84%]">
          {quote}
        </span>
      </span>
      <Points points={points} className="pt-1 text-2xl" />
      <span className="prose col-span-2 text-[0.9375rem]">{reason}</span>
    </button>
  )
}
