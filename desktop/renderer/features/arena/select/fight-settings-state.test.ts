import { describe, expect, it } from 'vitest'
import { battleSettings } from '#shared/contract/http/battles.ts'
import { FIRST_FIGHT, isFirstFight, newFightCard, settingsOf, withOpponent } from './fight-settings-state.ts'

const RAZOR = { id: 'razor', difficulty: 'hard' } as const
const SILK = { id: 'silk', difficulty: 'normal' } as const

describe('the fight card', () => {
  it('opens at the house’s settings and the opponent’s difficulty', () => {
    expect(settingsOf(newFightCard(RAZOR))).toEqual({
      aiCharacterId: 'razor',
      difficulty: 'hard',
      profanityFilter: false,
      lyricComplexity: 75,
      styleIntensity: 85,
      voiceSpeed: 1,
    })
  })

  it('takes the difficulty of another opponent', () => {
    expect(withOpponent(newFightCard(RAZOR), SILK)).toMatchObject({
      aiCharacterId: 'silk',
      difficulty: 'normal',
    })
  })

  it('keeps a difficulty that was chosen', () => {
    const chosen = { ...newFightCard(RAZOR), difficulty: 'easy', difficultyChosen: true } as const
    expect(withOpponent(chosen, SILK)).toMatchObject({ aiCharacterId: 'silk', difficulty: 'easy' })
  })

  it('for a first fight proposes Silk, held back, until another opponent is picked', () => {
    expect(FIRST_FIGHT).toMatchObject({ aiCharacterId: 'silk', difficulty: 'easy' })
    expect(withOpponent(FIRST_FIGHT, SILK)).toBe(FIRST_FIGHT)
    const picked = withOpponent(FIRST_FIGHT, RAZOR)
    expect(picked).toMatchObject({ aiCharacterId: 'razor', difficulty: 'hard' })
    expect(withOpponent(picked, SILK)).toMatchObject({ aiCharacterId: 'silk', difficulty: 'normal' })
    expect([FIRST_FIGHT, picked, newFightCard(SILK)].map(isFirstFight)).toEqual([true, false, false])
  })

  it('is what the contract takes', () => {
    expect(battleSettings.safeParse(settingsOf(newFightCard(SILK))).success).toBe(true)
  })
})
