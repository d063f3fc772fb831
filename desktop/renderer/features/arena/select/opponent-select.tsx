import { RadioGroup } from 'radix-ui'
import { CHARACTERS, characterById } from '#shared/domain/character/characters.ts'
import { CHARACTER_IDS, DIFFICULTIES } from '#shared/domain/character/character.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { SegmentedChoice } from '../../../ui/segmented-choice.tsx'
import { Slider } from '../../../ui/slider.tsx'
import { useStartBattle } from '../data/use-start-battle.ts'
import { FightCard } from './fight-card.tsx'
import { isFirstFight, settingsOf, withOpponent } from './fight-settings-state.ts'
import { StartBar } from './start-bar.tsx'
import { useFightCard } from './use-fight-card.ts'

interface OpponentSelectProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

/** Makes up the fight: who against, how hard, how clean. */
export function OpponentSelect({ open, onOpenChange }: OpponentSelectProps) {
  const { card, isNewcomer, change } = useFightCard()
  const { start, isPending, error } = useStartBattle()
  const opponent = characterById(card.aiCharacterId)
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Select Your Opponent"
      description="Three rounds, 105 seconds on your clock. It stops while they answer."
      width="wide"
      closeLabel="Cancel"
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          start(settingsOf(card))
        }}
      >
        <RadioGroup.Root
          aria-label="Opponent"
          value={card.aiCharacterId}
          onValueChange={(value) => {
            const id = CHARACTER_IDS.find((known) => known === value)
            if (id !== undefined) change((before) => withOpponent(before, characterById(id)))
          }}
          className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4"
        >
          {CHARACTERS.map((character) => (
            <FightCard
              key={character.id}
              character={character}
              onReached={() => {
                change((before) => withOpponent(before, character))
              }}
            />
          ))}
        </RadioGroup.Root>
        <p aria-hidden className="prose mt-4 min-h-[4.2em] max-w-4xl border-l-8 border-foe pl-4">
          {opponent.backstory}
        </p>
        <div className="mt-4 grid gap-x-8 gap-y-4 sm:grid-cols-2 lg:grid-cols-[auto_auto_1fr_1fr] lg:gap-x-6">
          <SegmentedChoice
            label="Difficulty"
            value={card.difficulty}
            onChange={(difficulty) => {
              change((before) => ({ ...before, difficulty, difficultyChosen: true }))
            }}
            options={DIFFICULTIES.map((value) => ({ value, label: value }))}
          />
          <SegmentedChoice
            label="Profanity filter"
            value={card.profanityFilter ? 'on' : 'off'}
            onChange={(value) => {
              change((before) => ({ ...before, profanityFilter: value === 'on' }))
            }}
            options={[
              { value: 'off', label: 'Off' },
              { value: 'on', label: 'On' },
            ]}
          />
          <Slider
            label="Lyric complexity"
            value={card.lyricComplexity}
            onChange={(lyricComplexity) => {
              change((before) => ({ ...before, lyricComplexity }))
            }}
          />
          <Slider
            label="Style intensity"
            value={card.styleIntensity}
            onChange={(styleIntensity) => {
              change((before) => ({ ...before, styleIntensity }))
            }}
          />
        </div>
        <StartBar
          opponent={opponent.displayName}
          isFirstFight={isNewcomer && isFirstFight(card)}
          isPending={isPending}
          error={error}
        />
      </form>
    </Dialog>
  )
}
