import { useState } from 'react'
import { RadioGroup } from 'radix-ui'
import { CHARACTERS, characterById } from '#shared/domain/character/characters.ts'
import { CHARACTER_IDS, DIFFICULTIES } from '#shared/domain/character/character.ts'
import { sentenceOf } from '../../../api/api-error.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { SegmentedChoice } from '../../../ui/segmented-choice.tsx'
import { Slider } from '../../../ui/slider.tsx'
import { useStartBattle } from '../data/use-start-battle.ts'
import { FightCard } from './fight-card.tsx'
import { newFightCard, settingsOf, withOpponent } from './fight-settings-state.ts'

interface OpponentSelectProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

/** Makes up the fight: who against, how hard, how clean. */
export function OpponentSelect({ open, onOpenChange }: OpponentSelectProps) {
  const [card, setCard] = useState(() => newFightCard(characterById('razor')))
  const start = useStartBattle()
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
          if (!start.isPending) start.mutate(settingsOf(card))
        }}
      >
        <RadioGroup.Root
          aria-label="Opponent"
          value={card.aiCharacterId}
          onValueChange={(value) => {
            const id = CHARACTER_IDS.find((known) => known === value)
            if (id !== undefined) setCard((before) => withOpponent(before, characterById(id)))
          }}
          className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4"
        >
          {CHARACTERS.map((character) => (
            <FightCard
              key={character.id}
              character={character}
              onReached={() => {
                setCard((before) => withOpponent(before, character))
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
              setCard((before) => ({ ...before, difficulty, difficultyChosen: true }))
            }}
            options={DIFFICULTIES.map((value) => ({ value, label: value }))}
          />
          <SegmentedChoice
            label="Profanity filter"
            value={card.profanityFilter ? 'on' : 'off'}
            onChange={(value) => {
              setCard((before) => ({ ...before, profanityFilter: value === 'on' }))
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
              setCard((before) => ({ ...before, lyricComplexity }))
            }}
          />
          <Slider
            label="Style intensity"
            value={card.styleIntensity}
            onChange={(styleIntensity) => {
              setCard((before) => ({ ...before, styleIntensity }))
            }}
          />
        </div>
        <div className="sticky bottom-[-1.25rem] -mx-5 mt-5 -mb-5 flex flex-wrap items-center gap-4 border-t-4 border-ink bg-paper px-5 py-3 sm:bottom-[-2rem] sm:-mx-8 sm:-mb-8 sm:px-8 sm:pb-4">
          <Button type="submit" tone="you" disabled={start.isPending} className="max-sm:w-full">
            {start.isPending ? 'Ringing the bell' : `Battle ${opponent.displayName}`}
          </Button>
          <p role="alert" className="prose min-w-0 grow font-bold">
            {start.error === null ? null : (
              <span className="ground-foe inline-block px-2 py-1">{sentenceOf(start.error)}</span>
            )}
          </p>
        </div>
      </form>
    </Dialog>
  )
}
