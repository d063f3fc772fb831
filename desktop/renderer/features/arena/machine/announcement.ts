import { assertNever } from '#shared/std/assert-never.ts'
import { leadOf } from './arena-reading.ts'
import type { ArenaState, Over, Writing } from './arena-state.ts'

/** What the arena says to those who listen to the page; it changes once per turn, so that nothing is said twice. */
export function announcement(state: ArenaState): string {
  const name = state.battle.aiCharacterName
  const { currentRound, maxRounds } = state.standing
  switch (state.phase) {
    case 'writing':
      return `${standingSentence(state)}Round ${String(currentRound)} of ${String(maxRounds)}. Your turn.`
    case 'sending':
    // Until the answer is there as a whole: said line by line, it would talk over the voice again and again.
    case 'arriving':
      return `${name} is listening.`
    case 'answering':
      return `${name} answers: ${state.round.aiResponse.replaceAll('\n', ' / ')}`
    case 'time-up':
      return 'Time is up.'
    case 'over':
      return overSentence(state)
    default:
      return assertNever(state)
  }
}

/** How it stands, once there is something to say; a round's scores are left to the toast, which is read out, too. */
function standingSentence({ standing, battle, rounds }: Writing): string {
  const lead = leadOf(standing)
  if (rounds.length === 0) return ''
  if (lead === 0) return 'All square. '
  return lead > 0 ? `You lead by ${String(lead)}. ` : `${battle.aiCharacterName} leads by ${String(-lead)}. `
}

function overSentence({ standing, unsent }: Over): string {
  const rest = unsent === undefined ? '' : ' The verse in the box was not sent.'
  if (standing.status === 'abandoned')
    return `Time ran out before the first verse. This one does not count.${rest}`
  const { userScore, aiScore, outcome } = standing
  const words = { victory: 'Victory', defeat: 'Defeat', draw: 'A draw' }
  return `${words[outcome]}, ${String(userScore)} to ${String(aiScore)}.${rest}`
}

/** Seconds left at which the clock is read out. */
const SPOKEN_SECONDS = [60, 30, 10]

/** What is said of the clock at a second, if anything. */
export const clockAnnouncement = (seconds: number): string | undefined =>
  SPOKEN_SECONDS.includes(seconds) ? `${String(seconds)} seconds left.` : undefined
