/** How a battle went for the player. */
export type BattleOutcome = 'won' | 'lost' | 'draw'

/** BATTLE-5: the higher sum wins, equal sums are a draw. */
export function outcomeOf({
  userScore,
  aiScore,
}: {
  readonly userScore: number
  readonly aiScore: number
}): BattleOutcome {
  if (userScore === aiScore) return 'draw'
  return userScore > aiScore ? 'won' : 'lost'
}
