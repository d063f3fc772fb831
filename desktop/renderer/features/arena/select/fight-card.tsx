import { RadioGroup } from 'radix-ui'
import type { Character } from '#shared/domain/character/character.ts'
import { Portrait } from '../../../ui/portraits/portrait.tsx'
import { Tag } from '../../../ui/tag.tsx'

interface FightCardProps {
  readonly character: Character
  /** The focus came to it: in a radio group the arrow keys pick as they go, however briefly they are pressed. */
  readonly onReached: () => void
}

/**
 * An opponent to pick: face, name, style, difficulty and what they say. Where they come from is read out with the card;
 * for the eye the story of the picked one stands below the cards.
 */
export function FightCard({ character, onReached }: FightCardProps) {
  const { id, displayName, style, difficulty, backstory, signatureLine } = character
  return (
    <RadioGroup.Item
      value={id}
      onFocus={onReached}
      aria-label={displayName}
      aria-describedby={`${id}-style ${id}-line ${id}-story`}
      className="group relative flex min-w-0 flex-row border-4 border-ink bg-paper text-left text-ink transition-[translate,box-shadow] duration-150 hover:-translate-y-0.5 data-[state=checked]:bg-crowd data-[state=checked]:shadow-hard sm:flex-col"
    >
      <span className="relative block w-28 shrink-0 overflow-hidden bg-foe sm:aspect-[5/3] sm:w-full">
        <Portrait
          character={id}
          label=""
          still
          className="absolute -top-1 left-1/2 h-[118%] max-w-none -translate-x-1/2 sm:h-[168%]"
        />
      </span>
      <span className="block min-w-0 grow p-3">
        <span className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
          <span className="display pt-1 text-[2rem] lg:text-4xl">{displayName}</span>
          <span
            aria-hidden
            className="display invisible bg-ink px-2 pt-1.5 pb-0.5 text-lg text-paper group-data-[state=checked]:visible"
          >
            Picked
          </span>
        </span>
        <span id={`${id}-style`} className="mt-1.5 flex flex-wrap gap-1.5">
          <Tag>{style.replaceAll('_', ' ')}</Tag>
          <Tag tone="outline">{difficulty}</Tag>
        </span>
        <span
          id={`${id}-line`}
          className="mt-2.5 block text-xl leading-tight font-extrabold [font-stretch:70%]"
        >
          “{signatureLine}”
        </span>
        <span id={`${id}-story`} hidden>
          {backstory}
        </span>
      </span>
    </RadioGroup.Item>
  )
}
